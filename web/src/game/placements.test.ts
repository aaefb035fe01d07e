import { describe, expect, it } from 'vitest'
import type { Answer, Argument, OpenQuestion } from '../net/types'
import { offered, placementsOf } from './placements'

const text = { key: 'duel-ask-place' }
const ask = (answers: Answer[]): OpenQuestion => ({ seat: 0, decision: 'place', text, answers })

function lay(action: number, from: number, to: number, bonus?: string): Answer {
  const place = { track: 'fame', from, to }
  const args: Record<string, Argument> = bonus ? { bonus: { say: { key: `duel-bonus-${bonus}` } } } : {}
  return { action, word: 'place', place, label: { key: 'duel-ask-place', attr: bonus ? 'place-turned' : 'place', args } }
}

const leave: Answer = { action: 9, word: 'leave', label: { key: 'duel-ask-place', attr: 'leave' } }

describe('laying a token', () => {
  it('is not asked in other questions, nor of those who only look on', () => {
    expect(placementsOf(null)).toBeNull()
    expect(placementsOf({ seat: 0, decision: 'place', text })).toBeNull()
    expect(placementsOf(ask([leave]))).toBeNull()
  })

  it('has one way when it does not matter how the token lies', () => {
    const placing = placementsOf(ask([lay(1, 2, 2), lay(2, 4, 4), leave]))!
    expect(placing.ways).toHaveLength(1)
    expect(offered(placing, placing.ways[0]!.id, 'fame').map(({ answer }) => answer.action)).toEqual([1, 2])
    expect(offered(placing, placing.ways[0]!.id, 'destruction')).toEqual([])
  })

  it('lets choose which end lies towards the reader', () => {
    const placing = placementsOf(ask([lay(1, 2, 4, 'smash'), lay(2, 2, 4, 'dice'), lay(3, 4, 6, 'smash')]))!
    expect(placing.spots).toHaveLength(2)
    const actions = placing.ways.map(({ id }) => offered(placing, id, 'fame').map(({ answer }) => answer.action))
    expect(actions).toEqual([[1, 3], [2]])
  })

  it('leaves nothing to choose where every place decides how the token lies', () => {
    const placing = placementsOf(ask([lay(1, 2, 6, 'energy'), lay(2, 4, 8, 'heal')]))!
    expect(placing.ways).toHaveLength(1)
    expect(offered(placing, placing.ways[0]!.id, 'fame').map(({ answer }) => answer.action)).toEqual([1, 2])
  })

  it('lets choose which token of The King goes there', () => {
    const now = { place: { track: 'fame', from: 0, to: 0 } }
    const moved: Answer = {
      action: 2,
      word: 'mark',
      place: { track: 'fame', from: 2, to: 2 },
      label: { key: 'duel-ask-mark_ground', attr: 'mark-move', args: { now } },
    }
    const fresh: Answer = { ...moved, action: 1, label: { key: 'duel-ask-mark_ground', attr: 'mark', args: { now: '' } } }
    expect(placementsOf(ask([fresh, moved]))!.ways.map((way) => way.now)).toEqual([null, now])
  })
})
