/** Walking along a reviewed game: a place of the chart, the step that led there, and the replay beside it. */

import { signedPointsOf } from '../../i18n/percent'
import { settings } from '../../browser/settings.svelte'
import type { GameReview, Replay, ReviewedStep } from '../../net/types'
import { Player } from '../replay/player.svelte'
import { hashOfStep, stepOfHash } from '../replay/steps'
import { nextBad, nextTurn, pieceOf } from './chart'

export class Walk {
  readonly player: Player
  readonly last: number
  /** So many steps lie behind. */
  place = $state(0)

  constructor(
    private readonly replay: Replay,
    readonly reviewed: GameReview,
    hash: string,
  ) {
    this.player = new Player(replay)
    this.last = reviewed.review.steps.length
    this.goTo(stepOfHash(hash, this.last) ?? 0)
  }

  /** The step that led here. */
  step: ReviewedStep | null = $derived.by(() => this.reviewed.review.steps[this.place - 1] ?? null)
  chances: number[] = $derived.by(() => this.reviewed.review.chances[this.place] ?? [])
  mistakeBefore = $derived.by(() => nextBad(this.reviewed.review.steps, this.place, -1))
  mistakeAfter = $derived.by(() => nextBad(this.reviewed.review.steps, this.place, 1))

  goTo(place: number): void {
    this.place = Math.max(0, Math.min(this.last, place))
    this.player.goTo(pieceOf(this.replay.told, this.reviewed, this.place))
  }

  goToTurn(way: 1 | -1): void {
    this.goTo(nextTurn(this.reviewed.review.steps, this.place, way))
  }

  get address(): string {
    return hashOfStep(this.place)
  }

  /** Whose turn it was at a step. */
  activeAt(step: ReviewedStep): number {
    return this.replay.told[pieceOf(this.replay.told, this.reviewed, step.step + 1)]?.scene.active ?? 0
  }

  monster(seat: number): string {
    return this.reviewed.review.seats[seat] ?? ''
  }
}

/** A share of a win in points, with its sign. */
export function signedPoints(share: number): string {
  return signedPointsOf(share, settings.language)
}

export function points(share: number): string {
  return new Intl.NumberFormat(settings.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(100 * share)
}
