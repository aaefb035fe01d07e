/** This browser's part in the dice of a table: its shares, which it keeps before it commits to them, and what was frozen
 * when it opened them, so that it can see later whether the game kept to that (docs/fair-dice.md). */

import { shareCommitment, withheldIn } from './fairness'
import { newShare } from '../net/random'
import type { Fair, FromPage, Table } from '../net/types'

const KEY = 'daikaiju-dice'
/** Older tables are forgotten. */
const MOST = 200

/** What this browser knows about one round of a table. */
interface Pinned {
  table: string
  /** What the server committed to. */
  promise: string
  /** The shares of this browser by seat. */
  shares: Record<number, string>
  /** Everything that was frozen when this browser opened its shares, a line for each seat. */
  frozen?: string[]
}

/** How this browser took part in the dice of a game, or what does not fit what it remembers:
 * `in`: its shares are in, and everything is as it was; `without`: its seats have no share in the dice;
 * `unknown`: it remembers nothing of the table; `promise`: the server committed to something else;
 * `frozen`: seats or commitments are not those that were frozen; `share`: its share was left out or changed;
 * `accused`: it is said to have withheld a share that it opened. */
export type Part = 'in' | 'without' | 'unknown' | 'promise' | 'frozen' | 'share' | 'accused'

export class Shares {
  /** Where nothing can be stored, at least this page remembers. */
  private memory: Pinned[] = []
  private sent = new Set<string>()

  constructor(private store: () => Storage = () => localStorage) {}

  /** What to send when the server describes a table. */
  reply(table: Table): FromPage | null {
    const { id, status, lesson, fair } = table
    const mine = table.seats.flatMap((seat, number) => (seat.mine ? [number] : []))
    if (status !== 'waiting' || lesson !== null || mine.length === 0) return null
    return fair.stage === 'committing' ? this.commit(id, fair, mine) : this.open(table, mine)
  }

  private commit(table: string, fair: Fair, mine: number[]): FromPage | null {
    const to = fair.commitment
    const barred = new Set(fair.broken.flatMap(withheldIn))
    const round = this.round(table, to)
    for (const seat of mine) round.shares[seat] ??= newShare()
    this.keep(round)
    const commitments = mine
      .filter((seat) => !barred.has(seat))
      .map((seat) => ({ seat, commitment: shareCommitment(table, to, seat, round.shares[seat] ?? '') }))
      .filter(({ seat, commitment }) => {
        const known = fair.commitments.find((one) => one.seat === seat)?.commitment
        // Two pages that cannot store anything would replace each other's forever.
        return known === undefined || (known !== commitment && !this.sent.has(commitment))
      })
    for (const { commitment } of commitments) this.sent.add(commitment)
    return commitments.length ? { kind: 'commit', to, commitments } : null
  }

  private open({ id, fair, seats }: Table, mine: number[]): FromPage | null {
    const to = fair.commitment
    const round = this.round(id, to)
    if (fair.seats.join() !== seats.map(({ monster }) => monster).join()) return null
    const frozen = frozenLines(fair)
    // A share once opened is never opened again with other seats or commitments.
    if (round.frozen && round.frozen.join() !== frozen.join()) return null
    const shares = mine.flatMap((seat) => {
      const share = round.shares[seat]
      const known = fair.commitments.find((one) => one.seat === seat)?.commitment
      const opened = fair.shares.some((one) => one.seat === seat)
      return share && !opened && known === shareCommitment(id, to, seat, share) ? [{ seat, share }] : []
    })
    if (!shares.length) return null
    this.keep({ ...round, frozen })
    return { kind: 'open', to, shares }
  }

  /** How this browser took part in the dice of a game that has begun; those it plays, if that is known, may be others
   * than those it had when the shares were opened. */
  part(table: string, fair: Fair, monsters: readonly string[], mine?: readonly string[]): Part {
    const rounds = this.all().filter((round) => round.table === table)
    if (!rounds.length) return 'unknown'
    const told = [...fair.broken, fair]
    const found = rounds.map((round) => ({ round, told: told.find(({ commitment }) => commitment === round.promise) }))
    if (found.some((one) => !one.told)) return 'promise'
    const final = rounds.find(({ promise }) => promise === fair.commitment)
    if (final?.frozen && final.frozen.join() !== frozenLines(fair).join()) return 'frozen'
    // A person alone among bots may have swapped places with one to begin; nobody else may.
    if (fair.shares.length > 1 && fair.seats.join() !== monsters.join()) return 'frozen'
    for (const { round, told } of found) {
      if (!round.frozen || !told) continue
      const own = Object.entries(round.shares).filter(([seat]) => told.commitments.some((one) => one.seat === Number(seat)))
      const open = own.filter(([seat, share]) => told.shares.some((one) => one.seat === Number(seat) && one.share === share))
      if (open.length < own.length) return told === fair ? 'share' : 'accused'
    }
    if (!final?.frozen) return 'without'
    const shared = fair.shares.filter(({ seat, share }) => final.shares[seat] === share).map(({ seat }) => fair.seats[seat])
    return mine && !mine.some((monster) => shared.includes(monster)) ? 'without' : 'in'
  }

  /** Whether a share came from this browser. */
  isOwn(share: string): boolean {
    return this.all().some(({ shares }) => Object.values(shares).includes(share))
  }

  private round(table: string, promise: string): Pinned {
    return this.all().find((round) => round.table === table && round.promise === promise) ?? { table, promise, shares: {} }
  }

  private all(): Pinned[] {
    try {
      const found: unknown = JSON.parse(this.store().getItem(KEY) ?? '[]')
      if (Array.isArray(found) && found.length) return found as Pinned[]
    } catch {
      // private windows and broken entries: only this page's own memory is left
    }
    return this.memory
  }

  private keep(round: Pinned): void {
    const others = this.all().filter(({ table, promise }) => table !== round.table || promise !== round.promise)
    this.memory = [...others, round].slice(-MOST)
    try {
      this.store().setItem(KEY, JSON.stringify(this.memory))
    } catch {
      // a full or forbidden store: this page remembers as long as it is open
    }
  }
}

/** What is frozen before anyone opens, one line per seat. */
function frozenLines(fair: Fair): string[] {
  return fair.seats.map((monster, seat) => {
    const commitment = fair.commitments.find((one) => one.seat === seat)?.commitment
    return `${seat}:${monster}:${commitment ?? '-'}`
  })
}

export const ownShares = new Shares()

/** How this browser takes part in the dice of a table; null before the game, for spectators, and where dice are arranged. */
export function ownPart({ id, status, lesson, fair, seats }: Table): Part | null {
  if (status === 'waiting' || lesson !== null || !seats.some(({ mine }) => mine)) return null
  const monsters = seats.map(({ monster }) => monster ?? '')
  const part = ownShares.part(
    id,
    fair,
    monsters,
    monsters.filter((_, seat) => seats[seat]?.mine),
  )
  return part === 'unknown' ? 'without' : part
}
