/** The answers to a question that are listed, each with a button of its own. */

import type { Answer, OpenQuestion } from '../net/types'
import { laysToken } from './placements'

/** Rolling and stopping have buttons of their own, and places for a token theirs on the tracks, unless they are listed too. */
export function listedAnswers(question: Pick<OpenQuestion, 'answers' | 'reroll'> | null, places: boolean): Answer[] {
  const { answers = [], reroll } = question ?? {}
  if (reroll) return answers.filter(({ action, word }) => word !== 'stop' && action !== reroll.first)
  return places ? answers : answers.filter((answer) => !laysToken(answer))
}
