/** All variations with their comments in one word, for a link or the last line of a file. */

import type { Message } from '../../net/types'
import { fromLetters, type Node, toLetters } from './tree'

/** Longer links are cut off by programs through which people send them. */
export const LONGEST_LINK = 8000
const MOST_NODES = 2000
const MOST_LETTERS = 4_000_000
const LONGEST_COMMENT = 300
const IN_FILE = '# variations: '

interface Packed {
  text: string
  said: Message | null
  seat: number | null
  comment: string
  children: Packed[]
  /** Whether it was on the board. */
  here?: boolean
}

export interface Tree {
  start: Node
  here: Node
  size: number
}

/** Games that begin alike take little more room than one of them. */
export async function packed(start: Node, here: Node): Promise<string> {
  const pack = ({ text, said, seat, comment, children }: Node, node: Node): Packed => ({
    text,
    said,
    seat,
    comment,
    children: children.map((child) => pack(child, child)),
    ...(node === here ? { here: true } : {}),
  })
  const stream = new Blob([JSON.stringify(pack(start, start))]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return toLetters(new Uint8Array(await new Response(stream).arrayBuffer()))
}

/** The variations of a link or a file; null if it holds none that can be read. */
export async function unpacked(text: string): Promise<Tree | null> {
  const found = /(?:^#?|&)tree=([\w-]+)/.exec(text) ?? /^# variations: ([\w-]+)$/m.exec(text)
  if (!found) return null
  try {
    const stream = new Blob([fromLetters(found[1]!)]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    return grown(JSON.parse(await readUpTo(stream, MOST_LETTERS)) as unknown)
  } catch {
    return null
  }
}

export const hashOfTree = (word: string): string => `#tree=${word}`

/** A file that everybody reads as one game; here it brings all variations. */
export const fileWithTree = (file: string, word: string): string => `${file.trimEnd()}\n${IN_FILE}${word}\n`

/** What is packed small may be endless when unpacked. */
async function readUpTo(stream: ReadableStream<Uint8Array<ArrayBuffer>>, most: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const reader = stream.getReader()
  let text = ''
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    text += decoder.decode(value, { stream: true })
    if (text.length > most) throw new RangeError('longer than any variations')
  }
}

function grown(whole: unknown): Tree | null {
  let size = 0
  let here: Node | null = null
  function grow(value: unknown, parent: Node | null): Node {
    const { text, said, seat, comment, children, here: isHere } = value as Packed
    if (typeof text !== 'string' || typeof comment !== 'string' || !Array.isArray(children) || ++size > MOST_NODES)
      throw new TypeError('no variations')
    if (parent ? typeof said?.key !== 'string' : said !== null) throw new TypeError('no answer')
    const node: Node = {
      id: size - 1,
      parent,
      children: [],
      said,
      seat: typeof seat === 'number' ? seat : null,
      text,
      at: null,
      comment: comment.slice(0, LONGEST_COMMENT),
    }
    if (isHere) here = node
    node.children = children.map((child) => grow(child, node))
    return node
  }
  const start = grow(whole, null)
  return { start, here: here ?? start, size }
}
