/** Fair dice computed again in the browser, exactly as daikaiju.fairness does (docs/fair-dice.md). */

export const SCHEME = 'daikaiju-dice-1'
const DRAWN_BITS = 64n

export interface Draw {
  number: number
  spread: number
  outcome: number
}

export interface Share {
  seat: number
  share: string
}

export interface Checked extends Draw {
  computed: number
}

const encoder = new TextEncoder()

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  if (!/^([0-9a-f]{2})*$/.test(text)) throw new RangeError('hexadecimal digits expected')
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
}

/** What the server shows of its secret before the first roll. */
export async function commitmentOf(secret: string): Promise<string> {
  return toHex(await sha256(fromHex(secret)))
}

/** One hash of all shares, in the order of the seats. */
export async function sharesDigest(shares: readonly Share[]): Promise<Uint8Array> {
  const lines = shares.toSorted((one, other) => one.seat - other.seat).map(({ seat, share }) => `${seat}:${share}\n`)
  return sha256(encoder.encode(lines.join('')))
}

/** The dice of one table: what they give for a draw follows from the secret, the shares and the draw's number alone. */
export class FairDice {
  private constructor(
    private key: CryptoKey,
    private digest: Uint8Array,
  ) {}

  static async of(secret: string, shares: readonly Share[]): Promise<FairDice> {
    const key = await crypto.subtle.importKey('raw', fromHex(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    return new FairDice(key, await sharesDigest(shares))
  }

  async outcome(number: number, spread: number): Promise<number> {
    const values = 1n << DRAWN_BITS
    const usable = values - (values % BigInt(spread))
    for (let attempt = 0; ; attempt += 1) {
      const hash = await crypto.subtle.sign('HMAC', this.key, this.message(number, attempt))
      const drawn = new DataView(hash).getBigUint64(0)
      // Numbers from the last, incomplete round of `spread` would make some outcomes likelier than others.
      if (drawn < usable) return Number(drawn % BigInt(spread))
    }
  }

  private message(number: number, attempt: number): Uint8Array<ArrayBuffer> {
    const scheme = encoder.encode(SCHEME)
    const message = new Uint8Array(scheme.length + this.digest.length + 12)
    message.set(scheme)
    message.set(this.digest, scheme.length)
    const numbers = new DataView(message.buffer, scheme.length + this.digest.length)
    numbers.setBigUint64(0, BigInt(number))
    numbers.setUint32(8, attempt)
    return message
  }
}

/** Every draw beside what the dice give for it; tells now and then how far it is. */
export async function check(
  draws: readonly Draw[],
  secret: string,
  shares: readonly Share[],
  progress: (done: number) => void = () => {},
): Promise<Checked[]> {
  const dice = await FairDice.of(secret, shares)
  const checked: Checked[] = []
  for (const draw of draws) {
    checked.push({ ...draw, computed: await dice.outcome(draw.number, draw.spread) })
    if (checked.length % 50 === 0) progress(checked.length)
  }
  progress(checked.length)
  return checked
}
