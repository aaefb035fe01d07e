/** Everything that travels between page and server, as docs/protocol.md says. */

export type GameName = 'king' | 'duel'
export type Language = 'en' | 'ru' | 'uk'

// Sayings

export interface Message {
  key: string
  attr?: string | null
  args?: Record<string, Argument>
}

export interface Place {
  track: string
  from: number
  to: number
}

export type Argument =
  | number
  | string
  | { seat: number }
  | { seat_or_you: number }
  | { is_you: number }
  | { card: string }
  | { faces: string[] }
  | { space: number }
  | { place: Place }
  | { say: Message }
  | { list: Argument[] }

// Scenes

export interface OwnedCard {
  id: string
  tokens?: number
  as?: string
}

export interface MarketCard {
  id: string
  price: number
  token?: string | null
  cheaper?: boolean
}

interface AnyScene {
  edition: string
  turn: number
  active: number
  over: boolean
  winners: number[]
  dice: string[]
  rolls_left: number
  market: (MarketCard | null)[]
  deck: number
  discards: number
}

export interface KingMonster {
  monster: string
  alive: boolean
  hearts: number
  most_hearts: number
  stars: number
  energy: number
  poison: number
  shrink: number
  extra_turns: number
  cards: OwnedCard[]
}

export interface KingScene extends AnyScene {
  game: 'king'
  city: number | null
  bay: number | null
  bay_open: boolean
  monsters: KingMonster[]
}

export interface DuelSpace {
  at: number
  token: string | null
  bonus: string | null
  spotlight: number | null
  victory: number | null
}

export interface DuelTrack {
  track: 'fame' | 'destruction'
  marker: number
  spaces: DuelSpace[]
}

export interface DuelMonster {
  monster: string
  life: number
  most_life: number
  energy: number
  dice_tokens: number
  fewer_dice: number
  dominated: boolean
  extra_turns: number
  cards: OwnedCard[]
}

export interface DuelScene extends AnyScene {
  game: 'duel'
  tracks: DuelTrack[]
  monsters: DuelMonster[]
}

export type Scene = KingScene | DuelScene

// Questions

export interface Answer {
  action: number
  label: Message
  word: string
  card?: string | null
  die?: number | null
  face?: string | null
  number?: number | null
  place?: Place | null
}

export interface Question {
  seat: number
  decision: string
  text: Message
  default?: number | null
  usual?: boolean
  reroll?: { first: number; dice: number } | null
  /** Only for the browser that holds the seat. */
  answers?: Answer[]
  /** What only the asked player sees: a card of the deck that was looked at. */
  seen?: { id: string; price: number } | null
}

// Events

export interface GameEvent {
  name: string
  seat: number | null
  values: Record<string, unknown>
  say: Message | null
}

export interface Clock {
  seat: number
  left_ms: number
  /** When it begins to run at the latest, if nobody says that the question is shown. */
  starts_in_ms: number
}

export interface Told {
  from: number
  number: number
  events: GameEvent[]
  scene: Scene
  /** The number of the news that this takes back. */
  undone?: number
}

export interface News extends Told {
  kind: 'news'
  question: Question | null
  clock: Clock | null
  undo: number | null
  lesson?: Message | null
}

export interface Whole extends Omit<News, 'kind' | 'undone'> {
  kind: 'whole'
  told: Told[]
  undone?: boolean
}

// The table

export type ClockKind = 'none' | 'move' | 'game'

export interface ClockSetting {
  kind: ClockKind
  seconds: number
}

export interface Seat {
  monster: string | null
  by: 'person' | 'bot' | 'open'
  name: string
  bot: string | null
  mine: boolean
  claim: string | null
  connected: boolean
  away: boolean
  left_ms: number | null
}

/** What was exchanged for the dice in one round. */
export interface Round {
  /** Of the server. */
  commitment: string
  commitments: { seat: number; commitment: string }[]
  shares: { seat: number; share: string }[]
  secret: string | null
}

export interface Fair extends Round {
  scheme: string
  table: string
  /** The monsters in the order of the seats when everything was frozen; shares count seats in this order. */
  seats: string[]
  /** Only of a table, not of a file. */
  stage?: 'committing' | 'opening' | 'fixed'
  /** Seats of people that have no share in the dice. */
  without: number[]
  /** Earlier rounds, in which somebody did not open a share. */
  broken: Round[]
}

export type TableStatus = 'waiting' | 'running' | 'over' | 'old_rules'

export interface Table {
  kind: 'table'
  id: string
  status: TableStatus
  game: GameName
  options: Record<string, string | number | boolean | string[]>
  creator: boolean
  locked: boolean
  listed: boolean
  /** It begins as soon as everybody is here. */
  starts_itself: boolean
  lesson: string | null
  rematch: string | null
  clock: ClockSetting
  seats: Seat[]
  spectators: number
  fair: Fair
}

export interface ChatLine {
  number: number
  name: string
  seat: number | null
  text: string
  at: string | number
}

export type FromServer =
  | Table
  | News
  | Whole
  | { kind: 'ack'; key: string; number: number }
  | { kind: 'refused'; key?: string | null; code: string; text: Message }
  | { kind: 'chat'; lines: ChatLine[] }
  | { kind: 'clock'; number: number; clock: Clock }
  | { kind: 'notice'; text: Message }
  | { kind: 'pong' }

export type FromPage =
  | { kind: 'hello'; have: number; claim?: string }
  | { kind: 'act'; seat: number; at: number; action: number; key: string }
  | { kind: 'undo'; seat: number; at: number; key: string }
  | { kind: 'sit'; seat: number; name: string }
  | { kind: 'shown'; at: number }
  | { kind: 'stand'; seat: number }
  | { kind: 'leave'; seat: number }
  | { kind: 'seat'; seat: number; by?: string; monster?: string; name?: string }
  | { kind: 'back'; seat: number }
  | { kind: 'lock'; locked: boolean }
  | { kind: 'setup'; seats?: number; clock?: ClockSetting; options?: Record<string, string | boolean> }
  | { kind: 'start'; fill?: string }
  | { kind: 'commit'; to: string; commitments: { seat: number; commitment: string }[] }
  | { kind: 'open'; to: string; shares: { seat: number; share: string }[] }
  | { kind: 'pace'; speed: 'calm' | 'brisk' | 'instant' }
  | { kind: 'skip' }
  | { kind: 'say'; text: string; key: string }
  | { kind: 'since'; have: number }
  | { kind: 'rematch' }
  | { kind: 'ping' }
