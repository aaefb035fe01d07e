/** A card looked at closely: the mouse rests on it, or a finger is held on it. */

/** How long the mouse rests, and a finger is held, before the card is shown; how long it stays when the mouse goes. */
const REST = 350
const HOLD = 450
const LINGER = 200
/** A finger that moves further than this scrolls. */
const STILL = 10

export interface Peeked {
  card: string
  /** Where the small card is. */
  box: DOMRect
  held: boolean
}

class Peek {
  shown = $state.raw<Peeked | null>(null)
  private timer: ReturnType<typeof setTimeout> | undefined

  showSoon(element: Element, card: string, held: boolean, then?: () => void): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(
      () => {
        this.shown = { card, box: element.getBoundingClientRect(), held }
        then?.()
      },
      held ? HOLD : REST,
    )
  }

  /** Cancel what was about to be shown; what is shown stays. */
  keep(): void {
    clearTimeout(this.timer)
  }

  hide(): void {
    clearTimeout(this.timer)
    this.shown = null
  }

  /** The mouse may be on its way to the large card. */
  hideSoon(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.shown = null), LINGER)
  }
}

export const peek = new Peek()

/** Lets a card be enlarged. */
export function peeks(card: string) {
  return (element: HTMLElement): (() => void) => {
    let start: { x: number; y: number } | null = null
    let held = false
    /** The mouse has moved on the card; one that rests where a card comes to lie wants nothing of it. */
    let moved = false
    const stop = new AbortController()
    const on = <Name extends keyof HTMLElementEventMap>(name: Name, act: (event: HTMLElementEventMap[Name]) => void): void =>
      element.addEventListener(name, act, { signal: stop.signal, capture: true })

    const letGo = (): void => {
      if (start && !held) peek.keep()
      start = null
    }
    on('pointerleave', ({ pointerType, target }) => {
      if (pointerType !== 'mouse' || target !== element) return
      moved = false
      peek.hideSoon()
    })
    on('pointerdown', ({ pointerType, clientX, clientY }) => {
      held = false
      if (pointerType === 'mouse') return peek.hide()
      start = { x: clientX, y: clientY }
      peek.showSoon(element, card, true, () => (held = true))
    })
    on('pointermove', ({ pointerType, movementX, movementY, clientX, clientY }) => {
      if (pointerType === 'mouse' && !moved && (movementX || movementY)) {
        moved = true
        peek.showSoon(element, card, false)
      }
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > STILL) letGo()
    })
    on('pointerup', letGo)
    on('pointercancel', letGo)
    on('contextmenu', (event) => {
      if (start || held) event.preventDefault()
    })
    on('click', (event) => {
      // Holding a finger on the card was not meant as a press.
      if (held) event.stopPropagation()
      held = false
    })
    return () => {
      stop.abort()
      if (peek.shown?.card === card) peek.hide()
    }
  }
}
