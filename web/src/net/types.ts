/** Everything that travels between page and server. Written by `make protocol` from tools/protocol.py. */

/** The time control: none, a limit for each move, or a limit for the whole game. */
export interface ClockSetting {
  kind: ClockKind
  seconds: number
}

/** A seat in the list of tables. */
export interface ListedSeat {
  monster: string | null
  by: string
  name: string
  bot: string | null
}

/** A table in the list of tables. */
export interface ListedTable {
  id: string
  status: TableStatus
  game: GameName
  options: Options
  locked: boolean
  rated: boolean
  clock: ClockSetting
  seats: ListedSeat[]
  spectators: number
}

/** A table at which somebody sits: their seats, and when something last happened there. */
export interface OwnTable extends ListedTable {
  mine: number[]
  at: number
  asked: boolean
  left_ms: number | null
}

/** A seat of a new table: by `open`, `me` or `bot:NAME`; only a seat by `me` has a name of its own. */
export interface NewSeat {
  monster?: string | null
  by?: string
  name?: string
}

/** The clock of a new table. */
export interface NewClock {
  kind?: ClockKind
  seconds?: number
}

/** A table someone wants to create. */
export interface NewTable {
  seats: NewSeat[]
  game?: GameName
  options?: Record<string, string | boolean | string[]>
  clock?: NewClock
  listed?: boolean
  start?: boolean
  name?: string
  first_game?: boolean
  rated?: boolean
}

/** A table was created. */
export interface Created {
  id: string
}

/** The seats whose players want the coach, and whether it is on: that takes everybody who plays. */
export interface CoachState {
  wanted: number[]
  on: boolean
}

/** A seat as one person sees it; only its holder sees the claim that takes it to another browser. */
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
  agreed: boolean
  ignored: How | null
}

/** The hash of a seat's share. */
export interface SeatCommitment {
  seat: number
  commitment: string
}

/** A seat's share. */
export interface SeatShare {
  seat: number
  share: string
}

/** What was exchanged for the dice in one round; the secret is revealed when the game is over. */
export interface FairRound {
  commitment: string
  commitments: SeatCommitment[]
  shares: SeatShare[]
  secret: string | null
}

/** What can be known about the dice; only a table has a stage, not a file. `after` is how many answers were given before, if the game began from a position. */
export interface Fair extends FairRound {
  scheme: string
  table: string
  seats: string[]
  without: number[]
  broken: FairRound[]
  stage?: Stage | null
  after?: number | null
}

/** A table as one person sees it. */
export interface Table {
  kind: 'table'
  id: string
  status: TableStatus
  game: GameName
  options: Options
  creator: boolean
  host: number | null
  locked: boolean
  rated: boolean
  listed: boolean
  starts_itself: boolean
  lesson: string | null
  tournament: string | null
  coach: CoachState | null
  rematch: string | null
  rematch_by: number | null
  clock: ClockSetting
  terms: string
  seats: Seat[]
  spectators: number
  fair: Fair
}

/** An entry of the Fluent files, or one of its attributes, with its arguments. */
export interface Message {
  key: string
  args?: Record<string, Argument>
  attr?: string | null
}

/** An event: to whom it happens, its values by name, and what it says; None where that is nothing new. */
export interface GameEvent {
  name: string
  seat: number | null
  values: Record<string, unknown>
  say: Message | null
}

/** What happened from one entry to another, and what is on the table then. `undone` is the number of the piece of news that this takes back. */
export interface Told {
  from: number
  number: number
  events: GameEvent[]
  scene: Scene
  undone?: number | null
  lesson?: Message | null
}

/** A whole game for the viewer. */
export interface Replay {
  table: Table
  told: Told[]
  statistics: Record<string, number>[]
  ending: Message | null
  fair: Fair | null
}

/** A person's name. */
export interface Name {
  name: string
}

/** What lets a guest's games come along to another name of the same computer, once and soon; None if there is no guest to bring. */
export interface Handover {
  token: string | null
}

/** What a page brings from another name of the same computer. */
export interface Arrival {
  token: string
}

/** A passkey: when it was made and last used, in milliseconds since 1970, and whether it works at this address. */
export interface Passkey {
  id: string
  name: string
  created_at: number
  used_at: number | null
  here: boolean
}

/** The account of the person who asks; `code` is the recovery code, where a new one was made just now. */
export interface Account {
  name: string
  created_at: number
  passkeys: Passkey[]
  code: string | null
}

/** Whether this browser is signed in, and whether passkeys work at this address. */
export interface AccountState {
  account: Account | null
  possible: boolean
}

/** What a page wants to ask its browser for; a new account has a name. */
export interface PasskeyQuestion {
  purpose: 'make' | 'add' | 'sign_in'
  name?: string
}

/** What it asks its browser: the options of `navigator.credentials.create` or `get`, as JSON. */
export interface PasskeyOptions {
  options: Record<string, unknown>
}

/** A passkey the browser has made: the first of a new account, or one more; `name` is the account's or its own. */
export interface NewPasskey {
  credential: Record<string, unknown>
  name: string
  passkey_name?: string
}

/** What the browser signed with a passkey. */
export interface SignIn {
  credential: Record<string, unknown>
}

/** The code that was shown when the account was made, or last replaced. */
export interface RecoveryCode {
  code: string
}

/** Another name for a passkey. */
export interface PasskeyName {
  id: string
  name: string
}

/** A passkey its owner no longer wants; the last one goes only with the recovery code. */
export interface PasskeyRemoved {
  id: string
  code?: string
}

/** Sign out here, or in every browser. */
export interface SignOut {
  everywhere?: boolean
}

/** A puzzle in the list. */
export interface ListedPuzzle {
  id: string
  game: GameName
  theme: string
  level: number
}

/** All puzzles in their order, the day by which the server goes, and which one is that day's. */
export interface PuzzleList {
  day: string
  today: string
  puzzles: ListedPuzzle[]
}

/** A game in the text format, up to a step; then an answer to the open question, what Chance does at random, or how it is changed by hand. */
export interface AnalysisRequest {
  text: string
  step?: number | null
  action?: number | null
  roll?: boolean
  form?: PositionForm | null
}

/** A game in the text format, up to a step, to play on as one of its monsters against bots of a level. */
export interface PlayOn {
  text: string
  seat: number
  bot: string
  step?: number | null
  name?: string
}

/** How many answers were given up to an entry of a table, without those undone. */
export interface Step {
  step: number
}

/** A line of a leaderboard: a person by name or a bot, with the rating, give or take its uncertainty. */
export interface Ranked {
  name: string
  bot: string | null
  rating: number
  uncertainty: number
  games: number
}

/** Those who have played enough rated games, the surely strong first; and what is enough, the rating being no more uncertain than this. */
export interface Leaderboard {
  game: GameName
  ranked: Ranked[]
  least_games: number
  least_opponents: number
  most_uncertainty: number
}

/** How often somebody played and won. */
export interface Tally {
  games: number
  wins: number
}

/** Somebody's record in a game: in all, by monster, and by the number of players. */
export interface GameRecord {
  game: GameName
  rating: number
  uncertainty: number
  total: Tally
  monsters: Record<string, Tally>
  sizes: Record<string, Tally>
}

/** A rated game of somebody: their monster and place among how many, and the rating after it. */
export interface RatedGame {
  table: string
  game: GameName
  at: number
  monster: string
  place: number
  seats: number
  left: boolean
  rating: number
  uncertainty: number
}

/** What everybody may see of an account holder: their record, and all rated games, the oldest first. */
export interface Profile {
  name: string
  since: number
  records: GameRecord[]
  games: RatedGame[]
}

/** Somebody in your own list: the number of the entry, the name they had, and since when. */
export interface Ignored {
  id: string
  name: string
  how: How
  at: number
}

/** An account holder, by name, whom somebody wants to mute or block. */
export interface NewIgnored {
  name: string
  how: How
}

/** An entry that its owner no longer wants. */
export interface IgnoredRemoved {
  id: string
}

/** What somebody would play with others who wish the same; null stands for any. The clock is in seconds a choice. */
export interface PairingWish {
  game?: GameName
  players?: number | null
  clock?: number | null
  rated?: boolean
  name?: string
}

/** Whether somebody waits, and since how many milliseconds; or at which table the others are. `others` is how many more wait for the same game, `width` how far the wishes have widened (0 to 2), and `mark` what to ask with next, to be answered once something has changed. */
export interface PairingState {
  status: 'none' | 'waiting' | 'paired'
  table: string | null
  waited: number
  others: number
  width: number
  wish: PairingWish | null
  mark: string
}

/** A listed table at which a friend sits. */
export interface FriendTable {
  id: string
  game: GameName
  status: TableStatus
}

/** A friend: since when, whether they have a page open, and at which listed table they sit. */
export interface Friend {
  name: string
  since: number
  online: boolean
  table: FriendTable | null
}

/** Your friends, whom you have asked, and who has asked you. */
export interface Friends {
  friends: Friend[]
  asked: string[]
  asking: string[]
}

/** A friend asks one to come to a table. */
export interface Invitation {
  name: string
  table: string
  game: GameName
}

/** What every page shows: invitations, and who asks to be friends. */
export interface FriendNotices {
  invitations: Invitation[]
  asking: string[]
}

/** The account holder whom something is about. */
export interface FriendName {
  name: string
}

/** A friend who is invited to your table. */
export interface NewInvitation {
  name: string
  table: string
}

/** How often a player did something in one game, out of how many cases; and the champion where it mattered. */
export interface SeatHabit {
  name: string
  cases: number
  done: number
  reviewed: number
  champion: number
}

/** One monster's game: start + luck + skill = result, where luck = dice + others + corrections. */
export interface PlayerReview {
  seat: number
  start: number
  luck: number
  skill: number
  result: number
  dice: number
  others: number
  corrections: number
  start_error: number
  luck_error: number
  skill_error: number
  answers: number
  marks: Record<string, number>
}

/** One seat of a finished game: habits if a person played it, luck and skill if the game was reviewed. */
export interface SeatStatistics {
  seat: number
  habits: SeatHabit[]
  sums: PlayerReview | null
}

/** A finished game in figures; none if it cannot be played again. */
export interface GameStatistics {
  reviewed: boolean
  can_review: boolean
  seats: SeatStatistics[]
}

/** One of your own finished games. */
export interface OwnGame {
  table: string
  game: GameName
  edition: string
  players: number
  at: number
  monster: string
  won: boolean
  can_review: boolean
  sums: PlayerReview | null
}

/** Games and wins at one kind of table, and how many wins would be usual among equals. */
export interface TableTally {
  edition: string
  players: number
  games: number
  wins: number
  usual: number
}

/** What an average reviewed game was made of: start + luck + skill = result; errors are standard errors. */
export interface LuckAndSkill {
  games: number
  start: number
  luck: number
  skill: number
  result: number
  luck_error: number
  skill_error: number
  rivals_skill: number
}

/** A share of some cases with its 95 % interval. */
export interface ShareOfCases {
  cases: number
  done: number
  low: number
  high: number
}

/** A habit, and the champion's in the same positions; what rests on too few cases is left out. */
export interface Habit {
  name: string
  cases: number
  yours: ShareOfCases | null
  reviewed: number
  compared: ShareOfCases | null
  champion: ShareOfCases | null
  differs: 'more' | 'less' | null
}

/** How often somebody left Tokyo with a number of hearts, and how often the champion would have. */
export interface LeavingAt {
  hearts: number
  cases: number
  done: number
  reviewed: number
  compared: number
  champion: number
}

/** With how many hearts somebody leaves Tokyo on average, with the 95 % interval. */
export interface MeanHearts {
  times: number
  mean: number
  low: number
  high: number
}

/** Everything about one player in one game. */
export interface Summary {
  game: string
  games: number
  wins: number
  tables: TableTally[]
  reviewed: LuckAndSkill | null
  habits: Habit[]
  leaving: LeavingAt[]
  hearts: MeanHearts | null
  compared_hearts: MeanHearts | null
  champion_hearts: MeanHearts | null
}

/** One's own games, the newest first, and what they say together, by game. */
export interface OwnStatistics {
  account: boolean
  games: OwnGame[]
  summaries: Summary[]
  waiting: number
  shared: number
}

/** A tournament in the list; times are in milliseconds since 1970. */
export interface ListedTournament {
  id: string
  name: string
  game: GameName
  form: TournamentForm
  status: 'open' | 'running' | 'paused' | 'over' | 'cancelled'
  organiser: string
  rounds: number
  round: number
  clock: ClockSetting
  rated: boolean
  players: number
  most: number
  starts_at: number | null
  ended_at: number | null
}

/** A tournament somebody wants to hold; without a time it begins when its organiser says so. */
export interface NewTournament {
  name: string
  game: GameName
  form: TournamentForm
  clock: NewClock
  rounds?: number
  least?: number
  most?: number
  starts_at?: number | null
  rated?: boolean
  patience?: number
}

/** A line of the standings; nobody has a place before it begins. `games` counts those that were played. */
export interface TournamentPlayer {
  number: number
  name: string
  status: 'in' | 'absent' | 'withdrawn' | 'dropped'
  place: number | null
  points: number
  tie_breaks: number[]
  games: number
}

/** Somebody at a table of a round: whether they are there yet, and what came of it. */
export interface TournamentSeat {
  player: number
  here: boolean
  points: number | null
  how: 'played' | 'left' | 'unopposed' | 'absent' | 'bye' | 'free' | 'void' | 'unfinished' | null
}

/** A table of a round; it has no number where no game is played. `due` is until when people may come. */
export interface TournamentTable {
  round: number
  board: number
  table: string | null
  status: 'waiting' | 'running' | 'done'
  due: number | null
  seats: TournamentSeat[]
}

/** Everything about a tournament, as one person sees it; `now` is the server's time of day. */
export interface Tournament extends ListedTournament {
  least: number
  patience: number
  next_at: number | null
  now: number
  mine: boolean
  me: number | null
  tie_breaks: string[]
  standings: TournamentPlayer[]
  tables: TournamentTable[]
}

/** What its organiser wants: begin now, begin no new round, go on, end it, or drop a player. */
export interface ManageTournament {
  do: 'start' | 'pause' | 'go_on' | 'end' | 'drop'
  player?: number | null
}

/** A warning that the person has not read yet. */
export interface UnreadWarning {
  number: number
  text: string
  at: number
}

/** The person has read a warning. */
export interface WarningSeen {
  number: number
}

/** A line of the chat around what was reported; whether it is by whom the report is about, and the line meant. */
export interface ReportLine {
  number: number
  name: string
  text: string
  at: number
  theirs: boolean
  meant: boolean
}

/** A report as operators see it: by whom and about whom, with the chat around it; an account has its name. */
export interface ReportEntry {
  number: number
  at: number
  table: string
  reason: Reason
  text: string
  reporter: string
  name: string
  account: string | null
  silenced_until: number | null
  closed: boolean
  resolved_at: number | null
  lines: ReportLine[]
}

/** Something an operator did: `command_line` if it was there and not on a page. */
export interface ActEntry {
  number: number
  at: number
  by: string
  command_line: boolean
  act: 'grant' | 'revoke' | 'resolve' | 'warn' | 'silence' | 'unsilence' | 'close_account' | 'reopen_account' | 'close_table'
  name: string
  table: string | null
  report: number | null
  until: number | null
  reason: string
}

/** Something an operator wants to do, to whom a report is about or an account by name, or to a table; and why. */
export interface NewAct {
  act: PageAct
  reason: string
  report?: number | null
  name?: string | null
  table?: string | null
  minutes?: number
}

/** It was done, and has this number in the log. */
export interface ActDone {
  number: number
}

/** What buying a card does to the chance to win at tables of one size, or of all; with the 95 % interval. */
export interface CardWorth {
  players: number | null
  mean: number
  low: number
  high: number
  taken: number
  games: number
}

/** A table of one's own on the first screen. */
export interface HomeTable extends OwnTable {
  won: boolean | null
  can_review: boolean
}

/** What somebody who comes back wants to know: their games, and what the others do. */
export interface Home {
  tables: HomeTable[]
  playing: number
  waiting: number
  live: ListedTable | null
}

/** One answer of Chance: its number from 0, how many outcomes were possible, and which one the game had. */
export interface Draw {
  number: number
  spread: number
  outcome: number
}

/** Something wrong with a file, or something it does not prove. */
export interface Finding {
  status: Status
  message: Message
}

/** A document of a file, and what the page needs to recompute its rolls. */
export interface ReadDocument {
  game: GameName | null
  edition: string
  seats: string[]
  first_to_answer: string | null
  other_rules: boolean
  draws: Draw[]
  fair: Fair | null
  findings: Finding[]
}

/** The documents of a file. */
export interface ReadFile {
  documents: ReadDocument[]
}

/** What everyone may know about a question: who is asked, and what. */
export interface PublicQuestion {
  seat: number
  decision: string
  text: Message
}

/** A track, and the first and last space of the board that something covers. */
export interface Place {
  track: string
  from: number
  to: number
}

/** One possible answer: the number of the action, its name, and what it is about. */
export interface Answer {
  action: number
  label: Message
  word: string
  card?: string | null
  as?: string | null
  price?: number | null
  token?: string | null
  seat?: number | null
  die?: number | null
  face?: string | null
  faces?: string[] | null
  group?: string | null
  number?: number | null
  track?: string | null
  place?: Place | null
  turned?: boolean | null
  pointless?: boolean
}

/** Dice may be rolled again: the action that rolls none, and how many dice lie there. Rolling a set of dice, as bits, is the action with that number added. */
export interface Reroll {
  first: number
  dice: number
}

/** A card of the deck that only the asked player has looked at, and what it would cost. */
export interface SeenCard {
  id: string
  price: number
}

/** What a player is asked, as only that player sees it. */
export interface Question extends PublicQuestion {
  answers: Answer[]
  default?: number | null
  reroll?: Reroll | null
  usual?: boolean
  seen?: SeenCard | null
}

/** Where a game stands, with the game so far in the text format. */
export interface Analysis {
  text: string
  scene: Scene
  question: Question | null
  waits_for_chance: boolean
  remarks: Message[]
  form: PositionForm
}

/** An option of a game; `default_of` where editions differ. */
export interface OptionEntry {
  name: string
  values: (string | boolean)[]
  default: string | boolean | null
  default_of?: Record<string, string | boolean>
}

/** A kind of card; its cost and copies by edition. */
export interface CardEntry {
  id: string
  kind: 'keep' | 'discard'
  cost: Record<string, number>
  copies: Record<string, number>
}

/** A game and everything that belongs to it; in the Duel, `life` is what each monster begins with. */
export interface GameEntry {
  game: GameName
  editions: string[]
  least: number
  most: number
  monsters: string[]
  monsters_of: Record<string, string[]>
  options: OptionEntry[]
  faces: string[]
  cards: CardEntry[]
  tokens: string[]
  life: Record<string, number>
}

/** A pack of cards, and the game it is for. */
export interface PackEntry {
  name: string
  game: GameName
}

/** How long texts may be. */
export interface TextLimits {
  name: number
  line: number
}

/** Everything the page must know before a table is created. */
export interface Catalogue {
  games: GameEntry[]
  bots: string[]
  packs: PackEntry[]
  lessons: string[]
  languages: Language[]
  limits: TextLimits
  rules: string
}

/** How a card of a pack is drawn: like a card of the game itself, or as a path on a canvas of 512 by 512. */
export interface PackPicture {
  like?: string | null
  path?: string | null
  colours?: CardColours | null
}

/** What there is about a card, monster or token besides its effect: the number of its rulings, and clauses. What the rules know themselves is added: the token a card brings, the life a monster begins with. */
export interface Notes {
  rulings?: number
  clauses?: string[]
  token?: string
  life?: number
}

/** What a pack adds to the handbook of its game: notes about its cards, and clauses for events and questions. */
export interface PackHandbook {
  cards: Record<string, Notes>
  events: Record<string, string[]>
  decisions: Record<string, string[]>
}

/** The cards of a pack, with their pictures, its words in every language, and what it adds to the handbook. */
export interface PackForPage {
  name: string
  game: GameName
  cards: CardEntry[]
  pictures: Record<string, PackPicture>
  words: Record<Language, string>
  handbook: PackHandbook
}

/** A chapter of the rules with the names of its clauses. */
export interface Section {
  id: string
  clauses: string[]
}

/** The order of the rules of one game, as the page reads it. */
export interface Handbook {
  sections: Section[]
  events: Record<string, string[]>
  causes?: Record<string, Record<string, string[]>>
  decisions: Record<string, string[]>
  cards: Record<string, Notes>
  monsters?: Record<string, Notes>
  tokens: Record<string, Notes>
  places: Record<string, string[]>
  faces: Record<string, string[]>
}

/** An answer, what it is worth, and why the best one is better; dice are told apart only by what they show. */
export interface PuzzleAnswer {
  action: number
  label: Message
  kept: string[] | null
  chance: number
  behind: number
  error: number
  why: Message | null
}

/** A puzzle with its solution: the position, the question, and the best answers, the very best first. */
export interface Puzzle {
  id: string
  theme: string
  level: number
  scene: Scene
  question: Question
  answers: PuzzleAnswer[]
  roll_outs: number
  network: string
  text: string
}

/** Something was not done: a code for programs and a message for people. */
export interface Refusal {
  code: string
  text: Message
}

/** The name of a seat's monster. */
export interface MonsterName {
  seat: number
}

/** The name of a seat's monster, or "you" to its player. */
export interface SeatOrYou {
  seat_or_you: number
}

/** Whether a seat is the reader's: `yes` or `no`, to select by. */
export interface IsYou {
  is_you: number
}

/** The name of a card; copies of a card have the same. */
export interface CardName {
  card: string
}

/** Dice by what they show. */
export interface Faces {
  faces: string[]
}

/** A space of a track, in half spaces as the rules count them; readers see plus on their own side. */
export interface Space {
  space: number
}

/** Where a token lies. */
export interface Stretch {
  place: Place
}

/** A message as a part of another one. */
export interface Phrase {
  say: Message
}

/** Several arguments as a list: a, b and c. */
export interface Several {
  list: Argument[]
}

/** A card that can be bought; in the Duel with the token it brings, and whether its place makes it cheaper. */
export interface MarketCard {
  id: string
  price: number
  token?: string | null
  cheaper?: boolean
}

/** What is on every table. */
export interface AnyScene {
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

/** A card in front of a monster. */
export interface OwnedCard {
  id: string
  tokens?: number
  as?: string | null
}

/** A monster of the game for 2-6. */
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

/** Tokyo, the dice, the market at the prices of the active monster, and the monsters with everything they have. */
export interface KingScene extends AnyScene {
  game: 'king'
  city: number | null
  bay: number | null
  bay_open: boolean
  havoc?: number
  monsters: KingMonster[]
}

/** A space of a track, in half spaces from the middle, positive on the side of seat 0. */
export interface DuelSpace {
  at: number
  token: string | null
  bonus: string | null
  spotlight: number | null
  victory: number | null
}

/** A track from the end of seat 1 to that of seat 0, and where its marker stands. */
export interface DuelTrack {
  track: TrackName
  marker: number
  spaces: DuelSpace[]
}

/** A monster of the Duel. */
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

/** The tracks, the dice, the card row and the two monsters with everything they have. */
export interface DuelScene extends AnyScene {
  game: 'duel'
  tracks: DuelTrack[]
  monsters: DuelMonster[]
}

/** What can be changed in both games; `turn` is the number of the turn being played. */
export interface AnyForm {
  options: Options
  active: number
  turn: number
  phase: Phase
  dice: string[]
  rolls_left: number
  market: (string | null)[]
}

/** A card in front of a monster, with the tokens on it; its usual ones for None. */
export interface HeldCard {
  id: string
  tokens?: number | null
}

/** A monster of the game for 2-6. */
export interface KingMonsterForm {
  monster: string
  alive: boolean
  hearts: number
  stars: number
  energy: number
  zone: Zone
  poison: number
  shrink: number
  extra_turns: number
  cards: HeldCard[]
}

/** A position of the game for 2-6. */
export interface KingForm extends AnyForm {
  game: 'king'
  monsters: KingMonsterForm[]
  mimic_on?: string | null
}

/** A monster of the Duel. */
export interface DuelMonsterForm {
  monster: string
  life: number
  energy: number
  dice_tokens: number
  stomped: number
  dominated: boolean
  cards: string[]
}

/** A buzz token on the board: on which track, and the lowest space that it covers. */
export interface PlacedToken {
  token: string
  track: TrackName
  space: number
  turned?: boolean
}

/** A position of the Duel; markers and tokens are counted in spaces from the middle, a half for an extra space. */
export interface DuelForm extends AnyForm {
  game: 'duel'
  monsters: DuelMonsterForm[]
  extra_turns: number
  fame: number
  destruction: number
  tokens?: PlacedToken[]
}

/** The time left for the seat that is asked, and when at the latest it starts to run. */
export interface Clock {
  seat: number
  left_ms: number
  starts_in_ms: number
}

/** What has just happened, and what is asked now. */
export interface News extends Told {
  kind: 'news'
  question: PublicQuestion & Partial<Question>
  clock: Clock | null
  undo: number | null
}

/** Everything a page missed, and the state of the game; with `undone`, anything it saw beyond that is taken back. */
export interface Whole {
  kind: 'whole'
  from: number
  number: number
  events: GameEvent[]
  scene: Scene
  question: PublicQuestion & Partial<Question>
  clock: Clock | null
  undo: number | null
  told: Told[]
  lesson?: Message | null
  undone?: boolean
}

/** A line of chat. */
export interface ChatLine {
  number: number
  name: string
  seat: number | null
  text: string
  at: number
}

/** Lines of chat: the newest, or all that there are for this person to read, instead of those they had. */
export interface Chat {
  kind: 'chat'
  lines: ChatLine[]
  whole: boolean
}

/** The message with this key is stored under this number. */
export interface Ack {
  kind: 'ack'
  key: string
  number: number
}

/** The clock of the question with this number. */
export interface ClockNews {
  kind: 'clock'
  number: number
  clock: Clock | null
}

/** A goal of the dice, and the chance to reach it for every set of dice that can be rolled again. */
export interface GoalChances {
  say: Message
  chances: number[]
}

/** What would happen if the person asked at this number stopped rolling; on request, what rolling on may bring. */
export interface IfStopped {
  kind: 'preview'
  number: number
  events: GameEvent[]
  chances: GoalChances[] | null
}

/** A monster's chance to win, with its standard error. */
export interface MonsterChance {
  seat: number
  chance: number
  error: number
}

/** An answer, the chance to win that it leaves the player asked, and how far it is behind the first; with errors. */
export interface WeighedAnswer {
  action: number
  label: Message
  chance: number
  error: number
  behind: number
  behind_error: number
}

/** What the coach says about the question at a number: the best answers first, and why the first is better. */
export interface CoachHint {
  kind: 'hint'
  number: number
  chances: MonsterChance[]
  answers: WeighedAnswer[]
  why: Message | null
  roll_outs: number
  short: Message | null
  guess: Message | null
}

/** The question at a number, for a page that works out by itself what the coach says (`daikaiju.site.thinking`). */
export interface CoachWork {
  kind: 'coach_work'
  number: number
  needed: string
}

/** The coach cannot say anything about the question at a number now. */
export interface CoachAway {
  kind: 'coach_away'
  number: number
}

/** Something people should know. */
export interface Notice {
  kind: 'notice'
  text: Message
}

/** There is a warning for this person to read. */
export interface Warned {
  kind: 'warned'
}

/** Somebody shows a face above their monster. */
export interface Reaction {
  kind: 'reaction'
  seat: number
  face: Face
}

/** The dice that the player who is asked at this number keeps so far, by their places. */
export interface Keeping {
  kind: 'keeping'
  number: number
  seat: number
  dice: number[]
}

/** A refusal of something sent over the socket; its key says of what. */
export interface RefusedNews extends Refusal {
  kind: 'refused'
  key?: string | null
}

/** The server is there. */
export interface Pong {
  kind: 'pong'
}

/** A page is here and has everything up to an entry; a claim brings a seat along from another browser. */
export interface Hello {
  kind: 'hello'
  have?: number
  claim?: string | null
}

/** An answer to the question at a number. */
export interface Act {
  kind: 'act'
  seat: number
  at: number
  action: number
  key: string
}

/** Take back the last choice. */
export interface Undo {
  kind: 'undo'
  seat: number
  at: number
  key: string
}

/** The question at a number is on the screen. */
export interface Shown {
  kind: 'shown'
  at: number
}

/** Take an open seat, or whichever is open, at a table that is set up as the page shows it. */
export interface Sit {
  kind: 'sit'
  seat?: number | null
  name?: string
  terms?: string | null
}

/** Leave a seat before the game. */
export interface Stand {
  kind: 'stand'
  seat: number
}

/** Leave a running game for good. */
export interface Leave {
  kind: 'leave'
  seat: number
}

/** Change who plays a seat, or its monster or name. */
export interface SetSeat {
  kind: 'seat'
  seat: number
  by?: string | null
  monster?: string | null
  name?: string | null
}

/** Take back a seat from the bot that plays it. */
export interface Back {
  kind: 'back'
  seat: number
}

/** Stop others from sitting down, or allow it again. */
export interface Lock {
  kind: 'lock'
  locked: boolean
}

/** Change the table before the game begins. */
export interface Setup {
  kind: 'setup'
  seats?: number | null
  clock?: NewClock | null
  options?: Record<string, string | boolean | string[]> | null
  rated?: boolean | null
}

/** Play at the table as it is set up now. */
export interface Agree {
  kind: 'agree'
  terms: string
}

/** Begin now; bots fill the open seats. */
export interface Start {
  kind: 'start'
  fill?: string | null
}

/** The hashes of shares in the dice, bound to the server's own commitment. */
export interface Commit {
  kind: 'commit'
  to: string
  commitments: SeatCommitment[]
}

/** The shares themselves. */
export interface Open {
  kind: 'open'
  to: string
  shares: SeatShare[]
}

/** The player who is asked about rolling keeps these dice so far; the others see it, and nothing is stored. */
export interface Keep {
  kind: 'keep'
  at: number
  dice: number[]
}

/** What would happen if the player who is asked about rolling kept all dice? And what are the chances of others? */
export interface Preview {
  kind: 'preview'
  at: number
  chances?: boolean
}

/** Somebody wants the coach at this table, or no longer. */
export interface Coach {
  kind: 'coach'
  on: boolean
}

/** What would the coach do about the question at a number? */
export interface Hint {
  kind: 'hint'
  at: number
}

/** How fast this page shows things. */
export interface Pace {
  kind: 'pace'
  speed: 'calm' | 'brisk' | 'instant'
}

/** Catch up at once. */
export interface Skip {
  kind: 'skip'
}

/** A line of chat. */
export interface Say {
  kind: 'say'
  text: string
  key: string
}

/** A face above the player's monster, for a moment. */
export interface React {
  kind: 'react'
  seat: number
  face: Face
}

/** Mute or block the person who sits in a seat or wrote a line, or hear them again. */
export interface Ignore {
  kind: 'ignore'
  how: 'mute' | 'block' | 'hear'
  seat?: number | null
  line?: number | null
}

/** Report the person who sits in a seat or wrote a line to the operators. */
export interface Report {
  kind: 'report'
  reason: Reason
  text?: string
  seat?: number | null
  line?: number | null
}

/** What happened after an entry? */
export interface Since {
  kind: 'since'
  have?: number
}

/** Play again. */
export interface Rematch {
  kind: 'rematch'
}

/** Is the server there? */
export interface Ping {
  kind: 'ping'
}

/** How many steps of how many are valued; of how many is 0 until that is known. */
export interface ReviewProgress {
  kind: 'progress'
  done: number
  total: number
}

/** One answer of a player or of Chance. */
export interface ReviewedStep {
  step: number
  turn: number
  seat: number | null
  decision: string
  entry: unknown
  label: Message
  before: number[]
  after: number[]
  changes: number[]
  mark?: string | null
  lost?: number | null
  best?: unknown
  best_label?: Message | null
  why?: Message | null
}

/** A step that changed much, in words. */
export interface TurningPoint {
  step: number
  turn: number
  seat: number
  change: number
  text: Message
}

/** A whole game, reviewed. */
export interface Review {
  game: string
  edition: string
  seats: string[]
  over: boolean
  winners: number[]
  steps: ReviewedStep[]
  players: PlayerReview[]
  turning_points: TurningPoint[]
  chances: number[][]
  remarks: Message[]
  network: string
  guess: Message | null
}

/** The review of a game, with the number that each of its steps has in the replay. */
export interface GameReview {
  kind: 'review'
  review: Review
  numbers: number[]
}

/** The game cannot be reviewed. */
export interface ReviewRefused extends Refusal {
  kind: 'refused'
}

/** The game, for a page that reviews it by itself (`daikaiju.site.thinking`). */
export interface ReviewWork {
  kind: 'review_work'
  needed: string
}

export type GameName = 'king' | 'duel'

export type CardColours = 'fire' | 'gold' | 'toxic' | 'sea' | 'sky' | 'violet' | 'rose' | 'night' | 'steel' | 'earth'

export type Face = 'roar' | 'laugh' | 'wow' | 'cry' | 'angry' | 'cheer'

export type How = 'mute' | 'block'

export type Reason = 'abuse' | 'name' | 'cheating' | 'stalling' | 'spam' | 'other'

export type PageAct = 'resolve' | 'warn' | 'silence' | 'unsilence' | 'close_account' | 'reopen_account' | 'close_table'

export type Language = 'en' | 'ru' | 'uk'

export type ClockKind = 'none' | 'move' | 'game'

export type TournamentForm = 'swiss' | 'round_robin' | 'fours'

export type TableStatus = 'waiting' | 'running' | 'over' | 'old_rules' | 'closed'

export type TrackName = 'fame' | 'destruction'

export type Stage = 'committing' | 'opening' | 'fixed'

export type Status = 'fair' | 'unproved' | 'cut' | 'altered' | 'unreadable'

export type Options = Record<string, string | number | boolean | string[]>

export type Argument = number | string | MonsterName | SeatOrYou | IsYou | CardName | Faces | Space | Stretch | Phrase | Several

export type Scene = KingScene | DuelScene

export type PositionForm = KingForm | DuelForm

export type Phase = 'start' | 'roll' | 'rolling' | 'resolve' | 'enter' | 'buy' | 'end'

export type Zone = 'outside' | 'city' | 'bay'

export type OpenQuestion = PublicQuestion & Partial<Question>

export type FromServer = Table | News | Whole | Chat | Ack | ClockNews | IfStopped | CoachHint | CoachWork | CoachAway | Notice | Warned | Reaction | Keeping | RefusedNews | Pong

export type FromPage = Hello | Act | Undo | Shown | Sit | Stand | Leave | SetSeat | Back | Lock | Setup | Agree | Start | Commit | Open | Keep | Preview | Coach | Hint | Pace | Skip | Say | React | Ignore | Report | Since | Rematch | Ping

export type ReviewLine = ReviewProgress | GameReview | ReviewRefused | ReviewWork

export const WISH_CLOCKS = [15, 30, 60, 120, 300]

export const USUAL_WISH_CLOCK = 60

export const WISH_SIZES = {"king": [2, 3, 4, 5, 6], "duel": [2]}
