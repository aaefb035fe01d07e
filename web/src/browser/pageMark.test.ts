import { expect, test } from 'vitest'
import { marked } from './pageMark'

test('the title says how many tables wait, once', () => {
  expect(marked('Table · Daikaiju', 2)).toBe('(2) Table · Daikaiju')
  expect(marked('(2) Table · Daikaiju', 3)).toBe('(3) Table · Daikaiju')
  expect(marked('(3) Table · Daikaiju', 0)).toBe('Table · Daikaiju')
})
