import { expect, test } from 'vitest'
import { SIDES, turnTo } from './cube'

test('every face has its own way to lie on top', () => {
  for (const game of ['king', 'duel'] as const) {
    const turns = SIDES[game].map((face) => JSON.stringify(turnTo(game, face, 0, 0)))
    expect(new Set(turns).size).toBe(6)
  }
})

test('a throw adds whole turns only', () => {
  for (let place = 0; place < 8; place++) {
    const still = turnTo('king', 'claw', 0, place)
    const thrown = turnTo('king', 'claw', 3, place)
    expect(thrown).not.toEqual(still)
    expect(Math.abs(thrown.x - still.x) % 360).toBe(0)
    expect(Math.abs(thrown.y - still.y) % 360).toBe(0)
  }
})
