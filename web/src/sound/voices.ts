/** The few kinds of sound everything here is made of: a tone that glides, and a puff of filtered noise. */

export interface Tone {
  /** Seconds after the sound begins. */
  at?: number
  lasts: number
  from: number
  /** The pitch it glides to; the same when left out. */
  to?: number
  shape?: OscillatorType
  loud?: number
}

export interface Puff {
  at?: number
  lasts: number
  /** The filter's frequency at the beginning and, if it moves, at the end. */
  from: number
  to?: number
  filter?: BiquadFilterType
  sharp?: number
  loud?: number
}

const ATTACK = 0.006
const SILENCE = 0.0001

/** Up at once, then fading: without it every sound would begin and end with a click. */
function envelope(audio: BaseAudioContext, out: AudioNode, start: number, lasts: number, loud: number): GainNode {
  const gain = audio.createGain()
  gain.gain.setValueAtTime(SILENCE, start)
  gain.gain.linearRampToValueAtTime(loud, start + ATTACK)
  gain.gain.exponentialRampToValueAtTime(SILENCE, start + lasts)
  gain.connect(out)
  return gain
}

export function tone(audio: BaseAudioContext, out: AudioNode, begin: number, voice: Tone): void {
  const { at = 0, lasts, from, to = from, shape = 'triangle', loud = 0.3 } = voice
  const start = begin + at
  const oscillator = audio.createOscillator()
  oscillator.type = shape
  oscillator.frequency.setValueAtTime(from, start)
  oscillator.frequency.exponentialRampToValueAtTime(to, start + lasts)
  oscillator.connect(envelope(audio, out, start, lasts, loud))
  oscillator.start(start)
  oscillator.stop(start + lasts)
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

export function puff(audio: BaseAudioContext, out: AudioNode, begin: number, voice: Puff): void {
  const { at = 0, lasts, from, to = from, filter = 'bandpass', sharp = 1, loud = 0.3 } = voice
  const start = begin + at
  const source = audio.createBufferSource()
  source.buffer = noise(audio)
  source.loop = true
  const sieve = audio.createBiquadFilter()
  sieve.type = filter
  sieve.Q.value = sharp
  sieve.frequency.setValueAtTime(from, start)
  sieve.frequency.exponentialRampToValueAtTime(to, start + lasts)
  source.connect(sieve).connect(envelope(audio, out, start, lasts, loud))
  source.start(start, Math.random() * 0.5)
  source.stop(start + lasts)
}
