import { describe, expect, it } from 'vitest'
import type { GameEvent, Told } from '../../net/types'
import { hashOfStep, logLines, nextTurn, previousTurn, stay, stepOfHash, turnStarts } from './steps'

const event = (key: string | null): GameEvent => ({ name: 'turn', seat: 0, values: {}, say: key ? { key } : null })
const told = [1, 1, 2, 2, 2, 3].map(
  (turn, number) => ({ from: number - 1, number, events: [event(`line-${number}`), event(null)], scene: { turn } }) as unknown as Told,
)

describe('the steps of a game', () => {
  it('knows where turns begin', () => {
    expect(turnStarts(told)).toEqual([0, 2, 5])
    expect(turnStarts([])).toEqual([])
  })

  it('goes from turn to turn, and stays within the game', () => {
    const starts = turnStarts(told)
    expect(nextTurn(starts, 0, 5)).toBe(2)
    expect(nextTurn(starts, 5, 5)).toBe(5)
    expect(previousTurn(starts, 4)).toBe(2)
    expect(previousTurn(starts, 2)).toBe(0)
    expect(previousTurn(starts, 0)).toBe(0)
  })

  it('tells only what is said, each line with its step', () => {
    expect(logLines(told).map(({ step, say }) => `${step} ${say.key}`)).toEqual([0, 1, 2, 3, 4, 5].map((step) => `${step} line-${step}`))
  })

  it('finds a step in an address', () => {
    expect(stepOfHash(hashOfStep(4), 5)).toBe(4)
    expect(stepOfHash('#seat=1&step=3', 5)).toBe(3)
    expect(stepOfHash('#step=99', 5)).toBe(5)
    expect(stepOfHash('#steps=1', 5)).toBeNull()
    expect(stepOfHash('', 5)).toBeNull()
  })

  it('stays longer where there is more to read, and less at a higher speed', () => {
    expect(stay([event('a'), event('b')], 1)).toBeGreaterThan(stay([event(null)], 1))
    expect(stay([event('a')], 4)).toBe(stay([event('a')], 1) / 4)
  })
})
