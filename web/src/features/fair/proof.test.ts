import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { commitmentOf } from '../../game/fairness'
import type { Fair, ReadDocument } from '../../net/types'

const server = vi.hoisted(() => ({ drawsOfFile: vi.fn() }))
vi.mock('../../net/gameFiles', () => server)

const { gameIn, judge, prove } = await import('./proof')

const VECTORS = JSON.parse(readFileSync(new URL('../../../../tests/server/fair_vectors.json', import.meta.url), 'utf-8')) as Record<
  'plain' | 'broken' | 'old',
  { fair: Fair; dice: number[] }
>

function document(which: 'plain' | 'broken' | 'old', change: Partial<ReadDocument> = {}): ReadDocument {
  const { fair, dice } = VECTORS[which]
  const draws = dice.map((outcome, number) => ({ number, spread: 6, outcome }))
  const seats = fair.seats.length ? fair.seats : ['gigazaur', 'cyber_kitty']
  return { game: 'king', edition: '2016', seats, first_to_answer: 'gigazaur', other_rules: false, draws, fair, findings: [], ...change }
}

function changed(which: 'plain' | 'broken' | 'old', change: Partial<Fair>): ReadDocument {
  return document(which, { fair: { ...VECTORS[which].fair, ...change } })
}

const draws = document('plain').draws
const altered = draws.map((draw) => (draw.number === 3 ? { ...draw, outcome: (draw.outcome + 1) % 6 } : draw))
const { fair } = VECTORS.plain
const zeros = '00'.repeat(32)
const answer = { status: 'altered', message: { key: 'fair-altered-answer' } } as const

describe('the verdict about a game', () => {
  afterEach(() => vi.clearAllMocks())

  it('is given for every document', async () => {
    server.drawsOfFile.mockResolvedValue({ documents: [document('plain'), document('old')] })
    const proofs = await prove('file', 'abcd')
    expect(proofs.map(({ game, status }) => [game, status])).toEqual([
      ['abcd', 'fair'],
      ['abcd', 'unproved'],
    ])
    expect(server.drawsOfFile).toHaveBeenCalledWith('file')
  })

  it.each<[string, ReadDocument, string, string[]]>([
    ['everything fits', document('plain'), 'fair', []],
    ['a roll', document('plain', { draws: altered }), 'altered', ['fair-altered-roll']],
    ['what follows a roll', document('plain', { draws: altered, findings: [answer] }), 'altered', ['fair-altered-roll']],
    ['an answer', document('plain', { findings: [answer] }), 'altered', ['fair-altered-answer']],
    ['the secret', changed('plain', { secret: zeros }), 'altered', ['fair-altered-secret']],
    ['the commitment', changed('plain', { commitment: zeros }), 'altered', ['fair-altered-secret', 'fair-altered-share']],
    ['both', changed('plain', { secret: zeros, commitment: commitmentOf(zeros) }), 'altered', ['fair-altered-share']],
    ['a share', changed('plain', { shares: [{ seat: 0, share: zeros }, ...fair.shares.slice(1)] }), 'altered', ['fair-altered-share']],
    ['a share is gone', changed('plain', { shares: fair.shares.slice(1) }), 'altered', ['fair-missing-share']],
    ['the table', changed('plain', { table: 'other' }), 'altered', ['fair-altered-share']],
    ['a broken round is left out', changed('broken', { broken: [] }), 'altered', ['fair-altered-roll']],
    ['the places', document('plain', { seats: ['cyber_kitty', 'gigazaur'] }), 'unproved', ['fair-reseated']],
    ['somebody withheld', document('broken'), 'unproved', ['fair-withheld', 'fair-without']],
    ['the old form', document('old'), 'unproved', ['fair-old-form']],
    [
      'no proof',
      document('plain', { fair: null, findings: [{ status: 'unproved', message: { key: 'fair-no-proof' } }] }),
      'unproved',
      ['fair-no-proof'],
    ],
    ['the end', document('broken', { findings: [{ status: 'cut', message: { key: 'fair-cut' } }] }), 'cut', ['fair-cut']],
  ])('%s', (_, read, status, findings) => {
    const proof = judge(read, null)
    expect([proof.status, proof.findings.map(({ key }) => key)]).toEqual([status, findings])
  })

  it('names the first roll that was altered, and all of them', () => {
    const proof = judge(document('plain', { draws: altered }), null)
    expect(proof.findings).toEqual([{ key: 'fair-altered-roll', args: { roll: 4 } }])
    expect(proof.wrong.map(({ number }) => number)).toEqual([3])
  })

  it('names monsters', () => {
    const [withheld] = judge(document('broken'), null).findings
    expect(withheld?.args).toEqual({ round: 1, monsters: { list: [{ say: { key: 'king-monster-cyber_kitty' } }] } })
  })

  it.each([
    ['k3v9x', 'k3v9x'],
    [' k3v9x ', 'k3v9x'],
    ['#game=k3v9x', 'k3v9x'],
    ['http://localhost:8000/game/k3v9x#step=4', 'k3v9x'],
    ['https://example.org/t/k3v9x', 'k3v9x'],
    ['', null],
    ['no game', null],
    ['/rules/king', null],
  ])('finds the game in %j', (text, game) => {
    expect(gameIn(text)).toBe(game)
  })
})
