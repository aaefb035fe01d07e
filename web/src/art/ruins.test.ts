import { expect, test } from 'vitest'
import { burning, fallsAt, housesOf, litWindows, lostHeight, ruined, smoking, towerIsBroken } from './ruins'
import { MIDDLE } from './skyline'

const SKYLINE = 'M-10 310V212h7v-9h15v9h9V198l49 12V184h9v-9h19v9h10V224h43V310Z'
const WINDOWS = 'M8 224h5v6h-5zM28 210h5v6h-5zM88 224h5v6h-5zM120 250h5v6h-5z'
const SHARES = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]

test('the houses of a skyline stand side by side', () => {
  expect(housesOf(SKYLINE)).toEqual([
    { left: -10, right: 21, top: 212 },
    { left: 21, right: 70, top: 198 },
    { left: 70, right: 108, top: 184 },
    { left: 108, right: 151, top: 224 },
  ])
})

test('an unharmed city is drawn as it is', () => {
  expect(ruined(SKYLINE, 0)).toBe(SKYLINE)
  expect(litWindows(WINDOWS, SKYLINE, 0)).toBe(WINDOWS)
  expect([smoking(SKYLINE, 0), burning(SKYLINE, 0), towerIsBroken(0)]).toEqual([[], [], false])
})

test('ruins are as wide as the houses were, and never grow again', () => {
  for (const damage of SHARES) {
    const fallen = ruined(SKYLINE, damage)
    expect(fallen.startsWith('M-10 310V')).toBe(true)
    expect(fallen.endsWith('V310Z')).toBe(true)
    expect(housesOf(fallen).map(({ left, right }) => [left, right])).toEqual(housesOf(SKYLINE).map(({ left, right }) => [left, right]))
  }
  housesOf(SKYLINE).forEach((house, number) => {
    const course = SHARES.map((damage) => lostHeight(house, number, damage))
    expect(course).toEqual(course.toSorted((one, other) => one - other))
    expect(house.top + course.at(-1)!).toBeLessThan(290)
  })
})

test('windows go dark one after another, smoke rises, and fire follows', () => {
  const counts = (what: (damage: number) => { length: number }) => SHARES.map((damage) => what(damage).length)
  for (const course of [
    counts((damage) => litWindows(WINDOWS, SKYLINE, damage)).map((length) => -length),
    counts((damage) => smoking(SKYLINE, damage)),
    counts((damage) => burning(SKYLINE, damage)),
  ])
    expect(course).toEqual(course.toSorted((one, other) => one - other))
  for (const damage of SHARES) expect(smoking(SKYLINE, damage).length).toBeGreaterThanOrEqual(burning(SKYLINE, damage).length)
  expect(burning(SKYLINE, 1).length).toBeGreaterThan(8)
  expect(towerIsBroken(1)).toBe(true)
})

test('fire burns on the roof, and on what is left of the house', () => {
  const roofs = burning(MIDDLE, 0.3)
  expect(roofs.length).toBeGreaterThan(0)
  const houses = housesOf(MIDDLE)
  for (const { x, y } of burning(MIDDLE, 1)) {
    const place = houses.findIndex(({ left, right }) => x >= left && x < right)
    expect(y).toBe(houses[place]!.top + lostHeight(houses[place]!, place, 1) + 6)
  }
})

test('what falls when looks like chance, and is always the same', () => {
  const order = Array.from({ length: 50 }, (_, number) => fallsAt(number, 0, 1))
  expect(new Set(order).size).toBe(50)
  expect(order.every((at) => at >= 0 && at < 1)).toBe(true)
  expect(order).not.toEqual(order.toSorted((one, other) => one - other))
})
