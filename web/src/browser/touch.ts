/** Whether this is a touch device, which has no Escape key. */

export function isTouchDevice(): boolean {
  return matchMedia('(hover: none)').matches
}
