/** The connection to the game inside this page. */

export { site } from './state.svelte'

/** Start the game again after it failed. */
export function retry(): void {
  location.reload()
}

/** Play a game here that is open in another tab. */
export function takeOver(_table: string): void {
  location.reload()
}
