/** Which dice a person keeps before rolling the others again. */

/** The dice kept before a roll stay kept; the rolled ones are free. */
export function afterRoll(kept: readonly boolean[], rolled: readonly number[], dice: number): boolean[] {
  return Array.from({ length: dice }, (_, die) => !rolled.includes(die) && (kept[die] ?? false))
}

export function toggled(kept: readonly boolean[], die: number): boolean[] {
  return kept.map((is, place) => (place === die ? !is : is))
}

/** The set of dice to roll as the server counts it: bit 0 is the first die. */
export function rollSet(kept: readonly boolean[]): number {
  return kept.reduce((set, is, die) => (is ? set : set | (1 << die)), 0)
}

export function rollCount(kept: readonly boolean[]): number {
  return kept.filter((is) => !is).length
}
