/** The composition of each sound: tones and puffs of noise, all original. `tools/lab/sounds.py` listens to them. */

import type { Puff, Tone } from './voices'

export interface Take {
  tones?: Tone[]
  puffs?: Puff[]
}

export interface Sound {
  class: keyof typeof CLASSES
  /** In dB: what brings it to the loudness of its class. */
  level: number
  /** The share that echoes. */
  echo?: number
  /** The same sound played differently; each time it is the next one's turn. */
  takes: Take[]
}

/**
 * What a sound may be: how long it lasts at most, how loud it is (LUFS, the loudest 400 ms), and how many seconds pass
 * at least before it is heard again. Ticks accompany the hand, acts tell what happens, blows hurt, scenes are rare.
 */
export const CLASSES = {
  tick: { lasts: 0.4, loud: [-38, -30], apart: 0.045 },
  act: { lasts: 1.2, loud: [-30, -24], apart: 0.045 },
  blow: { lasts: 1.5, loud: [-25, -19], apart: 0.09 },
  scene: { lasts: 3.6, loud: [-22, -16], apart: 1 },
} as const

/** The same composition for several numbers. */
function takes(make: (take: number) => Take, count = 3): Take[] {
  return Array.from({ length: count }, (_, take) => make(take))
}

/** Between 0 and 1, always the same for the same two numbers: a composition does not change from visit to visit. */
function chance(one: number, other: number): number {
  const far = Math.sin(one * 127.1 + other * 311.7 + 17.3) * 43758.5453
  return far - Math.floor(far)
}

/** Cubes that tumble over wood: a click and a thud each, ever closer and softer. */
function tumble(take: number): Take {
  const knocks = 7 + (take % 2)
  const times = Array.from({ length: knocks }, (_, knock) => 0.62 * (knock / knocks) ** 1.25 + 0.03 * chance(take, knock))
  return {
    puffs: times.map((at, knock) => ({
      at,
      lasts: 0.05,
      from: 1200 + 1300 * chance(knock, take),
      sharp: 2.2,
      loud: 0.9 * 0.88 ** knock,
    })),
    tones: times.map((at, knock) => {
      const from = 260 + 190 * chance(knock + 9, take)
      return { at, lasts: 0.075, from, to: from * 0.6, loud: 0.5 * 0.88 ** knock }
    }),
  }
}

/** A wooden bar struck with a soft mallet. */
function bar(from: number, at = 0, lasts = 0.45, loud = 0.3): Tone[] {
  return [
    { at, lasts, from, shape: 'sine', loud, swells: 0.004 },
    { at, lasts: lasts * 0.35, from: from * 3.93, shape: 'sine', loud: loud * 0.22, swells: 0.003 },
    { at, lasts: lasts * 0.12, from: from * 9.2, shape: 'sine', loud: loud * 0.08, swells: 0.002 },
  ]
}

/** A small bell. */
function bell(from: number, at = 0, lasts = 0.7, loud = 0.2): Tone[] {
  return [
    [1, 1, 1],
    [2.76, 0.45, 0.55],
    [5.4, 0.2, 0.3],
  ].map(([times, softer, shorter]) => ({
    at,
    lasts: lasts * shorter!,
    from: from * times!,
    shape: 'sine',
    loud: loud * softer!,
    swells: 0.003,
  }))
}

/** A horn: bright when it is blown, then darker. */
function horn(from: number, at: number, lasts: number, loud = 0.2): Tone[] {
  return [1, 1.004].map((off) => ({
    at,
    lasts,
    from: from * off,
    shape: 'sawtooth',
    loud,
    swells: 0.03,
    cut: Math.min(from * 6, 4200),
    cutTo: from * 1.6,
  }))
}

/** Something heavy comes down. */
function thump(at: number, from: number, lasts: number, loud: number): Tone[] {
  return [
    { at, lasts, from, to: from * 0.4, shape: 'sine', loud },
    // Small loudspeakers play only this.
    { at, lasts: lasts * 0.6, from: from * 2.1, to: from, loud: loud * 0.35, cut: 700 },
  ]
}

/** Rubble that rolls after something broke. */
function rubble(take: number, at: number, stones: number, loud: number): Puff[] {
  return Array.from({ length: stones }, (_, stone) => ({
    at: at + 0.6 * chance(stone, take) ** 1.4,
    lasts: 0.05 + 0.07 * chance(take, stone),
    from: 350 + 1500 * chance(stone + 5, take + 3),
    sharp: 1.6,
    loud: loud * (0.35 + 0.65 * chance(take + 7, stone)),
  }))
}

/** A throat: two hoarse tones with breath. */
function throat(pitch: number, lasts: number, loud = 0.4): Take {
  return {
    tones: [
      { lasts, from: 92 * pitch, to: 58 * pitch, shape: 'sawtooth', loud, swells: 0.12, cut: 1500, cutTo: 420, growls: 27 },
      {
        at: 0.04,
        lasts: lasts - 0.04,
        from: 139 * pitch,
        to: 72 * pitch,
        shape: 'sawtooth',
        loud: loud * 0.6,
        swells: 0.18,
        cut: 1900,
        cutTo: 500,
        growls: 31,
      },
    ],
    puffs: [{ lasts, from: 1100 * pitch, to: 260, filter: 'lowpass', loud: loud * 0.9, swells: 0.15 }],
  }
}

/** Steps of a scale on which nothing sounds wrong together. */
const SCALE = [523, 587, 659, 784, 880, 1047, 1175, 1319, 1568]

export const SCORE = {
  // the hand
  keep: {
    class: 'tick',
    level: -3,
    takes: takes((take) => ({ tones: bar(392 + 30 * take, 0, 0.1, 0.3), puffs: [{ lasts: 0.025, from: 2300, sharp: 1.5, loud: 0.25 }] })),
  },
  card: {
    class: 'tick',
    level: -6,
    takes: takes((take) => ({
      puffs: [
        { lasts: 0.15 + 0.02 * take, from: 1100 + 150 * take, to: 4600, sharp: 0.8, loud: 0.6, swells: 0.05 },
        { at: 0.12, lasts: 0.04, from: 1900, sharp: 1.4, loud: 0.35 },
      ],
    })),
  },
  token: {
    class: 'tick',
    level: -4.5,
    takes: takes((take) => ({
      tones: bar(294 - 20 * take, 0, 0.14, 0.35),
      puffs: [
        { lasts: 0.03, from: 1500, sharp: 2, loud: 0.5 },
        { at: 0.07, lasts: 0.025, from: 1800, sharp: 2, loud: 0.2 },
      ],
    })),
  },
  pull: {
    class: 'tick',
    level: -4.5,
    takes: takes((take) => ({
      puffs: [
        { lasts: 0.2, from: 480 + 60 * take, to: 900, sharp: 1.3, loud: 0.7, swells: 0.08 },
        { at: 0.19, lasts: 0.04, from: 1400, sharp: 2, loud: 0.7 },
      ],
      tones: [{ at: 0.19, lasts: 0.09, from: 240, to: 150, loud: 0.35 }],
    })),
  },
  chat: {
    class: 'tick',
    level: -5.5,
    takes: takes((take) => ({ tones: [...bell(1047, 0, 0.22, 0.2), ...bell(take === 1 ? 1319 : 1175, 0.07, 0.26, 0.16)] })),
  },

  // what happens
  dice: { class: 'act', level: -3.5, echo: 0.08, takes: takes(tumble, 5) },
  heart: {
    class: 'act',
    level: -6.5,
    echo: 0.2,
    takes: takes((take) => ({ tones: [0, 2, 4].flatMap((step, note) => bar(SCALE[step + (take % 2)]! / 2, note * 0.09, 0.42, 0.3)) })),
  },
  star: {
    class: 'act',
    level: -5.5,
    echo: 0.25,
    takes: takes((take) => ({
      tones: [
        [5, 7, 8],
        [4, 5, 7],
        [5, 6, 8],
      ][take]!.flatMap((step, note) => bell(SCALE[step]!, note * 0.075, 0.5, 0.2)),
    })),
  },
  energy: {
    class: 'act',
    level: 2,
    echo: 0.12,
    takes: takes((take) => ({
      tones: [
        { lasts: 0.24, from: 150 + 20 * take, to: 720 + 90 * take, shape: 'sawtooth', loud: 0.22, cut: 500, cutTo: 2400, growls: 38 },
        ...bar(SCALE[take + 3]!, 0.17, 0.3, 0.14),
      ],
      puffs: [{ lasts: 0.22, from: 1800, to: 5200, sharp: 2.5, loud: 0.25, swells: 0.12 }],
    })),
  },
  buy: {
    class: 'act',
    level: -4,
    echo: 0.15,
    takes: takes((take) => ({
      puffs: [{ lasts: 0.12, from: 1400, to: 4800, sharp: 0.8, loud: 0.4, swells: 0.04 }],
      tones: [...bell(988, 0.09, 0.3, 0.16), ...bell([1319, 1480, 1319][take]!, 0.18, 0.5, 0.2), ...thump(0.08, 170, 0.12, 0.25)],
    })),
  },
  yield: {
    class: 'act',
    level: 2,
    echo: 0.2,
    takes: takes((take) => ({
      tones: [{ lasts: 0.5, from: 330 - 20 * take, to: 147, shape: 'sawtooth', loud: 0.2, swells: 0.05, cut: 900, cutTo: 260 }],
      puffs: [0.1, 0.27, 0.44].map((at, step) => ({ at, lasts: 0.12, from: 300, to: 110, filter: 'lowpass', loud: 0.6 * 0.7 ** step })),
    })),
  },
  turn: {
    class: 'act',
    level: -5,
    echo: 0.3,
    takes: takes((take) => ({ tones: [...bar(587, 0, 0.5, 0.28), ...bar(take === 1 ? 784 : 880, 0.15, 0.65, 0.3)] })),
  },
  strike: {
    class: 'act',
    level: -3,
    echo: 0.1,
    takes: takes((take) => ({
      puffs: [{ lasts: 0.34 + 0.03 * take, from: 420, to: 2600, sharp: 1.1, loud: 0.8, swells: 0.2 }],
      tones: [{ lasts: 0.3, from: 120, to: 78, shape: 'sawtooth', loud: 0.18, cut: 600, growls: 33, swells: 0.08 }],
    })),
  },

  // what hurts
  claw: {
    class: 'blow',
    level: -1,
    echo: 0.12,
    takes: takes((take) => ({
      puffs: [0, 0.055, 0.11 + 0.01 * take].map((at, cut) => ({ at, lasts: 0.17, from: 3000 - 300 * cut, to: 420, sharp: 1.7, loud: 0.8 })),
      tones: thump(0.02, 150 - 8 * take, 0.2, 0.5),
    })),
  },
  hurt: {
    class: 'blow',
    level: -1,
    echo: 0.15,
    takes: takes((take) => ({
      tones: [
        ...thump(0, 120, 0.3, 0.6),
        {
          at: 0.05,
          lasts: 0.36,
          from: 210 + 15 * take,
          to: 95,
          shape: 'sawtooth',
          loud: 0.2,
          swells: 0.03,
          cut: 1100,
          cutTo: 350,
          growls: 24,
        },
      ],
      puffs: [{ lasts: 0.16, from: 900, to: 180, filter: 'lowpass', loud: 0.6 }],
    })),
  },
  stomp: {
    class: 'blow',
    level: -5,
    echo: 0.25,
    takes: takes((take) => ({
      tones: [...thump(0, 105 - 6 * take, 0.5, 0.9), ...thump(0.42, 84, 0.42, 0.6)],
      puffs: [
        { lasts: 0.32, from: 620, to: 90, filter: 'lowpass', loud: 0.8 },
        { at: 0.42, lasts: 0.28, from: 400, to: 80, filter: 'lowpass', loud: 0.5 },
        ...rubble(take, 0.1, 5, 0.2),
      ],
    })),
  },
  slam: {
    class: 'blow',
    level: -4,
    echo: 0.18,
    takes: takes((take) => ({
      tones: [...thump(0, 130, 0.3, 0.8), ...bar(SCALE[take]! / 2, 0.03, 0.4, 0.2)],
      puffs: [{ lasts: 0.1, from: 1600, to: 220, filter: 'lowpass', loud: 0.7 }],
    })),
  },
  crumble: {
    class: 'blow',
    level: -1,
    echo: 0.3,
    takes: takes((take) => ({
      tones: thump(0, 70, 0.5, 0.5),
      puffs: [{ lasts: 0.9, from: 420, to: 90, filter: 'lowpass', loud: 0.7, swells: 0.05 }, ...rubble(take, 0.05, 12, 0.5)],
    })),
  },

  // what is rare
  danger: {
    class: 'scene',
    level: -1.5,
    echo: 0.1,
    takes: takes((take) => ({
      tones: [0, 0.62].flatMap((at) => [...thump(at, 78 + 3 * take, 0.2, 0.9), ...thump(at + 0.19, 66 + 3 * take, 0.24, 0.7)]),
      puffs: [0, 0.19, 0.62, 0.81].map((at) => ({ at, lasts: 0.1, from: 260, to: 90, filter: 'lowpass', loud: 0.5 })),
    })),
  },
  roar: { class: 'scene', level: 3.5, echo: 0.35, takes: takes((take) => throat([1, 1.18, 0.86][take]!, 1.2 + 0.1 * take)) },
  gong: {
    class: 'scene',
    level: -8.5,
    echo: 0.2,
    takes: takes((take) => {
      const base = 98 * [1, 0.97, 1.03][take]!
      const partials = [1, 1.005, 1.48, 1.93, 2.41, 2.43, 2.87, 3.36, 4.1, 4.14, 5.23, 6.31, 7.4, 9.7, 12.9, 17.3, 23.1]
      return {
        tones: partials.map((times, place) => ({
          lasts: 3 / (1 + place * 0.13),
          from: base * times,
          shape: 'sine',
          loud: 0.34 / (1 + place * 0.16),
          swells: 0.006 + place * 0.016,
        })),
        puffs: [{ lasts: 0.09, from: 500, to: 200, filter: 'lowpass', loud: 0.7 }],
      }
    }),
  },
  fall: {
    class: 'scene',
    level: -3.5,
    echo: 0.35,
    takes: takes((take) => ({
      tones: [
        { lasts: 0.85, from: 300 - 25 * take, to: 62, shape: 'sawtooth', loud: 0.3, swells: 0.08, cut: 1500, cutTo: 240, growls: 22 },
        ...thump(0.78, 88, 0.6, 1),
      ],
      puffs: [{ at: 0.78, lasts: 0.7, from: 520, to: 60, filter: 'lowpass', loud: 0.9 }, ...rubble(take, 0.9, 10, 0.35)],
    })),
  },
  win: {
    class: 'scene',
    level: -3.5,
    echo: 0.35,
    takes: takes((take) => ({
      tones: [
        ...[392, 392, 392].flatMap((note, beat) => horn(note, beat * 0.13, 0.14, 0.16)),
        ...horn(523, 0.42, 0.36, 0.2),
        ...horn([659, 587, 659][take]!, 0.8, 0.2, 0.18),
        ...[262, 392, 523, 659, 784].flatMap((note) => horn(note, 1.02, 1.5, 0.12)),
        ...bell(1568, 1.05, 1.3, 0.1),
        ...bell(2093, 1.13, 1.2, 0.08),
        ...thump(0.42, 98, 0.4, 0.5),
        ...thump(1.02, 65, 0.8, 0.7),
      ],
      puffs: [{ at: 1.02, lasts: 1.3, from: 7000, to: 3500, sharp: 0.5, loud: 0.16 }],
    })),
  },
  lose: {
    class: 'scene',
    level: -1,
    echo: 0.4,
    takes: takes((take) => ({
      tones: [
        ...[392, 349, 311].flatMap((note, beat) => bar(note, beat * 0.26, 0.7, 0.3)),
        ...[196, [233, 247, 233][take]!, 294].flatMap((note) => horn(note, 0.8, 1.2, 0.09)),
        ...thump(0.8, 73, 0.7, 0.4),
      ],
    })),
  },
} satisfies Record<string, Sound>

export type SoundName = keyof typeof SCORE
