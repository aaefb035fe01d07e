/** Packs of additional cards: the words and pictures of those used by tables on this page. */

import { addPictures } from '../art/packPictures.svelte'
import { api } from '../net/api'
import type { PackForPage } from '../net/types'
import { addPackWords } from '../i18n/words.svelte'

const loading = new Map<string, Promise<PackForPage>>()

/** Load what the named packs need; resolves once everything is loaded. */
export async function usePacks(names: unknown): Promise<PackForPage[]> {
  if (!Array.isArray(names)) return []
  return Promise.all(
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

async function load(name: string): Promise<PackForPage> {
  const pack = await api.pack(name)
  addPictures(pack.game, pack.pictures)
  await addPackWords(pack.words)
  return pack
}
