import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawSprite } from '../../build-tools/sprites'
import { CREDITS, creditsOf } from './credits'
import { cardLook } from './cards'
import { MONSTERS, withOwnIds } from './monsters'
import duelPictures from './pictures/duel-cards.json'
import kingPictures from './pictures/king-cards.json'
import signs from './pictures/signs.json'
import { tokenLook } from './tokens'

const WEB = join(import.meta.dirname, '../..')
const RULES = join(WEB, '../src/daikaiju/rules')

function cardsOf(game: string): string[] {
  return readdirSync(join(RULES, game, 'cards'))
    .filter((file) => file.endsWith('.py') && !file.startsWith('_'))
    .map((file) => file.slice(0, -'.py'.length))
}

function namesIn(file: string, pattern: RegExp): string[] {
  return [...readFileSync(join(RULES, file), 'utf8').matchAll(pattern)].map((match) => match[1]!)
}

test('every card of the rules has a picture, and no picture is without a card', () => {
  expect(Object.keys(kingPictures).sort()).toEqual(cardsOf('king').sort())
  expect(Object.keys(duelPictures).sort()).toEqual(cardsOf('duel').sort())
})

test('no two cards of a game share a picture', () => {
  for (const pictures of [kingPictures, duelPictures]) {
    const icons = Object.values(pictures).map((picture) => picture.icon)
    expect(new Set(icons).size).toBe(icons.length)
  }
})

test('a card always looks the same, and its colours are known', () => {
  expect(cardLook('king', 'wings')).toEqual(cardLook('king', 'wings'))
  const plain = cardLook('king', 'no such card')
  for (const [game, pictures] of [['king', kingPictures] as const, ['duel', duelPictures] as const]) {
    for (const [id, { colours }] of Object.entries(pictures)) {
      const look = cardLook(game, id)
      expect(look.href).toContain(`#${id}`)
      if (colours !== 'night') expect(look.dark).not.toBe(plain.dark)
    }
  }
})

test('every buzz token of the rules has a look of its own', () => {
  const tokens = namesIn('duel/buzz.py', /Token\("(\w+)"/g)
  expect(tokens).toHaveLength(13)
  for (const token of tokens) expect(Object.keys(signs)).toContain(tokenLook('duel', token).sign)
  expect(tokenLook('duel', 'king_1')).toEqual(tokenLook('duel', 'king_2'))
  expect(tokenLook('duel', 'no such token').sign).toBe('help')
})

test('every face of a die has a sign', () => {
  const faces = ['king', 'duel'].flatMap((game) => {
    const line = /FACE_NAMES = \((.*)\)/.exec(readFileSync(join(RULES, game, 'names.py'), 'utf8'))![1]!
    return [...line.matchAll(/"(\w+)"/g)].map((match) => match[1]!)
  })
  expect(faces).toHaveLength(12)
  for (const face of faces.filter((face) => !/^\d$/.test(face))) expect(Object.keys(signs)).toContain(face)
})

test('every sign a page names is there', () => {
  const sources = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svelte'))
  for (const file of sources) {
    for (const [, name] of readFileSync(join(WEB, 'src', file), 'utf8').matchAll(/<Icon name="([\w-]+)"/g)) {
      expect(Object.keys(signs), `${file} shows a sign`).toContain(name)
    }
  }
})

test('every sign that is there is shown somewhere', () => {
  const sources = readdirSync(join(WEB, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.(svelte|ts)$/.test(file),
  )
  const text = sources.map((file) => readFileSync(join(WEB, 'src', file), 'utf8')).join('\n')
  const unused = Object.keys(signs).filter((name) => !/^(bonus|react)-/.test(name) && !new RegExp(`['"]${name}['"]`).test(text))
  expect(unused).toEqual([])
})

test('every monster of the rules is drawn, in less than 8 KB, without ids or styles that could meet others', () => {
  const lists = ['king', 'duel'].map((game) => /MONSTERS = \{[^}]*\}/.exec(readFileSync(join(RULES, game, 'names.py'), 'utf8'))![0])
  const monsters = new Set(lists.flatMap((list) => [...list.matchAll(/"([a-z_]+)"/g)].map((match) => match[1]!)))
  expect([...MONSTERS].sort()).toEqual([...monsters].sort())
  for (const monster of MONSTERS) {
    const drawing = readFileSync(join(import.meta.dirname, 'monsters', `${monster}.svg`), 'utf8')
    expect(drawing.length).toBeLessThan(8192)
    expect(drawing).not.toMatch(/style=|<style|<script/)
    for (const [, id] of drawing.matchAll(/\bid="([^"]+)"/g)) expect(id).toMatch(/^ID-/)
    for (const part of ['m-eyes', 'm-hurt', 'm-fallen']) expect(drawing).toContain(`class="${part}"`)
    expect(withOwnIds(drawing, 'here')).not.toContain('ID-')
  }
})

test('a sprite holds exactly what is asked for, and a missing icon is named', () => {
  const set = { icons: { wolf: { body: '<path d="M0 0"/>' } } }
  expect(drawSprite({ howl: 'lorc/wolf' }, set)).toContain('<symbol id="howl" viewBox="0 0 512 512"><path d="M0 0"/></symbol>')
  expect(() => drawSprite({ howl: { icon: 'lorc/dog' } }, set)).toThrow("the picture of 'howl' is 'lorc/dog'")
})

test('credits name every artist once, those who drew most first', () => {
  expect(creditsOf(['skoll/siren', 'lorc/acid', 'lorc/brain', 'lorc/brain']).map(({ name, icons }) => [name, icons])).toEqual([
    ['Lorc', ['acid', 'brain']],
    ['Skoll', ['siren']],
  ])
  const used = new Set([...Object.values(kingPictures), ...Object.values(duelPictures)].map((p) => p.icon).concat(Object.values(signs)))
  expect(CREDITS.reduce((sum, artist) => sum + artist.icons.length, 0)).toBe(used.size)
  for (const artist of CREDITS) expect(artist.name, 'an artist without a name in ARTISTS').not.toMatch(/^[a-z]/)
})
