/** A finished game being watched: the step shown, whether it plays by itself, how fast, and from which seat. */

import type { Replay } from '../../net/types'
import { type Viewer, Localizer } from '../../i18n/messages'
import type { Scene, Told } from '../../net/types'
import { has, say } from '../../i18n/words.svelte'
import { hashOfStep, type LogLine, logLines, nextTurn, previousTurn, type Speed, stay, stepOfHash, turnStarts, within } from './steps'

export class Player {
  readonly told: Told[]
  readonly last: number
  readonly starts: number[]
  readonly lines: LogLine[]
  private readonly known: Omit<Viewer, 'me'>

  step = $state(0)
  playing = $state(false)
  speed = $state<Speed>(1)
  seat = $state(0)
  /** How many steps the last change skipped: a single one can be animated. */
  leap = $state(0)

  /** The step shown came by itself, not because somebody asked for it. */
  byItself = $state(false)

  private timer: ReturnType<typeof setTimeout> | undefined

  scene: Scene = $derived.by(() => this.told[this.step]!.scene)
  /** What was said at this step. */
  said = $derived.by(() => this.lines.filter((line) => line.step === this.step))
  /** Depends only on the first scene, which never changes, so that the log is not rebuilt at every step. */
  localizer = $derived.by(() => new Localizer({ say, has }, { ...this.known, me: this.seat }))

  constructor(replay: Replay, hash = '') {
    this.told = replay.told
    this.last = replay.told.length - 1
    this.starts = turnStarts(replay.told)
    this.lines = logLines(replay.told)
    const { game, edition, monsters } = replay.told[0]!.scene
    this.known = { game, edition, monsters: monsters.map(({ monster }) => monster) }
    this.step = stepOfHash(hash, this.last) ?? 0
    this.seat = Math.max(
      0,
      replay.table.seats.findIndex((seat) => seat.mine),
    )
  }

  goTo(step: number): void {
    const next = within(step, this.last)
    this.leap = Math.abs(next - this.step)
    this.byItself = false
    this.step = next
    if (this.playing) this.wait()
  }

  goToTurn(way: 1 | -1): void {
    this.goTo(way > 0 ? nextTurn(this.starts, this.step, this.last) : previousTurn(this.starts, this.step))
  }

  play(): void {
    this.playing = true
    if (this.step === this.last) this.goTo(0)
    else this.wait()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.timer)
  }

  toggle(): void {
    if (this.playing) this.pause()
    else this.play()
  }

  get address(): string {
    return hashOfStep(this.step)
  }

  private wait(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.advance(), stay(this.told[this.step]!.events, this.speed))
  }

  private advance(): void {
    this.goTo(this.step + 1)
    this.byItself = true
    if (this.step === this.last) this.pause()
  }
}
