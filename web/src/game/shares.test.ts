import { describe, expect, it } from 'vitest'
import { shareCommitment } from './fairness'
import { Shares } from './shares'
import type { Fair, FairRound, Table } from '../net/types'

const PROMISE = '0f'.repeat(32)
const MONSTERS = ['gigazaur', 'kraken', 'alienoid']

function storage(first: string | null = null): Storage {
  let text = first
  return { getItem: () => text, setItem: (_: string, value: string) => void (text = value) } as unknown as Storage
}

function refusing(): Storage {
  throw new DOMException('forbidden')
}

function fair(change: Partial<Fair> = {}): Fair {
  const round: FairRound = { commitment: PROMISE, commitments: [], shares: [], secret: null }
  return { scheme: 'daikaiju-dice-2', table: 't', seats: MONSTERS, stage: 'committing', ...round, without: [], broken: [], ...change }
}

/** A table at which seats 0 and 2 are this browser's. */
function table(change: Partial<Fair> = {}, status = 'waiting'): Table {
  const seats = MONSTERS.map((monster, seat) => ({ monster, mine: seat !== 1 }))
  return { id: 't', status, lesson: null, seats, fair: fair(change) } as Table
}

/** Commit and open; returns what everyone sees then. */
function takePart(shares: Shares, promise = PROMISE): Fair {
  const commit = shares.reply(table({ commitment: promise }))
  if (commit?.kind !== 'commit') throw new Error('nothing was committed to')
  const { commitments } = commit
  const open = shares.reply(table({ commitment: promise, stage: 'opening', commitments }))
  if (open?.kind !== 'open') throw new Error('nothing was opened')
  return fair({ commitment: promise, stage: 'fixed', commitments, shares: open.shares })
}

describe('the shares of this browser', () => {
  it('are committed to for every own seat, then opened', () => {
    const shares = new Shares(() => store)
    const store = storage()
    const { commitments, shares: opened } = takePart(shares)
    expect(commitments.map(({ seat }) => seat)).toEqual([0, 2])
    for (const { seat, share } of opened)
      expect(commitments).toContainEqual({ seat, commitment: shareCommitment('t', PROMISE, seat, share) })
    expect(new Set(opened.map(({ share }) => share)).size).toBe(2)
    expect(opened.every(({ share }) => shares.isOwn(share))).toBe(true)
  })

  it('stay the same when the page is loaded again between committing and opening', () => {
    const store = storage()
    const commit = new Shares(() => store).reply(table())
    const commitments = commit?.kind === 'commit' ? commit.commitments : []
    const open = new Shares(() => store).reply(table({ stage: 'opening', commitments }))
    expect(open).toMatchObject({ kind: 'open', to: PROMISE })
    expect(open?.kind === 'open' && open.shares).toHaveLength(2)
  })

  it('are not sent twice, nor for a game that has begun, a lesson or by a spectator', () => {
    const store = storage()
    const shares = new Shares(() => store)
    const { commitments, shares: opened } = takePart(shares)
    expect(shares.reply(table({ commitments }))).toBeNull()
    expect(shares.reply(table({ stage: 'opening', commitments, shares: opened }))).toBeNull()
    expect(shares.reply(table({ commitments: [] }, 'running'))).toBeNull()
    expect(shares.reply({ ...table(), lesson: 'king' })).toBeNull()
    expect(shares.reply({ ...table(), seats: [] })).toBeNull()
  })

  it('are not opened before they are frozen, nor where this browser was left out', () => {
    const store = storage()
    const shares = new Shares(() => store)
    shares.reply(table())
    expect(shares.reply(table({ stage: 'opening' }))).toBeNull()
    const others = [{ seat: 0, commitment: 'ab'.repeat(32) }]
    expect(shares.reply(table({ stage: 'opening', commitments: others }))).toBeNull()
  })

  it('are not opened a second time into other company', () => {
    const store = storage()
    const shares = new Shares(() => store)
    const { commitments } = takePart(shares)
    const more = [...commitments, { seat: 1, commitment: 'ab'.repeat(32) }]
    expect(shares.reply(table({ stage: 'opening', commitments: more }))).toBeNull()
  })

  it('are not opened for other seats than those one sees', () => {
    const store = storage()
    const shares = new Shares(() => store)
    const commit = shares.reply(table())
    const commitments = commit?.kind === 'commit' ? commit.commitments : []
    expect(shares.reply(table({ stage: 'opening', commitments, seats: MONSTERS.toReversed() }))).toBeNull()
  })

  it('are new in a new round, and not for a seat that withheld', () => {
    const store = storage()
    const shares = new Shares(() => store)
    const first = takePart(shares)
    const broken = [{ ...first, shares: first.shares.slice(0, 1) }]
    const again = shares.reply(table({ commitment: 'ee'.repeat(32), broken }))
    expect(again?.kind === 'commit' && again.commitments.map(({ seat }) => seat)).toEqual([0])
    expect(again?.kind === 'commit' && again.commitments[0]?.commitment).not.toBe(first.commitments[0]?.commitment)
  })

  it('work without a store, but two pages do not replace each other forever', () => {
    const one = new Shares(refusing)
    expect(one.part('t', takePart(one), MONSTERS)).toBe('in')
    const [here, there] = [new Shares(refusing), new Shares(() => storage('{broken'))]
    const mine = here.reply(table())
    const theirs = there.reply(table(mine?.kind === 'commit' ? { commitments: mine.commitments } : {}))
    expect(theirs?.kind).toBe('commit')
    expect(here.reply(table(theirs?.kind === 'commit' ? { commitments: theirs.commitments } : {}))).toBeNull()
  })
})

describe('what this browser says of a game', () => {
  const store = storage()
  const shares = new Shares(() => store)
  const told = takePart(shares)

  it('is good when everything is as it saw it', () => {
    expect(shares.part('t', told, MONSTERS)).toBe('in')
    expect(shares.part('elsewhere', told, MONSTERS)).toBe('unknown')
  })

  it.each([
    ['promise', { ...told, commitment: 'ee'.repeat(32) }, MONSTERS],
    ['frozen', { ...told, commitments: [...told.commitments, { seat: 1, commitment: 'ab'.repeat(32) }] }, MONSTERS],
    ['frozen', told, ['gigazaur', 'alienoid', 'kraken']],
    ['frozen', { ...told, seats: ['gigazaur', 'alienoid', 'kraken'] }, MONSTERS],
    ['share', { ...told, shares: told.shares.slice(1) }, MONSTERS],
    ['share', { ...told, shares: told.shares.map((one) => ({ ...one, share: 'ab'.repeat(32) })) }, MONSTERS],
    ['accused', fair({ commitment: 'ee'.repeat(32), broken: [{ ...told, shares: [] }] }), MONSTERS],
    ['without', fair({ commitment: 'ee'.repeat(32), broken: [told] }), MONSTERS],
  ])('%s', (part, other, monsters) => {
    expect(shares.part('t', other, monsters)).toBe(part)
  })

  it('is that its seats have no share when it sat down in another one later', () => {
    expect(shares.part('t', told, MONSTERS, ['kraken'])).toBe('without')
    expect(shares.part('t', told, MONSTERS, ['kraken', 'alienoid'])).toBe('in')
  })

  it('goes with the monster where somebody alone among bots has swapped places to begin', () => {
    const alone = new Shares(() => other)
    const other = storage()
    const seats = table().seats.map((seat, number) => ({ ...seat, mine: number === 0 }))
    const commit = alone.reply({ ...table(), seats })
    const commitments = commit?.kind === 'commit' ? commit.commitments : []
    const open = alone.reply({ ...table({ stage: 'opening', commitments }), seats })
    const begun = fair({ stage: 'fixed', commitments, shares: open?.kind === 'open' ? open.shares : [] })
    expect(alone.part('t', begun, ['kraken', 'gigazaur', 'alienoid'], ['gigazaur'])).toBe('in')
  })

  it('is that a game began without it when it committed too late', () => {
    const late = new Shares(() => other)
    const other = storage()
    late.reply(table())
    expect(late.part('t', fair({ stage: 'fixed' }), MONSTERS)).toBe('without')
  })
})
