import { describe, expect, it } from 'vitest'
import type { Handbook } from '../../net/types'
import { cardOf, explain, pieceOf, rulingKeys, rulingTexts } from './explanation'

const HANDBOOK: Handbook = {
  sections: [{ id: 'smash', clauses: ['B-SMASH-3'] }],
  events: { lost_hearts: ['B-SMASH-3', 'B-END-3'] },
  causes: { lost_hearts: { smash: ['B-SMASH-3'] } },
  decisions: { yield_or_stay: ['B-SMASH-6'] },
  cards: { wings: { rulings: 3 }, extra_head: { rulings: 1 } },
  tokens: { king: { rulings: 2, clauses: ['D-BUZZ-12'] } },
  places: { city: ['B-TOKYO-1'] },
  faces: {},
}

describe('what explains what', () => {
  it('gives the rulings of a card', () => {
    expect(explain({ kind: 'card', id: 'wings' }, HANDBOOK)).toEqual({
      clauses: [],
      rulings: { name: 'ruling-wings', count: 3 },
    })
  })

  it('explains a copy as the piece it is a copy of', () => {
    expect(pieceOf('king_2')).toBe('king')
    expect(explain({ kind: 'token', id: 'king_2' }, HANDBOOK)).toEqual({
      clauses: ['D-BUZZ-12'],
      rulings: { name: 'token-ruling-king', count: 2 },
    })
  })

  it('gives the clauses of an event, a decision and a place', () => {
    const event = { name: 'lost_hearts', seat: 1, values: {}, say: null }
    expect(explain({ kind: 'event', event, text: '', before: [] }, HANDBOOK).clauses).toEqual(['B-SMASH-3', 'B-END-3'])
    expect(explain({ kind: 'decision', id: 'yield_or_stay', text: '' }, HANDBOOK).clauses).toEqual(['B-SMASH-6'])
    expect(explain({ kind: 'place', id: 'city' }, HANDBOOK).clauses).toEqual(['B-TOKYO-1'])
  })

  it('explains a claw hit by the claws alone, and poison not by them', () => {
    const told = (name: string, seat: number) => ({ name, seat, values: {}, say: null })
    const why = (seat: number, ...before: string[]) =>
      explain({ kind: 'event', event: told('lost_hearts', seat), text: '', before: before.map((name) => told(name, 0)) }, HANDBOOK).clauses
    expect(why(1, 'turn', 'rolled', 'smash')).toEqual(['B-SMASH-3'])
    expect(why(0, 'turn', 'rolled', 'smash')).toEqual(['B-SMASH-3', 'B-END-3'])
    expect(why(1, 'smash', 'turn', 'rolled')).toEqual(['B-SMASH-3', 'B-END-3'])
  })

  it('has nothing to say about what the handbook does not know', () => {
    expect(explain({ kind: 'face', id: 'heart' }, HANDBOOK).clauses).toEqual([])
    expect(explain({ kind: 'card', id: 'unheard_of' }, HANDBOOK).rulings.count).toBe(0)
  })
})

it('tells the rulings of an edition and leaves out those of another', () => {
  const words: Record<string, string> = {
    'king-ruling-wings-1': 'Always.',
    'king-ruling-wings-2.in-2016': 'Now.',
    'king-ruling-wings-3': 'Now.',
    'king-ruling-wings-3.in-2010': 'Then.',
  }
  const name = (key: string, attribute?: string | null): string => (attribute ? `${key}.${attribute}` : key)
  const speaker = {
    has: (key: string, attribute?: string | null) => name(key, attribute) in words,
    say: (key: string, _: unknown, attribute?: string | null) => words[name(key, attribute)]!,
  }
  const told = (edition: string): string[] => rulingTexts(speaker, 'king', { name: 'ruling-wings', count: 3 }, edition)
  expect(told('2016')).toEqual(['Always.', 'Now.', 'Now.'])
  expect(told('2010')).toEqual(['Always.', 'Then.'])
})

it('counts rulings from 1', () => {
  expect(rulingKeys('duel', { name: 'token-ruling-king', count: 2 })).toEqual(['duel-token-ruling-king-1', 'duel-token-ruling-king-2'])
})

it('finds the card an event is about', () => {
  expect(cardOf({ name: 'used', seat: 0, values: { card: 'wings' }, say: null })).toBe('wings')
  expect(cardOf({ name: 'turn', seat: 0, values: { number: 3 }, say: null })).toBeNull()
})
