/** The race, drawn: how full a track is, and where it matters. */

export type Thing = 'heart' | 'star' | 'energy' | 'life'

/** So many stars win. */
export const STAR_GOAL = 20
/** From so many stars on, one good turn may be the last. */
export const NEAR_GOAL = 17
/** With so few hearts, the next strike may be the last. */
export const FEW_HEARTS = 3

/** The full share of a track, from 0 to 1, whatever the numbers. */
export function filled(value: number, most: number): number {
  return most > 0 ? Math.max(0, Math.min(1, value / most)) : 0
}

/** How many steps are drawn; more than can be told apart are drawn as one. */
export function stepsOf(most: number): number {
  return most > 0 && most <= 24 ? Math.round(most) : 1
}

/** Whether a monster that had so many stars before has just come within reach of victory. */
export function comesNear(before: number, now: number): boolean {
  return before < NEAR_GOAL && now >= NEAR_GOAL && now < STAR_GOAL
}

/** Whether a monster that had so many hearts before has just come into danger. */
export function comesIntoDanger(before: number, now: number): boolean {
  return before > FEW_HEARTS && now <= FEW_HEARTS && now > 0
}
