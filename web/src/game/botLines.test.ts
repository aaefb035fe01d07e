import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { GameEvent } from '../net/types'
import { type Line, LINES, lineFor, linesFor, speakersOf } from './botLines'

const WORDS = join(import.meta.dirname, '../../../src/daikaiju/words')
const ALL = ['champion', 'thrifty', 'rookie', 'random']

const event = (name: string, monster: number, values: Record<string, unknown> = {}): GameEvent => ({
  name,
  seat: monster,
  values: { monster, ...values },
  say: null,
})

/** A game in which everything that is worth a line happens in every turn. */
function game(turns: number): GameEvent[] {
  const events = [event('begins', 0)]
  for (let turn = 0; turn < turns; turn++) {
    const me = turn % 4
    events.push(
      event('turn', me, { number: turn + 1 }),
      event('rolled', me),
      event('lost_hearts', (me + 1) % 4, { amount: 3, total: 5 }),
      event('entered_city', me),
      event('bought', me, { card: 'wings', price: 6 }),
    )
  }
  return events
}

/** In which turn each line was said. */
function turnsOf(events: GameEvent[], said: Map<number, Line>): number[] {
  return [...said.keys()].map((place) => events.slice(0, place + 1).filter(({ name }) => name === 'turn').length)
}

test('somebody greets, then lines are seldom, and never in two turns in a row', () => {
  for (let table = 0; table < 30; table++) {
    const events = game(60)
    const said = linesFor(events, ALL, `table-${table}`)
    const turns = turnsOf(events, said)
    expect(said.get(0)?.key).toMatch(/-greets$/)
    for (const [place, turn] of turns.entries()) if (place > 0) expect(turn - turns[place - 1]!).toBeGreaterThanOrEqual(2)
    expect(turns.length).toBeGreaterThan(8)
    expect(turns.length).toBeLessThan(30)
  }
})

test('everybody sees the same, however much they have seen before', () => {
  const events = game(40)
  const said = linesFor(events, ALL, 'one')
  for (const place of events.keys()) expect(lineFor(events.slice(0, place + 1), ALL, 'one')).toEqual(said.get(place) ?? null)
  expect([...linesFor(events, ALL, 'another').entries()]).not.toEqual([...said.entries()])
})

test('all lines of all occasions are said by somebody, by those they happen to', () => {
  const heard = new Set<string>()
  for (let table = 0; table < 400; table++) {
    const events = [
      ...game(5),
      event('turn', 1),
      event('turn', 2),
      event('turn', 1),
      event('eliminated', 2),
      event('turn', 3),
      event('turn', 0),
    ]
    const last = table % 2 ? event('won', 0) : event('won', 1)
    const speakers = table % 4 < 2 ? ['rookie', 'rookie', 'rookie', 'rookie'] : [null, null, 'rookie', 'rookie']
    for (const [place, { seat, key, line }] of linesFor([...events, last], speakers, `t${table}`)) {
      expect(speakers[seat]).toBe('rookie')
      const { name, values } = [...events, last][place]!
      if (/-(struck|enters|buys|falls|wins)$/.test(key)) expect(seat, name).toBe(values['monster'])
      if (/-(strikes|loses)$/.test(key)) expect(seat, name).not.toBe(values['monster'])
      heard.add(`${key} ${line}`)
    }
  }
  expect(heard.size).toBe(8 * LINES)
})

test('nobody repeats a line before all of its kind have been said', () => {
  const said = [...linesFor(game(300), ['rookie', null, null, null], 'one').values()]
  for (const key of new Set(said.map((line) => line.key))) {
    const lines = said.filter((line) => line.key === key)
    for (const [place, { line }] of lines.entries()) {
      const recent = lines.slice(Math.max(0, place - LINES + 1), place).map((one) => one.line)
      expect(recent, key).not.toContain(line)
    }
  }
})

test('people, and bots nobody knows, say nothing', () => {
  const seat = (by: 'bot' | 'person', bot: string | null) => ({ by, bot })
  const seats = [
    seat('person', null),
    seat('person', 'greedy'),
    seat('bot', 'search:200ms'),
    seat('bot', 'mine.py:My'),
    seat('bot', 'greedy'),
  ]
  expect(speakersOf(seats)).toEqual([null, null, 'search', null, 'thrifty'])
  expect(linesFor(game(20), [null, null, null, null], 'one').size).toBe(0)
})

test('every speaker has words for every occasion in every language', () => {
  const speakers = new Set(
    speakersOf(
      [
        'random',
        'shy',
        'rookie',
        'dreamy',
        'hasty',
        'quick',
        'proud',
        'thrifty',
        'greedy',
        'cautious',
        'seasoned',
        'champion',
        'search',
      ].map((bot) => ({ by: 'bot' as const, bot })),
    ),
  )
  expect(speakers).not.toContain(null)
  for (const language of ['en', 'ru', 'uk']) {
    const text = readFileSync(join(WORDS, language, 'web-bot-lines.ftl'), 'utf8')
    for (const speaker of speakers) {
      for (const occasion of ['greets', 'strikes', 'struck', 'enters', 'buys', 'falls', 'wins', 'loses']) {
        const [, body] = text.match(new RegExp(`^web-line-${speaker}-${occasion} = \\{ \\$line ->\\n([^}]*)\\}`, 'm')) ?? []
        expect(body?.trim().split('\n'), `${language}: ${speaker} ${occasion}`).toHaveLength(LINES)
      }
    }
  }
})
