/** The answers that lay a token somewhere, sorted by place and by the way they lay it. */

import type { Answer, Argument, Place, OpenQuestion } from '../net/types'

/** One way to lay the token: which end towards the reader, or which of several tokens. */
export interface PlacementWay {
  id: string
  /** What the end on the reader's side gives, when the two ends differ. */
  bonus: Argument | null
  /** Where the token lies now that would be moved. */
  now: Argument | null
}

interface Spot {
  place: Place
  answers: Map<string, Answer>
}

interface Placements {
  ways: PlacementWay[]
  spots: Spot[]
}

const DECIDED: PlacementWay = { id: '', bonus: null, now: null }

function wayOf({ label }: Answer): PlacementWay {
  const bonus = label.attr === 'place-turned' ? (label.args?.bonus ?? null) : null
  const now = label.attr === 'mark-move' ? (label.args?.now ?? null) : null
  return { id: JSON.stringify([bonus, now]), bonus, now }
}

/** Whether an answer lays a token on a track, where it can be pressed. */
export function laysToken({ place, word }: Answer): boolean {
  return place !== null && place !== undefined && (word === 'place' || word === 'mark')
}

/** What may be laid where, or null when the question is not about places. */
export function placementsOf(question: OpenQuestion | null): Placements | null {
  const ways = new Map<string, PlacementWay>()
  const spots = new Map<string, Spot>()
  for (const answer of question?.answers ?? []) {
    if (!answer.place || !laysToken(answer)) continue
    const { track, from, to } = answer.place
    const way = wayOf(answer)
    ways.set(way.id, way)
    const name = `${track} ${from} ${to}`
    const spot = spots.get(name) ?? { place: answer.place, answers: new Map<string, Answer>() }
    spot.answers.set(way.id, answer)
    spots.set(name, spot)
  }
  if (!spots.size) return null
  const found = [...spots.values()]
  // Where every place has one answer there is nothing to choose: the place decides how the token lies.
  if (found.some(({ answers }) => answers.size > 1)) return { ways: [...ways.values()], spots: found }
  const decided = found.map(({ place, answers }) => ({ place, answers: new Map([[DECIDED.id, [...answers.values()][0]!]]) }))
  return { ways: [DECIDED], spots: decided }
}

/** The answers of one way to lay it on one track, in the order of the spaces. */
export function offered(placements: Placements, way: string, track: string): { place: Place; answer: Answer }[] {
  return placements.spots.flatMap(({ place, answers }) => {
    const answer = answers.get(way)
    return answer && place.track === track ? [{ place, answer }] : []
  })
}
