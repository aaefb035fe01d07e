/** Where something that is scrolled sideways stands. */
export interface Scrolled {
  scrollLeft: number
  clientWidth: number
  scrollWidth: number
}

/** Browsers round what they measure. */
const ROUNDING = 1

export function isWider({ clientWidth, scrollWidth }: Scrolled): boolean {
  return scrollWidth - clientWidth > ROUNDING
}

/** Whether there is more to the right of what is in sight. */
export function goesOn({ scrollLeft, clientWidth, scrollWidth }: Scrolled): boolean {
  return scrollWidth - clientWidth - scrollLeft > ROUNDING
}
