import { describe, expect, it } from 'vitest'
import { isOwnShare, lacksShare, rememberShare, sharesSent } from './shares'
import type { Table } from './types'

function storage(first: string | null = null): Storage {
  let text = first
  return { getItem: () => text, setItem: (_: string, value: string) => void (text = value) } as unknown as Storage
}

describe('the shares of this browser', () => {
  it('are remembered by table, the last one last', () => {
    const store = storage()
    rememberShare('a', '01', store)
    rememberShare('b', '02', store)
    rememberShare('a', '03', store)
    rememberShare('a', '01', store)
    expect(sharesSent('a', store)).toEqual(['03', '01'])
    expect(isOwnShare('02', store)).toBe(true)
    expect(isOwnShare('04', store)).toBe(false)
  })

  it('are forgotten when there are too many, and when the memory is broken', () => {
    const store = storage()
    for (let number = 0; number < 250; number += 1) rememberShare('a', `${number}`, store)
    expect(sharesSent('a', store)).toHaveLength(200)
    expect(isOwnShare('0', store)).toBe(false)
    expect(sharesSent('a', storage('{broken'))).toEqual([])
    expect(sharesSent('a', storage('{}'))).toEqual([])
  })

  it('are given for every own seat, and only before the game', () => {
    const table = (status: string, ...given: number[]) =>
      ({ status, seats: [{ mine: true }, { mine: false }, { mine: true }], fair: { shares: given.map((seat) => ({ seat, share: '01' })) } }) as Table
    expect(lacksShare(table('waiting'))).toBe(true)
    expect(lacksShare(table('waiting', 0))).toBe(true)
    expect(lacksShare(table('waiting', 0, 2))).toBe(false)
    expect(lacksShare(table('running'))).toBe(false)
  })
})
