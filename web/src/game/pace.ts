/** How long an event is shown. */

import type { Speed } from '../browser/settings.svelte'

const CALM: Record<string, number> = {
  turn: 700,
  rolled: 1100,
  camouflage_rolled: 1100,
  probed: 1000,
  opening_roll: 450,
  begins: 700,
  changed_die: 700,
  smash: 750,
  stars: 750,
  lost_stars: 750,
  hearts: 700,
  lost_hearts: 800,
  life: 700,
  lost_life: 800,
  energy: 650,
  paid: 350,
  lost_energy: 600,
  entered_city: 1100,
  entered_bay: 1100,
  moved_to_city: 900,
  left_tokyo: 600,
  yielded: 700,
  bought: 1000,
  bought_from: 1000,
  revealed: 450,
  swept: 600,
  fell: 900,
  eliminated: 900,
  came_back: 900,
  won: 1200,
  pulled: 650,
  placed: 800,
}
const OTHERWISE = 450
const FACTOR: Record<Speed, number> = { calm: 1, brisk: 0.3, instant: 0 }

/** The opening of a game, from the first card to the first roll, takes no longer than this. */
export const OPENING = 3400

/** At the default speed, nobody waits longer than this for bots from one of their turns to the next. */
export const ROUND = 6000
/** What the turns of bots in a round should take, and what one of them takes unless there are many. */
const USUAL_ROUND = 4800
const USUAL_TURN = 2700

function timeFor(event: string, speed: Speed): number {
  return Math.round((CALM[event] ?? OTHERWISE) * FACTOR[speed])
}

/** How long each of several events is shown; all of them together take at most so long. */
export function timesFor(events: readonly string[], speed: Speed, most = Infinity): number[] {
  const times = events.map((event) => timeFor(event, speed))
  const all = times.reduce((sum, ms) => sum + ms, 0)
  return all <= most ? times : times.map((ms) => Math.floor((ms * most) / all))
}

/** Shortens what bots do, so that a round of any number of them takes no longer than people like to wait. */
export class Round {
  private waited = 0
  private since: number | null = null
  private own = true

  constructor(private now: () => number = () => performance.now()) {}

  /** How much time is left until the person should be on turn again. */
  get left(): number {
    return Math.max(0, ROUND - this.waited - (this.since === null ? 0 : this.now() - this.since))
  }

  /** A person is asked, and takes the time they like; on their own turn, the waiting is over. */
  asked(): void {
    this.waited = this.own ? 0 : ROUND - this.left
    this.since = null
  }

  /** They have answered: from now on they wait. */
  answered(): void {
    this.since ??= this.now()
  }

  /**
   * How long each event is shown, given how long they would take, whose turn begins with each (null where none begins),
   * and how long the page is still busy with others. Half of the time that is left remains for the bots that come later.
   */
  shortened(times: readonly number[], turns: readonly Turn[], bots: number, queued: number): number[] {
    const factor = Math.min(1, USUAL_ROUND / (bots * USUAL_TURN))
    const bot = turns.map((turn) => {
      if (turn) this.own = turn === 'own'
      return !this.own
    })
    const all = times.reduce((sum, ms, place) => (bot[place] ? sum + ms * factor : sum), 0)
    const left = Math.max(0, this.left - queued)
    const most = this.own ? left : left / 2
    const shorter = all <= most ? factor : (factor * most) / all
    return times.map((ms, place) => (bot[place] ? Math.floor(ms * shorter) : ms))
  }
}

/** Whose turn begins with an event. */
export type Turn = 'own' | 'bot' | null
