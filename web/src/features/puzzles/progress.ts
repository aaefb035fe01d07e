/** What this browser remembers about puzzles: which were solved at the first try, and the streak of daily ones. */

import type { GameName, ListedPuzzle } from '../../net/types'

export interface Progress {
  /** Whether the first answer to a puzzle was right. */
  answered: Record<string, boolean>
  /** Daily puzzles solved on successive days, the longest such streak, and the last day of the current one. */
  streak: number
  longest: number
  lastDay: string
}

export interface Wish {
  game: GameName | ''
  theme: string
}

export const NOTHING_YET: Progress = { answered: {}, streak: 0, longest: 0, lastDay: '' }

const KEY = 'daikaiju-puzzles'
const DAY = 24 * 60 * 60 * 1000

export function remembered(): Progress {
  try {
    return { ...NOTHING_YET, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Progress>) }
  } catch {
    return NOTHING_YET // private windows and broken entries: begin afresh
  }
}

export function remember(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress))
  } catch {
    // A private window forgets.
  }
}

/** The progress after an answer; only the first answer to a puzzle counts. `day` is set if it is that day's puzzle. */
export function afterAnswer(progress: Progress, id: string, right: boolean, day: string | null): Progress {
  if (id in progress.answered) return progress
  const next = { ...progress, answered: { ...progress.answered, [id]: right } }
  if (day === null) return next
  next.streak = right ? streakOn(progress, day) + 1 : 0
  next.longest = Math.max(progress.longest, next.streak)
  next.lastDay = day
  return next
}

/** The streak that still stands on a day: a day left out ends it. */
export function streakOn({ streak, lastDay }: Progress, day: string): number {
  const passed = Date.parse(day) - Date.parse(lastDay)
  return passed <= DAY ? streak : 0
}

/** The next puzzle of a kind that was not answered yet; null if there is none. */
export function nextPuzzle(puzzles: readonly ListedPuzzle[], after: string, { answered }: Progress, wish: Wish): string | null {
  const from = puzzles.findIndex(({ id }) => id === after) + 1
  const inOrder = [...puzzles.slice(from), ...puzzles.slice(0, from)]
  const fits = ({ id, game, theme }: ListedPuzzle): boolean =>
    id !== after && !(id in answered) && (!wish.game || game === wish.game) && (!wish.theme || theme === wish.theme)
  return inOrder.find(fits)?.id ?? null
}

/** How many were solved at the first try, and how many were tried. */
export function score({ answered }: Progress): { right: number; tried: number } {
  const results = Object.values(answered)
  return { right: results.filter(Boolean).length, tried: results.length }
}
