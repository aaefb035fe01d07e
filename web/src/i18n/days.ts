/** Play by correspondence: a clock of days. */

import type { ClockSetting } from '../net/types'

/** In seconds. */
export const DAY = 24 * 60 * 60

/** Whether people have days to answer, so that nobody has to be there. */
export function isByDays({ kind, seconds }: ClockSetting): boolean {
  return kind !== 'none' && seconds >= DAY
}

/** Time left as a clock shows it: seconds are counted only when they matter. */
export function leftParts(seconds: number): { days: number; hours: number; shown: string } {
  const two = (number: number): string => String(number).padStart(2, '0')
  const days = Math.floor(seconds / DAY)
  const hours = Math.floor((seconds % DAY) / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  const shown = seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
  return { days, hours, shown }
}
