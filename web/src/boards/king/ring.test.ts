import { expect, test } from 'vitest'
import { ring } from './ring'

test('two sit face to face', () => {
  expect(ring(2, 0)).toEqual({ left: [], top: [1], right: [] })
})

test('four sit round the table, the next one at the left hand', () => {
  expect(ring(4, 2)).toEqual({ left: [3], top: [0], right: [1] })
})

test('six go round clockwise', () => {
  expect(ring(6, 0)).toEqual({ left: [2, 1], top: [3], right: [4, 5] })
})

test('everybody sits somewhere', () => {
  for (let seats = 2; seats <= 6; seats++) {
    const { left, top, right } = ring(seats, 1)
    expect(new Set([...left, ...top, ...right, 1]).size).toBe(seats)
  }
})
