/**
 * Puts in whether this is the site and what it offers, where modules import it from browser/site.ts or browser/offers.ts:
 * a bundler drops a page that is never shown only if `false` stands there in so many letters.
 */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const OFFERS = join(import.meta.dirname, '../src/browser/offers.ts')
const IMPORT = /^\s*import \{([^}]*)\} from ["'][./]*\/(?:browser\/)?(?:site|offers)["'];?$/gm
const OFFER = /^export const (\w+) = (!?)SITE$/gm

export function flags(site: boolean): Plugin {
  const values: Record<string, string> = { SITE: String(site), SERVER: JSON.stringify(process.env['VITE_SERVER'] ?? '') }
  for (const [, name, not] of readFileSync(OFFERS, 'utf8').matchAll(OFFER)) values[name!] = String(not ? !site : site)
  return {
    name: 'flags',
    apply: 'build',
    enforce: 'post',
    config: () => ({ define: values }),
    transform(code, id) {
      if (/\/browser\/(site|offers)\.ts$/.test(id)) return null
      // Nothing but its style happens in a component that nobody shows.
      const moduleSideEffects = /\.svelte(\.ts)?$/.test(id) ? false : null
      const rest = code.replaceAll(IMPORT, (all, names: string) => (names.split(',').every((name) => name.trim() in values) ? '' : all))
      return rest === code && moduleSideEffects === null ? null : { code: rest, map: null, moduleSideEffects }
    },
  }
}
