/** Which answer of a puzzle a person has given. */

import { rollSet } from '../../game/keptDice'
import type { Puzzle, PuzzleAnswer } from '../../net/types'

export interface Given {
  action: number
  /** The faces of the dice kept, sorted; null if the answer is about something else. */
  kept: string[] | null
}

/** The answer to roll some dice, given by which are kept. */
export function givenByDice(first: number, dice: readonly string[], kept: readonly boolean[]): Given {
  return { action: first + rollSet(kept), kept: dice.filter((_, die) => kept[die]).toSorted() }
}

/** The answer among those of the solution; undefined if it is none of them, and so worse. */
export function answerOf({ answers }: Puzzle, given: Given): PuzzleAnswer | undefined {
  return answers.find(
    ({ action, kept }) => action === given.action || (kept !== null && given.kept !== null && kept.join() === given.kept.join()),
  )
}
