/** Lines of the log as a screen reader says them. */

import type { LogLine } from './stage.svelte'

/** Several lines in one go: each ends like a sentence, headings too, so that the voice pauses. */
export function asSentences(lines: readonly string[]): string {
  return lines.map((line) => (/[.!?…]$/.test(line) ? line : `${line}.`)).join(' ')
}

/** The id of the last line before the current turn; undefined if the game has not got that far. */
export function lastBeforeTurn(lines: readonly LogLine[]): number | undefined {
  const begins = lines.findLastIndex(({ event }) => event.name === 'turn')
  return lines[begins - 1]?.id
}
