/** Automatic answers: what a person has chosen not to be asked each time. */

import type { OpenQuestion, Scene } from '../net/types'

export interface AutoAnswers {
  yieldAt: number
  askOrder: boolean
  /** Not asked what to buy with less energy than this. */
  buyFrom: number
  /** Not asked what to buy in this turn. */
  buysNothing: boolean
  /** Decisions not to ask about in this game. */
  silenced: ReadonlySet<string>
}

/** The action a person has chosen once and for all, or null if they want to be asked. */
export function answerByItself(question: OpenQuestion, scene: Scene, autoAnswers: AutoAnswers): number | null {
  const word = wishedWord(question, scene, autoAnswers)
  return question.answers?.find((answer) => answer.word === word)?.action ?? null
}

function wishedWord(question: OpenQuestion, scene: Scene, autoAnswers: AutoAnswers): string | null {
  if (question.usual && !autoAnswers.askOrder) return 'in_order'
  if (autoAnswers.silenced.has(question.decision)) return silenceWord(question)
  if (question.decision === 'yield_or_stay' && scene.game === 'king') {
    const hearts = scene.monsters[question.seat]?.hearts ?? 0
    if (hearts <= autoAnswers.yieldAt) return 'yield'
  }
  if (question.decision === 'buy') {
    const energy = scene.monsters[question.seat]?.energy ?? 0
    if (autoAnswers.buysNothing || energy < autoAnswers.buyFrom) return 'stop'
  }
  return null
}

/** The answer that a question not asked gets; null when it must be asked. */
export function silenceWord(question: OpenQuestion): string | null {
  if (question.reroll) return null
  return question.answers?.some((answer) => answer.word === 'decline') ? 'decline' : null
}
