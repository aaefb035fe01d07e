/** A day, as people write it in a language. */
export function dateOf(milliseconds: number, language: string): string {
  return new Date(milliseconds).toLocaleDateString(language, { dateStyle: 'long' })
}
