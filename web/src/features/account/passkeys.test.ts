import { expect, test } from 'vitest'
import { toBytes, toText } from './passkeys'

test('bytes travel as text and come back', () => {
  const bytes = Uint8Array.from([0, 1, 62, 63, 250, 251, 255])
  const text = toText(bytes.buffer)
  expect(text).toMatch(/^[\w-]+$/)
  expect(toBytes(text ?? '')).toEqual(bytes)
  expect(toText(null)).toBeNull()
})
