/** Sounds as samples instead of through loudspeakers, for `tools/lab/sounds.py`; no part of the page. */

import { openMixer, perform } from './mixer'
import { CLASSES, SCORE, type SoundName } from './score'

const RATE = 48_000
const SECONDS = 4.5

/** What there is to listen to. */
export function list(): { name: string; class: string; takes: number; lasts: number; loud: readonly number[] }[] {
  return Object.entries(SCORE).map(([name, sound]) => {
    const { lasts, loud } = CLASSES[sound.class]
    return { name, class: sound.class, takes: sound.takes.length, lasts, loud }
  })
}

/** Some sounds at once, through everything that they go through at a table with the volume turned up. */
export async function render(names: SoundName[], take: number): Promise<string> {
  const audio = new OfflineAudioContext(1, RATE * SECONDS, RATE)
  const mixer = openMixer(audio)
  for (const name of names) perform(audio, mixer, name, 0.01, take)
  const samples = (await audio.startRendering()).getChannelData(0)
  const bytes = new Uint8Array(samples.buffer)
  let text = ''
  for (let place = 0; place < bytes.length; place += 8192) text += String.fromCodePoint(...bytes.subarray(place, place + 8192))
  return btoa(text)
}
