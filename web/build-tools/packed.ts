/** Packs what compresses well once, when the page is built, so that our server never has to; others do it themselves. */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const PACKED = /\.(?:js|css|svg|html|json|webmanifest)$/
/** Less than this travels in one packet anyway. */
const LEAST = 1024

export function packed(): Plugin {
  let folder = ''
  return {
    name: 'packed',
    apply: (_, { command, mode }) => command === 'build' && mode !== 'site',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (PACKED.test(name)) pack(join(folder, name))
      }
    },
  }
}

function pack(file: string): void {
  const content = readFileSync(file)
  if (content.length < LEAST) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
