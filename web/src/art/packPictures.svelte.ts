/** The pictures of cards that packs bring. */

import type { GameName, PackPicture } from '../net/types'

let pictures = $state.raw<Record<string, PackPicture>>({})

/** How a card of a pack is drawn, if it is one of those that are here. */
export function packPicture(game: GameName, id: string): PackPicture | undefined {
  return pictures[`${game} ${id}`]
}

export function addPictures(game: GameName, own: Record<string, PackPicture>): void {
  const named = Object.entries(own).map(([id, picture]) => [`${game} ${id}`, picture])
  pictures = { ...pictures, ...(Object.fromEntries(named) as typeof own) }
}
