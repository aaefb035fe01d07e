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

  /** `idle` is called whenever the last step has ended. */
  constructor(private idle: () => void) {}

  get busy(): boolean {
    return this.current !== null
  }

  /** How long everything would take that waits or is still being shown. */
  get length(): number {
    const shown = this.current?.ms ? Math.max(0, this.ends - performance.now()) : 0
    return this.steps.reduce((sum, step) => sum + step.ms, shown)
  }

  push(...steps: Step[]): void {
    this.steps.push(...steps)
    if (this.current === null) this.next()
  }

  /** End the step that is shown and all that wait, in order. */
  skip(): void {
    clearTimeout(this.timer)
    const waiting = this.steps
    this.steps = []
    const current = this.current
    current?.end()
    for (const step of waiting) {
      step.begin()
      step.end()
    }
    this.current = null
    if (current !== null || waiting.length > 0) this.idle()
  }

  private next(): void {
    for (;;) {
      const step = this.steps.shift()
      if (!step) {
        this.current = null
        this.idle()
        return
      }
      this.current = step
      step.begin()
      if (step.ms > 0) {
        this.ends = performance.now() + step.ms
        this.timer = setTimeout(() => {
          step.end()
          this.next()
        }, step.ms)
        return
      }
      step.end()
    }
  }
}
