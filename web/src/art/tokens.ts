/** Which sign and which colour a token of a game has. */

import type { GameName } from '../net/types'

interface TokenLook {
  sign: string
  colour: string
}

const LOOKS: Record<GameName, Record<string, TokenLook>> = {
  king: {
    poison: { sign: 'token-poison', colour: 'var(--poison)' },
    shrink: { sign: 'token-shrink', colour: 'var(--shrink)' },
    smoke: { sign: 'token-smoke', colour: '#5d6579' },
    mimic: { sign: 'token-mimic', colour: '#c2347f' },
    battery: { sign: 'token-battery', colour: '#3f7d12' },
    extra_turn: { sign: 'extra-turn', colour: '#b35a00' },
  },
  duel: {
    cat: { sign: 'token-cat', colour: '#c2347f' },
    panda: { sign: 'token-panda', colour: '#3d4468' },
    fish: { sign: 'token-fish', colour: '#b8425f' },
    tiger: { sign: 'token-tiger', colour: '#b35a00' },
    lizard: { sign: 'token-lizard', colour: '#6b3fb0' },
    anubis: { sign: 'token-anubis', colour: '#8a6a14' },
    dragon: { sign: 'token-dragon', colour: '#3f7d12' },
    pumpkin: { sign: 'token-pumpkin', colour: '#b3470b' },
    alien: { sign: 'token-alien', colour: '#2f7d5c' },
    phantom: { sign: 'token-phantom', colour: '#5f4aa8' },
    penguin: { sign: 'token-penguin', colour: '#1d6f9e' },
    king: { sign: 'token-king', colour: '#7d4a1e' },
    dice: { sign: 'dice-token', colour: '#5a3fc0' },
    extra_turn: { sign: 'extra-turn', colour: '#b35a00' },
  },
}

const UNKNOWN: TokenLook = { sign: 'help', colour: 'var(--night-light)' }

/** The King has two stopping tokens, alike but for their number. */
export function tokenLook(game: GameName, token: string): TokenLook {
  return LOOKS[game][token.replace(/_\d$/, '')] ?? UNKNOWN
}
