/** Networks in files, as daikaiju.champion.weights writes them: a NumPy archive with weights in half precision. */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { GameName } from '../net/types'
import { DESCRIPTIONS } from './description'
import { EngineError } from './errors'

export interface Network {
  /** What tells it apart from others. */
  number: number
  weights: Float32Array
}

/** No network is nearly as large; a small file that claims to hold more is none. */
const MOST_BYTES = 64_000_000

/** Read a network, or throw an error that says why it cannot be used. */
export async function readNetwork(game: GameName, file: Uint8Array, name = `${game}.npz`): Promise<Network> {
  const { weights: count, shape } = DESCRIPTIONS[game]
  const { flat, about } = await partsOf(file).catch(() => {
    throw new EngineError('damaged', { file: name })
  })
  if (about.shape !== shape) throw new EngineError('of-other-rules', { file: name })
  if (flat.length !== 2 * count || bytesToHex(sha256(flat)) !== about.sha256) throw new EngineError('damaged', { file: name })
  const halves = new DataView(flat.buffer, flat.byteOffset, flat.byteLength)
  const weights = Float32Array.from({ length: count }, (_, place) => fromHalf(halves.getUint16(2 * place, true)))
  return { number: Number.parseInt(bytesToHex(sha256(new Uint8Array(weights.buffer))).slice(0, 12), 16), weights }
}

/** The weights, as bytes, and what the file says about them. */
async function partsOf(file: Uint8Array): Promise<{ flat: Uint8Array; about: { shape: unknown; sha256: unknown } }> {
  const files = filesIn(file)
  const [flat, about] = await Promise.all(['flat.npy', 'about.npy'].map(async (name) => arrayIn(await contentOf(file, files.get(name)!))))
  if (flat!.type !== '<f2' || !about!.type.startsWith('<U')) throw new TypeError('other numbers')
  return { flat: flat!.content, about: JSON.parse(textOf(about!.content)) as { shape: unknown; sha256: unknown } }
}

/** A float16 as a number: a sign, five bits of exponent, ten of fraction. */
export function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1
  const exponent = (bits >> 10) & 31
  const fraction = bits & 1023
  if (exponent === 0) return sign * fraction * 2 ** -24
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY
  return sign * (1024 + fraction) * 2 ** (exponent - 25)
}

// --- NumPy's arrays ----------------------------------------------------------------------

/** An array as NumPy stores it: the type of its numbers, and their bytes. */
function arrayIn(npy: Uint8Array<ArrayBuffer>): { type: string; content: Uint8Array<ArrayBuffer> } {
  const view = viewOf(npy)
  if (view.getUint32(0) !== 0x934e554d || npy[6] !== 1) throw new TypeError('not an array')
  const start = 10 + view.getUint16(8, true)
  const type = /'descr': '([^']+)'/.exec(new TextDecoder('latin1').decode(npy.subarray(10, start)))
  if (!type) throw new TypeError('not an array')
  return { type: type[1]!, content: npy.slice(start) }
}

/** A text of four bytes a character. */
function textOf(content: Uint8Array<ArrayBuffer>): string {
  return Array.from(new Uint32Array(content.buffer), (code) => String.fromCodePoint(code)).join('')
}

// --- archives ----------------------------------------------------------------------------

/** A file in an archive: where it begins, and how long it is, compressed or not. */
interface Stored {
  at: number
  size: number
  fullSize: number
  compressed: boolean
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50

/** What an archive holds, by its directory, which is at the end. */
function filesIn(archive: Uint8Array): Map<string, Stored> {
  const view = viewOf(archive)
  const end = archive.length - 22
  if (view.getUint32(end, true) !== END) throw new TypeError('not an archive')
  const files = new Map<string, Stored>()
  let at = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left--) {
    if (view.getUint32(at, true) !== ENTRY) throw new TypeError('not a directory')
    const [nameSize, extraSize, commentSize] = [28, 30, 32].map((place) => view.getUint16(at + place, true))
    const name = new TextDecoder().decode(archive.subarray(at + 46, at + 46 + nameSize!))
    files.set(name, {
      at: view.getUint32(at + 42, true),
      size: view.getUint32(at + 20, true),
      fullSize: view.getUint32(at + 24, true),
      compressed: view.getUint16(at + 10, true) === 8,
    })
    at += 46 + nameSize! + extraSize! + commentSize!
  }
  return files
}

async function contentOf(archive: Uint8Array, { at, size, fullSize, compressed }: Stored): Promise<Uint8Array<ArrayBuffer>> {
  const view = viewOf(archive)
  if (view.getUint32(at, true) !== LOCAL || fullSize > MOST_BYTES) throw new TypeError('not a file')
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  const stored = Uint8Array.from(archive.subarray(start, start + size))
  const content = compressed ? await inflated(stored, fullSize) : stored
  if (content.length !== fullSize) throw new RangeError('cut off')
  return content
}

/** What is compressed, as far as it is not longer than it claims. */
async function inflated(stored: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([stored]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const content = new Uint8Array(most)
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return content.subarray(0, length)
    content.set(value, length) // throws if there is more
    length += value.length
  }
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
