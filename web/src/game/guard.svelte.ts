/** Keeps presses that were meant to skip from answering the question that has appeared in the meantime. */

/** Presses that follow each other sooner than this, in milliseconds, belong together. */
const PAUSE = 600

export class Guard {
  /** For a moment, clicks on the answers do nothing. */
  shields = $state(false)

  private last = -Infinity
  private timer: ReturnType<typeof setTimeout> | undefined

  /** A press has skipped what was being shown. Times are those of events. */
  skipped(at: number): void {
    this.last = at
  }

  /** A question has appeared, perhaps under a finger that was about to skip what was shown before it. */
  asked(at: number, watched: boolean): void {
    if (watched || this.isSkipping(at)) this.raise()
  }

  /** Whether a press belongs to those that skipped; then the next one may belong to them as well. */
  holdsBack(at: number): boolean {
    if (!this.isSkipping(at)) return false
    this.last = at
    if (this.shields) this.raise()
    return true
  }

  private isSkipping(at: number): boolean {
    return at - this.last < PAUSE
  }

  private raise(): void {
    this.shields = true
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.shields = false), PAUSE)
  }
}
