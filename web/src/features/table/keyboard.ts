/** The whole game by keyboard: digits, Space, Enter, letters; Escape skips what is being shown. */

import type { TableStore } from '../../game/table.svelte'
import { focusPlace, keysOf, letterOf } from '../../ui/keys'

export function useKeys(store: TableStore): () => void {
  /** A button reached with Tab or arrows acts as buttons do; one that was only clicked gives the keys back to the game. */
  let tabbed = false

  function point(): void {
    tabbed = false
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Tab' || event.key.startsWith('Arrow')) tabbed = true
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (document.querySelector('dialog[open]')) return
    const target = event.target as Element
    if (target.closest('input, textarea, select')) return
    const onButton = tabbed && target.closest('button, a, summary') !== null
    if (onButton && (event.key === 'Enter' || event.key === ' ')) {
      // Held down, Enter would press it again and again.
      if (event.repeat) event.preventDefault()
      return
    }
    if (handle(store, event)) event.preventDefault()
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
export function handle(store: TableStore, event: KeyboardEvent): boolean {
  if (store.stage.scene?.over) return false
  const goesOn = event.key === 'Escape' || event.key === ' ' || event.key === 'Enter'
  if (goesOn && !store.myQuestion) {
    store.skip()
    return true
  }
  const skipping = goesOn && store.guard.holdsBack(event.timeStamp)
  // A key held down was meant for what came before the question.
  if (skipping || event.repeat || store.acting) return goesOn
  return answer(store, event)
}

function answer(store: TableStore, event: KeyboardEvent): boolean {
  const question = store.myQuestion
  if (!question) return false
  if (event.key.startsWith('Arrow')) return focusPlace()
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
  } else if (event.key === 'Enter' && store.listed.some(({ action }) => action === question.default)) {
    store.act(question.default!)
    return true
  }
  const place = keysOf(store.listed, question.reroll != null).indexOf(key)
  const listed = key ? store.listed[place] : undefined
  if (listed) store.act(listed.action)
  return listed !== undefined
}
