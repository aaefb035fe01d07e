/** The rules in one minute: the panels of each game and what is pictured in them. */

import type { GameName } from '../../net/types'

type Picture =
  { kind: 'faces'; faces: string[] } | { kind: 'monsters'; monsters: string[] } | { kind: 'cards'; cards: string[] } | { kind: 'skyline' }

export interface Panel {
  /** The message is `web-learn-{game}-{id}`, with the sentence in its attribute `text`. */
  id: string
  pictures: Picture[]
}

const faces = (...names: string[]): Picture => ({ kind: 'faces', faces: names })
const monsters = (...names: string[]): Picture => ({ kind: 'monsters', monsters: names })
const cards = (...names: string[]): Picture => ({ kind: 'cards', cards: names })

/** What the dice of each game show. */
export const FACES: Record<GameName, string[]> = {
  king: ['1', '2', '3', 'heart', 'energy', 'claw'],
  duel: ['smash', 'heal', 'energy', 'fame', 'destruction', 'power'],
}

export const PANELS: Record<GameName, Panel[]> = {
  king: [
    { id: 'goal', pictures: [monsters('gigazaur', 'cyber_kitty', 'the_king')] },
    { id: 'roll', pictures: [faces(...FACES.king)] },
    { id: 'numbers', pictures: [faces('2', '2', '2')] },
    { id: 'hearts', pictures: [faces('heart', 'energy')] },
    { id: 'claws', pictures: [faces('claw', 'claw'), monsters('meka_dragon')] },
    { id: 'tokyo', pictures: [{ kind: 'skyline' }] },
    { id: 'cards', pictures: [cards('wings', 'tank')] },
  ],
  duel: [
    { id: 'goal', pictures: [monsters('alienoid', 'space_penguin')] },
    { id: 'roll', pictures: [faces(...FACES.duel)] },
    { id: 'pull', pictures: [faces('fame', 'fame', 'fame')] },
    { id: 'dice', pictures: [faces('smash', 'heal', 'energy')] },
    { id: 'power', pictures: [faces('power', 'power'), monsters('gigazaur')] },
    { id: 'cards', pictures: [cards('spiked_tail', 'photoshoot')] },
  ],
}
