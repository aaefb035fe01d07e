import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { expect, test } from 'vitest'
import en from './words/en'
import enGame from './words/en-game'
import uk from './words/uk'
import ukGame from './words/uk-game'
import { kindOf, type Viewer, Localizer, type Speaker } from './messages'

function speaker(language: string, texts: string[]): Speaker {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text))
  return {
    has: (key, attribute) => {
      const message = bundle.getMessage(key)
      return attribute ? message?.attributes[attribute] !== undefined : message?.value != null
    },
    say: (key, values, attribute) => {
      const message = bundle.getMessage(key)!
      const pattern = attribute ? message.attributes[attribute]! : message.value!
      return bundle.formatPattern(pattern, values as Record<string, FluentVariable> | null)
    },
  }
}

const seen: Viewer = { game: 'king', edition: '2016', monsters: ['gigazaur', 'kraken'], me: 0 }
const english = (reader: Partial<Viewer> = {}): Localizer => new Localizer(speaker('en', [...en, ...enGame]), { ...seen, ...reader })
const stars = { key: 'king-log-stars', args: { monster: { seat: 0 }, you: { is_you: 0 }, amount: 2, total: 5 } }

test('everybody reads the same message from their own seat', () => {
  expect(english().text(stars)).toBe('You gain 2 stars (now 5).')
  expect(english({ me: 1 }).text(stars)).toBe('Gigazaur gains 2 stars (now 5).')
  expect(english({ me: null }).text(stars)).toBe('Gigazaur gains 2 stars (now 5).')
})

test('and in their own language, with its plurals', () => {
  const words = new Localizer(speaker('uk', [...uk, ...ukGame]), seen)
  expect(words.text(stars)).toContain('2 зірки')
  expect(words.text({ ...stars, args: { ...stars.args, amount: 5 } })).toContain('5 зірок')
})

test('dice are told in their usual order, to listeners in words', () => {
  const rolled = { key: 'king-log-rolled', args: { monster: { seat: 1 }, you: { is_you: 1 }, dice: { faces: ['claw', '3', 'heart', 'claw', '1'] } } }
  expect(english().text(rolled)).toBe('Kraken rolls a one, a three, a heart, 2 claws.')
  expect(english().parts(rolled)).toEqual([
    'Kraken rolls ',
    { faces: ['1', '3', 'heart', 'claw', 'claw'], words: 'a one, a three, a heart, 2 claws' },
    '.',
  ])
})

test('dice inside other messages are found, and a sentence without dice is one piece', () => {
  const inside = { key: 'web-duel-towards-you', args: { bonus: { say: { key: 'king-ask-face', attr: 'face', args: { face: { faces: ['energy'] } } } } } }
  expect(english().parts(inside)).toContainEqual({ faces: ['energy'], words: 'an energy symbol' })
  expect(english().parts(stars)).toEqual([english().text(stars)])
})

test('quotes within quotes are other quotes', () => {
  const words = new Localizer(speaker('uk', [...uk, ...ukGame]), seen)
  const used = { key: 'king-log-used', args: { monster: { seat: 0 }, you: { is_you: 1 }, card: { say: { key: 'king-ask-roll', attr: 'use', args: { card: { card: 'wings' } } } } } }
  expect(words.text(used)).toBe('Гігазавр застосовує карту «Застосувати карту „Крила“».')
})

test('a card is called as in its edition, copies alike', () => {
  expect(english().card('alien_origin')).toBe('Alien Origin')
  expect(english({ edition: '2010' }).card('alien_origin')).toBe('Alien Metabolism')
  expect(english({ edition: '2010' }).effect('spiked_tail')).toBe('Your attacks do 1 more damage.')
  expect(kindOf('extra_head_2')).toBe('extra_head')
})

test('spaces have a plus on the side of the reader', () => {
  expect([3, -3, 1, -1, 0, 4].map((space) => english().space(space))).toEqual(['+1½', '−1½', '+½', '−½', '0', '+2'])
  expect(english({ me: 1 }).space(3)).toBe('−1½')
})

test('messages and lists can stand in messages', () => {
  const list = { key: 'king-won-shared', args: { monsters: { list: [{ seat: 0 }, { say: { key: 'play-you' } }] } } }
  expect(english().text(list)).toBe('Gigazaur and you share the victory.')
})
