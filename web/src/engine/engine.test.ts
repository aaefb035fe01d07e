import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { GameName } from '../net/types'
import { DESCRIPTIONS, MOST_DICE, type EntryPoints } from './description'
import { FACES, firstOf, resultsOf } from './dice'
import { Engine } from './engine'
import { EngineError } from './errors'
import { fromHalf, readNetwork } from './networks'
import { newRecord, readField, withFields } from './records'
import { aboutOf } from './wasmFile'

const PACKAGE = join(import.meta.dirname, '../../../src/daikaiju')
const read = (path: string) => new Uint8Array(readFileSync(join(PACKAGE, path)))
const fileOf = (game: GameName) => read(`engine/files/${game}.wasm`)
const networkOf = (game: GameName) => read(`../../bench/rivals/champion-1-${game}.npz`)

const CHANCE = -2
const SPREAD = 1 << 12
const MOST = 100_000

/** What an engine refuses with, without words. */
async function problemOf(act: () => unknown): Promise<string> {
  const error: unknown = await Promise.resolve()
    .then(act)
    .then(
      () => null,
      (error: unknown) => error,
    )
  if (!(error instanceof EngineError)) throw new Error('it was not refused', { cause: error })
  return [error.problem, ...Object.values(error.values)].join(' ')
}

let king: Engine<'king'>
let duel: Engine<'duel'>
let champion: Record<GameName, number>
const newKing = (players: number, seed = 1n) => newRecord('king', '2016', { players, seed })
const newDuel = (seed = 1n) => newRecord('duel', '2024', { players: 2, seed, monster: [3, 0] })

beforeAll(async () => {
  king = await Engine.from('king', fileOf('king'))
  duel = await Engine.from('duel', fileOf('duel'))
  champion = { king: await king.loadNetwork(networkOf('king')), duel: await duel.loadNetwork(networkOf('duel')) }
})

/** The positions of a game in which a player is asked; all answers are given by `quick`. */
function* positions(engine: Engine, record: Uint8Array): Generator<Uint8Array> {
  let dice = 1n
  let position = engine.setUp(record)
  for (let asked = 0; asked < 2000 && readField(engine.game, position, 'over') === 0; asked++) {
    if (readField(engine.game, position, 'player') === CHANCE) {
      dice = (dice * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n
      position = engine.answer(position, SPREAD + Number((dice >> 33n) % readField(engine.game, position, 'spread')))
    } else {
      yield position
      position = engine.answer(position, engine.chooseQuickly(position))
    }
  }
}

describe('rules', () => {
  test('a whole game, one answer at a time', () => {
    for (const [engine, start] of [
      [king, newKing(4)],
      [duel, newDuel()],
    ] as const) {
      let asked = 0
      let legal = 0
      for (const position of positions(engine, start)) {
        expect(engine.isLegal(position, engine.chooseQuickly(position))).toBe(true)
        for (let choice = 0; choice < 64; choice++) if (engine.isLegal(position, choice)) legal++
        asked++
      }
      expect(asked).toBeGreaterThan(10)
      expect(asked).toBeLessThan(1000)
      expect(legal).toBeGreaterThan(asked)
    }
  })

  test('setting up fills in what the rulebook says', () => {
    const position = king.setUp(newKing(3))
    expect(readField('king', position, 'players')).toBe(3)
    expect(readField('king', position, 'hearts')).toEqual([10, 10, 10, 0, 0, 0])
    expect(readField('king', position, 'over')).toBe(0)
    expect(readField('king', newKing(3, 77n), 'seed')).toBe(77n)
  })

  test('more random games than fit at once end as they do one by one', () => {
    const { count } = DESCRIPTIONS.king.regions.games
    const size = DESCRIPTIONS.king.recordSize
    const games = Array.from({ length: count + 3 }, (_, seed) => newKing(2 + (seed % 5), BigInt(seed)))
    const records = new Uint8Array(games.length * size)
    games.forEach((game, place) => records.set(game, place * size))
    const played = king.playGames(records, MOST)
    expect(played.decisions).toHaveLength(games.length)
    for (const place of [0, count - 1, count, count + 2]) {
      const alone = king.playGames(games[place]!, MOST)
      expect(played.records.slice(place * size, (place + 1) * size)).toEqual(alone.records)
      expect(played.decisions[place]).toBe(alone.decisions[0])
      expect(readField('king', alone.records, 'over')).not.toBe(0)
    }
  })

  test('games go on from where they stand, and are played by policies', () => {
    const [, , third] = positions(king, newKing(4))
    const { records, decisions } = king.playOn(third!, MOST)
    expect(readField('king', records, 'over')).not.toBe(0)
    expect(decisions[0]).toBeGreaterThan(0)
    const seated = king.playSeatedGames(newKing(4), [4097n], MOST)
    expect(readField('king', seated.records, 'over')).not.toBe(0)
    expect(() => king.playSeatedGames(newKing(4), [], MOST)).toThrow(RangeError)
  })

  test('a seat sees as many numbers as it should', () => {
    expect(king.observe(king.setUp(newKing(4)), 1)).toHaveLength(DESCRIPTIONS.king.observed)
    expect(duel.observe(duel.setUp(newDuel()), 0)).toHaveLength(DESCRIPTIONS.duel.observed)
  })
})

describe('thinking', () => {
  test('the champion gives a legal answer, the best of those it weighed', () => {
    for (const [engine, start] of [
      [king, newKing(4)],
      [duel, newDuel()],
    ] as const) {
      const network = champion[engine.game]
      let weighed = 0
      for (const position of [...positions(engine, start)].slice(0, 30)) {
        const choice = engine.choose(position, network)
        expect(engine.isLegal(position, choice)).toBe(true)
        const thoughts = engine.weighed(position, network)
        expect(thoughts.choice).toBe(choice)
        const best = Math.max(...thoughts.options)
        if (best < 0 || choice >= thoughts.options.length) continue
        expect(thoughts.options[choice]).toBeCloseTo(best, 6)
        weighed++
      }
      expect(weighed).toBeGreaterThan(0)
    }
  })

  test('the chances of all seats add up to one', () => {
    for (const [engine, start] of [
      [king, newKing(5)],
      [duel, newDuel()],
    ] as const) {
      const [, position] = positions(engine, start)
      for (const what of ['position', 'startOfTurn'] as const) {
        const chances = engine.weigh(position!, what, champion[engine.game])
        expect(chances).toHaveLength(6)
        expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 6)
      }
    }
  })

  test('more networks than there is room for take turns', async () => {
    const engine = await Engine.from('king', fileOf('king'))
    const network = await readNetwork('king', networkOf('king'))
    const [, position] = positions(engine, newKing(4))
    const others = [1, 2, 3, 4].map((number) => ({ number: network.number + 2 * number, weights: network.weights }))
    const loaded = (engine as unknown as { networks: Map<number, typeof network> }).networks
    for (const one of [network, ...others]) loaded.set(one.number, one)
    const [first, ...rest] = [network, ...others, network].map(({ number }) => engine.weigh(position!, 'position', number))
    for (const chances of rest) expect(chances).toEqual(first)
    expect(() => engine.choose(position!, 0)).toThrow(TypeError)
  })
})

describe('dice', () => {
  test('multisets are numbered by their dice', () => {
    expect([0, 1, 2, 3, MOST_DICE + 1].map(firstOf)).toEqual([0, 1, 7, 28, DESCRIPTIONS.king.multisets])
    expect(resultsOf(2)).toHaveLength(21)
    expect(resultsOf(2).slice(0, 7)).toEqual([[0, 0], [0, 1], [0, 2], [0, 3], [0, 4], [0, 5], [1, 1]]) // prettier-ignore
  })

  test('one die worth its face, as computed by hand', () => {
    const { after, keeps, kept } = king.solveDice({ dice: 1, rolls: 2, values: Float64Array.from([1, 2, 3, 4, 5, 6]) })
    // Thrown once it is worth 3.5; with one Roll left whoever has 1 to 3 throws, so it is worth (3 × 3.5 + 4 + 5 + 6) / 6 = 4.25.
    expect(kept[1]![0]).toBeCloseTo(3.5, 12)
    expect([...after[1]!]).toEqual([3.5, 3.5, 3.5, 4, 5, 6])
    expect(kept[2]![0]).toBeCloseTo(4.25, 12)
    expect([...after[2]!]).toEqual([4.25, 4.25, 4.25, 4.25, 5, 6])
    // What is kept: nothing, which is multiset 0, or the die itself.
    expect(keeps).toEqual([
      [1, 2, 3, 4, 5, 6],
      [0, 0, 0, 4, 5, 6],
      [0, 0, 0, 0, 5, 6],
    ])
  })

  test('a free face is thrown until it shows another', () => {
    const free = { face: 0, atEnd: false }
    const { after, keeps } = king.solveDice({ dice: 1, rolls: 0, values: Float64Array.from([1, 2, 3, 4, 5, 6]), free })
    expect([...after[0]!]).toEqual([4, 2, 3, 4, 5, 6])
    expect(keeps[0]).toEqual([-1, 2, 3, 4, 5, 6])
  })

  test('two dice of which pairs win', () => {
    const pairs = Float64Array.from(resultsOf(2), ([one, other]) => (one === other ? 1 : 0))
    const { after, kept } = duel.solveDice({ dice: 2, rolls: 2, values: pairs })
    expect(kept[1]![0]).toBeCloseTo(1 / 6, 12)
    expect(Math.min(...after[1]!)).toBeCloseTo(1 / 6, 12)
    expect(kept[2]![0]).toBeCloseTo(1 / 6 + (5 / 6) * (1 / 6), 12)
  })

  test('as many dice and Rolls as there can be', () => {
    const values = Float64Array.from(resultsOf(MOST_DICE), (result) => result.reduce((sum, face) => sum + face, 0))
    const { kept } = king.solveDice({ dice: MOST_DICE, rolls: 8, values })
    expect(kept[1]![0]).toBeCloseTo(MOST_DICE * 2.5, 9)
    expect(kept[8]![0]).toBeGreaterThan(kept[7]![0]!)
    expect(() => king.solveDice({ dice: MOST_DICE, rolls: 9, values })).toThrow(RangeError)
    expect(() => king.solveDice({ dice: 2, rolls: 2, values })).toThrow(RangeError)
    expect(() => king.solveDice({ dice: MOST_DICE, rolls: 2, values, free: { face: FACES, atEnd: true } })).toThrow(RangeError)
  })

  test('the chances of final Rolls add up to one', () => {
    const asked = [...positions(king, newKing(4))].find((position) => readField('king', position, 'rolls_left') > 0)!
    const dice = readField('king', asked, 'dice_count')
    const same = king.sameRolls(asked)
    expect(same).toHaveLength(DESCRIPTIONS.king.multisets)
    for (let number = 0; number < same.length; number++)
      if (number < firstOf(dice) || number >= firstOf(dice + 1)) expect(same[number]).toBe(0)
      else expect(same[same[number]!]).toBe(same[number])
    const { finalRolls } = king.weighed(asked, champion.king)
    const { chances, gaps, reroll } = king.likelyRolls(asked, finalRolls, 0.01)
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 9)
    expect(gaps[reroll]).toBeCloseTo(0, 9)
    expect(() => king.likelyRolls(asked, finalRolls.slice(1), 0.01)).toThrow(RangeError)
  })
})

describe('what is not right is refused', () => {
  test('a file that is cut, altered, of another game, or none', async () => {
    const file = fileOf('king')
    expect(await problemOf(() => Engine.from('duel', file))).toBe('of-other-rules duel.wasm')
    for (const length of [0, 4, 8, 9, 100, file.length >> 1, file.length - 1])
      expect(await problemOf(() => Engine.from('king', file.slice(0, length)))).toBe('damaged king.wasm')
    for (const place of [3, 8, 9, 5000, file.length >> 1, file.length - 1, file.length - 40]) {
      const altered = file.slice()
      altered[place]! ^= 1
      expect(await problemOf(() => Engine.from('king', altered))).toMatch(/damaged|of-other-rules/)
    }
    expect(await problemOf(() => Engine.from('king', Uint8Array.from([...file, 0])))).toBe('damaged king.wasm')
    expect(await problemOf(() => Engine.from('king', networkOf('king')))).toBe('damaged king.wasm')
  })

  test('a file that is whole but cannot be run', async () => {
    const code = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 10, 1, 0])
    const about = { game: 'king', sources: DESCRIPTIONS.king.sources, sha256: createHash('sha256').update(code).digest('hex') }
    const text = new TextEncoder().encode(`\bdaikaiju${JSON.stringify(about)}`)
    const file = new Uint8Array([...code, 0, 128 | (text.length & 127), text.length >> 7, ...text])
    expect(aboutOf(file)).toEqual(about)
    expect(await problemOf(() => Engine.from('king', file))).toBe('damaged king.wasm')
  })

  test('a network that is cut, altered, of another game, or none', async () => {
    const file = networkOf('king')
    expect(await problemOf(() => king.loadNetwork(networkOf('duel')))).toBe('of-other-rules king.npz')
    for (const length of [0, 21, 22, 1000, file.length >> 1, file.length - 1])
      expect(await problemOf(() => king.loadNetwork(file.slice(0, length)))).toBe('damaged king.npz')
    for (const place of [0, 60, 5000, 100_000]) {
      const altered = file.slice()
      altered[place]! ^= 1
      expect(await problemOf(() => king.loadNetwork(altered))).toBe('damaged king.npz')
    }
    expect(await problemOf(() => king.loadNetwork(fileOf('king')))).toBe('damaged king.npz')
  })

  test('a record that is none', async () => {
    const position = king.setUp(newKing(4))
    expect(await problemOf(() => king.answer(position.slice(1), 0))).toBe('not-a-record king size')
    expect(await problemOf(() => king.setUp(newDuel()))).toBe('not-a-record king size')
    expect(await problemOf(() => king.setUp(newKing(7)))).toBe('not-a-record king players')
    expect(await problemOf(() => king.playGames(position.slice(1), MOST))).toBe('not-a-record king size')
    for (const wrong of [{ depth: 41 }, { dice: [0, 0, 6] }, { market: [-2] }, { spread: -1n }])
      expect(await problemOf(() => king.choose(withFields('king', position, wrong), champion.king))).toBe(
        `not-a-record king ${Object.keys(wrong)[0]}`,
      )
  })

  test('a function that fails, after which the engine begins afresh', async () => {
    const engine = await Engine.from('king', fileOf('king'))
    const network = await engine.loadNetwork(networkOf('king'))
    const position = engine.setUp(newKing(4))
    const chances = engine.weigh(position, 'position', network)
    const inner = engine as unknown as { functions: Record<string, () => number>; memory: WebAssembly.Memory }
    const old = inner.memory
    inner.functions = { ...inner.functions, answer: () => (inner.functions as unknown as { unreachable: () => never }).unreachable() }
    expect(await problemOf(() => engine.answer(position, 0))).toBe('failed')
    expect(inner.memory).not.toBe(old)
    expect(engine.weigh(position, 'position', network)).toEqual(chances)
  })
})

test('halves are read as they were written', () => {
  const halves: [number, number][] = [[0, 0], [0x3c00, 1], [0xc000, -2], [0x3555, 0.333251953125], [1, 2 ** -24], [0x7bff, 65504], [0x7c00, Infinity]] // prettier-ignore
  for (const [bits, number] of halves) expect(fromHalf(bits)).toBe(number)
  expect(fromHalf(0x7e00)).toBeNaN()
})

test('what does not exist is an error of the compiler', () => {
  const neverCalled = (file: EntryPoints, position: Uint8Array) => {
    // @ts-expect-error: there is no such function
    file.sing(0)
    // @ts-expect-error: it takes a game and a choice
    file.answer(0)
    // @ts-expect-error: it takes no more than that
    file.answer(0, 0, 0)
    // @ts-expect-error: the Duel has this field, King does not
    readField('king', position, 'monster')
    // @ts-expect-error: seeds are bigints
    withFields('king', position, { seed: 5 })
    // @ts-expect-error: this is an edition of the Duel
    newRecord('king', '2024', {})
  }
  expect(neverCalled).toBeTypeOf('function')
})
