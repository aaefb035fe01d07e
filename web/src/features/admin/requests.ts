/** What the operators' page asks the server. */

import { ask } from '../../net/api'
import type { ActDone, ActEntry, NewAct, ReportEntry } from '../../net/types'

export type Wanted = NewAct

export const reports = (resolved: boolean): Promise<ReportEntry[]> => ask<ReportEntry[]>('GET', `/admin/reports?resolved=${resolved}`)
export const log = (): Promise<ActEntry[]> => ask<ActEntry[]>('GET', '/admin/log')
export const act = (wanted: Wanted): Promise<ActDone> => ask<ActDone>('POST', '/admin/acts', wanted)

/** Day and time, short. */
export function momentOf(milliseconds: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(milliseconds)
}
