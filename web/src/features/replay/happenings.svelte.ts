/** The events of a step, shown one after another while it stays: for what flies and strikes over the board. */

import type { Happening } from '../../game/stage.svelte'
import { applyEvent } from '../../game/applyEvent'
import type { GameEvent, Scene } from '../../net/types'

/** An event is not shown for longer, however few there are. */
const LONGEST = 800
/** What happens quicker than this is not seen. */
const SHORTEST = 180

/** How long each of several events is shown in so many milliseconds; of too many, the first ones are left out. */
export function share(events: readonly GameEvent[], ms: number): { shown: GameEvent[]; each: number } {
  const shown = events.slice(-Math.max(1, Math.floor(ms / SHORTEST)))
  return { shown, each: Math.min(LONGEST, Math.floor(ms / Math.max(1, shown.length))) }
}

export class Happenings {
  happening = $state.raw<Happening | null>(null)
  /** The table as it is at that moment. */
  scene = $state.raw<Scene | null>(null)
  private count = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  /** Show the events that follow a scene in so many milliseconds, instead of what is still being shown. */
  show(before: Scene, events: readonly GameEvent[], ms: number): void {
    this.stop()
    const { shown, each } = share(events, ms)
    this.scene = events.slice(0, events.length - shown.length).reduce((scene, event) => applyEvent(scene, event), before)
    this.next(shown, each)
  }

  stop(): void {
    clearTimeout(this.timer)
    this.happening = null
  }

  private next([event, ...rest]: GameEvent[], ms: number): void {
    if (event && this.scene) this.scene = applyEvent(this.scene, event)
    this.happening = event ? { id: this.count++, event, ms } : null
    if (event) this.timer = setTimeout(() => this.next(rest, ms), ms)
  }
}
