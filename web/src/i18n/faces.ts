/** The faces of dice in words. */

import { say } from './words.svelte'

export function faceName(face: string): string {
  return say(`face-${face}`, { count: 1 })
}
