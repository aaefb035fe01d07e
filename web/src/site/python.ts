/**
 * Python in a worker: its files are fetched compressed, because not every web server compresses, unpacked here, and
 * tried again when one does not arrive.
 */

import { decompress } from 'fzstd'
import { type Fingerprints, Networks } from './networks'

/** As much of Pyodide as is used here. */
export interface Python {
  FS: ConstructorParameters<typeof Networks>[2]
  pyimport(module: string): PyModule
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what a module has is known to Python alone
export type PyModule = any

interface Loader {
  loadPyodide(options: Record<string, unknown>): Promise<Python>
}

interface Files {
  /** The size of each file as it travels. */
  sizes: Record<string, number>
  version: string
  lock: string
  /** They come later, and are no part of the sizes. */
  networks: Fingerprints
}

export interface Started {
  python: Python
  networks: Networks
}

const WASM = 'pyodide.asm.wasm'
const SCRIPT = 'pyodide.asm.mjs'
const LIBRARY = 'library.zip'
const PACKAGE = 'daikaiju.bin'
const TRIES = 3
const PAUSE = 800

/** A file did not arrive. */
export class NotArrived extends Error {}

/**
 * Fetch what is needed for Python, saying how much has come, and start it. The largest file comes first, alone on the
 * line: while the others arrive, it is unpacked and compiled.
 */
export async function startPython(folder: string, progress: (share: number) => void): Promise<Started> {
  const about = JSON.parse(new TextDecoder().decode(await arrived(`${folder}files.json`))) as Files
  const total = Object.values(about.sizes).reduce((sum, size) => sum + size, 0)
  let come = 0
  const count = (bytes: number): void => progress((come += bytes) / total)
  let last: Promise<unknown> = Promise.resolve()
  const next = (name: string): Promise<Uint8Array<ArrayBuffer>> => {
    const file = last.then(() => arrived(`${folder}${name}.zst`, count))
    last = file
    return file.then((packed) => unpacked(name, packed))
  }
  const loading = import(/* @vite-ignore */ `${folder}pyodide.mjs`).catch(() => {
    throw new NotArrived('pyodide.mjs')
  }) as Promise<Loader>
  const compiling = next(WASM).then((wasm) => WebAssembly.compile(wasm))
  const [loader, script, library, ours] = await Promise.all([loading, next(SCRIPT), next(LIBRARY), next(PACKAGE)])
  performance.mark('unpacked')
  const scriptAddress = addressOf(script, 'text/javascript')
  const libraryAddress = addressOf(library, 'application/zip')
  const made = (await import(/* @vite-ignore */ scriptAddress)) as { default: unknown }
  const restore = handing(`${folder}${WASM}`, await compiling)
  performance.mark('compiled')
  try {
    const python = await loader.loadPyodide({
      indexURL: folder,
      stdLibURL: libraryAddress,
      lockFileContents: about.lock,
      packageBaseUrl: folder,
      createPyodideModule: made.default,
      env: { HOME: '/home/daikaiju', PYTHONPATH: '/daikaiju' },
      args: ['-X', 'frozen_modules=on'],
      fsInit: (FS: FileSystem) => {
        putFiles(FS, ours)
        return Promise.resolve()
      },
    })
    return { python, networks: new Networks(folder, about.networks, python.FS) }
  } finally {
    restore()
    URL.revokeObjectURL(scriptAddress)
    URL.revokeObjectURL(libraryAddress)
  }
}

interface FileSystem {
  mkdirTree(path: string): void
  writeFile(path: string, content: Uint8Array, options?: { canOwn?: boolean }): void
}

/** Our own files: a list of names and sizes as JSON, after its length, and then their content. */
function putFiles(FS: FileSystem, packed: Uint8Array<ArrayBuffer>): void {
  const length = new DataView(packed.buffer, packed.byteOffset).getUint32(0, true)
  const list = JSON.parse(new TextDecoder().decode(packed.subarray(4, 4 + length))) as [string, number][]
  const folders = new Set<string>()
  let at = 4 + length
  for (const [name, size] of list) {
    const path = `/daikaiju/${name}`
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (!folders.has(folder)) FS.mkdirTree(folder)
    folders.add(folder)
    FS.writeFile(path, packed.subarray(at, at + size))
    at += size
  }
}

function addressOf(content: Uint8Array<ArrayBuffer>, type: string): string {
  return URL.createObjectURL(new Blob([content], { type }))
}

/** Let Pyodide, which fetches and compiles its file by itself, have the one that is compiled already; returns what ends that. */
function handing(address: string, module: WebAssembly.Module): () => void {
  const { fetch } = self
  const { instantiateStreaming } = WebAssembly
  self.fetch = (input, init) => (String(input) === address ? Promise.resolve(new Response()) : fetch(input, init))
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module, instance: await WebAssembly.instantiate(module, imports) })
  return () => {
    self.fetch = fetch
    WebAssembly.instantiateStreaming = instantiateStreaming
  }
}

function unpacked(name: string, packed: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  try {
    return decompress(packed) as Uint8Array<ArrayBuffer>
  } catch {
    throw new NotArrived(name)
  }
}

/** A file, tried again a few times if it does not arrive. */
async function arrived(address: string, count: (bytes: number) => void = () => undefined): Promise<Uint8Array<ArrayBuffer>> {
  for (let tries = 1; ; tries++) {
    let came = 0
    const counted = (bytes: number): void => {
      came += bytes
      count(bytes)
    }
    try {
      return await once(address, counted)
    } catch {
      count(-came)
      if (tries === TRIES) throw new NotArrived(address)
      await new Promise((resolve) => setTimeout(resolve, PAUSE * tries))
    }
  }
}

async function once(address: string, count: (bytes: number) => void): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address)
  if (!response.ok || !response.body) throw new NotArrived(address)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = response.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
    size += value.length
    count(value.length)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
