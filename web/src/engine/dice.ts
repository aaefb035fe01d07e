/** Multisets of dice, numbered as the engine numbers them: smaller ones first, those of one size in order of their dice. */

export const FACES = 6

/** How many multisets there are of fewer dice than these, which is the number of the first one of so many.
 *
 * It is the number of ways to choose six of `dice + 5` things. */
export function firstOf(dice: number): number {
  let ways = 1
  for (let face = 1; face <= FACES; face++) ways = (ways * (dice - 1 + face)) / face
  return ways
}

/** All results of so many dice in their order, each with the lowest face first. */
export function resultsOf(dice: number): number[][] {
  if (dice === 0) return [[]]
  return resultsOf(dice - 1).flatMap((result) =>
    Array.from({ length: FACES - (result.at(-1) ?? 0) }, (_, more) => [...result, (result.at(-1) ?? 0) + more]),
  )
}
