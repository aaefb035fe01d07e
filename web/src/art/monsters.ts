/** The drawings of the monsters; each is fetched when it is first shown. */

/** `struck` and `roar` last as long as a blow or a cry. */
export type Mood = 'calm' | 'hurt' | 'fallen' | 'proud' | 'struck' | 'roar'

const DRAWINGS = import.meta.glob<string>('./monsters/*.svg', { query: '?raw', import: 'default' })
const fetched = new Map<string, string>()

export const MONSTERS = Object.keys(DRAWINGS).map((file) => file.slice('./monsters/'.length, -'.svg'.length))

/** A drawing that has been fetched before, to be shown without a flicker. */
export function drawingAtHand(monster: string): string {
  return fetched.get(monster) ?? ''
}

export async function fetchDrawing(monster: string): Promise<string> {
  const drawing = (await DRAWINGS[`./monsters/${monster}.svg`]?.()) ?? ''
  fetched.set(monster, drawing)
  return drawing
}

/** The drawing for one place on the page: ids must not clash with those of the same monster elsewhere. */
export function withOwnIds(drawing: string, place: string): string {
  return drawing.replaceAll('ID-', `${place}-`)
}
