/** The answers that lay a token somewhere, sorted by place and by the way they lay it. */

import type { Answer, Argument, Place, OpenQuestion } from '../lib/types'

/** One way to lay the token: which end towards the reader, or which of several tokens. */
export interface Manner {
  id: string
  /** What the end on the reader's side gives, when the two ends differ. */
  bonus: Argument | null
  /** Where the token lies now that would be moved. */
  now: Argument | null
}

export interface Spot {
  place: Place
  answers: Map<string, Answer>
}

export interface Placing {
  manners: Manner[]
  spots: Spot[]
}

const DECIDED: Manner = { id: '', bonus: null, now: null }

function mannerOf({ label }: Answer): Manner {
  const bonus = label.attr === 'place-turned' ? (label.args?.bonus ?? null) : null
  const now = label.attr === 'mark-move' ? (label.args?.now ?? null) : null
  return { id: JSON.stringify([bonus, now]), bonus, now }
}

/** What may be laid where, or null when the question is not about places. */
export function placingOf(question: OpenQuestion | null): Placing | null {
  const manners = new Map<string, Manner>()
  const spots = new Map<string, Spot>()
  for (const answer of question?.answers ?? []) {
    if (!answer.place || (answer.word !== 'place' && answer.word !== 'mark')) continue
    const { track, from, to } = answer.place
    const manner = mannerOf(answer)
    manners.set(manner.id, manner)
    const name = `${track} ${from} ${to}`
    const spot = spots.get(name) ?? { place: answer.place, answers: new Map<string, Answer>() }
    spot.answers.set(manner.id, answer)
    spots.set(name, spot)
  }
  if (!spots.size) return null
  const found = [...spots.values()]
  // Where every place has one answer there is nothing to choose: the place decides how the token lies.
  if (found.some(({ answers }) => answers.size > 1)) return { manners: [...manners.values()], spots: found }
  const decided = found.map(({ place, answers }) => ({ place, answers: new Map([[DECIDED.id, [...answers.values()][0]!]]) }))
  return { manners: [DECIDED], spots: decided }
}

/** The answers of one way to lay it on one track, in the order of the spaces. */
export function offered(placing: Placing, manner: string, track: string): { place: Place; answer: Answer }[] {
  return placing.spots.flatMap(({ place, answers }) => {
    const answer = answers.get(manner)
    return answer && place.track === track ? [{ place, answer }] : []
  })
}
