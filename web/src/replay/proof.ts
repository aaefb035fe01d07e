/** The proof of a game's dice: fetched, computed again, and compared. */

import type { Fair } from '../lib/types'
import { say } from '../lib/words.svelte'
import { check, type Checked, commitmentOf } from './fairness'
import { drawsOfFile } from './fetching'
import { BadFile } from './files'

export interface Proof {
  /** The game of this server it belongs to, when that is known. */
  game: string | null
  fair: Fair & { secret: string }
  /** Whether the secret has the fingerprint that was shown before the first roll. */
  committed: boolean
  draws: Checked[]
  wrong: Checked[]
}

/** The number of a game in an address of this site, after `#game=`, or typed alone. */
export function gameIn(text: string): string | null {
  const found = /(?:^|\/(?:t|game)\/|#(?:.*&)?game=)([\w-]{4,64})(?:[?#&].*)?$/.exec(text.trim())
  return found?.[1] ?? null
}

/** Compute every draw of a file again. */
export async function prove(text: string, game: string | null, progress: (done: number) => void): Promise<Proof> {
  if (!globalThis.crypto?.subtle) throw new BadFile(say('web-fair-no-crypto'))
  const { draws, fair } = await drawsOfFile(text)
  if (!fair) throw new BadFile(say('web-fair-no-proof'))
  const { secret } = fair
  if (secret === null) throw new BadFile(say('web-fair-hidden'))
  const checked = await check(draws, secret, fair.shares, progress)
  return {
    game,
    fair: { ...fair, secret },
    committed: (await commitmentOf(secret)) === fair.commitment,
    draws: checked,
    wrong: checked.filter((draw) => draw.outcome !== draw.computed),
  }
}
