/** Random names and shares. Not crypto.randomUUID, which is missing over plain HTTP, as on a home network. */

function hex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A key for a message, so that sending it twice changes nothing. */
export function newKey(): string {
  return hex(16)
}

/** This browser's part of the dice: 32 bytes nobody else knows. */
export function newShare(): string {
  return hex(32)
}
