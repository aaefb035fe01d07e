/**
 * What needs other people, and is therefore offered only where a server brings them together: menus, tables and the
 * list of pages ask here. Without a server there is everything that one person does, or several at one screen.
 */

import { SITE } from './site'

/** Tables that others find and join: invitations, open seats, lists of tables, matchmaking, tournaments, watching. */
export const MEETING = !SITE

/** Accounts and all that comes with them: passkeys, ratings, profiles, friends. */
export const ACCOUNTS = !SITE

/** Chat and reactions, and what is done about those who misuse them: ignoring, reports, warnings. */
export const TALKING = !SITE

/** Games kept by this browser alone, which nobody else keeps for it. */
export const KEEPING = SITE
