import { afterEach, describe, expect, it, vi } from 'vitest'
import { check } from './fairness'

const server = vi.hoisted(() => ({ drawsOfFile: vi.fn() }))
vi.mock('./fetching', () => server)
vi.mock('../lib/words.svelte', () => ({ say: (key: string) => key }))

const { gameIn, prove } = await import('./proof')

const secret = '00'.repeat(32)
const commitment = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925'
const shares = [{ seat: 0, share: '11'.repeat(32) }]
const fair = { scheme: 'daikaiju-dice-1', commitment, shares, secret }
const asked = [0, 1, 2].map((number) => ({ number, spread: 6, outcome: 0 }))
const draws = (await check(asked, secret, shares)).map(({ computed, ...draw }) => ({ ...draw, outcome: computed }))

describe('the proof of a game', () => {
  afterEach(() => vi.clearAllMocks())

  it('holds when everything fits', async () => {
    server.drawsOfFile.mockResolvedValue({ draws, fair })
    const proof = await prove('file', 'abcd', () => undefined)
    expect(proof).toMatchObject({ game: 'abcd', committed: true, wrong: [] })
    expect(server.drawsOfFile).toHaveBeenCalledWith('file')
  })

  it('names the draws that do not fit', async () => {
    const changed = draws.map((draw) => (draw.number === 1 ? { ...draw, outcome: (draw.outcome + 1) % 6 } : draw))
    server.drawsOfFile.mockResolvedValue({ draws: changed, fair })
    expect((await prove('file', null, () => undefined)).wrong.map(({ number }) => number)).toEqual([1])
  })

  it('notices a secret with another fingerprint', async () => {
    server.drawsOfFile.mockResolvedValue({ draws, fair: { ...fair, commitment: 'ff'.repeat(32) } })
    expect((await prove('file', null, () => undefined)).committed).toBe(false)
  })

  it('says when there is nothing to check', async () => {
    server.drawsOfFile.mockResolvedValue({ draws: [], fair: null })
    await expect(prove('file', null, () => undefined)).rejects.toThrow('web-fair-no-proof')
    server.drawsOfFile.mockResolvedValue({ draws: [], fair: { ...fair, secret: null } })
    await expect(prove('file', null, () => undefined)).rejects.toThrow('web-fair-hidden')
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
