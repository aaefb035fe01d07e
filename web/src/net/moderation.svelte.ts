/** What people can be reported for, and the warnings this person has not read yet. */

import { ask } from './api'
import type { Reason, UnreadWarning } from './types'

export const REASONS: Reason[] = ['abuse', 'name', 'cheating', 'stalling', 'spam', 'other']
/** The most letters of a line of chat, and so of a report or a reason. */
export const LONGEST_LINE = 300

export const warnings = $state<{ unread: UnreadWarning[] }>({ unread: [] })

/** Ask whether there is something to read; if the server cannot be asked, it says so when this person wants to chat. */
export async function lookForWarnings(): Promise<void> {
  await note(ask<UnreadWarning[]>('GET', '/me/warnings')).catch(() => undefined)
}

/** This person has read a warning. */
export function acknowledge({ number }: UnreadWarning): Promise<void> {
  return note(ask<UnreadWarning[]>('POST', '/me/warnings', { number }))
}

async function note(request: Promise<UnreadWarning[]>): Promise<void> {
  warnings.unread = await request
}
