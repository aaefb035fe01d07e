/** Where the others sit: round Tokyo in turn order, clockwise from the reader's left hand. */

interface Ring {
  left: number[]
  top: number[]
  right: number[]
}

/** Left and right are listed from top to bottom, as they are drawn. */
export function ring(seats: number, me: number): Ring {
  const others = Array.from({ length: seats - 1 }, (_, step) => (me + 1 + step) % seats)
  const aside = Math.floor(others.length / 2)
  return {
    left: others.slice(0, aside).reverse(),
    top: others.slice(aside, others.length - aside),
    right: others.slice(others.length - aside),
  }
}
