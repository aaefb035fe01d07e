/**
 * Makes what the browser's Python needs: our modules compiled by that very Python, and as much of its library as they
 * import. Everything is compressed here, because not every web server does.
 *
 *     node build-tools/python.mjs FOLDER_OF_MODULES OUTPUT
 */

import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { loadPyodide } from 'pyodide'

const [modules, output] = process.argv.slice(2)
const pyodide = dirname(fileURLToPath(import.meta.resolve('pyodide')))
mkdirSync(output, { recursive: true })

const python = await loadPyodide({ env: { PYTHONDONTWRITEBYTECODE: '1' } })
python.FS.mkdirTree('/daikaiju')
python.FS.mount(python.FS.filesystems.NODEFS, { root: modules }, '/daikaiju')
python.FS.mkdirTree('/build')
python.FS.mount(python.FS.filesystems.NODEFS, { root: import.meta.dirname }, '/build')
const made = (await python.runPythonAsync(`
import sys
sys.path[:0] = ["/daikaiju", "/build"]
import pack_python
await pack_python.pack()
`)).toJs()

const sizes = {}
function keep(name, content) {
  const packed = gzipSync(content, { level: 9 })
  sizes[name] = packed.length
  writeFileSync(join(output, `${name}.gz`), packed)
}
keep('library.zip', made.get('library'))
keep('daikaiju.bin', made.get('modules'))
for (const name of ['pyodide.asm.wasm', 'pyodide.asm.mjs']) keep(name, readFileSync(join(pyodide, name)))
copyFileSync(join(pyodide, 'pyodide.mjs'), join(output, 'pyodide.mjs'))
const { info } = JSON.parse(readFileSync(join(pyodide, 'pyodide-lock.json'), 'utf8'))
const lock = JSON.stringify({ info, packages: {} })
writeFileSync(join(output, 'files.json'), JSON.stringify({ sizes, version: python.version, lock }))
console.log(JSON.stringify(sizes))
