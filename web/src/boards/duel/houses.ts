/** The houses along the street: outlines and windows as paths, the same every time. */

export interface House {
  wall: string
  roof: string
  lit: string
  dark: string
  tint: number
}

export const STREET = { width: 1200, height: 120 }

type Roof = 'flat' | 'gable' | 'shop' | 'temple'

/** Width, height and roof of each, from left to right; together they are as wide as the street. */
const PLAN: [number, number, Roof][] = [
  [86, 84, 'flat'],
  [70, 58, 'gable'],
  [96, 72, 'shop'],
  [58, 96, 'flat'],
  [84, 52, 'temple'],
  [74, 78, 'gable'],
  [64, 100, 'flat'],
  [92, 64, 'shop'],
  [72, 50, 'gable'],
  [60, 90, 'flat'],
  [98, 58, 'temple'],
  [66, 82, 'flat'],
  [82, 62, 'shop'],
  [70, 76, 'gable'],
  [62, 98, 'flat'],
  [66, 60, 'gable'],
]

const TINTS = 4
const WINDOW = { width: 8, height: 10, across: 18, down: 19 }

function roofOf(kind: Roof, x: number, y: number, width: number): string {
  const right = x + width
  if (kind === 'gable') return `M${x - 4} ${y}L${x + width / 2} ${y - 20}L${right + 4} ${y}Z`
  if (kind === 'temple')
    return `M${x - 8} ${y + 2}Q${x + 10} ${y - 4} ${x + 18} ${y - 18}H${right - 18}Q${right - 10} ${y - 4} ${right + 8} ${y + 2}Z`
  if (kind === 'shop') return `M${x} ${STREET.height - 30}h${width}l4 12h-${width + 8}Z`
  return `M${x - 2} ${y - 5}h${width + 4}v7h-${width + 4}Z`
}

function windowsOf(x: number, y: number, width: number, lit: (column: number, row: number) => boolean): string {
  const columns = Math.floor((width - 12) / WINDOW.across)
  const rows = Math.max(1, Math.floor((STREET.height - 32 - y) / WINDOW.down))
  const left = x + (width - columns * WINDOW.across + WINDOW.across - WINDOW.width) / 2
  let path = ''
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (lit(column, row))
        path += `M${left + column * WINDOW.across} ${y + 10 + row * WINDOW.down}h${WINDOW.width}v${WINDOW.height}h-${WINDOW.width}Z`
  return path
}

export function houses(): House[] {
  let x = 0
  return PLAN.map(([width, height, roof], number) => {
    const [left, y] = [x, STREET.height - height]
    x += width
    const lit = (column: number, row: number): boolean => (column * 5 + row * 3 + number * 7) % 4 < 2
    return {
      wall: `M${left} ${y}h${width}V${STREET.height}h-${width}Z`,
      roof: roofOf(roof, left, y, width),
      lit: windowsOf(left, y, width, lit),
      dark: windowsOf(left, y, width, (column, row) => !lit(column, row)),
      tint: number % TINTS,
    }
  })
}
