/** What the pages about people ask the server. */

import { ask } from '../../net/api'
import type { GameName, Ignored, Leaderboard, Profile } from '../../net/types'

export const leaderboard = (game: GameName): Promise<Leaderboard> => ask<Leaderboard>('GET', `/leaderboards/${game}`)
export const profile = (name: string): Promise<Profile> => ask<Profile>('GET', `/people/${encodeURIComponent(name)}`)
export const ignoredPeople = (): Promise<Ignored[]> => ask<Ignored[]>('GET', '/me/ignored')
export const ignore = (name: string, how: Ignored['how']): Promise<Ignored[]> => ask<Ignored[]>('POST', '/me/ignored', { name, how })
export const hearAgain = (id: string): Promise<Ignored[]> => ask<Ignored[]>('POST', '/me/ignored/remove', { id })
