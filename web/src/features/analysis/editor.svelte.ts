/** The form in which a position is changed by hand: a draft that the server is asked about after every change. */

import type { Analysis, PositionForm } from '../../net/types'
import type { AnalysisBoard } from './board.svelte'

/** Several presses of a button are one change. */
const PAUSE = 250

export class PositionEditor {
  draft = $state.raw<PositionForm | null>(null)
  /** Why the draft cannot be set up. */
  problem = $state.raw<unknown>(null)

  /** What the draft was made of, or has become. */
  private shown: Analysis | null = null
  /** Where the changes began: what the form does not show is taken from there. */
  private base = ''
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly board: AnalysisBoard) {}

  /** Another position is on the board: the form shows it. */
  follow(): void {
    const { at } = this.board
    if (!at || at === this.shown) return
    this.shown = at
    this.base = at.text
    this.reset()
  }

  change(draft: PositionForm): void {
    this.draft = draft
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.send(), PAUSE)
  }

  undo(): void {
    if (this.problem) this.reset()
    else this.board.undo()
  }

  close(): void {
    clearTimeout(this.timer)
  }

  private reset(): void {
    clearTimeout(this.timer)
    this.draft = this.shown?.form ?? null
    this.problem = null
  }

  private async send(): Promise<void> {
    const { draft } = this
    if (!draft) return
    if (this.board.busy) return this.change(draft)
    try {
      const at = await this.board.request({ text: this.base, form: draft })
      // Whatever has been changed in the meantime stays in the draft.
      this.shown = at
      this.problem = null
      this.board.begin(at)
    } catch (reason) {
      if (this.draft === draft) this.problem = reason
    }
  }
}
