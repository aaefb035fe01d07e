import { expect, test } from 'vitest'
import { byName, isNumber } from './names'

test('only the number of this very computer has the name localhost', () => {
  for (const host of ['127.0.0.1', '127.1.2.3', '[::1]']) expect(isNumber(host)).toBe(true)
  for (const host of ['localhost', '127.evil.example', '192.168.0.7', '[::2]', '127.0.0.1.example']) expect(isNumber(host)).toBe(false)
})

test('the same page under the other name, with what brings the games along', () => {
  expect(byName({ protocol: 'http:', port: '8420' })).toBe('http://localhost:8420/account')
  expect(byName({ protocol: 'http:', port: '' }, 'a-b_c')).toBe('http://localhost/account#handover=a-b_c')
})
