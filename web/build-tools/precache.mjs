/** Writes the service worker of a built site, with every file of its folder: `node precache.mjs FOLDER`, as the last step. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { gunzipSync } from 'node:zlib'

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

const fingerprint = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`

/** Some servers unpack what ends in .gz on the way: then what arrives has another fingerprint. */
function fingerprints(name) {
  const content = readFileSync(join(folder, name))
  return name.endsWith('.gz') ? `${fingerprint(content)} ${fingerprint(gunzipSync(content))}` : fingerprint(content)
}

const list = files.map((name) => [name, fingerprints(name)])
const template = readFileSync(join(import.meta.dirname, 'serviceWorker.js'), 'utf8')
const version = createHash('sha256')
  .update(template + JSON.stringify(list))
  .digest('hex')
  .slice(0, 12)
writeFileSync(join(folder, WORKER), template.replace('/* FILES */', () => JSON.stringify(list)).replace('/* VERSION */', version))
const size = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
console.log(`${WORKER}: version ${version} of ${files.length} files, ${(size / 1e6).toFixed(1)} MB`)
