import { expect, test } from 'vitest'
import { nameAtScreen } from './oneScreen'
import type { Seat } from '../net/types'

function seat(name: string, mine = true): Seat {
  return {
    monster: null,
    by: 'person',
    name,
    bot: null,
    mine,
    claim: null,
    connected: true,
    away: false,
    left_ms: null,
    agreed: true,
    ignored: null,
  }
}

test('people with names of their own are called by them', () => {
  expect(nameAtScreen({ seats: [seat('Ann'), seat('Bob')] }, 1)).toBe('Bob')
})

test('one name for all seats tells nobody apart', () => {
  expect(nameAtScreen({ seats: [seat('Ann'), seat('Ann')] }, 1)).toBe('')
})

test('what others are called makes no difference', () => {
  expect(nameAtScreen({ seats: [seat('Ann'), seat('Ann', false), seat('Bob')] }, 0)).toBe('Ann')
})

test('before the table is known, nobody has a name', () => {
  expect(nameAtScreen(null, 0)).toBe('')
})
