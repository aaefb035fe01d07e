import { expect, test } from 'vitest'
import { chart, HEIGHT, WIDTH } from './chart'

test('a chart of nothing is none', () => {
  expect(chart([])).toBeNull()
})

test('ratings rise to the right and stay inside', () => {
  const drawn = chart([
    { rating: 1400, uncertainty: 300 },
    { rating: 1600, uncertainty: 200 },
  ])
  expect(drawn).toMatchObject({ least: 1100, most: 1800 })
  const points = `${drawn?.line} ${drawn?.band}`.split(' ').map((point) => point.split(',').map(Number))
  expect(points).toHaveLength(6)
  for (const [x, y] of points) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(WIDTH)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(HEIGHT)
  }
  expect(points[1]?.[1]).toBeLessThan(points[0]?.[1] ?? 0)
})
