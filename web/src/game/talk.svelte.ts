/** What people at a table say to each other: lines of chat and faces. The server leaves out whom this person ignores. */

import { newKey } from '../net/random'
import type { ChatLine, Face, FromPage } from '../net/types'

/** How long a face is shown, in milliseconds. */
const FACE_SHOWN = 3000

export class Talk {
  lines = $state.raw<ChatLine[]>([])
  /** The faces shown above monsters just now, by seat. */
  reactions = $state.raw<Record<number, Face>>({})
  /** The number of the last line that was read here. */
  private read = $state<number | null>(null)
  private ownLines = $state.raw<ReadonlySet<number>>(new Set())
  private spoken = new Set<string>()
  private faceTimers = new Map<number, ReturnType<typeof setTimeout>>()

  /** What others said that has not been read here. */
  unread = $derived(this.lines.filter((line) => line.number > (this.read ?? -1) && !this.isOwn(line)))

  /** `mine` gives the seats of this person. */
  constructor(
    private readonly send: (message: FromPage) => void,
    private readonly mine: () => readonly number[],
  ) {}

  // --- what this person does ------------------------------------------------------------------

  speak(text: string): void {
    const key = newKey()
    this.spoken.add(key)
    this.send({ kind: 'say', text, key })
  }

  react(seat: number, face: Face): void {
    this.send({ kind: 'react', seat, face })
  }

  /** Everything said so far has been read. */
  readAll(): void {
    this.read = this.lines.at(-1)?.number ?? this.read
  }

  // --- what the server says -------------------------------------------------------------------

  /** Some more lines, or all there are. */
  hear(lines: ChatLine[], whole: boolean): void {
    const others = whole ? [] : this.lines.filter((line) => lines.every(({ number }) => number !== line.number))
    this.lines = [...others, ...lines]
    // What was said before one arrived is not new.
    this.read ??= this.lines.at(-1)?.number ?? -1
  }

  /** Whether a message that was stored is a line spoken here, which is then known to be this person's. */
  acknowledge(key: string, number: number): boolean {
    if (!this.spoken.delete(key)) return false
    this.ownLines = new Set([...this.ownLines, number])
    return true
  }

  showFace(seat: number, face: Face): void {
    clearTimeout(this.faceTimers.get(seat))
    this.reactions = { ...this.reactions, [seat]: face }
    const hide = (): void => {
      const { [seat]: _, ...others } = this.reactions
      this.reactions = others
    }
    this.faceTimers.set(seat, setTimeout(hide, FACE_SHOWN))
  }

  isOwn({ number, seat }: ChatLine): boolean {
    return this.ownLines.has(number) || (seat !== null && this.mine().includes(seat))
  }
}
