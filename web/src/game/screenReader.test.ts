import { expect, test } from 'vitest'
import { lastBeforeTurn, asSentences } from './screenReader'
import type { LogLine } from './stage.svelte'

const line = (id: number, name: string): LogLine => ({ id, number: id, event: { name, seat: 0, values: {}, say: { key: name } } })

test('a heading ends like a sentence when it is read out', () => {
  expect(asSentences(['Turn 6: Space Penguin', 'Space Penguin rolls 3 claws.', 'You win!'])).toBe(
    'Turn 6: Space Penguin. Space Penguin rolls 3 claws. You win!',
  )
})

test('whoever arrives hears the turn so far', () => {
  const lines = ['begins', 'turn', 'rolled', 'turn', 'rolled'].map((name, id) => line(id, name))
  expect(lastBeforeTurn(lines)).toBe(2)
  expect(lastBeforeTurn([])).toBeUndefined()
  expect(lastBeforeTurn([line(0, 'turn'), line(1, 'rolled')])).toBeUndefined()
})
