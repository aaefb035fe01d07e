import { expect, test } from 'vitest'
import type { ReviewedStep } from '../../net/types'
import { lessonOf } from './lesson'

const better = { key: 'insight-stop' }
const step = (number: number, seat: number | null, decision: string, lost: number | null): ReviewedStep =>
  ({ step: number, turn: 1, seat, decision, lost, best_label: lost ? better : null }) as unknown as ReviewedStep

test('the lesson is the costliest answer of the person, not of others', () => {
  const steps = [step(0, 0, 'roll', 0.03), step(1, 0, 'buy', 0.12), step(2, 1, 'buy', 0.4), step(3, null, 'dice', null)]
  expect(lessonOf({ steps }, 0).worst?.step).toBe(1)
  expect(lessonOf({ steps }, 1).worst?.step).toBe(2)
})

test('small losses are no lesson, and neither is a game without choices', () => {
  expect(lessonOf({ steps: [step(0, 0, 'roll', 0.019), step(1, 0, 'roll', null)] }, 0)).toEqual({ worst: null, habit: null })
  expect(lessonOf({ steps: [] }, 0)).toEqual({ worst: null, habit: null })
})

test('a kind of answers that cost much again and again is told as well', () => {
  const steps = [0.02, 0.03, 0.02].map((lost, place) => step(place, 0, 'roll', lost))
  const { worst, habit } = lessonOf({ steps: [...steps, step(9, 0, 'yield_or_stay', 0.05), step(10, 0, 'resolve', 0.3)] }, 0)
  expect(worst?.step).toBe(10)
  expect(habit?.kind).toBe('dice')
  expect(habit?.lost).toBeCloseTo(0.07)
  expect(habit?.answers).toBe(3)
  expect(lessonOf({ steps: [step(9, 0, 'buy', 0.05), step(10, 0, 'buy', 0.04)] }, 0).habit).toBeNull()
})
