/** Whether this is a touch device, which has no Escape key. */

export function usesFingers(): boolean {
  return matchMedia('(hover: none)').matches
}
