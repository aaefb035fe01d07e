/** What the pages about tournaments ask the server. */

import { ask, askAsMyself } from '../../net/api'
import type { Created, ListedTournament, ManageTournament, NewTournament, Tournament } from '../../net/types'

export const list = (): Promise<ListedTournament[]> => ask<ListedTournament[]>('GET', '/tournaments')
export const announce = (wanted: NewTournament): Promise<Created> => ask<Created>('POST', '/tournaments', wanted)
export const look = (id: string): Promise<Tournament> => ask<Tournament>('GET', `/tournaments/${id}`)
export const join = (id: string, name: string): Promise<Tournament> => askAsMyself<Tournament>('POST', `/tournaments/${id}/join`, { name })
export const withdraw = (id: string): Promise<Tournament> => askAsMyself<Tournament>('POST', `/tournaments/${id}/withdraw`)
export const manage = (id: string, wanted: ManageTournament): Promise<Tournament> =>
  ask<Tournament>('POST', `/tournaments/${id}/manage`, wanted)
