/** Which part of the page may import which: a part knows those below it, and nothing of those above. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The layers from the bottom up, each with what it may import besides itself. */
const LAYERS: Record<string, string[]> = {
  styles: [],
  sound: [],
  net: [],
  engine: ['net'],
  site: ['net'],
  browser: ['net'],
  art: ['net'],
  i18n: ['net', 'browser'],
  game: ['net', 'browser', 'i18n', 'art', 'site'],
  ui: ['net', 'browser', 'i18n', 'art', 'game'],
  boards: ['net', 'browser', 'i18n', 'art', 'game', 'ui'],
  features: ['net', 'browser', 'i18n', 'art', 'game', 'ui', 'boards', 'sound', 'site'],
  app: ['styles', 'net', 'browser', 'i18n', 'ui', 'features', 'site'],
}

/** What a feature may import of others; the rest know none. */
const FEATURES: Record<string, string[]> = {
  account: ['people'],
  analysis: ['rules'],
  community: ['home'],
  friends: ['people'],
  home: ['puzzles'],
  matchmaking: ['home'],
  puzzles: ['analysis', 'rules'],
  replay: ['analysis', 'rules'],
  review: ['analysis', 'replay'],
  settings: ['people'],
  statistics: ['review'],
  table: ['fair', 'friends', 'learn', 'matchmaking', 'people', 'rules', 'site', 'statistics'],
  viewer: ['analysis', 'replay', 'review'],
}

const SOURCES = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.(ts|svelte)$/.test(file),
)
const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g
const HERE = new URL('file:///web/src/')

/** Every import of one file in this folder by another, those inside functions and markup included. */
const IMPORTS = SOURCES.flatMap((file) => {
  const from = new URL(file, HERE)
  return [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(IMPORT)]
    .map(([, path]) => new URL(path!, from))
    .filter(({ href }) => href.startsWith(HERE.href))
    .map((to) => ({ from: partsOf(from), to: partsOf(to), says: `${file} imports ${to.href.slice(HERE.href.length)}` }))
})

/** The layer of a file, and the feature where it belongs to one. */
function partsOf({ href }: URL): { layer: string; feature: string } {
  const [layer = '', folder = ''] = href.slice(HERE.href.length).split('/')
  return { layer, feature: layer === 'features' ? folder : '' }
}

test('no import points upwards, or to a feature that is not declared', () => {
  expect(IMPORTS.length).toBeGreaterThan(1000)
  const wrong = IMPORTS.filter(({ from, to }) => {
    if (from.layer !== to.layer) return !LAYERS[from.layer]?.includes(to.layer)
    return from.feature !== to.feature && !FEATURES[from.feature]?.includes(to.feature)
  })
  expect(wrong.map(({ says }) => says)).toEqual([])
})

test('no arrow is left over, and none leads in a circle', () => {
  const used = new Set(IMPORTS.flatMap(({ from, to }) => [`${from.layer} ${to.layer}`, `${from.feature} ${to.feature}`]))
  for (const arrows of [LAYERS, FEATURES]) {
    const circles = (part: string, way: string[] = []): string[] =>
      way.includes(part) ? [[...way, part].join(' imports ')] : (arrows[part] ?? []).flatMap((next) => circles(next, [...way, part]))
    for (const [part, others] of Object.entries(arrows)) {
      expect(
        others.filter((other) => !used.has(`${part} ${other}`)),
        part,
      ).toEqual([])
      expect(circles(part)).toEqual([])
    }
  }
})
