/**
 * Builds the words of the page out of the Fluent files that Python reads too: a chunk for each language and group.
 * words.json names the files of each group; every page has those of `page`, and without a server those of `site`.
 * Where a message says something else without a server, its attribute `alone` does.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import GROUPS from './words.json' with { type: 'json' }

const FOLDER = join(import.meta.dirname, '../../src/daikaiju/words')
const LANGUAGES = ['en', 'ru', 'uk']

export type Group = Exclude<keyof typeof GROUPS, 'site'>

/** The module that gives a function to import each chunk, and the ids of those chunks. */
const INDEX = 'virtual:words'
const CHUNK = /^\0virtual:words\/(\w+)-(\w+)$/

/** The words of other people are not needed where nobody else is. */
function groupsOf(site: boolean): Record<string, string[]> {
  const { people, site: alone, ...groups } = GROUPS
  return site ? { ...groups, page: [...groups.page, ...alone] } : { ...groups, people }
}

export function words(site: boolean): Plugin {
  const groups = groupsOf(site)
  return {
    name: 'words',
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) return index(groups)
      const [, language, group] = CHUNK.exec(id) ?? []
      if (!language || !group) return null
      const files = (groups[group] ?? []).map((name) => join(FOLDER, language, `${name}.ftl`))
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(files.map((file) => textOf(readFileSync(file, 'utf8'), site)))}`
    },
  }
}

/** One of the two texts of a message that has two. */
function textOf(words: string, site: boolean): string {
  return words.replaceAll(
    /^([\w-]+ =)(.*)\n +\.alone =(.*)$/gm,
    (_, name: string, value: string, alone: string) => name + (site ? alone : value),
  )
}

function index(groups: Record<string, string[]>): string {
  const chunks = LANGUAGES.flatMap((language) => Object.keys(groups).map((group) => `${language}-${group}`))
  return `export default { ${chunks.map((name) => `'${name}': () => import('${INDEX}/${name}')`).join(', ')} }`
}
