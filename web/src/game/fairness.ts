/** Fair dice computed in the browser, exactly as daikaiju.fairness.dice does (docs/fair-dice.md). With a library
 * rather than crypto.subtle, which is missing over plain HTTP, as on a home network. */

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Fair, FairRound } from '../net/types'

const SCHEME = 'daikaiju-dice-2'
/** The scheme of games whose browsers sent their shares without committing to them first. */
export const OLD_SCHEME = 'daikaiju-dice-1'
const SHARE_SCHEME = 'daikaiju-share-2'
const DRAWN_BITS = 64n

export interface Draw {
  number: number
  spread: number
  outcome: number
}

export interface Checked extends Draw {
  computed: number
}

const encoder = new TextEncoder()

export function fromHex(text: string): Uint8Array {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new RangeError('hexadecimal digits expected')
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** What the server reveals of its secret before any share is known. */
export function commitmentOf(secret: string): string {
  return toHex(sha256(fromHex(secret)))
}

/** What a browser reveals of its share at first: bound to the table, to the server's commitment, and to the seat. */
export function shareCommitment(table: string, promise: string, seat: number, share: string): string {
  return toHex(sha256(encoder.encode(`${SHARE_SCHEME}\n${table}\n${promise}\n${seat}:${share}\n`)))
}

/** The seats of a round that committed to a share and did not open it. */
export function withheldIn({ commitments, shares }: FairRound): number[] {
  return commitments.flatMap(({ seat }) => (shares.some((share) => share.seat === seat) ? [] : [seat]))
}

function bySeat<T extends { seat: number }>(list: readonly T[]): T[] {
  return list.toSorted((one, other) => one.seat - other.seat)
}

/** One hash of everything that was exchanged. */
export function exchangeDigest({ scheme, table, seats, commitment, commitments, shares, broken }: Fair): Uint8Array {
  if (scheme === OLD_SCHEME)
    return sha256(
      encoder.encode(
        bySeat(shares)
          .map(({ seat, share }) => `${seat}:${share}\n`)
          .join(''),
      ),
    )
  const known = new Map(commitments.map((one) => [one.seat, one.commitment]))
  const opened = bySeat(shares).map(({ seat, share }) => `${seat}:${known.get(seat)}:${share}`)
  const lines = [SCHEME, table, ...broken.map((round) => round.commitment), commitment, seats.join(), ...opened]
  return sha256(encoder.encode(lines.map((line) => `${line}\n`).join('')))
}

/** The dice of one table: what they give for a draw follows from what was exchanged and the draw's number alone. */
export class FairDice {
  private key: Uint8Array
  private head: Uint8Array

  constructor(fair: Fair & { secret: string }) {
    this.key = fromHex(fair.secret)
    this.head = new Uint8Array([...encoder.encode(fair.scheme), ...exchangeDigest(fair)])
  }

  outcome(number: number, spread: number): number {
    const values = 1n << DRAWN_BITS
    const usable = values - (values % BigInt(spread))
    for (let attempt = 0; ; attempt += 1) {
      const hash = hmac(sha256, this.key, this.message(number, attempt))
      const drawn = new DataView(hash.buffer, hash.byteOffset).getBigUint64(0)
      // Numbers from the last, incomplete round of `spread` would make some outcomes likelier than others.
      if (drawn < usable) return Number(drawn % BigInt(spread))
    }
  }

  private message(number: number, attempt: number): Uint8Array {
    const message = new Uint8Array(this.head.length + 12)
    message.set(this.head)
    const numbers = new DataView(message.buffer, this.head.length)
    numbers.setBigUint64(0, BigInt(number))
    numbers.setUint32(8, attempt)
    return message
  }
}

/** Every draw, with what the dice give for it. */
export function check(draws: readonly Draw[], fair: Fair & { secret: string }): Checked[] {
  const dice = new FairDice(fair)
  return draws.map((draw) => ({ ...draw, computed: dice.outcome(draw.number, draw.spread) }))
}
