/** Where lines break. */

/** Spaces at which a line must not break: after a number, before a dash, and before a number that ends a bracket. */
export function typeset(text: string): string {
  return text
    .replaceAll(/(\d) (?=[\p{L}%])/gu, '$1\u00A0')
    .replaceAll(' —', '\u00A0—')
    .replaceAll(/ (?=\d+\))/g, '\u00A0')
}

const LONG = 9
const VOWEL = '[аеёиоуыэюяіїє]'
const CONSONANT = '[бвгґджзклмнпрстфхцчшщ]'
/** Where a syllable may end, by the letters on both sides. */
const ENDS = [
  `(?<=[йьъ])(?=\\p{L}\\p{L})`,
  `(?<=${VOWEL})(?=${VOWEL}\\p{L})`,
  `(?<=${VOWEL}${CONSONANT})(?=${CONSONANT}${VOWEL})`,
  `(?<=${CONSONANT}${VOWEL})(?=${CONSONANT}${VOWEL})`,
  `(?<=${VOWEL}${CONSONANT})(?=${CONSONANT}${CONSONANT}${VOWEL})`,
].map((end) => new RegExp(`(?<=\\p{L}\\p{L})${end}(?=\\p{L}\\p{L})`, 'giu'))

/** Long words with soft hyphens between their syllables, for narrow places: few browsers know how to hyphenate Cyrillic. */
export function hyphenated(text: string): string {
  return text.replaceAll(/\p{Script=Cyrillic}+/gu, (word) =>
    word.length < LONG ? word : ENDS.reduce((parted, end) => parted.replaceAll(end, '\u00AD'), word),
  )
}
