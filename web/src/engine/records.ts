/** Positions as the bytes of a record: reading and writing their fields, and whether some bytes are one at all. */

import type { GameName } from '../net/types'
import { DESCRIPTIONS, type FieldPlace } from './description'
import { EngineError } from './errors'

type Fields<G extends GameName> = (typeof DESCRIPTIONS)[G]['record']

export type FieldName<G extends GameName> = keyof Fields<G> & string

type NumberIn<F extends FieldPlace> = F['type'] extends 'i8' ? bigint : number

/** What a field holds: one number or several, of which the widest are bigints. */
export type FieldValue<G extends GameName, Name extends FieldName<G>> = Fields<G>[Name] extends infer F extends FieldPlace
  ? F['length'] extends null
    ? NumberIn<F>
    : NumberIn<F>[]
  : never

/** Numbers for some fields. */
export type FieldValues<G extends GameName> = { readonly [Name in FieldName<G>]?: Readonly<FieldValue<G, Name>> }

const ACCESS = {
  i1: {
    size: 1,
    get: (view: DataView, at: number) => view.getInt8(at),
    set: (view: DataView, at: number, n: number) => view.setInt8(at, n),
  },
  u1: {
    size: 1,
    get: (view: DataView, at: number) => view.getUint8(at),
    set: (view: DataView, at: number, n: number) => view.setUint8(at, n),
  },
  i2: {
    size: 2,
    get: (view: DataView, at: number) => view.getInt16(at, true),
    set: (view: DataView, at: number, n: number) => view.setInt16(at, n, true),
  },
  i8: {
    size: 8,
    get: (view: DataView, at: number) => view.getBigInt64(at, true),
    set: (view: DataView, at: number, n: bigint) => view.setBigInt64(at, n, true),
  },
}

function placeOf(game: GameName, name: string): FieldPlace {
  return (DESCRIPTIONS[game].record as Record<string, FieldPlace>)[name]!
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

export function readField<G extends GameName, Name extends FieldName<G>>(game: G, record: Uint8Array, name: Name): FieldValue<G, Name> {
  const { type, at, length } = placeOf(game, name)
  const { size, get } = ACCESS[type]
  const view = viewOf(record)
  const numbers = Array.from({ length: length ?? 1 }, (_, place) => get(view, at + place * size))
  return (length === null ? numbers[0] : numbers) as FieldValue<G, Name>
}

/** The same record with other numbers in some of its fields; a number that is too large for its field is cut off. */
export function withFields<G extends GameName>(game: G, record: Uint8Array, values: FieldValues<G>): Uint8Array {
  const changed = record.slice()
  const view = viewOf(changed)
  for (const [name, value] of Object.entries(values) as [string, number | bigint | readonly (number | bigint)[]][]) {
    const { type, at } = placeOf(game, name)
    const { size, set } = ACCESS[type] as { size: number; set: (view: DataView, at: number, number: number | bigint) => void }
    const numbers = typeof value === 'object' ? value : [value]
    numbers.forEach((number, place) => set(view, at + place * size, number))
  }
  return changed
}

export type Edition<G extends GameName> = keyof (typeof DESCRIPTIONS)[G]['fresh'] & string

/** The record of a game that has not begun, with its players, seed and what else is not as usual. */
export function newRecord<G extends GameName>(game: G, edition: Edition<G>, values: FieldValues<G>): Uint8Array {
  const fresh = (DESCRIPTIONS[game].fresh as unknown as Record<string, FieldValues<G>>)[edition]!
  return withFields(game, new Uint8Array(DESCRIPTIONS[game].recordSize), { ...fresh, ...values })
}

/** Throw an error unless every number that the rules look something up by is one they can look up. */
export function checkRecord(game: GameName, record: Uint8Array): void {
  const { recordSize, bounds } = DESCRIPTIONS[game]
  if (record.length !== recordSize) throw new EngineError('not-a-record', { game, field: 'size' })
  const view = viewOf(record)
  for (const [name, [least, most]] of Object.entries(bounds)) {
    const { type, at, length } = placeOf(game, name)
    const { size, get } = ACCESS[type]
    for (let place = 0; place < (length ?? 1); place++) {
      const number = get(view, at + place * size)
      if (number < least || number > most) throw new EngineError('not-a-record', { game, field: name })
    }
  }
}
