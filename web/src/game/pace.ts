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

function timeFor(event: string, speed: Speed): number {
  return Math.round((CALM[event] ?? OTHERWISE) * FACTOR[speed])
}

/** How long each of several events is shown; all of them together take at most so long. */
export function timesFor(events: readonly string[], speed: Speed, most = Infinity): number[] {
  const times = events.map((event) => timeFor(event, speed))
  const all = times.reduce((sum, ms) => sum + ms, 0)
  return all <= most ? times : times.map((ms) => Math.floor((ms * most) / all))
}
