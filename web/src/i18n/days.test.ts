import { expect, test } from 'vitest'
import { DAY, isByDays, leftParts } from './days'

test('a day for a choice, or for all of them, is play by correspondence', () => {
  expect(isByDays({ kind: 'move', seconds: DAY })).toBe(true)
  expect(isByDays({ kind: 'game', seconds: 7 * DAY })).toBe(true)
  expect(isByDays({ kind: 'move', seconds: DAY - 1 })).toBe(false)
  expect(isByDays({ kind: 'none', seconds: 2 * DAY })).toBe(false)
})

test('a clock shows days and hours, then hours, then minutes', () => {
  expect(leftParts(2 * DAY + 3 * 3600 + 5)).toMatchObject({ days: 2, hours: 3 })
  expect(leftParts(3 * 3600 + 61)).toMatchObject({ days: 0, shown: '3:01:01' })
  expect(leftParts(61)).toMatchObject({ days: 0, hours: 0, shown: '1:01' })
})
