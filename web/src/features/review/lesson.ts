/** The lesson of a game: the answer that cost somebody most, and what kind of answers did. */

import type { Review, ReviewedStep } from '../../net/types'

export type Kind = 'dice' | 'yield' | 'buy'

export interface Lesson {
  /** The costliest answer; null if none cost enough to be told. */
  worst: ReviewedStep | null
  /** The kind of answers that cost most in sum, where it is more than that one answer. */
  habit: { kind: Kind; lost: number; answers: number } | null
}

const KINDS: Record<string, Kind> = { roll: 'dice', yield_or_stay: 'yield', escape: 'yield', buy: 'buy' }

/** Answers that gave away less than this are not worth a word. */
const LEAST = 0.02
/** A kind is a habit from this many answers on. */
const FEWEST = 3

export function lessonOf({ steps }: Pick<Review, 'steps'>, seat: number): Lesson {
  const bad = steps.filter((step) => step.seat === seat && step.best_label && (step.lost ?? 0) > 0)
  const worst = bad.reduce<ReviewedStep | null>((most, step) => ((step.lost ?? 0) > (most?.lost ?? 0) ? step : most), null)
  if ((worst?.lost ?? 0) < LEAST) return { worst: null, habit: null }
  const sums = new Map<Kind, { lost: number; answers: number }>()
  for (const step of bad) {
    const kind = KINDS[step.decision]
    if (!kind) continue
    const { lost, answers } = sums.get(kind) ?? { lost: 0, answers: 0 }
    sums.set(kind, { lost: lost + (step.lost ?? 0), answers: answers + 1 })
  }
  const [costly] = [...sums].toSorted(([, one], [, other]) => other.lost - one.lost)
  const tells = costly && costly[1].answers >= FEWEST && costly[1].lost >= 2 * LEAST
  return { worst, habit: tells ? { kind: costly[0], ...costly[1] } : null }
}
