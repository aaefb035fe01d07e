import { beforeEach, expect, test, vi } from 'vitest'
import { type Climb, settings } from '../browser/settings.svelte'
import type { Seat, Table } from '../net/types'
import { AUTO, beginClimb, botsOf, climbed, climbOf, endClimb, nextStep, stepsOf, toldAfter } from './ladder'

vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))

const STEPS = stepsOf('king')
const [FIRST, SECOND] = STEPS as [string, string]
const LAST = STEPS.at(-1)!
const ALL = ['random', 'shy', 'rookie', 'dreamy', 'hasty', 'proud', 'thrifty', 'cautious', 'seasoned', 'champion']
const WITHOUT_ENGINE = ['random', 'shy', 'rookie', 'quick', 'greedy']

beforeEach(() => Object.assign(settings, { strength: AUTO, ladder: {}, climbing: [] }))

const at = (step: string, lost = 0): Climb => ({ step, lost, told: null })

test('a newcomer begins at the bottom, and so does whoever stood on a step that is gone', () => {
  expect(climbOf('king', undefined).step).toBe(FIRST)
  expect(climbOf('king', at('giants')).step).toBe(FIRST)
  expect(climbOf('duel', at('giants')).step).toBe(stepsOf('duel')[0])
})

test('a win leads one step up, and nowhere from the top', () => {
  expect(climbed('king', at(FIRST, 1), true, 't')).toEqual({ step: SECOND, lost: 0, told: { table: 't', change: 'up' } })
  expect(climbed('king', at(LAST), true, 't')).toMatchObject({ step: LAST, told: { change: 'top' } })
  expect(climbed('duel', undefined, true, 't').step).toBe(stepsOf('duel')[1])
})

test('two defeats in a row lead one step down, and nowhere from the bottom', () => {
  const once = climbed('king', at(SECOND), false, 't')
  expect(once).toEqual({ step: SECOND, lost: 1, told: { table: 't', change: 'same' } })
  expect(climbed('king', once, false, 't')).toEqual({ step: FIRST, lost: 0, told: { table: 't', change: 'down' } })
  expect(climbed('king', climbed('king', at(FIRST), false, 't'), false, 't')).toMatchObject({ step: FIRST, told: { change: 'same' } })
})

test('every step has bots for the largest table; where some are missing, the step below plays', () => {
  for (const step of STEPS) expect(botsOf(step, 'king', ALL).length).toBe(5)
  for (const step of STEPS) expect(botsOf(step, 'duel', ALL).length).toBe(1)
  const weaker = ALL.filter((bot) => bot !== 'champion')
  expect(botsOf(LAST, 'king', weaker)).toEqual(botsOf(STEPS.at(-2)!, 'king', ALL))
  expect(botsOf('giants', 'duel', ALL)).toEqual(botsOf(FIRST, 'duel', ALL))
})

test('every step but the last has an opponent where there is no engine', () => {
  for (const game of ['king', 'duel'] as const) {
    for (const step of STEPS) {
      for (const bot of botsOf(step, game, WITHOUT_ENGINE)) expect(WITHOUT_ENGINE).toContain(bot)
    }
  }
  expect(botsOf('brawlers', 'duel', WITHOUT_ENGINE)).toEqual(['quick'])
  expect(botsOf('veterans', 'king', WITHOUT_ENGINE)).toEqual(Array(5).fill('greedy'))
  expect(botsOf(LAST, 'duel', WITHOUT_ENGINE)).toEqual(['greedy'])
})

test('both games have the same steps, and each is stronger than the last', () => {
  expect(stepsOf('duel')).toEqual(STEPS)
  const strengths = STEPS.map((step) => ALL.indexOf(botsOf(step, 'duel', ALL)[0]!))
  expect(strengths).toEqual([...strengths].sort((a, b) => a - b))
})

test('a step that was chosen stands above the ladder', () => {
  settings.ladder = { king: at(SECOND) }
  expect([nextStep('king'), nextStep('duel')]).toEqual([SECOND, stepsOf('duel')[0]])
  settings.strength = LAST
  expect(nextStep('king')).toBe(LAST)
  expect(nextStep('duel')).toBe(LAST)
  settings.strength = 'giants'
  expect(nextStep('king')).toBe(SECOND)
})

const seat = (by: Seat['by'], mine = false): Seat => ({ by, mine }) as Seat
const table = (...seats: Seat[]): Table => ({ id: 't', game: 'king', seats }) as Table

test('a game counts once, and is told until the next begins', () => {
  beginClimb('king', 't')
  const played = table(seat('bot'), seat('person', true))
  endClimb(played, [1])
  endClimb(played, [1])
  expect(settings.ladder.king).toMatchObject({ step: SECOND, lost: 0 })
  expect([toldAfter('king', 't')?.change, toldAfter('king')?.change, toldAfter('king', 'other')]).toEqual(['up', 'up', null])
  beginClimb('king', 'next')
  expect(toldAfter('king')).toBe(null)
  expect(settings.climbing).toEqual(['next'])
})

test('neither games set up by hand count, nor those that were left or have other people', () => {
  endClimb(table(seat('person', true), seat('bot')), [0])
  expect(settings.ladder).toEqual({})
  const person = seat('person', true)
  for (const odd of [table(seat('bot'), seat('bot')), table(person, seat('person')), table(person, person)]) {
    beginClimb('king', 't')
    endClimb(odd, [0])
    expect(settings.ladder.king).toMatchObject({ step: FIRST, told: null })
  }
})
