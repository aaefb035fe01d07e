/** What is shown of a game so far: events one after another, and finally the scene the server sent. */

import { afterRoll, toggled } from './keptDice'
import { OPENING, Round, timesFor, type Turn } from './pace'
import { StepQueue, type Step } from './stepQueue'
import { threesOfAKind } from './threeOfAKind'
import { settings } from '../browser/settings.svelte'
import { applyEvent, beforeOpening } from './applyEvent'
import type { GameEvent, Scene, Told } from '../net/types'

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

/** If more than this is waiting to be shown, the page has fallen behind: then it jumps to the end. */
const TOO_LONG = 30_000

/** Whether dice are visibly thrown: until they come to rest, nothing reveals how they fell. */
export function isThrow({ name }: GameEvent): boolean {
  return name === 'rolled'
}

/** The places of the dice that were thrown. */
function placesOf({ values }: GameEvent): number[] {
  return Array.isArray(values['places']) ? (values['places'] as number[]) : []
}

export class Stage {
  scene = $state.raw<Scene | null>(null)
  happening = $state.raw<Happening | null>(null)
  lines = $state.raw<LogLine[]>([])
  /** The dice the person keeps at the next roll, and how often each was thrown. */
  kept = $state.raw<boolean[]>([])
  throws = $state.raw<number[]>([])
  /** The dice that were not thrown with the others: whoever rolled has kept them. */
  aside = $state.raw<number[]>([])
  /** How long the dice of the last throw tumble. */
  throwMs = $state(0)
  /** The dice that have just fallen as three of a kind. */
  slammed = $state.raw<number[]>([])
  /** Everything is shown instantly. */
  hurrying = false
  /** Something took its time to be seen since the last question. */
  watched = false
  /** The person's seats, and how many bots play with nobody else: then rounds take no longer than people like to wait. */
  own: readonly number[] = []
  bots = 0
  readonly round = new Round()

  private lineCount = 0
  private queue: StepQueue

  /** `settled` is called whenever everything has been shown. */
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
    const { events, scene } = told
    this.scene ??= beforeOpening(scene, events)
    const quick = this.hurrying || document.visibilityState === 'hidden' || this.queue.length > TOO_LONG
    const names = events.map(({ name }) => name)
    const natural = timesFor(names, quick ? 'instant' : settings.speed, told.from < 0 ? OPENING : undefined)
    const times = this.isLimited ? this.round.shortened(natural, this.turnsOf(events), this.bots, this.queue.length) : natural
    const steps = this.linesOf(told).map((line, place): Step => {
      const ms = times[place]!
      return { ms, begin: () => this.begin(line, ms, scene), end: () => this.end(line) }
    })
    // All at once: nobody is asked before the last of them.
    this.queue.push(...steps, { ms: 0, begin: () => (this.scene = scene), end: () => undefined })
  }

  /** Whether rounds of bots are shortened: whoever has chosen to watch calmly, or is out of the game, sees everything. */
  get isLimited(): boolean {
    const { scene, own } = this
    const plays = scene?.game !== 'king' || own.some((seat) => scene.monsters[seat]?.alive)
    return this.bots > 0 && plays && settings.speed === 'brisk'
  }

  private turnsOf(events: readonly GameEvent[]): Turn[] {
    return events.map(({ name, seat }) => (name !== 'turn' || seat === null ? null : this.own.includes(seat) ? 'own' : 'bot'))
  }

  /** Do something once everything before it has been shown. */
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

  /** How many dice may be kept. */
  layOut(dice: number): void {
    if (this.kept.length !== dice) this.kept = afterRoll(this.kept, [], dice)
  }

  private begin(line: LogLine, ms: number, after: Scene): void {
    // The dice cannot be read while they still tumble.
    if (!isThrow(line.event)) this.lines = [...this.lines, line]
    if (this.scene) this.scene = applyEvent(this.scene, line.event, after)
    this.throwDice(line.event, ms)
    this.happening = { id: line.id, event: line.event, ms }
    if (ms > 0) this.watched = true
  }

  private end(line: LogLine): void {
    if (isThrow(line.event)) {
      this.lines = [...this.lines, line]
      if (this.scene && this.happening?.ms) this.slammed = threesOfAKind(this.scene.game, this.scene.dice, placesOf(line.event))
    }
    this.happening = null
  }

  private throwDice(event: GameEvent, ms: number): void {
    if (event.name === 'turn') {
      this.kept = []
      this.aside = []
    }
    if (!isThrow(event)) return
    const rolled = placesOf(event)
    this.slammed = []
    this.throwMs = ms
    const dice = this.scene?.dice.length ?? 0
    this.kept = afterRoll(this.kept, rolled, dice)
    this.aside = Array.from({ length: dice }, (_, die) => die).filter((die) => !rolled.includes(die))
    this.throws = Array.from({ length: dice }, (_, die) => (this.throws[die] ?? 0) + (rolled.includes(die) ? 1 : 0))
  }

  private linesOf(told: Told): LogLine[] {
    return told.events.map((event) => ({ id: this.lineCount++, number: told.number, event }))
  }
}
