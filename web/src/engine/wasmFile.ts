/** The engine's file, looked at before it is compiled: whether it is whole, and made of the rules that this page knows. */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import type { GameName } from '../net/types'
import { DESCRIPTIONS } from './description'
import { EngineError } from './errors'

/** The section that says what the file was made of; it is the last one. */
const SECTION = 'daikaiju'

/** What comes before the first section: a sign and a version. */
const HEAD = 8

export interface About {
  game: string
  sources: string
  /** Of everything before the section. */
  sha256: string
}

/** Throw an error unless this is the file of a game, whole and of these rules. */
export function checkFile(game: GameName, file: Uint8Array): void {
  const name = `${game}.wasm`
  const about = aboutOf(file)
  if (!about) throw new EngineError('damaged', { file: name })
  if (about.game !== game || about.sources !== DESCRIPTIONS[game].sources) throw new EngineError('of-other-rules', { file: name })
}

/** What a file says about itself, or null if it is not what it says. */
export function aboutOf(file: Uint8Array): About | null {
  try {
    const { start, content } = lastSection(file)
    const about = JSON.parse(content) as About
    return bytesToHex(sha256(file.subarray(0, start))) === about.sha256 ? about : null
  } catch {
    return null
  }
}

/** Where the last section begins, and what it holds; throws if the sections do not add up to the file. */
function lastSection(file: Uint8Array): { start: number; content: string } {
  let start = HEAD
  for (;;) {
    const size = numberAt(file, start + 1)
    const end = size.end + size.number
    if (end > file.length || size.number < 0) throw new RangeError('cut off')
    if (end < file.length) {
      start = end
      continue
    }
    const name = numberAt(file, size.end)
    const text = (from: number, to: number) => new TextDecoder('utf-8', { fatal: true }).decode(file.subarray(from, to))
    if (file[start] !== 0 || text(name.end, name.end + name.number) !== SECTION) throw new RangeError('not ours')
    return { start, content: text(name.end + name.number, end) }
  }
}

/** A number in seven bits a byte, lowest first, and where it ends. */
function numberAt(file: Uint8Array, at: number): { number: number; end: number } {
  let number = 0
  for (let place = 0; place < 5; place++) {
    const byte = file[at + place]
    if (byte === undefined) break
    number |= (byte & 127) << (7 * place)
    if (byte < 128) return { number, end: at + place + 1 }
  }
  throw new RangeError('not a number')
}
