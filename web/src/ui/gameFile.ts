/** Game files, picked or dropped by the user: read as text, or refused with an explanation. */

import { say } from '../i18n/words.svelte'

/** The longest games are a few hundred kilobytes long. */
const MOST_KILOBYTES = 2048

/** Why a file cannot be a game. */
export class BadFile extends Error {}

export async function readGame(file: File): Promise<string> {
  if (file.size > MOST_KILOBYTES * 1024) throw new BadFile(say('web-viewer-too-big', { file: file.name, limit: MOST_KILOBYTES }))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    throw new BadFile(say('web-viewer-not-text', { file: file.name }))
  }
}
