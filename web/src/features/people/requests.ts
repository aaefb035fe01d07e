/** What the pages about people ask the server. */

import { ask } from '../../net/api'
import type { GameName, Leaderboard, Profile } from '../../net/types'

export const leaderboard = (game: GameName): Promise<Leaderboard> => ask<Leaderboard>('GET', `/leaderboards/${game}`)
export const profile = (name: string): Promise<Profile> => ask<Profile>('GET', `/people/${encodeURIComponent(name)}`)
