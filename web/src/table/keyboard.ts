/** The whole game by keyboard: digits, Space, Enter, letters; Escape skips what is being shown. */

import type { TableStore } from '../lib/table.svelte'
import { keysOf, letterOf } from './keys'

/** How long after a skip a key that skips does not answer: it was meant for what was being shown. */
const STILL_SKIPPING = 500

export function useKeys(store: TableStore): () => void {
  const handle = handlerOf(store)
  /** A button reached with Tab acts as buttons do; one that was only clicked gives the keys back to the game. */
  let tabbed = false

  function point(): void {
    tabbed = false
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Tab') tabbed = true
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (document.querySelector('dialog[open]')) return
    const target = event.target as Element
    if (target.closest('input, textarea, select')) return
    const onButton = tabbed && target.closest('button, a, summary') !== null
    if (onButton && (event.key === 'Enter' || event.key === ' ')) return
    if (handle(event)) event.preventDefault()
  }

  /** A button acts when Space is let go, even if pressing it meant something else. */
  function letGo(event: KeyboardEvent): void {
    if (event.key === ' ' && !tabbed && (event.target as Element).closest('button')) event.preventDefault()
  }

  addEventListener('pointerdown', point)
  addEventListener('keydown', press)
  addEventListener('keyup', letGo)
  return () => {
    removeEventListener('pointerdown', point)
    removeEventListener('keydown', press)
    removeEventListener('keyup', letGo)
  }
}

/** Does what a key means; the result says whether it meant something. */
export function handlerOf(store: TableStore): (event: KeyboardEvent) => boolean {
  let skipped = -Infinity

  return (event) => {
    if (store.stage.scene?.over) return false
    const goesOn = event.key === 'Escape' || event.key === ' ' || event.key === 'Enter'
    if (goesOn && !store.myQuestion) {
      skipped = event.timeStamp
      store.skip()
      return true
    }
    if (goesOn && event.timeStamp - skipped < STILL_SKIPPING) return true
    return answer(store, event)
  }
}

function answer(store: TableStore, event: KeyboardEvent): boolean {
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
  const place = keysOf(store.listed, question.reroll != null).indexOf(key)
  const listed = key ? store.listed[place] : undefined
  if (listed) store.act(listed.action)
  return listed !== undefined
}
