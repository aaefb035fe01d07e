/** Who has won and how, from what the page knows the moment it happens; the server tells it in the same words afterwards. */

import type { Message, Scene } from '../net/types'

/** The end of a game in a sentence. */
export function victoryOf(scene: Scene, winners: readonly number[]): Message {
  const [winner = 0, another] = winners
  const args = { you: { is_you: winner }, monster: { seat: winner } }
  if (another !== undefined) return { key: 'king-won-shared', args: { monsters: { list: winners.map((seat) => ({ seat })) } } }
  if (scene.game === 'king') {
    const others = scene.monsters.filter(({ alive }, seat) => alive && seat !== winner)
    return { key: others.length === 0 ? 'king-won-standing' : 'king-won-stars', args }
  }
  const rival = 1 - winner
  if (scene.monsters[rival]?.life === 0) return { key: 'duel-won-life', args: { ...args, rival: { seat: rival } } }
  const arrived = scene.tracks.some(({ marker, spaces }) => spaces.some(({ at, victory }) => at === marker && victory === winner))
  return { key: arrived ? 'duel-won-victory_space' : 'duel-won-spotlight', args }
}
