/** The server's bot that plays for somebody missing; it needs no engine. */
export const STAND_IN = 'greedy'

/** The levels that sit wherever nobody has chosen another: the first of them that is offered. */
const USUAL = ['proud', STAND_IN]

/** The bot that was chosen last, if it is offered, or the usual one. */
export function usualBot(offered: readonly string[], chosen?: string): string {
  if (chosen !== undefined && offered.includes(chosen)) return chosen
  return USUAL.find((bot) => offered.includes(bot)) ?? STAND_IN
}
