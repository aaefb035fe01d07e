import { describe, expect, it } from 'vitest'
import { isOwnShare, rememberShare } from './shares'

function storage(first: string | null = null): Storage {
  let text = first
  return { getItem: () => text, setItem: (_: string, value: string) => void (text = value) } as unknown as Storage
}

describe('the shares of this browser', () => {
  it('are known again', () => {
    const store = storage()
    rememberShare('01', store)
    rememberShare('02', store)
    expect(isOwnShare('01', store)).toBe(true)
    expect(isOwnShare('03', store)).toBe(false)
  })

  it('are forgotten when there are too many, and when the memory is broken', () => {
    const store = storage()
    for (let number = 0; number < 250; number += 1) rememberShare(`${number}`, store)
    expect(isOwnShare('0', store)).toBe(false)
    expect(isOwnShare('249', store)).toBe(true)
    expect(isOwnShare('0', storage('{broken'))).toBe(false)
    expect(isOwnShare('0', storage('{}'))).toBe(false)
  })
})
