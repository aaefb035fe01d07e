/** How a skyline falls: the same city for the same damage, wherever it is drawn. Damage is a share, from 0 to 1. */

/** A house of a skyline: where it begins and ends, and how high its top is. */
export interface House {
  left: number
  right: number
  top: number
}

/** How much damage brings each of several things down; the order looks like chance and is always the same. */
export function fallsAt(number: number, first: number, last: number): number {
  const shuffled = ((number * 7919 + 104_729) % 997) / 997
  return first + shuffled * (last - first)
}

/** Fire burns a little below the edge. */
const SUNK = 6
/** Nothing is lower. */
const GROUND = 290
/** Houses begin to fall here, and this many of them are down in the end. */
const FIRST_HOUSE = 0.3
const STANDING = 0.35

/** The houses of a path that begins at the left edge and goes `V` to the top of each, then relative moves along it. */
export function housesOf(path: string): House[] {
  const [head = '', ...houses] = path.replace(/V310Z$/, '').split('V')
  // The first V leads down to the ground.
  let left = Number(/^M(-?\d+)/.exec(head)?.[1] ?? 0)
  return houses.map((house) => {
    const top = Number(/^\d+/.exec(house)?.[0] ?? 0)
    const right = left + widthOf(house)
    const found = { left, right, top }
    left = right
    return found
  })
}

/** The sum of the horizontal moves. */
function widthOf(house: string): number {
  let width = 0
  for (const [, move] of house.matchAll(/h(-?\d+)/g)) width += Number(move)
  for (const [, move] of house.matchAll(/l(-?\d+)[ -]/g)) width += Number(move)
  return width
}

/** How far down a house has come: what is missing at its top. */
export function lostHeight({ top }: House, number: number, damage: number): number {
  const at = fallsAt(number, FIRST_HOUSE, 1 + STANDING)
  if (damage < at) return 0
  // A house falls by a third at first, and further as the game goes on.
  return Math.round((GROUND - top) * Math.min(0.65, 0.35 + (damage - at)))
}

/** A skyline at some damage: fallen houses have jagged tops. */
export function ruined(path: string, damage: number): string {
  if (damage < FIRST_HOUSE) return path
  const houses = housesOf(path)
  const [head = '', ...parts] = path.replace(/V310Z$/, '').split('V')
  const drawn = parts.map((part, number) => {
    const house = houses[number]!
    const lost = lostHeight(house, number, damage)
    return lost === 0 ? part : jagged(house, lost, number)
  })
  return `${head}V${drawn.join('V')}V310Z`
}

/** A broken top as wide as the house. */
function jagged({ left, right, top }: House, lost: number, number: number): string {
  const width = right - left
  const [a, b, c] = [Math.round(width * 0.22), Math.round(width * 0.3), Math.round(width * 0.2)]
  const deep = 6 + (number % 3) * 4
  return `${top + lost}l${a} ${-deep}l${b} ${deep + 5}l${c} ${-deep - 8}l${width - a - b - c} ${deep + 10}`
}

/** The windows of a path, each a square of its own. */
function windowsOf(path: string): { at: [x: number, y: number]; square: string }[] {
  return path
    .split('M')
    .slice(1)
    .map((square) => {
      const [x = 0, y = 0] = square.split(/[ h]/).map(Number)
      return { at: [x, y], square }
    })
}

/** The windows that are still lit: the others are dark, or their wall is gone. */
export function litWindows(windows: string, skyline: string, damage: number): string {
  if (damage <= 0) return windows
  const houses = housesOf(skyline)
  return windowsOf(windows)
    .filter(({ at: [x, y] }, number) => {
      if (damage >= fallsAt(number, 0.04, 1.1)) return false
      const place = houses.findIndex(({ left, right }) => x >= left && x < right)
      const house = houses[place]
      return !house || y > house.top + lostHeight(house, place, damage) + 14
    })
    .map(({ square }) => `M${square}`)
    .join('')
}

/** Where it burns and smokes, in the order in which that begins. */
const HEARTHS: { x: number; size: number }[] = [
  { x: 540, size: 1.2 },
  { x: 1060, size: 1.35 },
  { x: 800, size: 1.1 },
  { x: 424, size: 1 },
  { x: 1208, size: 1.4 },
  { x: 660, size: 1.2 },
  { x: 930, size: 1 },
  { x: 490, size: 1.3 },
  { x: 1120, size: 1 },
  { x: 250, size: 1.3 },
  { x: 1350, size: 1.2 },
  { x: 100, size: 1.4 },
  { x: 1500, size: 1.3 },
]

/** A place where it burns: its foot is on the roof, or on what is left of the house. */
export interface Hearth {
  x: number
  y: number
  size: number
}

function hearths(skyline: string, damage: number, share: number): Hearth[] {
  const houses = housesOf(skyline)
  return HEARTHS.slice(0, Math.round(HEARTHS.length * share)).map(({ x, size }) => {
    const place = houses.findIndex(({ left, right }) => x >= left && x < right)
    const house = houses[place]
    return { x, y: house ? house.top + lostHeight(house, place, damage) + SUNK : GROUND, size }
  })
}

/** Smoke rises first, and fire follows where it has smouldered long enough. */
export function smoking(skyline: string, damage: number): Hearth[] {
  return hearths(skyline, damage, rise(damage, 0.08, 0.7))
}

export function burning(skyline: string, damage: number): Hearth[] {
  return hearths(skyline, damage, rise(damage, 0.22, 0.85))
}

/** Whether the tower still stands straight. */
export function towerIsBroken(damage: number): boolean {
  return damage >= 0.7
}

/** From 0 at `first` to 1 at `last`. */
function rise(damage: number, first: number, last: number): number {
  return Math.max(0, Math.min(1, (damage - first) / (last - first)))
}
