/**
 * Builds the words of the page out of the Fluent files that Python reads too: a chunk for each language and group.
 * words.json names the files of each group; every page has those of `page`.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import GROUPS from './words.json' with { type: 'json' }

const FOLDER = join(import.meta.dirname, '../../src/daikaiju/words')
const LANGUAGES = ['en', 'ru', 'uk']

export type Group = keyof typeof GROUPS

/** The module that gives a function to import each chunk, and the ids of those chunks. */
const INDEX = 'virtual:words'
const CHUNK = /^\0virtual:words\/(\w+)-(\w+)$/

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${INDEX}`) return index()
      const [, language, group] = CHUNK.exec(id) ?? []
      if (!language || !group) return null
      const files = GROUPS[group as Group].map((name) => join(FOLDER, language, `${name}.ftl`))
      for (const file of files) this.addWatchFile(file)
      return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')))}`
    },
  }
}

function index(): string {
  const chunks = LANGUAGES.flatMap((language) => Object.keys(GROUPS).map((group) => `${language}-${group}`))
  return `export default { ${chunks.map((name) => `'${name}': () => import('${INDEX}/${name}')`).join(', ')} }`
}
