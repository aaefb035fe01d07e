/** Packs of further cards: the words and pictures of those that tables on this page are played with. */

import { api } from './api'
import type { CardEntry } from './catalogue'
import type { GameName, Language } from './types'
import { alsoSay } from './words.svelte'

/** A picture of a card: that of a card of the game itself, or a path on a ground of 512 by 512. */
export interface PackPicture {
  like?: string
  path?: string
  colours?: string
}

export interface Pack {
  name: string
  game: GameName
  cards: CardEntry[]
  pictures: Record<string, PackPicture>
  words: Record<Language, string>
}

const loading = new Map<string, Promise<void>>()
let pictures = $state.raw<Record<string, PackPicture>>({})

/** How a card of a pack is drawn, if it is one of those that are here. */
export function packPicture(game: GameName, id: string): PackPicture | undefined {
  return pictures[`${game} ${id}`]
}

/** Have what the named packs need; resolves once everything is here. */
export async function usePacks(names: unknown): Promise<void> {
  if (!Array.isArray(names)) return
  await Promise.all(
    names.map(String).map((name) => {
      let pack = loading.get(name)
      if (!pack) {
        pack = load(name)
        pack.catch(() => loading.delete(name))
        loading.set(name, pack)
      }
      return pack
    }),
  )
}

async function load(name: string): Promise<void> {
  const { game, pictures: own, words } = await api.pack(name)
  pictures = { ...pictures, ...Object.fromEntries(Object.entries(own).map(([id, picture]) => [`${game} ${id}`, picture])) }
  await alsoSay(words)
}
