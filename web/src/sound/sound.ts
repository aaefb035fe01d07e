/** Short sounds synthesised with Web Audio. Where it is missing or switched off, everything is silent. */

import { SCORE, type Sound, type SoundName } from './score'
import { puff, tone } from './voices'

export type { SoundName }

const MASTER_LOUDNESS = 0.7
/** The same sound again within this time (six hearts flying at once) would only be louder, not clearer. */
const TOO_SOON_S = 0.045

interface Room {
  audio: AudioContext
  master: GainNode
}

let room: Room | null = null
let enabled = true
let volume = 1
let gesture = false
const lastBegun = new Map<SoundName, number>()

/** Browsers let a page make sounds only after the user has interacted with it, so nothing is built before that. */
function enter(): Room | null {
  if (room || !gesture || typeof AudioContext === 'undefined') return room
  const audio = new AudioContext()
  const master = audio.createGain()
  master.gain.value = MASTER_LOUDNESS * volume
  // Several sounds at once must not crackle.
  master.connect(audio.createDynamicsCompressor()).connect(audio.destination)
  room = { audio, master }
  return room
}

export function play(name: SoundName): void {
  if (!enabled) return
  const open = enter()
  if (!open) return
  const { audio, master } = open
  if (audio.state === 'suspended') void audio.resume()
  const begin = audio.currentTime + 0.01
  if (begin - (lastBegun.get(name) ?? -1) < TOO_SOON_S) return
  lastBegun.set(name, begin)
  const sound: Sound = SCORE[name]
  for (const voice of sound.tones ?? []) tone(audio, master, begin, voice)
  for (const voice of sound.puffs ?? []) puff(audio, master, begin, voice)
}

export function setEnabled(on: boolean): void {
  enabled = on
  if (!on) void room?.audio.suspend()
}

/** From 0 to 1. */
export function setVolume(share: number): void {
  volume = share
  if (room) room.master.gain.value = MASTER_LOUDNESS * volume
}

function onGesture(): void {
  gesture = true
  if (enabled && room?.audio.state === 'suspended') void room.audio.resume()
}

if (typeof addEventListener === 'function') {
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, onGesture, { capture: true, passive: true })
}
