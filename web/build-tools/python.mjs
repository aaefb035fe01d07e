/**
 * Makes what the browser's Python needs: our modules compiled by that very Python, and as much of its library as they
 * import. Everything is compressed here, because not every web server does. Networks, which are compressed already and
 * no first game needs, stay files of their own.
 *
 *     node build-tools/python.mjs FOLDER_OF_MODULES OUTPUT
 */

import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadPyodide } from 'pyodide'

const [modules, output] = process.argv.slice(2)
const pyodide = dirname(fileURLToPath(import.meta.resolve('pyodide')))
mkdirSync(output, { recursive: true })

const python = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: '1', PYTHONNODEBUGRANGES: '1' } })
python.FS.mkdirTree('/daikaiju')
python.FS.mount(python.FS.filesystems.NODEFS, { root: modules }, '/daikaiju')
python.FS.mkdirTree('/pyodide')
python.FS.mount(python.FS.filesystems.NODEFS, { root: pyodide }, '/pyodide')
python.FS.mkdirTree('/build')
python.FS.mount(python.FS.filesystems.NODEFS, { root: import.meta.dirname }, '/build')
let made
try {
  const packed = await python.runPythonAsync(`
import sys
sys.path[:0] = ["/daikaiju", "/build"]
import pack_python
await pack_python.pack()
`)
  made = packed.toJs()
} catch (error) {
  // Node would print the line of Pyodide that threw it, which is a megabyte long.
  console.error(error.message)
  process.exit(1)
}

const sizes = {}
for (const [name, content] of Object.entries(made)) {
  sizes[name] = content.length
  writeFileSync(join(output, `${name}.zst`), content)
}
copyFileSync(join(pyodide, 'pyodide.mjs'), join(output, 'pyodide.mjs'))
const networks = {}
const theirs = join(modules, 'daikaiju', 'champion', 'networks')
mkdirSync(join(output, 'networks'), { recursive: true })
for (const name of inOrder(readdirSync(theirs))) {
  networks[name] = createHash('sha256')
    .update(readFileSync(join(theirs, name)))
    .digest('hex')
  copyFileSync(join(theirs, name), join(output, 'networks', name))
}
const { info } = JSON.parse(readFileSync(join(pyodide, 'pyodide-lock.json'), 'utf8'))
const lock = JSON.stringify({ info, packages: {} })
writeFileSync(join(output, 'files.json'), JSON.stringify({ sizes, version: python.version, lock, networks }))
console.log(JSON.stringify(sizes))

/** The champion's before all others, King before the Duel. */
function inOrder(names) {
  const rank = (name) => 2 * name.includes('-') + !name.startsWith('king')
  return names.filter((name) => name.endsWith('.npz')).sort((one, other) => rank(one) - rank(other))
}

process.exit(0) // tables would go on for ever
