/** Short sounds synthesised with Web Audio. Where it is missing or switched off, everything is silent. */

import { type Mixer, openMixer, perform } from './mixer'
import { CLASSES, SCORE, type SoundName } from './score'

export type { SoundName }

/** How far the pitch and the loudness of one sound wander from one time to the next. */
const OFF_PITCH = 0.03
const OFF_LOUD = 0.12
/** What comes again within this time is softer each time, down to the softest: news that repeats itself is none. */
const AGAIN_S = 5
const SOFTER = 0.85
const SOFTEST = 0.45

interface Room extends Mixer {
  audio: AudioContext
}

interface Heard {
  at: number
  take: number
  loud: number
}

let room: Room | null = null
let enabled = true
let volume = 1
let gesture = false
const heard = new Map<SoundName, Heard>()

/** Browsers let a page make sounds only after the user has interacted with it, so nothing is built before that. */
function enter(): Room | null {
  if (room || !gesture || typeof AudioContext === 'undefined') return room
  const audio = new AudioContext()
  room = { audio, ...openMixer(audio) }
  room.master.gain.value = volume
  return room
}

/** A number that wanders around 1. */
function about(spread: number): number {
  return 1 + spread * (Math.random() * 2 - 1)
}

export function play(name: SoundName): void {
  if (!enabled) return
  const open = enter()
  if (!open) return
  const { audio } = open
  if (audio.state === 'suspended') void audio.resume()
  const begin = audio.currentTime + 0.01
  const before = heard.get(name)
  const since = begin - (before?.at ?? -Infinity)
  // The same once more at once (six hearts flying) would only be louder, not clearer.
  if (since < CLASSES[SCORE[name].class].apart) return
  const loud = before && since < AGAIN_S ? Math.max(SOFTEST, before.loud * SOFTER) : 1
  const take = before ? before.take + 1 : Math.floor(Math.random() * SCORE[name].takes.length)
  heard.set(name, { at: begin, take, loud })
  perform(audio, open, name, begin, take, about(OFF_PITCH), loud * (1 - OFF_LOUD * Math.random()))
}

export function setEnabled(on: boolean): void {
  enabled = on
  if (!on) void room?.audio.suspend()
}

/** From 0 to 1. */
export function setVolume(share: number): void {
  volume = share
  if (room) room.master.gain.value = volume
}

function onGesture(): void {
  gesture = true
  if (enabled && room?.audio.state === 'suspended') void room.audio.resume()
}

if (typeof addEventListener === 'function') {
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, onGesture, { capture: true, passive: true })
}
