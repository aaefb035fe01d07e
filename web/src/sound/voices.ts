/** The few kinds of sound everything here is made of: a tone that glides, and a puff of filtered noise. */

interface Voice {
  /** Seconds after the sound begins. */
  at?: number
  lasts: number
  /** How long it takes to be as loud as it gets. */
  swells?: number
  loud?: number
}

export interface Tone extends Voice {
  from: number
  /** The pitch it glides to; the same when left out. */
  to?: number
  shape?: OscillatorType
  /** Overtones above this frequency are cut off, and above the second one at the end. */
  cut?: number
  cutTo?: number
  /** Trembles this many times a second: a growl. */
  growls?: number
}

export interface Puff extends Voice {
  /** The filter's frequency at the beginning and, if it moves, at the end. */
  from: number
  to?: number
  filter?: BiquadFilterType
  sharp?: number
}

const SWELLS = 0.006
const SILENCE = 0.0001

/** Up, then fading: without it every sound would begin and end with a click. */
function envelope(audio: BaseAudioContext, out: AudioNode, start: number, { lasts, swells = SWELLS, loud = 0.3 }: Voice): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(SILENCE, start)
  gain.gain.linearRampToValueAtTime(loud, start + swells)
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + lasts)
  gain.connect(out)
  return gain
}

function sieve(audio: BaseAudioContext, type: BiquadFilterType, from: number, to: number, start: number, lasts: number): BiquadFilterNode {
  const filter = audio.createBiquadFilter()
  filter.type = type
  filter.frequency.setValueAtTime(from, start)
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts)
  return filter
}

/** A tone; every pitch is multiplied by `pitch`. */
export function tone(audio: BaseAudioContext, out: AudioNode, begin: number, voice: Tone, pitch = 1): void {
  const { at = 0, lasts, from, to = from, shape = 'triangle', cut, cutTo = cut, growls } = voice
  const start = begin + at
  const oscillator = audio.createOscillator()
  oscillator.type = shape
  oscillator.frequency.setValueAtTime(from * pitch, start)
  oscillator.frequency.exponentialRampToValueAtTime(to * pitch, start + lasts)
  let end: AudioNode = oscillator
  if (cut && cutTo) end = end.connect(sieve(audio, 'lowpass', cut, cutTo, start, lasts))
  if (growls) end = end.connect(tremble(audio, start, lasts, growls))
  end.connect(envelope(audio, out, start, voice))
  oscillator.start(start)
  oscillator.stop(start + lasts)
}

/** How far a growl goes down between two of its beats. */
const DEPTH = 0.45

function tremble(audio: BaseAudioContext, start: number, lasts: number, times: number): GainNode {
  const gain = audio.createGain()
  gain.gain.value = 1 - DEPTH
  const beat = audio.createOscillator()
  beat.frequency.setValueAtTime(times, start)
  const depth = audio.createGain()
  depth.gain.value = DEPTH
  beat.connect(depth).connect(gain.gain)
  beat.start(start)
  beat.stop(start + lasts)
  return gain
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

function noise(audio: BaseAudioContext): AudioBuffer {
  const made = noises.get(audio)
  if (made) return made
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let place = 0; place < samples.length; place++) samples[place] = Math.random() * 2 - 1
  noises.set(audio, buffer)
  return buffer
}

export function puff(audio: BaseAudioContext, out: AudioNode, begin: number, voice: Puff, pitch = 1): void {
  const { at = 0, lasts, from, to = from, filter = 'bandpass', sharp = 1 } = voice
  const start = begin + at
  const source = audio.createBufferSource()
  source.buffer = noise(audio)
  source.loop = true
  const through = sieve(audio, filter, from * pitch, to * pitch, start, lasts)
  through.Q.value = sharp
  source.connect(through).connect(envelope(audio, out, start, voice))
  source.start(start, Math.random() * 0.5)
  source.stop(start + lasts)
}
