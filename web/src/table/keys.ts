/** Which key means which answer: digits, or letters while the digits mean dice. */

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

export function keyOf(place: number, digitsAreDice: boolean): string {
  if (digitsAreDice) return LETTERS[place] ?? ''
  return place < 9 ? String(place + 1) : (LETTERS[place - 9] ?? '')
}

export function placeOf(key: string, digitsAreDice: boolean): number | null {
  const letter = LETTERS.indexOf(key.toLowerCase())
  if (key.length !== 1) return null
  if (letter >= 0) return digitsAreDice ? letter : letter + 9
  return !digitsAreDice && /[1-9]/.test(key) ? Number(key) - 1 : null
}

/** The letter on a key, whatever alphabet the keyboard writes. */
export function letterOf(event: KeyboardEvent): string {
  if (/^Key[A-Z]$/.test(event.code)) return event.code.slice(3).toLowerCase()
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)
  return digit ? digit[1]! : event.key
}
