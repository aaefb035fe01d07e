/** The composition of each sound: tones and puffs of noise, all original and none longer than a second and a half. */

import type { Puff, Tone } from './voices'

export interface Sound {
  tones?: Tone[]
  puffs?: Puff[]
}

const ROLL = [0, 0.06, 0.11, 0.19, 0.25, 0.34, 0.45, 0.58]

/** Knocks of cubes on a table: a click each, at changing pitch and ever softer. */
function clicks(times: number[]): Puff[] {
  return times.map((at, number) => ({
    at,
    lasts: 0.06,
    from: 1300 + ((number * 733) % 1400),
    sharp: 2,
    loud: 1 - number * 0.08,
  }))
}

/** The wood under the clicks. */
function thuds(times: number[]): Tone[] {
  return times.map((at, number) => ({ at, lasts: 0.07, from: 330 + ((number * 57) % 130), to: 170, loud: 0.45 - number * 0.03 }))
}

/** Notes one after another. */
function run(notes: number[], step: number, lasts: number, more: Partial<Tone> = {}): Tone[] {
  return notes.map((from, number) => ({ at: number * step, lasts, from, ...more }))
}

export const SCORE = {
  dice: { tones: thuds(ROLL), puffs: clicks(ROLL) },
  keep: { tones: [{ lasts: 0.09, from: 620, to: 880, shape: 'square', loud: 0.18 }] },
  claw: {
    puffs: [0, 0.07, 0.14].map((at) => ({ at, lasts: 0.16, from: 3800, to: 500, sharp: 2, loud: 0.8 })),
    tones: [{ lasts: 0.22, from: 150, to: 55, shape: 'sawtooth', loud: 0.25 }],
  },
  hurt: {
    puffs: [{ lasts: 0.22, from: 900, to: 180, filter: 'lowpass', loud: 0.8 }],
    tones: [{ lasts: 0.25, from: 240, to: 90, shape: 'square', loud: 0.15 }],
  },
  heart: { tones: run([523, 659, 784], 0.08, 0.28, { shape: 'sine', loud: 0.25 }) },
  star: { tones: [...run([1047, 1319, 1568], 0.06, 0.4, { loud: 0.16 }), { at: 0.18, lasts: 0.5, from: 2093, shape: 'sine', loud: 0.1 }] },
  energy: {
    tones: [{ lasts: 0.22, from: 180, to: 1400, shape: 'sawtooth', loud: 0.2 }],
    puffs: [{ at: 0.02, lasts: 0.22, from: 2500, to: 6000, sharp: 3, loud: 0.6 }],
  },
  stomp: {
    tones: [
      { lasts: 0.5, from: 110, to: 32, shape: 'sine', loud: 0.9 },
      { at: 0.42, lasts: 0.4, from: 80, to: 30, shape: 'sine', loud: 0.5 },
    ],
    puffs: [
      { lasts: 0.35, from: 700, to: 90, filter: 'lowpass', loud: 0.9 },
      { at: 0.42, lasts: 0.3, from: 400, to: 80, filter: 'lowpass', loud: 0.5 },
    ],
  },
  card: { puffs: [{ lasts: 0.16, from: 1200, to: 5200, sharp: 0.8, loud: 0.7 }] },
  buy: {
    puffs: [{ lasts: 0.1, from: 1500, to: 5200, sharp: 0.8, loud: 0.3 }],
    tones: run([988, 1319], 0.09, 0.35, { shape: 'square', loud: 0.09 }),
  },
  yield: { tones: [{ lasts: 0.45, from: 520, to: 170, shape: 'triangle', loud: 0.3 }] },
  turn: { tones: run([587, 880], 0.13, 0.4, { loud: 0.28 }) },
  token: { tones: [{ lasts: 0.12, from: 420, to: 300, shape: 'square', loud: 0.2 }], puffs: clicks([0]) },
  pull: { tones: [{ lasts: 0.16, from: 260, to: 420, shape: 'sawtooth', loud: 0.2 }], puffs: clicks([0.1]) },
  chat: { tones: [{ lasts: 0.1, from: 900, to: 1100, shape: 'sine', loud: 0.16 }] },
  fall: {
    tones: [{ lasts: 1.1, from: 330, to: 40, shape: 'sawtooth', loud: 0.25 }],
    puffs: [{ at: 0.7, lasts: 0.6, from: 500, to: 60, filter: 'lowpass', loud: 0.8 }],
  },
  win: {
    tones: [
      ...run([523, 659, 784, 1047], 0.14, 0.35, { shape: 'square', loud: 0.13 }),
      ...[523, 659, 784, 1047].map((from) => ({ at: 0.6, lasts: 0.85, from, loud: 0.14 })),
    ],
  },
  slam: {
    tones: [{ lasts: 0.3, from: 130, to: 45, shape: 'sine', loud: 0.8 }],
    puffs: [{ lasts: 0.14, from: 1800, to: 220, filter: 'lowpass', loud: 0.8 }],
  },
  roar: {
    tones: [
      { lasts: 1.1, from: 95, to: 60, shape: 'sawtooth', loud: 0.4 },
      { at: 0.05, lasts: 1.05, from: 143, to: 74, shape: 'sawtooth', loud: 0.25 },
    ],
    puffs: [{ lasts: 1.2, from: 900, to: 200, filter: 'lowpass', loud: 0.7 }],
  },
  lose: { tones: run([392, 370, 349, 262], 0.22, 0.5, { shape: 'triangle', loud: 0.25 }) },
} satisfies Record<string, Sound>

export type SoundName = keyof typeof SCORE
