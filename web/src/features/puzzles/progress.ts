/** What this browser remembers about puzzles: which were solved at the first try and when, a rating, the streak of daily ones. */

import type { GameName, ListedPuzzle } from '../../net/types'
import { afterPuzzle, BEGINNER, type Rating } from './rating'

/** A first answer to a puzzle. */
export interface Answered {
  id: string
  right: boolean
  /** When, in milliseconds. */
  at: number
  /** The rating after it. */
  rating: number
}

export interface Wish {
  game: GameName | ''
  theme: string
}

export interface Progress {
  /** Whether the first answer to a puzzle was right. */
  answered: Record<string, boolean>
  /** The latest first answers, the oldest first. */
  history: Answered[]
  rating: Rating
  /** Which puzzles are wanted next. */
  wish: Wish
  /** Daily puzzles solved on successive days, the longest such streak, and the last day of the current one. */
  streak: number
  longest: number
  lastDay: string
}

export const NOTHING_YET: Progress = {
  answered: {},
  history: [],
  rating: BEGINNER,
  wish: { game: '', theme: '' },
  streak: 0,
  longest: 0,
  lastDay: '',
}

const KEY = 'daikaiju-puzzles'
const DAY = 24 * 60 * 60 * 1000
/** How many answers the history remembers. */
export const MOST_REMEMBERED = 300

export function remembered(): Progress {
  try {
    return read(JSON.parse(localStorage.getItem(KEY) ?? '{}') as unknown)
  } catch {
    return NOTHING_YET // private windows and broken entries: begin afresh
  }
}

/** Progress as it was stored, by this version or an earlier one; what makes no sense is left out. */
export function read(stored: unknown): Progress {
  const found = { ...NOTHING_YET, ...(stored as Partial<Progress>) }
  const numbers = Object.values({ ...found.rating })
  if (numbers.length !== 3 || !numbers.every(Number.isFinite)) found.rating = BEGINNER
  if (!Array.isArray(found.history)) found.history = []
  found.history = found.history.filter((one) => typeof one?.id === 'string' && Number.isFinite(one.at) && Number.isFinite(one.rating))
  return found
}

export function remember(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress))
  } catch {
    // A private window forgets.
  }
}

/** The progress after an answer; only the first answer to a puzzle counts. `day` is set if it is that day's puzzle. */
export function afterAnswer(
  progress: Progress,
  { id, level }: Pick<ListedPuzzle, 'id' | 'level'>,
  right: boolean,
  day: string | null,
  now = Date.now(),
): Progress {
  if (id in progress.answered) return progress
  const rating = afterPuzzle(progress.rating, level, right)
  const history = [...progress.history, { id, right, at: now, rating: Math.round(rating.rating) }].slice(-MOST_REMEMBERED)
  const next = { ...progress, answered: { ...progress.answered, [id]: right }, rating, history }
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

const fits = ({ game, theme }: Pick<ListedPuzzle, 'game' | 'theme'>, wish: Wish): boolean =>
  (!wish.game || game === wish.game) && (!wish.theme || theme === wish.theme)

/** The next puzzle of a kind that was not answered yet; null if there is none. */
export function nextPuzzle(puzzles: readonly ListedPuzzle[], after: string, { answered }: Progress, wish: Wish): string | null {
  const from = puzzles.findIndex(({ id }) => id === after) + 1
  const inOrder = [...puzzles.slice(from), ...puzzles.slice(0, from)]
  return inOrder.find((one) => one.id !== after && !(one.id in answered) && fits(one, wish))?.id ?? null
}

/** How many puzzles of a kind there are, and how many of them were answered. */
export function countOf(puzzles: readonly ListedPuzzle[], { answered }: Progress, wish: Wish): { all: number; done: number } {
  const wanted = puzzles.filter((one) => fits(one, wish))
  return { all: wanted.length, done: wanted.filter(({ id }) => id in answered).length }
}

/** How many were solved at the first try, and how many were tried. */
export function score({ answered }: Progress): { right: number; tried: number } {
  const results = Object.values(answered)
  return { right: results.filter(Boolean).length, tried: results.length }
}
