/** The faces of dice in words. */

import { has, say } from './words.svelte'

/** Numbers need no word. */
export function faceName(face: string): string {
  const key = `web-face-${face}`
  return has(key) ? say(key) : face
}
