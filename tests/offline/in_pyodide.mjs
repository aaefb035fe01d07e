// Runs a Python file of the tests in Pyodide, the Python of browsers, with Node:
//
//   node in_pyodide.mjs <folder of pyodide> <folder with msgspec> <folder of daikaiju's source> <file> [arguments]

import { resolve } from 'node:path'
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [runtime, packages, source, file, ...rest] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(resolve(runtime, 'pyodide.mjs')).href)
const python = await loadPyodide({ indexURL: resolve(runtime), stdout: (line) => console.log(line) })

for (const [place, root] of Object.entries({ '/packages': packages, '/source': source })) {
  python.FS.mkdirTree(place)
  python.FS.mount(python.FS.filesystems.NODEFS, { root: resolve(root) }, place)
}
python.globals.set('arguments', python.toPy([file, ...rest]))
python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/packages", "/source"]
sys.argv = list(arguments)
`)
python.runPython(readFileSync(file, 'utf8'), { globals: python.toPy({ __name__: '__main__' }) })
