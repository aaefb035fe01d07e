/** Several people at one screen. */

import type { Table } from '../net/types'

/** What tells somebody apart from the others at this screen besides the monster; one name for all seats tells nobody apart. */
export function nameAtScreen(table: Pick<Table, 'seats'> | null, seat: number): string {
  const names = (table?.seats ?? []).filter(({ mine }) => mine).map(({ name }) => name)
  return new Set(names).size < names.length ? '' : (table?.seats[seat]?.name ?? '')
}
