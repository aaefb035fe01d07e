/** The choices before a game, with good defaults, and what to ask the server for. */

import { MEETING } from '../browser/offers'
import { STAND_IN, usualBot } from '../net/bots'
import type { Catalogue, ClockSetting, GameEntry, GameName, NewTable } from '../net/types'

export type Way = 'now' | 'friends' | 'screen' | 'duel' | 'watch'

interface WantedSeat {
  by: string
  monster: string | null
  /** Only asked where several people sit at this screen. */
  name: string
}

export interface SetUp {
  game: GameName
  edition: string
  seats: WantedSeat[]
  clock: ClockSetting
  options: Record<string, string | boolean | string[]>
  listed: boolean
  /** Only account holders are asked. */
  rated: boolean
  /** Whether the bots of the seats were chosen one by one, rather than by how strong they are together. */
  byHand: boolean
}

const BOT = `bot:${STAND_IN}`
const SEATS: Record<Way, string[]> = {
  now: ['me', BOT, BOT, BOT],
  friends: ['me', 'open', 'open'],
  screen: ['me', 'me', BOT],
  duel: ['me', BOT],
  watch: [BOT, BOT, BOT, BOT],
}

export function firstSetUp(way: Way, catalogue: Catalogue): SetUp {
  const game = way === 'duel' ? 'duel' : 'king'
  return {
    game,
    edition: entryOf(catalogue, game).editions[0] ?? '',
    seats: SEATS[way].map((by) => ({ by: by === BOT ? `bot:${usualBot(catalogue.bots)}` : by, monster: null, name: '' })),
    clock: { kind: 'none', seconds: 60 },
    options: {},
    listed: false,
    rated: false,
    byHand: false,
  }
}

export function entryOf(catalogue: Catalogue, game: GameName): GameEntry {
  const entry = catalogue.games.find((one) => one.game === game)
  if (!entry) throw new Error(`the catalogue lacks ${game}`)
  return entry
}

/** The remembered choices, adjusted to what is available now. */
export function fitting(remembered: unknown, way: Way, catalogue: Catalogue): SetUp {
  const first = firstSetUp(way, catalogue)
  if (typeof remembered !== 'object' || remembered === null) return first
  const earlier = remembered as Partial<SetUp>
  return fit({ ...first, ...earlier, byHand: wasByHand(earlier) }, catalogue)
}

/** Whether each bot was chosen by hand; before there was a ladder, that was the only way to play against others. */
export function wasByHand(remembered: Partial<SetUp> | undefined): boolean {
  return remembered?.byHand ?? (remembered?.seats ?? []).some(({ by }) => isBot(by) && by !== BOT)
}

/** Correct what no longer fits after a choice: editions, numbers, monsters, options. */
export function fit(setUp: SetUp, catalogue: Catalogue): SetUp {
  const entry = entryOf(catalogue, setUp.game)
  const edition = entry.editions.includes(setUp.edition) ? setUp.edition : (entry.editions[0] ?? '')
  const monsters = entry.monsters_of[edition] ?? []
  const taken = new Set<string>()
  const usual = `bot:${usualBot(catalogue.bots)}`
  const seats = resized(setUp.seats, entry).map(({ by, monster, name }) => {
    const free = monster !== null && monsters.includes(monster) && !taken.has(monster)
    if (free) taken.add(monster)
    return { by: known(by, catalogue) ? by : usual, monster: free ? monster : null, name: name ?? '' }
  })
  const options: SetUp['options'] = Object.fromEntries(
    Object.entries(setUp.options).filter(
      ([name, value]) => !Array.isArray(value) && entry.options.find((option) => option.name === name)?.values.includes(value),
    ),
  )
  const packs = packsOf(catalogue, setUp.game).filter((name) => chosenPacks(setUp).includes(name))
  if (packs.length > 0) options['packs'] = packs
  if (seats.length !== 2) delete options['two_player_variant']
  const rated = setUp.rated && setUp.clock.kind !== 'none' && packs.length === 0 && !sharesScreen({ seats })
  return { ...setUp, edition, seats, options, rated }
}

export function isBot(by: string): boolean {
  return by.startsWith('bot:')
}

/** The same seats with these bots, in their order, unless each was chosen by hand. */
export function seated(setUp: SetUp, bots: readonly string[]): SetUp {
  if (setUp.byHand) return setUp
  let place = 0
  const seats = setUp.seats.map((seat) => (isBot(seat.by) ? { ...seat, by: `bot:${bots[place++ % bots.length]}` } : seat))
  return { ...setUp, seats }
}

/** How many sit at this screen, how many seats are open, and how many bots there are. */
export interface Crowd {
  me: number
  open: number
  bots: number
}

export function crowdOf(seats: SetUp['seats']): Crowd {
  const count = (is: (by: string) => boolean): number => seats.filter(({ by }) => is(by)).length
  return { me: count((by) => by === 'me'), open: count((by) => by === 'open'), bots: count(isBot) }
}

/** Seats for so many: people first, then whoever follows the link, then bots; everybody keeps their monster and name. */
export function crowded(seats: SetUp['seats'], { me, open, bots }: Crowd): SetUp['seats'] {
  const filled = (of: SetUp['seats'], count: number, by: string): SetUp['seats'] =>
    Array.from({ length: count }, (_, place) => of[place] ?? { by: of.at(-1)?.by ?? by, monster: null, name: '' })
  return [
    ...filled(
      seats.filter(({ by }) => by === 'me'),
      me,
      'me',
    ),
    ...filled(
      seats.filter(({ by }) => by === 'open'),
      open,
      'open',
    ),
    ...filled(
      seats.filter(({ by }) => isBot(by)),
      bots,
      BOT,
    ),
  ]
}

/** The packs available for a game. */
export function packsOf(catalogue: Catalogue, game: GameName): string[] {
  return catalogue.packs.filter((pack) => pack.game === game).map(({ name }) => name)
}

export function chosenPacks({ options }: Pick<SetUp, 'options'>): string[] {
  const { packs } = options
  return Array.isArray(packs) ? packs : []
}

export function resized(seats: SetUp['seats'], { least, most }: GameEntry, wanted = seats.length): SetUp['seats'] {
  const length = Math.min(Math.max(wanted, least), most)
  const by = seats.at(-1)?.by ?? BOT
  return Array.from({ length }, (_, seat) => seats[seat] ?? { by, monster: null, name: '' })
}

function known(by: string, { bots }: Catalogue): boolean {
  return by === 'me' || (MEETING && by === 'open') || bots.some((bot) => by === `bot:${bot}`)
}

/** The bot chosen last in a set-up, or null where no bot plays. */
export function chosenBot({ seats }: SetUp): string | null {
  const by = seats.findLast((seat) => isBot(seat.by))?.by
  return by?.slice('bot:'.length) ?? null
}

/** A table with nobody to wait for starts at once. */
export function startsAtOnce({ seats }: SetUp): boolean {
  return seats.every(({ by }) => by !== 'open')
}

/** Several people at this screen each have a name. */
export function sharesScreen({ seats }: Pick<SetUp, 'seats'>): boolean {
  return seats.filter(({ by }) => by === 'me').length > 1
}

export function toTable(setUp: SetUp, name: string, firstGame = false): NewTable {
  const { game, edition, seats, clock, options, listed, rated } = setUp
  return {
    game,
    options: { edition, ...options },
    seats: seats.map(({ by, monster, name: own }) => (by === 'me' && sharesScreen(setUp) ? { by, monster, name: own } : { by, monster })),
    clock: clock.kind === 'none' ? { kind: 'none', seconds: 0 } : clock,
    listed,
    rated,
    start: startsAtOnce(setUp),
    name,
    first_game: firstGame,
  }
}
