/** What an event looks like on the table, for the moments before the next whole scene: drawing, not rules. */

import type { DuelScene, GameEvent, KingScene, Scene } from '../net/types'

type Numbers = Record<string, number>

const TOTALS: Record<string, string> = {
  stars: 'stars',
  lost_stars: 'stars',
  hearts: 'hearts',
  lost_hearts: 'hearts',
  energy: 'energy',
  paid: 'energy',
  lost_energy: 'energy',
  life: 'life',
  lost_life: 'life',
  dice_tokens: 'dice_tokens',
  spent_dice_tokens: 'dice_tokens',
}

const COUNTS: Record<string, [counter: string, by: number]> = {
  poisoned: ['poison', 1],
  cured: ['poison', -1],
  shrunk: ['shrink', 1],
  grew_back: ['shrink', -1],
}

/** What the city suffers from; how much of it, the following scene knows. */
const WRECKS = new Set(['lost_hearts', 'entered_city', 'entered_bay'])

/** The table before its first event: the cards of the opening are not there yet. */
export function beforeOpening<S extends Scene>(after: S, events: readonly GameEvent[]): S {
  const scene = structuredClone(after)
  const turnedUp = new Set(events.flatMap(({ name, values }) => (name === 'revealed' ? [values['card']] : [])))
  scene.market = scene.market.map((card) => (card && turnedUp.has(card.id) ? null : card))
  if (events.some(({ name }) => name === 'rolled')) scene.dice = []
  return scene
}

/** The scene with one event drawn into it; `after` is the scene that follows all events told with it. */
export function applyEvent<S extends Scene>(before: S, event: GameEvent, after: Scene | null = null): S {
  const scene = structuredClone(before)
  const { values } = event
  const seat = typeof values['monster'] === 'number' ? values['monster'] : event.seat
  const monster = seat === null ? undefined : (scene.monsters[seat] as unknown as Numbers | undefined)
  const total = TOTALS[event.name]
  if (monster && total && typeof values['total'] === 'number') monster[total] = values['total']
  const count = COUNTS[event.name]
  if (monster && count) monster[count[0]] = Math.max(0, (monster[count[0]] ?? 0) + count[1])
  if (event.name === 'turn' && seat !== null) {
    scene.active = seat
    scene.dice = []
    if (typeof values['number'] === 'number') scene.turn = values['number']
  }
  if (event.name === 'rolled') roll(scene, values)
  if (event.name === 'changed_die') turnDie(scene, values)
  if (event.name === 'revealed') reveal(scene, values, after)
  if ((event.name === 'bought' || event.name === 'discarded_from_row') && typeof values['card'] === 'string')
    takeFromMarket(scene, values['card'])
  if (event.name === 'swept') scene.market = scene.market.map(() => null)
  if (scene.game === 'king' && seat !== null) move(scene, event.name, seat)
  if (scene.game === 'king' && after?.game === 'king' && WRECKS.has(event.name)) scene.havoc = after.havoc
  if (scene.game === 'duel' && event.name === 'pulled') pull(scene, values)
  return scene
}

function roll(scene: Scene, values: GameEvent['values']): void {
  const faces = values['faces'] as string[] | undefined
  const places = values['places'] as number[] | undefined
  if (!faces || !places) return
  places.forEach((place, index) => {
    scene.dice[place] = faces[index]!
  })
  scene.dice = Array.from(scene.dice, (face) => face ?? faces[0]!)
}

function turnDie(scene: Scene, values: GameEvent['values']): void {
  const { die, face } = values
  if (typeof die === 'number' && typeof face === 'string' && die < scene.dice.length) scene.dice[die] = face
}

/** Only the following scene knows the price; a card that is gone by then keeps the price of the one before it. */
function reveal(scene: Scene, values: GameEvent['values'], after: Scene | null): void {
  const { card, slot } = values
  if (typeof card !== 'string' || typeof slot !== 'number' || slot < 0) return
  const lying = after?.market.find((one) => one?.id === card)
  scene.market[slot] = lying ?? { id: card, price: scene.market[slot]?.price ?? 0 }
}

function takeFromMarket(scene: Scene, card: string): void {
  scene.market = scene.market.map((lying) => (lying?.id === card ? null : lying))
}

function move(scene: KingScene, name: string, seat: number): void {
  if (name === 'entered_city' || name === 'moved_to_city') {
    if (scene.bay === seat) scene.bay = null
    scene.city = seat
  } else if (name === 'entered_bay') {
    scene.bay = seat
  } else if (name === 'left_tokyo' || name === 'yielded' || name === 'eliminated') {
    if (scene.city === seat) scene.city = null
    if (scene.bay === seat) scene.bay = null
  }
  if (name === 'eliminated') scene.monsters[seat]!.alive = false
}

function pull(scene: DuelScene, values: GameEvent['values']): void {
  const { track, space } = values
  for (const road of scene.tracks) if (road.track === track && typeof space === 'number') road.marker = space
}
