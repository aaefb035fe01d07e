import { expect, test } from 'vitest'
import { OPENING, ROUND, Round, timesFor, type Turn } from './pace'

const opening = ['revealed', 'revealed', 'revealed', ...Array<string>(9).fill('opening_roll'), 'begins', 'turn', 'rolled']

test('a long opening is shown faster, and each of its events still is shown', () => {
  const times = timesFor(opening, 'calm', OPENING)
  expect(times.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(OPENING)
  expect(Math.min(...times)).toBeGreaterThan(0)
})

test('what is short enough keeps its time, and nothing is shown at once but at once', () => {
  expect(timesFor(['rolled'], 'calm', OPENING)).toEqual([1100])
  expect(timesFor(opening, 'instant').every((ms) => ms === 0)).toBe(true)
})

const sum = (times: readonly number[]): number => times.reduce((all, ms) => all + ms, 0)

/** Plays a round of bots, each with a few answers: how long it is shown, and how long each answer is. */
function roundOf(bots: number, answers: string[][], thinking = 0): number[] {
  let clock = 1000
  let shownUntil = clock
  const round = new Round(() => clock)
  round.answered()
  const shown: number[] = []
  for (let bot = 0; bot < bots; bot += 1) {
    for (const [place, events] of answers.entries()) {
      clock += thinking
      const turns = events.map((_, event): Turn => (place === 0 && event === 0 ? 'bot' : null))
      const times = round.shortened(timesFor(events, 'brisk'), turns, bots, Math.max(0, shownUntil - clock))
      shownUntil = Math.max(shownUntil, clock) + sum(times)
      shown.push(sum(times))
    }
  }
  clock = Math.max(clock, shownUntil)
  return [clock - 1000, ...shown]
}

const turn = [
  ['turn', 'rolled'],
  ['rolled'],
  ['rolled', 'stars', 'energy', 'smash', 'lost_hearts', 'lost_hearts', 'entered_city', 'stars'],
  ['bought', 'paid', 'revealed'],
]

test('a round of bots never takes longer than people like to wait, however many there are and however much they do', () => {
  for (const bots of [1, 2, 3, 4, 5])
    for (const answers of [turn, [...turn, ...turn], Array<string[]>(30).fill(['rolled', 'smash', 'fell'])])
      for (const thinking of [0, 72, 240]) {
        const busy = bots * answers.length * thinking
        expect(roundOf(bots, answers, thinking)[0]).toBeLessThanOrEqual(Math.max(ROUND, busy))
      }
})

test('usual turns are all shown, those of many bots faster', () => {
  const [three, ...shown] = roundOf(3, turn, 120)
  const [five, ...shorter] = roundOf(5, turn, 72)
  expect(Math.min(...shown)).toBeGreaterThan(50)
  expect(Math.min(...shorter)).toBeGreaterThan(30)
  expect(three).toBeGreaterThan(3500)
  expect(Math.abs(five! - three!)).toBeLessThan(2000)
})

test('the own turn keeps its time, and ends the waiting', () => {
  let clock = 0
  const round = new Round(() => clock)
  round.answered()
  expect(round.shortened([500, 500], ['bot', null], 5, 0)).toEqual([177, 177])
  clock = 3000
  round.asked()
  clock = 60_000
  round.answered()
  expect(round.left).toBe(ROUND - 3000)
  expect(round.shortened([500, 300], ['own', null], 5, 0)).toEqual([500, 300])
  expect(round.shortened([9000, 500], ['bot', 'own'], 1, ROUND - 4000)).toEqual([1000, 500])
  clock = 61_000
  round.asked()
  expect(round.left).toBe(ROUND)
})
