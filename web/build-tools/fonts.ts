/** Cuts the typefaces down to the letters the page is written in: writes src/styles/fonts/ before anything asks for it. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subset from 'subset-font'
import type { Plugin } from 'vite'

const FONTS = 'src/styles/fonts'
const files = createRequire(import.meta.url)

function from(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step))
}

/** styles/fonts.css gives each part the same range: a part is fetched only where one of its letters is shown. */
const PARTS: Record<string, { file: string; letters: string }> = {
  latin: { file: 'latin', letters: `${from(0x20, 0x7e)}\u00a0«·»×–—‘’“”„…€−` },
  accents: { file: 'latin', letters: `${from(0xa1, 0xff).replaceAll(/[«·»×]/g, '')}Œœ` },
  cyrillic: { file: 'cyrillic', letters: `${from(0x410, 0x44f)}ЁЄІЇёєіїҐґ\u0301№` },
}
const TYPEFACES: Record<string, (file: string) => string> = {
  golos: (file) => `@fontsource-variable/golos-text/files/golos-text-${file}-wght-normal.woff2`,
  dela: (file) => `@fontsource/dela-gothic-one/files/dela-gothic-one-${file}-400-normal.woff2`,
}

export function fonts(): Plugin {
  return {
    name: 'fonts',
    async configResolved({ root, mode }) {
      if (mode === 'test') return
      mkdirSync(join(root, FONTS), { recursive: true })
      for (const [typeface, path] of Object.entries(TYPEFACES)) {
        for (const [part, { file, letters }] of Object.entries(PARTS)) {
          const whole = readFileSync(files.resolve(path(file)))
          writeFileSync(join(root, FONTS, `${typeface}-${part}.woff2`), await subset(whole, letters, { targetFormat: 'woff2' }))
        }
      }
    },
  }
}
