/** Finding cards: filtered by kind, cost and words, and in the order of the reader's alphabet. */

export type Kind = 'keep' | 'discard'
export type Order = 'name' | 'cost'

/** A card as the reader sees it: in an edition and in a language. */
export interface ReadCard {
  id: string
  kind: Kind
  cost: number
  copies: number
  name: string
  effect: string
  rulings: string[]
  /** The buzz token it brings, if any. */
  token: string | null
  /** The pack it belongs to, as the reader calls it; null for the cards of the game itself. */
  pack: string | null
}

export interface Wanted {
  text: string
  kind: Kind | null
  cost: number | null
  order: Order
}

export const ANY: Wanted = { text: '', kind: null, cost: null, order: 'name' }

/** A value of the catalogue, given by edition where editions may differ. */
export function inEdition(value: number | Record<string, number>, edition: string): number {
  return typeof value === 'number' ? value : (value[edition] ?? 0)
}

/** Details a search ignores: case, accents, and е for ё; apostrophes are left out. */
export function plain(text: string): string {
  return text.toLocaleLowerCase().replaceAll('ё', 'е').replaceAll('ґ', 'г').replace(/['’ʼ]/g, '')
}

export function find(cards: ReadCard[], wanted: Wanted, language: string): ReadCard[] {
  const words = wordsOf(wanted.text)
  const alphabet = new Intl.Collator(language)
  return cards
    .filter((card) => wanted.kind === null || card.kind === wanted.kind)
    .filter((card) => wanted.cost === null || card.cost === wanted.cost)
    .filter((card) => hasAll([card.name, card.effect, card.pack ?? '', ...card.rulings].join('\n'), words))
    .toSorted(
      (one, other) =>
        nameRank(one, words) - nameRank(other, words) ||
        (wanted.order === 'cost' ? one.cost - other.cost : 0) ||
        alphabet.compare(one.name, other.name),
    )
}

/** Cards with that name come before cards that only mention it. */
function nameRank({ name }: ReadCard, words: string[]): number {
  return hasAll(name, words) ? 0 : 1
}

/** Whether the search matches the rulings, so that they should be open. */
export function isInRulings(card: ReadCard, text: string): boolean {
  return !hasAll([card.name, card.effect, card.pack ?? ''].join('\n'), wordsOf(text))
}

function wordsOf(text: string): string[] {
  return plain(text).split(/\s+/).filter(Boolean)
}

function hasAll(text: string, words: string[]): boolean {
  if (words.length === 0) return true
  const searched = plain(text)
  return words.every((word) => searched.includes(word))
}

/** Every cost that occurs, lowest first. */
export function costs(cards: ReadCard[]): number[] {
  return [...new Set(cards.map((card) => card.cost))].toSorted((one, other) => one - other)
}
