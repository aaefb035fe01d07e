/**
 * What bots say now and then. A line follows from the events of the game and the number of the table, so that everybody
 * there sees the same one, and nothing needs to be sent or stored.
 */

import type { GameEvent, Seat } from '../net/types'

export type Occasion = 'greets' | 'strikes' | 'struck' | 'enters' | 'buys' | 'falls' | 'wins' | 'loses'

export interface Line {
  seat: number
  /** The message, and which of its lines. */
  key: string
  line: number
}

/** The bots that have lines; another has those of its like, or none. */
const SPEAKERS: Record<string, string> = {
  random: 'random',
  shy: 'shy',
  rookie: 'rookie',
  dreamy: 'dreamy',
  hasty: 'hasty',
  quick: 'hasty',
  proud: 'proud',
  thrifty: 'thrifty',
  greedy: 'thrifty',
  cautious: 'cautious',
  seasoned: 'seasoned',
  champion: 'champion',
  search: 'search',
}

/** How many lines there are for each occasion. */
export const LINES = 3
/** This many lost hearts are a blow, and this much energy makes a big card. */
const BLOW = 3
const BIG = 5
/** How often, in percent, somebody speaks in a turn that may be spoken in, and at one of its ordinary moments. */
const TALKATIVE_TURNS = 55
const ORDINARY = 60

/** Who speaks of those in the seats: a bot by the name of its lines, or null. */
export function speakersOf(seats: readonly Pick<Seat, 'by' | 'bot'>[]): (string | null)[] {
  return seats.map(({ by, bot }) => (by === 'bot' ? (SPEAKERS[(bot ?? '').split(':', 1)[0]!] ?? null) : null))
}

/** What is said right after the last of these events, if anything. */
export function lineFor(events: readonly GameEvent[], speakers: readonly (string | null)[], seed: string): Line | null {
  return linesFor(events, speakers, seed).get(events.length - 1) ?? null
}

/** What is said in a game so far, each line by the place of the event it follows: one in a turn, and never in two in a row. */
export function linesFor(events: readonly GameEvent[], speakers: readonly (string | null)[], seed: string): Map<number, Line> {
  const said = new Map<number, Line>()
  if (speakers.every((bot) => bot === null)) return said
  let turn = 0
  let active: number | null = null
  let last = -2
  for (const [place, event] of events.entries()) {
    if (event.name === 'turn') {
      turn += 1
      active = whose(event)
    }
    if (turn - last < 2) continue
    const chances = candidates(event, active, speakers)
    if (chances.length === 0) continue
    const draw = (what: string): number => hash(`${seed} ${turn} ${place} ${what}`)
    const [seat, occasion] = chances[draw('who') % chances.length]!
    const rare = occasion !== 'strikes' && occasion !== 'struck' && occasion !== 'enters' && occasion !== 'buys'
    if (!rare && (hash(`${seed} ${turn}`) % 100 >= TALKATIVE_TURNS || draw('now') % 100 >= ORDINARY)) continue
    const key = `web-line-${speakers[seat]}-${occasion}`
    // Nobody repeats a line before all of its kind have been said.
    const before = [...said.values()].filter((line) => line.key === key).length
    said.set(place, { seat, key, line: (hash(`${seed} ${key}`) + before) % LINES })
    last = turn
  }
  return said
}

/** Who might say something about an event, and on what occasion. */
function candidates(event: GameEvent, active: number | null, speakers: readonly (string | null)[]): [number, Occasion][] {
  const who = whose(event)
  const all: [number | null, Occasion][] = []
  const others = speakers.flatMap((_, seat) => (seat === who ? [] : [seat]))
  const amount = numberOf(event.values['amount'])
  switch (event.name) {
    case 'begins':
      all.push(...speakers.map((_, seat): [number, Occasion] => [seat, 'greets']))
      break
    case 'lost_hearts':
    case 'lost_life':
      if (amount < BLOW) break
      // Whoever has nothing left does not talk about the blow.
      if (numberOf(event.values['total']) > 0) all.push([who, 'struck'])
      if (active !== who) all.push([active, 'strikes'])
      break
    case 'entered_city':
      all.push([who, 'enters'])
      break
    case 'bought':
    case 'bought_from':
      if (numberOf(event.values['price']) >= BIG) all.push([who, 'buys'])
      break
    case 'eliminated':
      all.push([who, 'falls'])
      break
    case 'won':
      if (who !== null && speakers[who]) all.push([who, 'wins'])
      else all.push(...others.map((seat): [number, Occasion] => [seat, 'loses']))
      break
  }
  return all.filter((one): one is [number, Occasion] => one[0] !== null && Boolean(speakers[one[0]]))
}

function whose({ seat, values }: GameEvent): number | null {
  return typeof values['monster'] === 'number' ? values['monster'] : seat
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0
}

/** FNV-1a: the same number for the same text in every browser. */
function hash(text: string): number {
  let found = 0x811c9dc5
  for (const letter of text) found = Math.imul(found ^ letter.codePointAt(0)!, 0x01000193)
  found ^= found >>> 15
  return Math.imul(found, 0x2c1b3c6d) >>> 8
}
