/** What this browser remembers: choices, automatic answers, the last set-up. */

import type { Language } from './types'

export type Speed = 'calm' | 'brisk' | 'instant'

export interface Settings {
  language: Language
  speed: Speed
  sound: boolean
  name: string
  /** Yield Tokyo without being asked at so many hearts or fewer; 0 for never. */
  yieldAt: number
  askOrder: boolean
  /** Whether a game was begun here before. */
  played: boolean
  /** The last choices of the set-up per way to play. */
  setups: Record<string, unknown>
}

const KEY = 'daikaiju'

function preferredLanguage(): Language {
  for (const language of navigator.languages) {
    const two = language.slice(0, 2)
    if (two === 'en' || two === 'ru' || two === 'uk') return two
  }
  return 'en'
}

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {} // private windows and broken entries: begin afresh
  }
}

export const settings: Settings = $state({
  language: preferredLanguage(),
  speed: 'calm',
  sound: true,
  name: '',
  yieldAt: 0,
  askOrder: false,
  played: false,
  setups: {},
  ...remembered(),
})

$effect.root(() => {
  $effect(() => {
    const text = JSON.stringify(settings)
    try {
      localStorage.setItem(KEY, text)
    } catch {
      // a full or forbidden store only means that nothing is remembered
    }
  })
})
