/** Messages turned into text for one viewer, as daikaiju.messages does in Python. */

import type { Argument, GameName, Place, Message } from '../net/types'

export interface Speaker {
  say(key: string, values?: Record<string, string | number> | null, attribute?: string | null): string
  has(key: string, attribute?: string | null): boolean
}

export interface Viewer {
  game: GameName
  edition: string
  /** The monsters in the order of the seats. */
  monsters: (string | null)[]
  /** The seat the reader looks from; null for a spectator. */
  me: number | null
}

/** A piece of a sentence: words, or dice to draw, with the words for screen readers. */
export type Part = string | { faces: string[]; words: string }

/** Dice are listed in this order, whatever order they lie in. */
const ORDER = ['1', '2', '3', 'heart', 'energy', 'claw', 'smash', 'heal', 'fame', 'destruction', 'power']

/** The cases in which a name can be asked for, as in `$monster-of`: genitive, dative and accusative. */
export const CASES = ['of', 'to', 'whom'] as const

type Case = (typeof CASES)[number]

/** Marks the place of dice in a sentence; no text contains it. */
const MARK = '\uE000'

export class Localizer {
  constructor(
    private words: Speaker,
    private viewer: Viewer,
  ) {}

  get game(): GameName {
    return this.viewer.game
  }

  /** What a message says, with dice in words; a name that ends with ! also ends the sentence. */
  text(message: Message): string {
    return this.format(message, (faces) => this.dice(faces))
  }

  /** The same in pieces, for eyes: dice are pieces of their own. */
  parts(message: Message): Part[] {
    const dice: string[][] = []
    const text = this.format(message, (faces) => MARK + (dice.push(faces) - 1) + MARK)
    return text
      .split(MARK)
      .map((piece, place) => (place % 2 === 0 ? piece : { faces: dice[Number(piece)]!, words: this.dice(dice[Number(piece)]!) }))
      .filter((piece) => piece !== '')
  }

  /** Dice as they are read out: a one, a heart and 2 claws. */
  private dice(faces: string[]): string {
    return this.listed(
      [...new Set(faces)].map((face) => this.words.say(`face-${face}`, { count: faces.filter((other) => other === face).length })),
    )
  }

  private format(message: Message, dice: (faces: string[]) => string): string {
    const values: Record<string, string | number> = {}
    for (const [name, argument] of Object.entries(message.args ?? {})) this.addForms(values, name, argument, dice)
    return withInnerQuotes(this.words.say(message.key, values, message.attr ?? null).replaceAll('!.', '!'))
  }

  /** Add an argument as this reader sees it, and its cases; what is not declined is the same in all of them. */
  private addForms(values: Record<string, string | number>, name: string, argument: Argument, dice: (faces: string[]) => string): void {
    const plain = this.argument(argument, dice)
    values[name] = plain
    if (typeof plain !== 'string') return
    const declined = typeof argument === 'object' && ('seat' in argument || 'seat_or_you' in argument || 'list' in argument)
    for (const form of CASES) values[`${name}-${form}`] = declined ? this.argument(argument, dice, form) : plain
  }

  monster(seat: number, form?: Case): string {
    const monster = this.viewer.monsters[seat]
    return monster ? this.nameIn(`${this.viewer.game}-monster-${monster}`, form) : `${seat + 1}`
  }

  card(id: string): string {
    return this.nameIn(`${this.viewer.game}-card-${kindOf(id)}`)
  }

  /** The name of something; some editions have their own. One without a form for the case stays as it is. */
  private nameIn(key: string, form?: Case): string {
    const own = this.words.has(key, `name-${this.viewer.edition}`) ? `-${this.viewer.edition}` : ''
    const declined = form && this.words.has(key, `${form}${own}`) ? `${form}${own}` : null
    return this.words.say(key, null, declined ?? (own ? `name${own}` : null))
  }

  /** Several things, the last one joined with a word. */
  private listed(items: string[]): string {
    if (items.length < 2) return items.join('')
    return this.words.say('list-and', { rest: items.slice(0, -1).join(', '), last: items.at(-1)! })
  }

  effect(id: string): string {
    const key = `${this.viewer.game}-card-${kindOf(id)}`
    const own = `effect-${this.viewer.edition}`
    return this.words.say(key, null, this.words.has(key, own) ? own : 'effect')
  }

  /** A space of a track, given in half spaces: plus on the reader's side, minus on the other. */
  space(halves: number): string {
    const mine = this.viewer.me === 1 ? -halves : halves
    const size = Math.abs(mine)
    const whole = Math.floor(size / 2)
    const number = `${whole === 0 && size === 1 ? '' : whole}${size % 2 ? '½' : ''}`
    return mine === 0 ? number : `${mine > 0 ? '+' : '−'}${number}`
  }

  private argument(argument: Argument, dice: (faces: string[]) => string, form?: Case): string | number {
    if (typeof argument !== 'object') return argument
    if ('seat' in argument) return this.monster(argument.seat, form)
    if ('seat_or_you' in argument)
      return argument.seat_or_you === this.viewer.me ? this.nameIn('play-you', form) : this.monster(argument.seat_or_you, form)
    if ('is_you' in argument) return argument.is_you === this.viewer.me ? 'yes' : 'no'
    if ('card' in argument) return this.card(argument.card)
    if ('faces' in argument) return dice(inOrder(argument.faces))
    if ('space' in argument) return this.space(argument.space)
    if ('place' in argument) return this.place(argument.place)
    if ('say' in argument) return this.format(argument.say, dice)
    return this.listed(argument.list.map((part) => `${this.argument(part, dice, form)}`))
  }

  private place(place: Place): string {
    const track = this.words.say(`duel-track-${place.track}`)
    if (place.from === place.to) return this.words.say('duel-on', { track, space: this.space(place.from) })
    const [from, to] = this.viewer.me === 1 ? [place.to, place.from] : [place.from, place.to]
    return this.words.say('duel-from-to', { track, from: this.space(from), to: this.space(to) })
  }
}

/** Quotes within quotes as Russian and Ukrainian print them: «Купить карту „Крылья“». */
function withInnerQuotes(text: string): string {
  let depth = 0
  return text.replaceAll(/[«»]/g, (sign) => {
    if (sign === '«') return depth++ > 0 ? '„' : sign
    return --depth > 0 ? '“' : sign
  })
}

/** Copies of a card have numbers: `extra_head_2` is an Extra Head. */
export function kindOf(card: string): string {
  return card.replace(/_\d$/, '')
}

function inOrder(faces: string[]): string[] {
  return faces.toSorted((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other))
}
