/** Variations: every answer tried is a node, and going back to try another makes a branch. */

import type { Analysis, Message } from '../../net/types'

export interface Node {
  id: number
  parent: Node | null
  children: Node[]
  /** What led here; null at the root. */
  said: Message | null
  /** Who said it; null for Chance. */
  seat: number | null
  /** The game so far. */
  text: string
  /** Where it stands; null in variations from a link or a file until somebody looks. */
  at: Analysis | null
  comment: string
}

export const root = (at: Analysis): Node => ({ id: 0, parent: null, children: [], said: null, seat: null, text: at.text, at, comment: '' })

/** The node of an answer that was tried: the one that is there already, or a new branch. */
export function tried(parent: Node, id: number, said: Message, seat: number | null, at: Analysis): Node {
  const known = parent.children.find((child) => child.text === at.text)
  if (known) return known
  const node: Node = { id, parent, children: [], said, seat, text: at.text, at, comment: '' }
  parent.children.push(node)
  return node
}

/** The way from the root to a node. */
export function lineTo(node: Node): Node[] {
  return node.parent ? [...lineTo(node.parent), node] : [node]
}

interface Row {
  node: Node
  /** How many branches deep it is: a line without branches stays where it is. */
  depth: number
}

/** All nodes in the order in which they are read: the main line first at each branch. */
export function rows(node: Node, depth = 0): Row[] {
  const deeper = node.children.length > 1 ? depth + 1 : depth
  return [{ node, depth }, ...node.children.flatMap((child) => rows(child, deeper))]
}

/** The line to a node as a file of the text format, with the comments on it. */
export function fileOf(node: Node, words: (node: Node) => string): string {
  const comments = lineTo(node).flatMap((one) =>
    one.comment.trim() ? [`# ${words(one)}: ${one.comment.trim().replaceAll(/\s+/g, ' ')}\n`] : [],
  )
  return comments.join('') + node.text
}

/** Bytes in letters that an address can hold. */
export function toLetters(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}

/** A text in an address: what follows # is sent to nobody. */
export function hashOfText(text: string): string {
  return `#text=${toLetters(new TextEncoder().encode(text))}`
}

export function textOfHash(hash: string): string | null {
  const found = /(?:^#?|&)text=([\w-]+)/.exec(hash)
  if (!found) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fromLetters(found[1]!))
  } catch {
    return null
  }
}
