import { expect, test } from 'vitest'
import type { Analysis } from '../../net/types'
import { fileWithTree, hashOfTree, LONGEST_LINK, packed, unpacked } from './packedTree'
import { root, rows, toLetters, tried } from './tree'

const at = (text: string): Analysis => ({ text }) as unknown as Analysis
const GAME = 'game: king\nseats: [gigazaur, the_king]\nstart: setup\nscript:\n'

function aTree() {
  const start = root(at(GAME))
  const first = tried(start, 1, { key: 'insight-stop' }, 0, at(`${GAME}- gigazaur: {reroll: []}\n`))
  const second = tried(
    start,
    2,
    { key: 'insight-keep', args: { dice: { faces: ['1', 'claw'] } } },
    0,
    at(`${GAME}- gigazaur: {keep: [1]}\n`),
  )
  tried(first, 3, { key: 'insight-rolled', args: { dice: { faces: ['2'] } } }, null, at(`${GAME}- dice: [2]\n`))
  second.comment = 'Зробити? 🐉'
  return { start, second }
}

test('variations with comments travel in a link and in a file, and back', async () => {
  const { start, second } = aTree()
  const word = await packed(start, second)
  for (const text of [hashOfTree(word), fileWithTree(second.text, word)]) {
    const found = (await unpacked(text))!
    expect(rows(found.start).map(({ node, depth }) => [node.text, node.said, node.seat, node.comment, depth])).toEqual(
      rows(start).map(({ node, depth }) => [node.text, node.said, node.seat, node.comment, depth]),
    )
    expect([found.here.text, found.here.comment, found.size]).toEqual([second.text, second.comment, 4])
  }
  expect(fileWithTree(second.text, word).startsWith(second.text)).toBe(true)
})

test('games that begin alike are packed into little more than one', async () => {
  const long = GAME + Array.from({ length: 200 }, (_, number) => `- dice: [${number % 7}, ${number % 5}, ${number % 3}]\n`).join('')
  const start = root(at(long))
  let node = start
  for (let id = 1; id < 60; id++) node = tried(node, id, { key: 'insight-stop' }, 0, at(`${node.text}- the_king: stop\n`))
  expect((await packed(start, node)).length).toBeLessThan(LONGEST_LINK)
})

test('what is no tree is none', async () => {
  const deflated = async (value: unknown): Promise<string> => {
    const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
    return toLetters(new Uint8Array(await new Response(stream).arrayBuffer()))
  }
  for (const text of ['', '#tree=', '#tree=%%', '#tree=abc', '#text=abc', '# variations: x y', GAME])
    expect(await unpacked(text)).toBeNull()
  const node = { text: 'x', said: null, seat: null, comment: '', children: [] }
  expect(await unpacked(hashOfTree(await deflated(node)))).not.toBeNull()
  for (const wrong of [
    null,
    1,
    [],
    {},
    { ...node, text: 1 },
    { ...node, said: { key: 'x' } },
    { ...node, children: [node] },
    { ...node, children: [null] },
  ])
    expect(await unpacked(hashOfTree(await deflated(wrong)))).toBeNull()
  expect(await unpacked(hashOfTree(await deflated({ ...node, text: 'x'.repeat(5_000_000) })))).toBeNull()
})
