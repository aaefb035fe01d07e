import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { expect, test } from 'vitest'
import namesFile from '../../../tests/words/names.json?raw'
import turnsFile from '../../../tests/words/turns/messages.json?raw'
import enTurns from '../../../tests/words/turns/en.txt?raw'
import ruTurns from '../../../tests/words/turns/ru.txt?raw'
import ukTurns from '../../../tests/words/turns/uk.txt?raw'
import files from 'virtual:words'
import type { Group } from '../../build-tools/words'
import { CASES, kindOf, type Viewer, Localizer, type Speaker } from './messages'
import type { GameName, Language, Message } from '../net/types'

async function speaker(language: Language, groups: Group[] = [], ...more: string[]): Promise<Speaker> {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const texts = await Promise.all(
    ['page' as const, 'game' as const, ...groups].map(async (group) => (await files[`${language}-${group}`]()).default),
  )
  for (const text of [...texts.flat(), ...more]) bundle.addResource(new FluentResource(text))
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
const speakers: Record<string, Speaker> = {
  en: await speaker('en'),
  ru: await speaker('ru'),
  uk: await speaker('uk'),
}
const english = (reader: Partial<Viewer> = {}): Localizer => new Localizer(speakers.en!, { ...seen, ...reader })
const stars = { key: 'king-log-stars', args: { monster: { seat: 0 }, you: { is_you: 0 }, amount: 2, total: 5 } }

test('everybody reads the same message from their own seat', () => {
  expect(english().text(stars)).toBe('You gain 2 stars (now 5).')
  expect(english({ me: 1 }).text(stars)).toBe('Gigazaur gains 2 stars (now 5).')
  expect(english({ me: null }).text(stars)).toBe('Gigazaur gains 2 stars (now 5).')
})

test('and in their own language, with its plurals', () => {
  const words = new Localizer(speakers.uk!, seen)
  expect(words.text(stars)).toContain('2 зірки')
  expect(words.text({ ...stars, args: { ...stars.args, amount: 5 } })).toContain('5 зірок')
})

test('dice are told in their usual order, to listeners in words', () => {
  const rolled = {
    key: 'king-log-rolled',
    args: { monster: { seat: 1 }, you: { is_you: 1 }, dice: { faces: ['claw', '3', 'heart', 'claw', '1'] } },
  }
  expect(english().text(rolled)).toBe('Kraken rolls a one, a three, a heart and 2 claws.')
  expect(english().parts(rolled)).toEqual([
    'Kraken rolls ',
    { faces: ['1', '3', 'heart', 'claw', 'claw'], words: 'a one, a three, a heart and 2 claws' },
    '.',
  ])
})

test('dice inside other messages are found, and a sentence without dice is one piece', () => {
  const inside = {
    key: 'web-duel-towards-you',
    args: { bonus: { say: { key: 'king-ask-face', attr: 'face', args: { face: { faces: ['energy'] } } } } },
  }
  expect(english().parts(inside)).toContainEqual({ faces: ['energy'], words: 'an energy symbol' })
  expect(english().parts(stars)).toEqual([english().text(stars)])
})

test('quotes within quotes are other quotes', () => {
  const words = new Localizer(speakers.uk!, seen)
  const used = {
    key: 'king-log-used',
    args: {
      monster: { seat: 0 },
      you: { is_you: 1 },
      card: { say: { key: 'king-ask-roll', attr: 'use', args: { card: { card: 'wings' } } } },
    },
  }
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
  expect(english().text(list)).toBe('Gigazaur and you share the victory, and what is left of Tokyo.')
})

test('an explanation is read as a whole', async () => {
  const words = new Localizer(await speaker('ru', ['insight']), seen)
  const hearts = {
    key: 'insight-for-you',
    args: { reason: { say: { key: 'insight-reason-hearts', args: { more: 'yes' }, attr: 'slightly' } } },
  }
  const won = { key: 'insight-reason-won', args: { chance: 59, other: 22 } }
  const reasons = { say: { key: 'insight-and', args: { rest: { say: hearts }, last: { say: won } } } }
  const stay = { say: { key: 'king-ask-yield_or_stay', attr: 'stay' } }
  expect(words.text({ key: 'insight-why-round', args: { other: stay, points: 6, reasons } })).toBe(
    'Шанс победить на 6 % выше, чем с ответом «Остаться в Токио». Через круг в среднем: у вас чуть больше сердец; шанс уже победить — 59 %, а не 22 %.',
  )
})

test('monsters are called in every case as Python calls them', () => {
  const names = JSON.parse(namesFile) as Record<string, Record<string, Record<string, string[]>>>
  for (const [language, tables] of Object.entries(names))
    for (const [table, monsters] of Object.entries(tables)) {
      const [game, edition] = table.split(' ') as [GameName, string]
      const words = new Localizer(speakers[language]!, { game, edition, monsters: Object.keys(monsters), me: null })
      const said = Object.keys(monsters).map((_, seat) => [undefined, ...CASES].map((form) => words.monster(seat, form)))
      expect(said, `${language} ${table}`).toEqual(Object.values(monsters))
    }
})

test('what has no forms stays as it is', async () => {
  const words = new Localizer(await speaker('ru', [], 'king-monster-golem = Голем\n'), { ...seen, monsters: ['golem', null] })
  expect([words.monster(0, 'of'), words.monster(1, 'of')]).toEqual(['Голем', '2'])
  const bought = {
    key: 'king-log-bought_from',
    args: { you: { is_you: 0 }, monster: { seat: 0 }, card: { card: 'wings' }, seller: 'Golem 2' },
  }
  expect(words.text(bought)).toBe('Вы покупаете карту «Крылья» у Golem 2.')
})

test('whole turns are told as Python tells them', () => {
  const lines = JSON.parse(turnsFile) as (string | { start: string; viewer: Viewer; said: Message })[]
  for (const [language, expected] of Object.entries({ en: enTurns, ru: ruTurns, uk: ukTurns })) {
    const told = lines.map((line) =>
      typeof line === 'string' ? line : line.start + new Localizer(speakers[language]!, line.viewer).text(line.said),
    )
    expect(told.join('\n') + '\n').toBe(expected)
  }
})
