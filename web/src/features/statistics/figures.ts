/** Figures as people read them. */

import { settings } from '../../browser/settings.svelte'
import type { Habit, MeanHearts, ShareOfCases } from '../../net/types'
import { say } from '../../i18n/words.svelte'

const whole = (share: number): string => String(Math.round(100 * share))

/** A share with its interval and what it was counted from, or that there is too little to tell. */
export function shareOf(share: ShareOfCases | null, cases: number): string {
  if (!share) return say('habit-too-few', { cases })
  const percent = say('habit-share', { percent: whole(share.done / share.cases), low: whole(share.low), high: whole(share.high) })
  return `${percent}, ${say('habit-of', { done: share.done, cases: share.cases })}`
}

export function heartsOf(mine: MeanHearts | null, compared: MeanHearts | null, champion: MeanHearts | null): string {
  if (compared && champion)
    return say('habit-hearts-both', {
      mine: number(compared.mean),
      low: number(compared.low),
      high: number(compared.high),
      champion: number(champion.mean),
      champion_low: number(champion.low),
      champion_high: number(champion.high),
    })
  return mine ? say('habit-hearts', { mine: number(mine.mean), low: number(mine.low), high: number(mine.high) }) : ''
}

const number = (value: number): string => new Intl.NumberFormat(settings.language, { maximumFractionDigits: 1 }).format(value)

/** The habit that is farthest from the champion's, of those that clearly differ; null if none does. */
export function costliest(habits: readonly Habit[]): Habit | null {
  const far = ({ compared, champion }: Habit): number =>
    compared && champion ? Math.abs(compared.done / compared.cases - champion.done / champion.cases) : 0
  const [first] = habits.filter((habit) => habit.differs && far(habit) > 0).toSorted((one, other) => far(other) - far(one))
  return first ?? null
}
