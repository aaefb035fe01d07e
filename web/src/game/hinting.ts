/** What a hint marks: the dice it would keep, or the answer it would give. */

import type { CoachHint, OpenQuestion } from '../net/types'

export interface Marks {
  /** Which dice it would keep; empty where it is not about dice. */
  dice: boolean[]
  /** The answer it would give, by its number; null while dice are to be kept first. */
  action: number | null
  /** It would roll, and the dice that are kept now are the right ones. */
  roll: boolean
  /** It would stop rolling. */
  stop: boolean
}

export const NO_MARKS: Marks = { dice: [], action: null, roll: false, stop: false }

/** The marks of a hint about a question, with these dice on the table and some of them kept. */
export function marksOf(
  hint: CoachHint | null,
  question: Pick<OpenQuestion, 'reroll'> | null,
  faces: readonly string[],
  kept: readonly boolean[],
): Marks {
  const best = hint?.answers[0]
  if (!best || !question) return NO_MARKS
  const { reroll } = question
  const rolled = reroll ? best.action - reroll.first : -1
  if (!reroll || rolled < 0 || rolled >= 1 << reroll.dice) return { ...NO_MARKS, action: best.action }
  const dice = likeKept(
    faces.slice(0, reroll.dice).map((_, die) => !((rolled >> die) & 1)),
    faces,
    kept,
  )
  return { dice, action: null, roll: rolled > 0 && dice.every((is, die) => is === (kept[die] ?? false)), stop: rolled === 0 }
}

/** The same faces, but those dice first that are kept already: dice that show the same are the same. */
function likeKept(wanted: readonly boolean[], faces: readonly string[], kept: readonly boolean[]): boolean[] {
  const left = new Map<string, number>()
  for (const [die, is] of wanted.entries()) if (is) left.set(faces[die]!, (left.get(faces[die]!) ?? 0) + 1)
  const found = wanted.map(() => false)
  for (const already of [true, false])
    for (const die of wanted.keys()) {
      const face = faces[die]!
      const more = left.get(face) ?? 0
      if (more === 0 || (kept[die] ?? false) !== already) continue
      found[die] = true
      left.set(face, more - 1)
    }
  return found
}

/** A coach who thinks on sends many hints: once there is a reason, what is shown only changes when another answer is best. */
export function steadier(shown: CoachHint | null, next: CoachHint): CoachHint {
  if (!shown || shown.number !== next.number || shown.answers[0]?.action !== next.answers[0]?.action) return next
  return shown.why ? shown : next
}
