/** Which key means which answer: digits, or letters while the digits mean dice. */

import type { Answer } from '../net/types'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const LARGEST_FACE = 3

/** The keys of answers in their order. An answer about a numbered face, a die or a number has that very digit. */
export function keysOf(answers: readonly Answer[], digitsAreDice: boolean): string[] {
  const own = answers.map(ownNumber)
  const numbers = own.filter((number) => number !== null)
  const distinct = new Set(numbers).size === numbers.length && !digitsAreDice
  const largest = distinct && numbers.length > 0 ? Math.max(...numbers, LARGEST_FACE) : 0
  const digits = digitsAreDice ? '' : '123456789'.slice(largest)
  const free = [...digits, ...LETTERS]
  return own.map((number) => (distinct && number !== null ? String(number) : (free.shift() ?? '')))
}

function ownNumber({ face, die, number }: Answer): number | null {
  const own = die ?? number ?? (face && /^\d$/.test(face) ? Number(face) : null)
  return own !== null && own <= 9 ? own : null
}

/** The letter on a key, whatever alphabet the keyboard writes. */
export function letterOf(event: KeyboardEvent): string {
  if (/^Key[A-Z]$/.test(event.code)) return event.code.slice(3).toLowerCase()
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)
  return digit ? digit[1]! : event.key
}

/** Back to the question, from whatever lay above it. */
export function focusQuestion(): void {
  document.querySelector<HTMLElement>('section[aria-labelledby="question"]')?.focus({ preventScroll: true })
}

/** To the places for a token on the tracks, if there are any. */
export function focusPlace(): boolean {
  const place = document.querySelector<HTMLElement>('.offer[tabindex="0"]')
  place?.focus()
  return place !== null
}

/** Leads players who use a keyboard or screen reader to what they can do now; nobody is pulled out of the chat or a dialog. */
export function lead(panel: HTMLElement): void {
  const at = document.activeElement
  if (at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement || at?.closest('dialog')) return
  panel.focus({ preventScroll: true })
}
