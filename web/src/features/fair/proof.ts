/** The proof of a game's dice: fetched, recomputed, and judged as daikaiju.fairness.verdict does. */

import { check, type Checked, commitmentOf, OLD_SCHEME, shareCommitment, withheldIn } from '../../game/fairness'
import type { Argument, Fair, FairRound, Finding, Message, ReadDocument, Status } from '../../net/types'
import { drawsOfFile } from '../../net/gameFiles'

export interface Proof {
  /** The game of this server it belongs to, when that is known. */
  game: string | null
  document: ReadDocument
  status: Status
  /** Why it is not fair. */
  findings: Message[]
  draws: Checked[]
  wrong: Checked[]
}

const WORST_LAST: Status[] = ['fair', 'unproved', 'cut', 'altered', 'unreadable']

/** The number of a game in an address of this site, after `#game=`, or typed alone. */
export function gameIn(text: string): string | null {
  const found = /(?:^|\/(?:t|game)\/|#(?:.*&)?game=)([\w-]{4,64})(?:[?#&].*)?$/.exec(text.trim())
  return found?.[1] ?? null
}

/** Recompute every draw in every document of a file. */
export async function prove(text: string, game: string | null): Promise<Proof[]> {
  return (await drawsOfFile(text)).documents.map((document) => judge(document, game))
}

export function judge(document: ReadDocument, game: string | null): Proof {
  const { fair } = document
  const secret = fair?.secret
  const exchange = fair ? exchangeFindings(document, fair) : []
  // With numbers other than those exchanged, no roll would fit; that says nothing about the rolls.
  const draws = fair && secret && !exchange.some(({ status }) => status === 'altered') ? check(document.draws, { ...fair, secret }) : []
  const wrong = draws.filter((draw) => draw.outcome !== draw.computed)
  let found = [...document.findings, ...exchange]
  if (wrong[0]) {
    // Anything impossible after it is a consequence.
    const roll = finding('altered', 'fair-altered-roll', { roll: wrong[0].number + 1 })
    found = [...found.filter(({ status }) => status === 'unproved'), roll]
  }
  const rank = (status: Status): number => WORST_LAST.indexOf(status)
  const status = found.reduce<Status>((worst, one) => (rank(one.status) > rank(worst) ? one.status : worst), 'fair')
  const findings = found.filter((one) => one.status === status).map(({ message }) => message)
  return { game, document, status, findings, draws, wrong }
}

/** Whether everyone opened what they committed to, and who added nothing. */
function exchangeFindings(document: ReadDocument, fair: Fair): Finding[] {
  const found: Finding[] = []
  const rounds = [...fair.broken, fair]
  const named = (seats: number[]): string[] => seats.map((seat) => fair.seats[seat] ?? '')
  for (const [number, round] of rounds.entries()) {
    if (commitmentOf(round.secret ?? '') !== round.commitment) found.push(finding('altered', 'fair-altered-secret'))
    if (fair.scheme === OLD_SCHEME) return [...found, finding('unproved', 'fair-old-form')]
    const unfit = unfitShares(fair.table, round)
    const withheld = withheldIn(round)
    if (unfit.length) found.push(finding('altered', 'fair-altered-share', { monsters: monsters(document, named(unfit)) }))
    if (round === fair) {
      if (withheld.length) found.push(finding('altered', 'fair-missing-share', { monsters: monsters(document, named(withheld)) }))
    } else if (withheld.length) {
      found.push(finding('unproved', 'fair-withheld', { monsters: monsters(document, named(withheld)), round: number + 1 }))
    } else found.push(finding('unproved', 'fair-rejected', { round: number + 1 }))
  }
  const moved = movedSeats(document, fair)
  if (moved.length) found.push(finding('unproved', 'fair-reseated', { monsters: monsters(document, moved) }))
  if (!fair.shares.length) found.push(finding('unproved', 'fair-nobody'))
  else if (fair.without.length) found.push(finding('unproved', 'fair-without', { monsters: monsters(document, named(fair.without)) }))
  return found
}

function unfitShares(table: string, { commitment, commitments, shares }: FairRound): number[] {
  const known = new Map(commitments.map((one) => [one.seat, one.commitment]))
  return shares.flatMap(({ seat, share }) => (known.get(seat) === shareCommitment(table, commitment, seat, share) ? [] : [seat]))
}

/** Who does not play where they sat when everything was frozen; a person alone among bots may have been moved to begin. */
function movedSeats({ seats, first_to_answer }: ReadDocument, { seats: frozen, commitments, without }: Fair): string[] {
  const moved = frozen.filter((monster, seat) => monster !== seats[seat])
  const people = [...commitments.map(({ seat }) => seat), ...without].map((seat) => frozen[seat] ?? '')
  const [alone] = people
  const begins = people.length === 1 && alone === first_to_answer
  return begins && moved.length === 2 && moved.includes(alone ?? '') ? [] : moved
}

function monsters({ game }: ReadDocument, names: string[]): Argument {
  return { list: names.map((name) => ({ say: { key: `${game}-monster-${name}` } })) }
}

function finding(status: Status, key: string, args: Record<string, Argument> = {}): Finding {
  return { status, message: { key, args } }
}
