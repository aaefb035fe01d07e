import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { check, commitmentOf, exchangeDigest, FairDice, fromHex, shareCommitment, toHex, withheldIn } from './fairness'
import type { Fair } from '../net/types'

interface Vector {
  fair: Fair & { secret: string }
  digest: string
  dice: number[]
  large: [number, number][]
  rare: number[]
}

/** Written by daikaiju.fairness: tests/server/fair_files.py. */
const VECTORS = JSON.parse(readFileSync(new URL('../../../tests/server/fair_vectors.json', import.meta.url), 'utf-8')) as Record<
  string,
  Vector
>

describe.each(Object.entries(VECTORS))('fair dice (%s)', (_, { fair, digest, dice, large, rare }) => {
  it('commit as the server and the browsers did', () => {
    for (const round of [fair, ...fair.broken]) {
      expect(commitmentOf(round.secret ?? '')).toBe(round.commitment)
      for (const { seat, commitment } of round.commitments) {
        const share = round.shares.find((one) => one.seat === seat)?.share
        if (share) expect(shareCommitment(fair.table, round.commitment, seat, share)).toBe(commitment)
      }
    }
  })

  it('take everything into one hash, in the order of the seats', () => {
    expect(toHex(exchangeDigest(fair))).toBe(digest)
    expect(toHex(exchangeDigest({ ...fair, shares: fair.shares.toReversed() }))).toBe(digest)
  })

  it('give the outcomes the server gives', () => {
    const here = new FairDice(fair)
    expect(dice.map((_, number) => here.outcome(number, 6))).toEqual(dice)
    expect(large.map(([number]) => here.outcome(number, 1679616))).toEqual(large.map(([, outcome]) => outcome))
    expect(rare.map((_, number) => here.outcome(number, 3 * 2 ** 51))).toEqual(rare)
  })

  it('find a draw that was changed', () => {
    const draws = dice.map((outcome, number) => ({ number, spread: 6, outcome: number === 7 ? (outcome + 1) % 6 : outcome }))
    expect(check(draws, fair).flatMap((draw) => (draw.outcome === draw.computed ? [] : [draw.number]))).toEqual([7])
  })
})

it('names who withheld a share', () => {
  expect(VECTORS['broken']?.fair.broken.map(withheldIn)).toEqual([[1]])
})

it('refuses what is no hexadecimal number', () => {
  expect(() => fromHex('0x')).toThrow(RangeError)
  expect(() => fromHex('abc')).toThrow(RangeError)
})
