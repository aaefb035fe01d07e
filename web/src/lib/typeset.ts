/** Spaces at which a line must not break: after a number, before a dash, and before a number that ends a bracket. */

export function typeset(text: string): string {
  return text
    .replaceAll(/(\d) (?=\p{L})/gu, '$1\u00A0')
    .replaceAll(' —', '\u00A0—')
    .replaceAll(/ (?=\d+\))/g, '\u00A0')
}
