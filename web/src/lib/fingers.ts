/** Whether this device is used with fingers: nobody there has an Escape key. */

export function usesFingers(): boolean {
  return matchMedia('(hover: none)').matches
}
