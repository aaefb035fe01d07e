/** What the pages with statistics ask the server. */

import { ask } from '../../net/api'
import type { GameStatistics, OwnStatistics } from '../../net/types'

export const ownStatistics = (): Promise<OwnStatistics> => ask<OwnStatistics>('GET', '/me/statistics')
export const gameStatistics = (table: string): Promise<GameStatistics> => ask<GameStatistics>('GET', `/tables/${table}/statistics`)
