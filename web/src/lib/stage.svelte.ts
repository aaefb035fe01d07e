/** What is seen of a game by now: events are shown one after the other, and in the end the scene the server sent. */

import { afterRoll, toggled } from './keeping'
import { timeFor } from './pace'
import { StepQueue } from './queue'
import { settings } from './settings.svelte'
import { applyEvent } from './applyEvent'
import type { GameEvent, Scene, Told } from './types'

export interface LogLine {
  id: number
  /** The entry of the list it belongs to. */
  number: number
  event: GameEvent
}

/** An event while it is shown. */
export interface Happening {
  id: number
  event: GameEvent
  ms: number
}

/** More than this waiting to be shown means that one fell behind: then the end is shown at once. */
const TOO_LONG = 30_000

export class Stage {
  scene = $state.raw<Scene | null>(null)
  happening = $state.raw<Happening | null>(null)
  lines = $state.raw<LogLine[]>([])
  /** The dice the person keeps at the next roll, and how often each was thrown. */
  kept = $state.raw<boolean[]>([])
  throws = $state.raw<number[]>([])

  private lineCount = 0
  private queue: StepQueue

  /** `settled` is called whenever everything was shown. */
  constructor(settled: () => void) {
    this.queue = new StepQueue(settled)
  }

  get showing(): boolean {
    return this.queue.busy
  }

  /** Show the end of everything that is being shown. */
  skip(): void {
    this.queue.skip()
  }

  /** Show news event by event, and then the whole scene. */
  tell(told: Told): void {
    const quick = document.visibilityState === 'hidden' || this.queue.length > TOO_LONG
    for (const line of this.linesOf(told)) {
      const ms = quick ? 0 : timeFor(line.event.name, settings.speed)
      this.queue.push({ ms, begin: () => this.begin(line, ms), end: () => (this.happening = null) })
    }
    this.afterwards(() => (this.scene = told.scene))
  }

  /** Do something once everything before it was shown. */
  afterwards(act: () => void): void {
    this.queue.push({ ms: 0, begin: act, end: () => undefined })
  }

  /** Show at once where the game stands; what was told on the way, or taken back, changes the log only. */
  jump(scene: Scene, told: Told[], afresh: boolean): void {
    this.skip()
    if (afresh) this.lines = []
    for (const part of told) {
      const kept = this.lines.filter((line) => line.number !== part.undone)
      this.lines = [...kept, ...this.linesOf(part)]
    }
    this.scene = scene
  }

  toggle(die: number): void {
    this.kept = toggled(this.kept, die)
  }

  /** So many dice may be kept. */
  layOut(dice: number): void {
    if (this.kept.length !== dice) this.kept = afterRoll(this.kept, [], dice)
  }

  private begin(line: LogLine, ms: number): void {
    this.lines = [...this.lines, line]
    if (this.scene) this.scene = applyEvent(this.scene, line.event)
    this.throwDice(line.event)
    this.happening = { id: line.id, event: line.event, ms }
  }

  private throwDice(event: GameEvent): void {
    if (event.name === 'turn') this.kept = []
    const places = event.values['places']
    if (event.name !== 'rolled' || !Array.isArray(places)) return
    const rolled = places as number[]
    const dice = this.scene?.dice.length ?? 0
    this.kept = afterRoll(this.kept, rolled, dice)
    this.throws = Array.from({ length: dice }, (_, die) => (this.throws[die] ?? 0) + (rolled.includes(die) ? 1 : 0))
  }

  private linesOf(told: Told): LogLine[] {
    return told.events.map((event) => ({ id: this.lineCount++, number: told.number, event }))
  }
}
