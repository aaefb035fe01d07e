/** Who drew the icons used here, from the lists of pictures. */

import duelPictures from './pictures/duel-cards.json'
import kingPictures from './pictures/king-cards.json'
import signs from './pictures/signs.json'

interface Artist {
  name: string
  address: string
  licence: string
  /** The names of the icons in the set, in order. */
  icons: string[]
}

const SET_ADDRESS = 'https://game-icons.net'
const SET_LICENCE = 'CC BY 3.0'

/** The artists as the set's licence file names them, by the folder they draw in. */
const ARTISTS: Record<string, { name: string; address?: string }> = {
  'caro-asercion': { name: 'Caro Asercion' },
  darkzaitzev: { name: 'DarkZaitzev', address: 'http://darkzaitzev.deviantart.com' },
  delapouite: { name: 'Delapouite', address: 'https://delapouite.com' },
  faithtoken: { name: 'Faithtoken', address: 'http://fungustoken.deviantart.com' },
  guard13007: { name: 'Guard13007', address: 'https://guard13007.com' },
  lorc: { name: 'Lorc', address: 'http://lorcblog.blogspot.com' },
  'lord-berandas': { name: 'Lord Berandas', address: 'http://berandas.deviantart.com' },
  sbed: { name: 'Sbed', address: 'http://opengameart.org/content/95-game-icons' },
  skoll: { name: 'Skoll' },
}

export function creditsOf(icons: Iterable<string>): Artist[] {
  const byFolder = new Map<string, string[]>()
  for (const icon of [...new Set(icons)].sort()) {
    const [folder = '', name = ''] = icon.split('/')
    byFolder.set(folder, [...(byFolder.get(folder) ?? []), name])
  }
  return [...byFolder]
    .map(([folder, icons]) => ({
      address: SET_ADDRESS,
      licence: SET_LICENCE,
      name: folder,
      ...ARTISTS[folder],
      icons,
    }))
    .sort((one, other) => other.icons.length - one.icons.length || one.name.localeCompare(other.name))
}

/** Those who drew the most come first. */
export const CREDITS: Artist[] = creditsOf([
  ...Object.values(kingPictures).map((picture) => picture.icon),
  ...Object.values(duelPictures).map((picture) => picture.icon),
  ...Object.values(signs),
])
