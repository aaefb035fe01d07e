/** What every sound goes through: a small room that echoes, and a limit above which nothing gets louder. */

import { SCORE, type Sound, type SoundName } from './score'
import { puff, tone } from './voices'

export interface Mixer {
  /** Where all sounds meet; its gain is the volume. */
  master: GainNode
  /** What is sent here comes back as echo. */
  room: AudioNode
}

/** −1 dBFS and a little less: converters overshoot between two samples. */
const CEILING = 0.86
/** Up to here everything passes unchanged. */
const STRAIGHT = 0.6
const ECHO_S = 0.7

export function openMixer(audio: BaseAudioContext): Mixer {
  const master = audio.createGain()
  const limit = audio.createWaveShaper()
  limit.curve = limiting()
  limit.oversample = '4x'
  master.connect(limit).connect(audio.destination)
  const room = audio.createConvolver()
  room.buffer = echo(audio)
  room.connect(master)
  return { master, room }
}

/** Start a sound: one of its takes, a little higher or lower, louder or softer. */
export function perform(audio: BaseAudioContext, mixer: Mixer, name: SoundName, begin: number, take = 0, pitch = 1, loud = 1): void {
  const sound: Sound = SCORE[name]
  const { tones = [], puffs = [] } = sound.takes[take % sound.takes.length]!
  const out = audio.createGain()
  out.gain.value = 10 ** (sound.level / 20) * loud
  out.connect(mixer.master)
  if (sound.echo) {
    const send = audio.createGain()
    send.gain.value = sound.echo
    out.connect(send).connect(mixer.room)
  }
  for (const voice of tones) tone(audio, out, begin, voice, pitch)
  for (const voice of puffs) puff(audio, out, begin, voice, pitch)
}

/** Straight for what is not loud, then bending towards the ceiling without a corner. */
function limiting(): Float32Array<ArrayBuffer> {
  const steps = 2049
  return Float32Array.from({ length: steps }, (_, step) => {
    const level = (step / (steps - 1)) * 2 - 1
    const over = Math.abs(level) - STRAIGHT
    const most = CEILING - STRAIGHT
    return over <= 0 ? level : Math.sign(level) * (STRAIGHT + most * Math.tanh(over / most))
  })
}

/** A street between high walls: noise that dies away, duller and duller. */
function echo(audio: BaseAudioContext): AudioBuffer {
  const { sampleRate } = audio
  const length = Math.round(sampleRate * ECHO_S)
  const buffer = audio.createBuffer(1, length, sampleRate)
  const samples = buffer.getChannelData(0)
  let last = 0
  for (let place = 0; place < length; place++) {
    const left = 1 - place / length
    const dull = 0.25 + 0.5 * (1 - left)
    last = last * dull + (Math.random() * 2 - 1) * (1 - dull)
    samples[place] = last * left ** 3
  }
  return buffer
}
