/** A queue of things to show one after another; skipping jumps to the end. */

export interface Step {
  ms: number
  begin(): void
  end(): void
}

export class StepQueue {
  private steps: Step[] = []
  private current: Step | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private ends = 0
  /** A step is beginning or ending just now; what is pushed or skipped meanwhile follows by itself. */
  private advancing = false
  private skipping = false

  /** `idle` is called whenever the last step has ended. */
  constructor(private idle: () => void) {}

  get busy(): boolean {
    return this.current !== null || this.advancing
  }

  /** How long everything would take that waits or is still being shown. */
  get length(): number {
    const shown = this.current?.ms ? Math.max(0, this.ends - performance.now()) : 0
    return this.steps.reduce((sum, step) => sum + step.ms, shown)
  }

  push(...steps: Step[]): void {
    this.steps.push(...steps)
    if (!this.busy) this.advance()
  }

  /** End the step that is shown and all that wait, in order. */
  skip(): void {
    if (!this.busy) return
    this.skipping = true
    if (!this.advancing) this.advance()
  }

  /** End the step that is shown and begin those that follow, until one takes time. Each ends once, whatever it does. */
  private advance(): void {
    clearTimeout(this.timer)
    this.advancing = true
    try {
      for (;;) {
        const shown = this.current
        this.current = null
        shown?.end()
        const next = this.steps.shift()
        if (!next) break
        this.current = next
        next.begin()
        if (next.ms > 0 && !this.skipping) {
          this.ends = performance.now() + next.ms
          this.timer = setTimeout(() => this.advance(), next.ms)
          return
        }
      }
    } catch (error) {
      this.current = null
      throw error
    } finally {
      this.advancing = false
    }
    this.skipping = false
    this.idle()
  }
}
