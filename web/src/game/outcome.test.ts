import { expect, test } from 'vitest'
import { outcomes, toldEvents } from './outcome'
import type { GameEvent } from '../net/types'

const event = (name: string, monster: number, amount?: number): GameEvent => ({
  name,
  seat: monster,
  values: { monster, ...(amount === undefined ? {} : { amount }) },
  say: { key: name },
})

test("gains and losses are summed, and the viewer's come first", () => {
  const events = [event('lost_hearts', 0, 2), event('stars', 2, 3), event('stars', 2, 1), event('energy', 2, 1), event('lost_hearts', 1, 2)]
  expect(outcomes(events, 2)).toEqual([
    {
      seat: 2,
      amounts: [
        ['star', 4],
        ['energy', 1],
      ],
    },
    { seat: 0, amounts: [['heart', -2]] },
    { seat: 1, amounts: [['heart', -2]] },
  ])
})

test('what comes to nothing is not told', () => {
  expect(outcomes([event('energy', 0, 1), event('paid', 0, 1), event('resolved', 0)], 0)).toEqual([])
})

test('entering Tokyo is more than a number', () => {
  expect(toldEvents([event('stars', 0, 1), event('entered_city', 0)]).map(({ name }) => name)).toEqual(['entered_city'])
})
