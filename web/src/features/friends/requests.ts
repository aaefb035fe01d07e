/** What the pages ask the server about friends. */

import { ask } from '../../net/api'
import type { FriendNotices, Friends } from '../../net/types'

export const friends = (): Promise<Friends> => ask<Friends>('GET', '/friends')
export const notices = (): Promise<FriendNotices> => ask<FriendNotices>('GET', '/friends/notices')
export const change = (what: 'ask' | 'accept' | 'decline' | 'remove', name: string): Promise<Friends> =>
  ask<Friends>('POST', `/friends/${what}`, { name })
export const invite = (name: string, table: string): Promise<Friends> => ask<Friends>('POST', '/friends/invite', { name, table })
export const dismiss = (name: string): Promise<FriendNotices> => ask<FriendNotices>('POST', '/friends/dismiss', { name })
