/** What this browser remembers: choices, automatic answers, the last set-up. */

import { STAND_IN } from '../net/bots'
import type { GameName, Language } from '../net/types'

export type Speed = 'calm' | 'brisk' | 'instant'

export const THEMES = ['night', 'day', 'system'] as const
export const MOTIONS = ['system', 'less'] as const
/** The text size relative to the browser's setting. */
export const TEXT_SIZES = [0.9, 1, 1.15, 1.3] as const

interface Settings {
  language: Language
  speed: Speed
  sound: boolean
  /** From 0 to 1. */
  volume: number
  /** Whether bots say a line now and then. */
  talkative: boolean
  theme: (typeof THEMES)[number]
  motion: (typeof MOTIONS)[number]
  textSize: number
  /** Whether to notify the player of their turn while the page is hidden. */
  notify: boolean
  name: string
  /** Whether this browser was signed in to an account when it last looked. */
  account: boolean
  /** Yield Tokyo without being asked at this many hearts or fewer; 0 for never. */
  yieldAt: number
  askOrder: boolean
  /** Not to be asked what to buy with less energy than this; 0 for always. */
  buyFrom: number
  /** Whether a purchase that would change nothing takes a second press. */
  warnPointless: boolean
  /** Whether to show the chances of the dice while some are kept. */
  chances: boolean
  /** Whether hints come by themselves at tables with bots only. */
  hints: boolean
  /** Whether this browser has a seat at a table that is played by correspondence. */
  byDays: boolean
  /** Whether a game has been started here before. */
  played: boolean
  /** Whether this browser has had a seat at a table. */
  seated: boolean
  /** How many finished games the first screen had to show last time. */
  finished: number
  /** How often this person may still be told that a press goes to their next decision. */
  skipNotes: number
  /** How strong opponents are: a step of the ladder, or as strong as the ladder says. */
  strength: string
  /** Where this person stands on the ladder of each game, and the tables that are yet to count. */
  ladder: Partial<Record<GameName, Climb>>
  climbing: string[]
  /** The bot this person last chose for a seat. */
  bot: string
  /** The last choices of the set-up per way to play. */
  setups: Record<string, unknown>
}

/** Where somebody stands on the ladder of opponents in one of the games (game/ladder.ts). */
export interface Climb {
  step: string
  /** How many games in a row were lost here. */
  lost: number
  /** What the last game has changed, until the next one begins. */
  told: { table: string; change: 'up' | 'top' | 'down' | 'same' } | null
}

const KEY = 'daikaiju'

/** Whether this person has been here before, as far as their browser remembers. */
export function isKnown(): boolean {
  return settings.played || settings.seated || settings.name !== '' || settings.account
}

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
  speed: 'brisk',
  sound: true,
  volume: 1,
  talkative: true,
  theme: 'night',
  motion: 'system',
  textSize: 1,
  notify: false,
  name: '',
  account: false,
  yieldAt: 0,
  askOrder: false,
  buyFrom: 0,
  warnPointless: true,
  chances: false,
  hints: false,
  byDays: false,
  played: false,
  seated: false,
  finished: 0,
  skipNotes: 3,
  strength: 'auto',
  ladder: {},
  climbing: [],
  bot: STAND_IN,
  setups: {},
  ...remembered(),
})

$effect.root(() => {
  $effect(() => {
    const text = JSON.stringify(settings)
    try {
      localStorage.setItem(KEY, text)
    } catch {
      // if storage is full or forbidden, nothing is remembered
    }
  })
})
