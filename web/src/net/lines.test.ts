import { expect, test } from 'vitest'
import { linesOf } from './lines'

async function lines(...parts: string[]): Promise<string[]> {
  async function* stream(): AsyncGenerator<string> {
    yield* parts
  }
  const found: string[] = []
  for await (const line of linesOf(stream())) found.push(line)
  return found
}

test('lines are whole, however they were cut on the way', async () => {
  expect(await lines('{"a":1}\n{"b"', ':2}', '\n')).toEqual(['{"a":1}', '{"b":2}'])
  expect(await lines('{"a":1}')).toEqual(['{"a":1}'])
  expect(await lines()).toEqual([])
})
