import { expect, test } from 'vitest'
import { comesIntoDanger, comesNear, filled, stepsOf } from './track'

test('a track is never emptier than empty or fuller than full', () => {
  expect(filled(5, 20)).toBe(0.25)
  expect(filled(-2, 10)).toBe(0)
  expect(filled(23, 20)).toBe(1)
  expect(filled(3, 0)).toBe(0)
})

test('every step has its line, unless there are too many to count', () => {
  expect(stepsOf(10)).toBe(10)
  expect(stepsOf(20)).toBe(20)
  expect(stepsOf(60)).toBe(1)
  expect(stepsOf(0)).toBe(1)
})

test('the gong is struck once, by the star that reaches 17', () => {
  expect(comesNear(16, 17)).toBe(true)
  expect(comesNear(14, 18)).toBe(true)
  expect(comesNear(17, 18)).toBe(false)
  expect(comesNear(15, 16)).toBe(false)
  // The game is over, which is louder.
  expect(comesNear(16, 20)).toBe(false)
})

test('danger is told once, and not to the dead', () => {
  expect(comesIntoDanger(5, 3)).toBe(true)
  expect(comesIntoDanger(3, 2)).toBe(false)
  expect(comesIntoDanger(4, 0)).toBe(false)
  expect(comesIntoDanger(8, 4)).toBe(false)
})
