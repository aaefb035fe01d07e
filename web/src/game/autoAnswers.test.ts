import { expect, test } from 'vitest'
import { answerByItself, type AutoAnswers, silenceWord } from './autoAnswers'
import type { KingScene, OpenQuestion } from '../net/types'

const none: AutoAnswers = { yieldAt: 0, askOrder: true, buyFrom: 0, buysNothing: false, silenced: new Set() }
const label = { key: 'x' }

function question(decision: string, ...words: string[]): OpenQuestion {
  return { seat: 0, decision, text: label, answers: words.map((word, action) => ({ action, label, word })) }
}

function scene(hearts: number): KingScene {
  return { game: 'king', monsters: [{ hearts }] } as unknown as KingScene
}

function rich(energy: number): KingScene {
  return { game: 'king', monsters: [{ hearts: 10, energy }] } as unknown as KingScene
}

test('without a wish everything is asked', () => {
  expect(answerByItself(question('yield_or_stay', 'yield', 'stay'), scene(1), none)).toBeNull()
})

test('yields at so many hearts or fewer, and not above', () => {
  const asked = question('yield_or_stay', 'yield', 'stay')
  expect(answerByItself(asked, scene(4), { ...none, yieldAt: 4 })).toBe(0)
  expect(answerByItself(asked, scene(5), { ...none, yieldAt: 4 })).toBeNull()
})

test('buys nothing in a turn in which one wants nothing', () => {
  const asked = question('buy', 'buy', 'sweep', 'stop')
  expect(answerByItself(asked, rich(9), { ...none, buysNothing: true })).toBe(2)
  expect(answerByItself(asked, rich(9), none)).toBeNull()
})

test('buys nothing until there is so much energy', () => {
  const asked = question('buy', 'buy', 'sweep', 'stop')
  expect(answerByItself(asked, rich(5), { ...none, buyFrom: 6 })).toBe(2)
  expect(answerByItself(asked, rich(6), { ...none, buyFrom: 6 })).toBeNull()
})

test('the usual order of dice is taken unless one wants to be asked', () => {
  const asked = { ...question('resolve', 'resolve', 'in_order'), usual: true }
  expect(answerByItself(asked, scene(9), { ...none, askOrder: false })).toBe(1)
  expect(answerByItself(asked, scene(9), none)).toBeNull()
})

test('a silenced question is declined, if it can be', () => {
  const silenced = { ...none, silenced: new Set(['probe_die', 'die']) }
  expect(answerByItself(question('probe_die', 'probe', 'decline'), scene(9), silenced)).toBe(1)
  expect(answerByItself(question('die', 'die'), scene(9), silenced)).toBeNull()
  expect(silenceWord({ ...question('roll', 'decline'), reroll: { first: 0, dice: 6 } })).toBeNull()
})
