/** The whole game by keyboard: digits, Space, Enter, letters; Escape skips what is being shown. */

import type { TableStore } from '../lib/table.svelte'
import { letterOf, placeOf } from './keys'

export function useKeys(store: TableStore): () => void {
  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (document.querySelector('dialog[open]')) return
    const target = event.target as Element
    if (target.closest('input, textarea, select')) return
    // A button that was reached with Tab does what buttons do.
    const onButton = target.closest('button, a') !== null
    if (onButton && (event.key === 'Enter' || event.key === ' ')) return
    if (handle(store, event)) event.preventDefault()
  }
  addEventListener('keydown', press)
  return () => removeEventListener('keydown', press)
}

/** Whether the key meant something. */
function handle(store: TableStore, event: KeyboardEvent): boolean {
  if (store.stage.showing && (event.key === 'Escape' || event.key === ' ' || event.key === 'Enter')) {
    store.stage.skip()
    return true
  }
  const question = store.myQuestion
  if (!question || store.acting || event.repeat) return false
  const key = letterOf(event)
  if (question.reroll) {
    if (/^[1-9]$/.test(key)) {
      store.toggle(Number(key) - 1)
      return true
    }
    if (event.key === ' ') {
      store.roll()
      return true
    }
    if (event.key === 'Enter') {
      store.stopRolling()
      return true
    }
  } else if (event.key === 'Enter' && question.default != null) {
    store.act(question.default)
    return true
  }
  const place = placeOf(key, question.reroll != null)
  const answer = place === null ? undefined : store.listed[place]
  if (answer) store.act(answer.action)
  return answer !== undefined
}
