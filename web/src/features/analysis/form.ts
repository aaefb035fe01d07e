/** Changes to a position by hand: each gives a new form, with whatever else must change along. The server says whether it can be. */

import type {
  DuelForm,
  GameEntry,
  GameName,
  HeldCard,
  KingForm,
  KingMonsterForm,
  Phase,
  PlacedToken,
  PositionForm,
  Zone,
} from '../../net/types'

export const PHASES: Record<GameName, Phase[]> = {
  king: ['roll', 'rolling', 'resolve', 'enter', 'buy', 'end'],
  duel: ['roll', 'rolling', 'resolve', 'buy', 'end'],
}
export const MOST_DICE = 8
const FIRST_ROLLS_LEFT = 2

export const hasDice = (phase: Phase): boolean => phase === 'rolling' || phase === 'resolve'

/** In a phase with dice there are some: at first one of each face. */
export function inPhase<F extends PositionForm>(form: F, phase: Phase, faces: string[]): F {
  const dice = hasDice(phase) ? (form.dice.length > 0 ? form.dice : faces) : []
  const rolls_left = phase !== 'rolling' ? 0 : form.phase === 'rolling' ? form.rolls_left : FIRST_ROLLS_LEFT
  return { ...form, phase, dice, rolls_left }
}

/** A die shows its next face. */
export function turned<F extends PositionForm>(form: F, die: number, faces: string[]): F {
  return { ...form, dice: form.dice.map((face, place) => (place === die ? faces[(faces.indexOf(face) + 1) % faces.length]! : face)) }
}

export function withDice<F extends PositionForm>(form: F, count: number, faces: string[]): F {
  return { ...form, dice: Array.from({ length: count }, (_, die) => form.dice[die] ?? faces[die % faces.length]!) }
}

/** A monster with something of it changed. */
export function withMonster<F extends PositionForm>(form: F, seat: number, part: Partial<F['monsters'][number]>): F {
  return { ...form, monsters: form.monsters.map((one, place) => (place === seat ? { ...one, ...part } : one)) }
}

/** There is room for one in each part of Tokyo: the monster that was there leaves. */
export function inZone(form: KingForm, seat: number, zone: Zone): KingForm {
  const monsters = form.monsters.map((one, place): KingMonsterForm =>
    place === seat ? { ...one, zone } : zone !== 'outside' && one.zone === zone ? { ...one, zone: 'outside' } : one,
  )
  return { ...form, monsters }
}

/** An eliminated monster has only its stars left, and a turn only a living one. */
export function withLife(form: KingForm, seat: number, alive: boolean): KingForm {
  const gone = { hearts: 0, energy: 0, zone: 'outside' as Zone, poison: 0, shrink: 0, extra_turns: 0, cards: [] }
  const next = withMonster(form, seat, alive ? { alive, hearts: 10 } : { alive, ...gone })
  const living = next.monsters.findIndex((one) => one.alive)
  return next.monsters[next.active]!.alive || living < 0 ? next : { ...next, active: living }
}

/** Each monster has one seat: the seat that had the chosen one takes this seat's. */
export function withName<F extends PositionForm>(form: F, seat: number, monster: string): F {
  const mine = form.monsters[seat]!.monster
  return {
    ...form,
    monsters: form.monsters.map((one, place) =>
      place === seat ? { ...one, monster } : one.monster === monster ? { ...one, monster: mine } : one,
    ),
  }
}

const FRESH: Omit<KingMonsterForm, 'monster'> = {
  alive: true,
  hearts: 10,
  stars: 0,
  energy: 0,
  zone: 'outside',
  poison: 0,
  shrink: 0,
  extra_turns: 0,
  cards: [],
}

/** A table for this many: new ones sit down last, and the last get up. */
export function resized(form: KingForm, size: number, monsters: string[]): KingForm {
  const free = monsters.filter((name) => !form.monsters.some(({ monster }) => monster === name))
  const seated = Array.from({ length: size }, (_, seat) => form.monsters[seat] ?? { ...FRESH, monster: free.shift()! })
  const { two_player_variant, ...options } = form.options
  return {
    ...form,
    monsters: size < 5 ? seated.map((one) => (one.zone === 'bay' ? { ...one, zone: 'outside' } : one)) : seated,
    active: Math.min(form.active, size - 1),
    options: size === 2 && two_player_variant !== undefined ? form.options : options,
  }
}

/** Another edition: its own end, and only its monsters and cards. */
export function inEdition(form: KingForm, edition: string, entry: GameEntry): KingForm {
  const known = entry.monsters_of[edition] ?? []
  const free = known.filter((name) => !form.monsters.some(({ monster }) => monster === name))
  const isThere = (id: string): boolean => copies(entry, edition, kind(id)).includes(id)
  const { ends: _, ...options } = form.options
  return {
    ...form,
    options: { ...options, edition },
    market: form.market.map((id) => (id !== null && isThere(id) ? id : null)),
    monsters: form.monsters.map((one) => ({
      ...one,
      monster: known.includes(one.monster) ? one.monster : free.shift()!,
      cards: one.cards.filter(({ id }) => isThere(id)),
    })),
  }
}

// --- cards -------------------------------------------------------------------------------

/** What a copy is a copy of: the second Extra Head is an Extra Head. */
export const kind = (id: string): string => id.replace(/_\d$/, '')

export const idOf = (card: HeldCard | string): string => (typeof card === 'string' ? card : card.id)

/** All cards of a kind in an edition, by their ids. */
export function copies(entry: GameEntry, edition: string, card: string): string[] {
  const count = entry.cards.find(({ id }) => id === card)?.copies[edition] ?? 0
  return Array.from({ length: count }, (_, place) => (place === 0 ? card : `${card}_${place + 1}`))
}

/** The cards that lie open somewhere. */
export function lying(form: PositionForm): Set<string> {
  const owned = form.monsters.flatMap(({ cards }) => (cards as (HeldCard | string)[]).map(idOf))
  return new Set([...owned, ...form.market.filter((id) => id !== null)])
}

/** A card of a kind that lies nowhere yet; null if there is none. */
export function freeCopy(form: PositionForm, entry: GameEntry, card: string): string | null {
  const taken = lying(form)
  return copies(entry, String(form.options['edition']), card).find((id) => !taken.has(id)) ?? null
}

export function withCard(form: PositionForm, seat: number, id: string): PositionForm {
  return form.game === 'king'
    ? withMonster(form, seat, { cards: [...form.monsters[seat]!.cards, { id }] })
    : withMonster(form, seat, { cards: [...form.monsters[seat]!.cards, id] })
}

export function withoutCard(form: PositionForm, seat: number, id: string): PositionForm {
  return form.game === 'king'
    ? withMonster(form, seat, { cards: form.monsters[seat]!.cards.filter((card) => card.id !== id) })
    : withMonster(form, seat, { cards: form.monsters[seat]!.cards.filter((card) => card !== id) })
}

export function forSale<F extends PositionForm>(form: F, slot: number, id: string | null): F {
  return { ...form, market: form.market.map((card, place) => (place === slot ? id : card)) }
}

// --- the Duel ----------------------------------------------------------------------------

/** A buzz token put somewhere, or back into the supply. */
export function withToken(form: DuelForm, token: string, place: Omit<PlacedToken, 'token'> | null): DuelForm {
  const others = (form.tokens ?? []).filter((one) => one.token !== token)
  return { ...form, tokens: place ? [...others, { token, ...place }] : others }
}
