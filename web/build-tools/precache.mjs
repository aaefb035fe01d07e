/** Writes the service worker of a built site, with every file of its folder: `node precache.mjs FOLDER`, as the last step. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'

const WORKER = 'sw.js'
/** The worker itself, and what no page asks for. */
const LEFT_OUT = /^sw\.js$|^\.|\/\.|\.map$/

const folder = process.argv[2]
if (!folder) {
  console.error('usage: node precache.mjs FOLDER')
  process.exit(2)
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => statSync(join(folder, name)).isFile())
  .map((name) => name.split(sep).join('/'))
  .filter((name) => !LEFT_OUT.test(name))
  .sort()
if (!files.includes('index.html')) {
  console.error(`${folder} holds no index.html: build the site first`)
  process.exit(1)
}

const list = files.map((name) => [
  name,
  `sha256-${createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('base64')}`,
])
const template = readFileSync(join(import.meta.dirname, 'serviceWorker.js'), 'utf8')
const version = createHash('sha256')
  .update(template + JSON.stringify(list))
  .digest('hex')
  .slice(0, 12)
writeFileSync(join(folder, WORKER), template.replace('/* FILES */', () => JSON.stringify(list)).replace('/* VERSION */', version))
const size = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
console.log(`${WORKER}: version ${version} of ${files.length} files, ${(size / 1e6).toFixed(1)} MB`)
