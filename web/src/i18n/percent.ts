/** Chances as people read them. */

/** Rounded, but what may happen is never called impossible, nor what may fail certain. */
export function percentOf(chance: number, language: string): string {
  const whole = new Intl.NumberFormat(language, { style: 'percent' })
  if (chance > 0 && chance < 0.005) return `<${whole.format(0.01)}`
  if (chance >= 0.995 && chance < 1) return `>${whole.format(0.99)}`
  return whole.format(chance)
}

/** Percentage points, with one digit after the point. */
export function pointsOf(chance: number, language: string): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(100 * chance)
}

/** Percentage points that were gained or lost: with a sign, which is a minus and not the hyphen of most locales. */
export function signedPointsOf(share: number, language: string): string {
  return new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' })
    .format(Math.round(1000 * share) / 10 + 0)
    .replace('-', '−')
}

/** Whether a share is so small that nothing of it is left when it is written. */
export const readsAsNone = (chance: number): boolean => pointsOf(chance, 'en') === '0'
