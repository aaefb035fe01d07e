/** The rules of a game, its exact dice and the champion, ready to be called: an instance of the engine's file, as
 * daikaiju.engine.wasm has it in Python. docs/engine.md explains what the calls do. */

import type { GameName } from '../net/types'
import { DESCRIPTIONS, MOST_DICE, MOST_ROLLS, MOST_SEATS, type EntryPoints } from './description'
import { FACES, firstOf } from './dice'
import { EngineError } from './errors'
import { readNetwork, type Network } from './networks'
import { checkRecord } from './records'
import { checkFile } from './wasmFile'

type Region = keyof (typeof DESCRIPTIONS)[GameName]['regions']

/** The workspaces: each remembers what the dice of a turn are worth, so that questions of one kind do not disturb others. */
const ANSWERS = 0
const VALUES = 1

/** What is weighed: the position, each multiset of dice as the final Roll in it, or the start of a turn. */
const WEIGHED = { position: 0, finalRolls: 1, startOfTurn: 2 } as const

const NUMBERS = 2 ** 30
const OPTIONS = 64
const MASKS = 1 << MOST_DICE
const NO_FACE = -1

/** Where games ended, and how many decisions each took. */
export interface Played {
  records: Uint8Array
  decisions: number[]
}

/** The champion's answer, and what it thought of the others. */
export interface Weighed {
  choice: number
  /** What each of 64 options is worth to the player; -1 where it was not weighed. */
  options: Float64Array
  /** What each multiset of dice is worth to the player as the final Roll, if the question is about dice. */
  finalRolls: Float64Array
}

export interface LikelyRolls {
  /** The best dice to reroll, as bits. */
  reroll: number
  /** How likely each multiset is as the final Roll after the best few choices. */
  chances: Float64Array
  /** How far behind the best it is to reroll the dice of each mask. */
  gaps: Float64Array
}

export interface DiceToSolve {
  dice: number
  /** How many Rolls are left. */
  rolls: number
  /** What each result of all dice is worth at the end, in the order of `resultsOf`. */
  values: Float64Array
  /** A face whose dice may be thrown again at no cost, at any time or only when all Rolls are used up. */
  free?: { face: number; atEnd: boolean }
}

/** For each number of Rolls left, from none to all of them. */
export interface SolvedDice {
  /** What each result is worth. */
  after: Float64Array[]
  /** The number of the multiset to keep of each result; -1 to throw a die that shows the free face. */
  keeps: number[][]
  /** What it is worth to keep each multiset of at most so many dice and throw the others; undefined for no Rolls. */
  kept: Float64Array[]
}

/** Positions are records (`./records`); chances are rows of six numbers, one for each seat; networks go by their number. */
export class Engine<G extends GameName = GameName> {
  private readonly size: number
  private readonly multisets: number
  private functions!: EntryPoints
  private memory!: WebAssembly.Memory
  private places!: Record<Region, number>
  /** All networks that were loaded, and which of them are in the engine's memory, the oldest one first. */
  private readonly networks = new Map<number, Network>()
  private slots = new Map<number, number>()

  private constructor(
    readonly game: G,
    private readonly module: WebAssembly.Module,
  ) {
    this.size = DESCRIPTIONS[game].recordSize
    this.multisets = DESCRIPTIONS[game].multisets
    this.begin()
  }

  /** The engine in a file, or an error that says why it cannot be used. */
  static async from<G extends GameName>(game: G, file: Uint8Array<ArrayBuffer>): Promise<Engine<G>> {
    checkFile(game, file)
    try {
      return new Engine(game, await WebAssembly.compile(file))
    } catch (error) {
      // It is whole, but this browser cannot run it.
      throw new EngineError('damaged', { file: `${game}.wasm` }, undefined, error)
    }
  }

  /** Start with fresh memory. */
  private begin(): void {
    const { exports } = new WebAssembly.Instance(this.module)
    const names = Object.keys(DESCRIPTIONS[this.game].regions) as Region[]
    this.functions = exports as unknown as EntryPoints
    this.memory = exports.memory as WebAssembly.Memory
    this.places = Object.fromEntries(names.map((name) => [name, (exports[name] as WebAssembly.Global).value])) as Record<Region, number>
    this.slots = new Map()
    this.functions.initialise()
  }

  // --- calls and memory -------------------------------------------------------------------

  /** Call an entry point; if it fails, the engine begins afresh. */
  private call<Name extends keyof EntryPoints>(name: Name, ...values: Parameters<EntryPoints[Name]>): number {
    try {
      return (this.functions[name] as (...values: number[]) => number)(...values)
    } catch (error) {
      this.begin()
      throw new EngineError('failed', {}, undefined, error)
    }
  }

  private put(content: Uint8Array | Float32Array | Float64Array | BigInt64Array, at: number): number {
    new Uint8Array(this.memory.buffer).set(new Uint8Array(content.buffer, content.byteOffset, content.byteLength), at)
    return at
  }

  /** Where so many bytes may be written; whatever an earlier call left there is gone, since not all of it need be written. */
  private cleared(bytes: number): number {
    if (!(bytes <= DESCRIPTIONS[this.game].regions.scratch.size)) throw new RangeError('more than there is room for')
    new Uint8Array(this.memory.buffer).fill(0, this.places.scratch, this.places.scratch + bytes)
    return this.places.scratch
  }

  private bytes(at: number, length: number): Uint8Array {
    return new Uint8Array(this.memory.buffer).slice(at, at + length)
  }

  private reals(at: number, count: number): Float64Array {
    return new Float64Array(this.memory.buffer, at, count).slice()
  }

  private wholes(at: number, count: number): number[] {
    return Array.from(new BigInt64Array(this.memory.buffer, at, count), Number)
  }

  /** Where a position lies that has been looked at and put into the engine's memory. */
  private position(record: Uint8Array): number {
    checkRecord(this.game, record)
    return this.put(record, this.places.games)
  }

  private workspace(number: number): number {
    return this.places.workspaces + number * DESCRIPTIONS[this.game].regions.workspaces.size
  }

  /** Where a network lies, and the number by which workspaces tell it apart; the oldest one makes room. */
  private network(number: number): [at: number, number: number] {
    const { count, size } = DESCRIPTIONS[this.game].regions.networks
    const network = this.networks.get(number)
    if (!network) throw new TypeError(`network ${number} was not loaded`)
    let slot = this.slots.get(number)
    if (slot === undefined) {
      const [oldest] = this.slots
      slot = this.slots.size
      if (slot === count && oldest) {
        slot = oldest[1]
        this.slots.delete(oldest[0])
      }
      this.call('prepare_network', this.put(network.weights, this.places.networks + slot * size))
      this.slots.set(number, slot)
    }
    // A wide search counts as a network of its own, with the next number.
    return [this.places.networks + slot * size, (number % NUMBERS) & ~1]
  }

  /** Load a network from its file; whoever asks the champion names it by the number that this gives. */
  async loadNetwork(file: Uint8Array): Promise<number> {
    const network = await readNetwork(this.game, file)
    this.networks.set(network.number, network)
    return network.number
  }

  // --- the rules --------------------------------------------------------------------------

  /** The first question of a game whose record has nothing but its players, options and seed. */
  setUp(record: Uint8Array): Uint8Array {
    const at = this.position(record)
    this.call('set_up', at)
    return this.bytes(at, this.size)
  }

  /** The position after an answer to the open question, which must be legal. */
  answer(record: Uint8Array, choice: number): Uint8Array {
    const at = this.position(record)
    this.call('answer', at, choice)
    return this.bytes(at, this.size)
  }

  isLegal(record: Uint8Array, choice: number): boolean {
    return this.call('legal', this.position(record), choice) === 1
  }

  /** Set up and play games at random. */
  playGames(records: Uint8Array, most: number): Played {
    return this.play(records, (at, count, decisions) => this.call('play_games', at, count, most, decisions))
  }

  /** Play games at random from where they stand. */
  playOn(records: Uint8Array, most: number): Played {
    return this.play(records, (at, count, decisions) => this.call('play_on', at, count, most, decisions))
  }

  /** Set up and play games by the policies of their seats, as daikaiju.policies.seating_of numbers them. */
  playSeatedGames(records: Uint8Array, seatings: bigint[], most: number): Played {
    if (seatings.length * this.size !== records.length) throw new RangeError('a seating is needed for each game')
    const batch = DESCRIPTIONS[this.game].regions.games.count
    return this.play(records, (at, count, decisions, first) => {
      const seated = this.put(BigInt64Array.from(seatings.slice(first, first + count)), decisions + 8 * batch)
      this.call('play_seated_games', at, count, seated, most, decisions)
    })
  }

  /** Play games in as many batches as they need. */
  private play(records: Uint8Array, play: (at: number, count: number, decisions: number, first: number) => void): Played {
    const batch = DESCRIPTIONS[this.game].regions.games.count
    const ended = new Uint8Array(records.length)
    const decisions: number[] = []
    for (let start = 0; start < records.length; start += this.size) checkRecord(this.game, records.subarray(start, start + this.size))
    for (let start = 0; start < records.length; start += batch * this.size) {
      const some = records.subarray(start, start + batch * this.size)
      const count = some.length / this.size
      const at = this.put(some, this.places.games)
      play(at, count, this.places.scratch, start / this.size)
      ended.set(this.bytes(at, some.length), start)
      decisions.push(...this.wholes(this.places.scratch, count))
    }
    return { records: ended, decisions }
  }

  /** What the policy `quick` answers. */
  chooseQuickly(record: Uint8Array): number {
    return this.call('choose_quickly', this.position(record))
  }

  /** What a seat sees, as the numbers of daikaiju.observation. */
  observe(record: Uint8Array, seat: number): Int16Array {
    const count = this.call('observe_game', this.position(record), seat, this.places.scratch)
    return new Int16Array(this.memory.buffer, this.places.scratch, count).slice()
  }

  // --- thinking ---------------------------------------------------------------------------

  /** The champion's answer. */
  choose(record: Uint8Array, network: number): number {
    const net = this.network(network)
    return this.call('choose', this.position(record), this.workspace(ANSWERS), ...net)
  }

  /** The same with its thoughts. */
  weighed(record: Uint8Array, network: number): Weighed {
    const choice = this.choose(record, network)
    const options = this.places.scratch
    const final = options + 8 * OPTIONS
    this.call('read_scores', this.workspace(ANSWERS), options, final)
    return { choice, options: this.reals(options, OPTIONS), finalRolls: this.reals(final, this.multisets) }
  }

  /** Everybody's chances by a search to the end of the turn: one row, or one for each multiset of dice. */
  weigh(record: Uint8Array, what: keyof typeof WEIGHED, network: number): Float64Array {
    const net = this.network(network)
    const found = this.cleared(8 * MOST_SEATS * (what === 'finalRolls' ? this.multisets : 1))
    const rows = this.call('weigh', this.position(record), WEIGHED[what], this.workspace(VALUES), ...net, found)
    return this.reals(found, rows * MOST_SEATS)
  }

  // --- dice -------------------------------------------------------------------------------

  /** For each multiset of all dice the first one that does the same as the final Roll. */
  sameRolls(record: Uint8Array): number[] {
    const same = this.cleared(8 * this.multisets)
    const count = this.call('same_rolls', this.position(record), same)
    return this.wholes(same, count)
  }

  /** The best dice to reroll by what each multiset is worth as the final Roll, and what that leads to. */
  likelyRolls(record: Uint8Array, final: Float64Array, close: number): LikelyRolls {
    if (final.length !== this.multisets) throw new RangeError('a worth is needed for each multiset')
    const row = 8 * this.multisets
    const worths = this.cleared(4 * row)
    const [chances, best, gaps] = [worths + row, worths + 2 * row, worths + 3 * row]
    this.put(final, worths)
    const reroll = this.call('likely_rolls', this.position(record), close, worths, chances, best, gaps, this.workspace(VALUES))
    return { reroll, chances: this.reals(chances, this.multisets), gaps: this.reals(gaps, MASKS) }
  }

  /** Which dice to keep, exactly. */
  solveDice({ dice, rolls, values, free }: DiceToSolve): SolvedDice {
    if (dice < 1 || dice > MOST_DICE || rolls < 0 || rolls > MOST_ROLLS) throw new RangeError('too many dice or Rolls')
    if (free && (free.face < 0 || free.face >= FACES)) throw new RangeError('no such face')
    const first = firstOf(dice)
    const end = firstOf(dice + 1)
    if (values.length !== end - first) throw new RangeError('a value is needed for each result')
    const counts = Array.from({ length: rolls + 1 }, (_, row) => row)
    // Behind each of `kept` and `keeps` there is a row of scratch.
    const sizes = [(rolls + 1) * (end - first), (rolls + 2) * end, (rolls + 1) * (end - first) + end] as const
    const after = this.cleared(8 * (sizes[0] + sizes[1] + sizes[2]))
    const kept = after + 8 * sizes[0]
    const keeps = kept + 8 * sizes[1]
    this.put(values, after)
    this.call('solve_dice', dice, rolls, free?.face ?? NO_FACE, free?.atEnd ? 1 : 0, after, kept, keeps)
    return {
      after: counts.map((row) => this.reals(after + 8 * row * (end - first), end - first)),
      keeps: counts.map((row) => this.wholes(keeps + 8 * row * (end - first), end - first)),
      kept: counts.map((row) => this.reals(kept + 8 * row * end, end)),
    }
  }
}
