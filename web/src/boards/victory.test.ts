import { expect, test } from 'vitest'
import type { DuelScene, KingScene } from '../net/types'
import { victoryOf } from './victory'

const king = (...alive: boolean[]) => ({ game: 'king', monsters: alive.map((one) => ({ alive: one })) }) as unknown as KingScene

function duel(life: number, marker: number): DuelScene {
  const spaces = [
    { at: 14, victory: 0 },
    { at: 0, victory: null },
    { at: -14, victory: 1 },
  ]
  return { game: 'duel', monsters: [{ life: 5 }, { life }], tracks: [{ marker, spaces }] } as unknown as DuelScene
}

test('a monster wins with stars, or as the last one standing', () => {
  expect(victoryOf(king(true, true, false), [1])).toEqual({ key: 'king-won-stars', args: { you: { is_you: 1 }, monster: { seat: 1 } } })
  expect(victoryOf(king(false, true, false), [1]).key).toBe('king-won-standing')
})

test('several may share a victory', () => {
  expect(victoryOf(king(true, true, true), [0, 2])).toEqual({
    key: 'king-won-shared',
    args: { monsters: { list: [{ seat: 0 }, { seat: 2 }] } },
  })
})

test('a duel is won in three ways', () => {
  expect(victoryOf(duel(0, 0), [0])).toMatchObject({ key: 'duel-won-life', args: { rival: { seat: 1 } } })
  expect(victoryOf(duel(4, 14), [0]).key).toBe('duel-won-victory_space')
  expect(victoryOf(duel(4, -14), [0]).key).toBe('duel-won-spotlight')
})
