import { describe, expect, it } from 'vitest'
import { houses, STREET } from './houses'

describe('the houses', () => {
  it('stand wall to wall along the whole street', () => {
    const walls = houses().map(({ wall }) => /^M(\d+) (\d+)h(\d+)V/.exec(wall)!.slice(1).map(Number))
    let x = 0
    for (const [left, top, width] of walls) {
      expect(left).toBe(x)
      expect(top).toBeGreaterThan(0)
      x += width!
    }
    expect(x).toBe(STREET.width)
  })

  it('have windows with and without light, and neighbours of different colours', () => {
    const all = houses()
    expect(all.every(({ lit, dark }) => lit !== '' || dark !== '')).toBe(true)
    expect(all.every(({ tint }, place) => !place || tint !== all[place - 1]!.tint)).toBe(true)
  })
})
