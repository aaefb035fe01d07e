/** How the picture of a card is set: its icon's file, two colours, and the ground behind it. */

import type { CardColours, GameName } from '../net/types'
import { packPicture } from './packPictures.svelte'
import duelPictures from './pictures/duel-cards.json'
import kingPictures from './pictures/king-cards.json'
import duelSprite from './sprites/duel-cards.svg'
import kingSprite from './sprites/king-cards.svg'

type Ground = 'burst' | 'dots' | 'speed' | 'ring'

interface CardLook {
  href: string
  /** Drawn in place of the icon: some cards of packs bring their own line. */
  path: string | null
  light: string
  dark: string
  ground: Ground
  /** Where the ground's rays or lines start, in degrees. */
  turn: number
}

/** The pictures of the games' own cards; a test sees to it that their colours are known. */
type CardPictures = Record<string, { icon: string; colours: CardColours }>

const GAMES: Record<GameName, { sprite: string; pictures: CardPictures }> = {
  king: { sprite: kingSprite, pictures: kingPictures as CardPictures },
  duel: { sprite: duelSprite, pictures: duelPictures as CardPictures },
}

/** Pairs of flat colours by mood; the picture itself is paper with an ink line, readable on all of them. */
const COLOURS: Record<CardColours, readonly [light: string, dark: string]> = {
  fire: ['#ff8a2b', '#e4381f'],
  gold: ['#ffd23f', '#f59a0c'],
  toxic: ['#a5d93a', '#4f9a1f'],
  sea: ['#4fd0bd', '#138a8f'],
  sky: ['#6cc8ff', '#2b7fd6'],
  violet: ['#b48bff', '#6a3fc4'],
  rose: ['#ff9ecb', '#e2478f'],
  night: ['#6a62b5', '#2f2870'],
  steel: ['#b5c2d6', '#66779a'],
  earth: ['#d9a866', '#96602f'],
}

const GROUNDS: readonly Ground[] = ['burst', 'dots', 'speed', 'ring']

/** A small number derived from a name, so that neighbours differ and a card always looks the same. */
function numberOf(name: string): number {
  let number = 7
  for (const letter of name) number = (number * 31 + letter.codePointAt(0)!) % 65521
  return number
}

export function cardLook(game: GameName, id: string): CardLook {
  const { sprite, pictures } = GAMES[game]
  const own = packPicture(game, id)
  const [light, dark] = COLOURS[(own ?? pictures[id])?.colours ?? 'night']
  const number = numberOf(`${game} ${id}`)
  return {
    href: `${sprite}#${own?.like ?? id}`,
    path: own?.path ?? null,
    light,
    dark,
    ground: GROUNDS[number % GROUNDS.length]!,
    turn: number % 360,
  }
}
