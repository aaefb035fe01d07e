/** Cuts the icons the page uses out of the game-icons set: one file of symbols per list of pictures. */

import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { optimize } from 'svgo'
import type { Plugin } from 'vite'

interface IconSet {
  icons: Record<string, { body: string }>
}

/** A picture of a list: an icon as "artist/name", alone or with the colours it is shown in. */
type Picture = string | { icon: string }

const PICTURES = 'src/art/pictures'
const SPRITES = 'src/art/sprites'

export function drawSprite(pictures: Record<string, Picture>, set: IconSet): string {
  const symbols = Object.entries(pictures).map(([name, picture]) => {
    const icon = typeof picture === 'string' ? picture : picture.icon
    const drawing = set.icons[icon.split('/')[1] ?? '']
    if (!drawing) throw new Error(`the picture of '${name}' is '${icon}', which game-icons does not have`)
    return `<symbol id="${name}" viewBox="0 0 512 512">${drawing.body}</symbol>`
  })
  return lighter(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`)
}

/** A tenth of a unit in 512 is finer than any screen shows it. */
function lighter(sprite: string): string {
  return optimize(sprite, { plugins: [{ name: 'convertPathData', params: { floatPrecision: 1 } }] }).data
}

function readJson<Content>(file: string): Content {
  return JSON.parse(readFileSync(file, 'utf8')) as Content
}

function writeSprites(root: string): void {
  const set = readJson<IconSet>(createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json'))
  mkdirSync(join(root, SPRITES), { recursive: true })
  for (const list of readdirSync(join(root, PICTURES))) {
    const sprite = drawSprite(readJson(join(root, PICTURES, list)), set)
    const file = join(root, SPRITES, list.replace('.json', '.svg'))
    // An unchanged file is left alone, so that a running page is not reloaded for nothing.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== sprite) writeFileSync(file, sprite)
  }
}

/** The step of the build that writes src/art/sprites/ before anything asks for it. */
export function sprites(): Plugin {
  return {
    name: 'sprites',
    configResolved: ({ root }) => writeSprites(root),
    watchChange(file) {
      if (file.includes(`/${PICTURES}/`)) writeSprites(process.cwd())
    },
  }
}
