import { describe, expect, it } from 'vitest'
import { check, commitmentOf, FairDice, fromHex, sharesDigest, toHex } from './fairness'

// Printed by daikaiju.fairness for the secret 00 01 … 1f and these shares.
const SECRET = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('')
const SHARES = [
  { seat: 1, share: 'ab'.repeat(32) },
  { seat: 0, share: '01'.repeat(32) },
]
const DICE = [4, 1, 5, 1, 5, 0, 1, 3, 0, 5, 2, 5]

describe('fair dice', () => {
  it('shows the same fingerprint of a secret as the server', async () => {
    expect(await commitmentOf(SECRET)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd')
  })

  it('takes the shares in the order of the seats', async () => {
    expect(toHex(await sharesDigest(SHARES))).toBe('be33063e4cac9a2f68282cb08621195ab00ca2fc26636ad2283333ecaa01c80c')
    expect(await sharesDigest(SHARES.toReversed())).toEqual(await sharesDigest(SHARES))
  })

  it('gives the outcomes the server gives', async () => {
    const dice = await FairDice.of(SECRET, SHARES)
    expect(await Promise.all(DICE.map((_, number) => dice.outcome(number, 6)))).toEqual(DICE)
    const large = await Promise.all([0, 1, 1000, 123456].map((number) => dice.outcome(number, 1679616)))
    expect(large).toEqual([1417888, 820009, 1080269, 57178])
    expect(await (await FairDice.of(SECRET, [])).outcome(3, 66)).toBe(40)
  })

  it('finds a draw that was changed', async () => {
    const draws = DICE.map((outcome, number) => ({ number, spread: 6, outcome: number === 7 ? 4 : outcome }))
    const told: number[] = []
    const checked = await check(draws, SECRET, SHARES, (done) => told.push(done))
    expect(checked.filter((draw) => draw.outcome !== draw.computed)).toEqual([
      { number: 7, spread: 6, outcome: 4, computed: 3 },
    ])
    expect(told).toEqual([12])
  })

  it('finds a share that was changed', async () => {
    const draws = DICE.map((outcome, number) => ({ number, spread: 6, outcome }))
    const checked = await check(draws, SECRET, [SHARES[0]!])
    expect(checked.some((draw) => draw.outcome !== draw.computed)).toBe(true)
  })

  it('refuses what is no hexadecimal number', () => {
    expect(() => fromHex('0x')).toThrow(RangeError)
    expect(() => fromHex('abc')).toThrow(RangeError)
  })
})
