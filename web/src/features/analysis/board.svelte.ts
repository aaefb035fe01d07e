/** The analysis board: the tree of variations, where one stands in it, and what the coach says there. */

import { rollSet } from '../../game/keptDice'
import { Localizer } from '../../i18n/messages'
import type { Analysis, AnalysisRequest, CoachHint, Message } from '../../net/types'
import { has, say } from '../../i18n/words.svelte'
import { analyse, listen } from './requests'
import type { Tree } from './packedTree'
import { type Node, root, rows, tried } from './tree'

/** How often setting up again can be undone. */
const MOST_UNDONE = 100

export class AnalysisBoard {
  node = $state.raw<Node | null>(null)
  /** Goes up whenever the tree has changed. */
  changes = $state(0)
  busy = $state(false)
  problem = $state.raw<unknown>(null)
  hint = $state.raw<CoachHint | null>(null)
  hintProblem = $state.raw<unknown>(null)
  kept = $state.raw<boolean[]>([])

  start: Node | null = null
  /** What was on the board before it was set up again, the latest last. */
  private before: { start: Node; node: Node }[] = []
  private next = 1
  private listening: AbortController | null = null

  at: Analysis | null = $derived.by(() => this.node?.at ?? null)
  monsters: string[] = $derived.by(() => this.at?.scene.monsters.map(({ monster }) => monster) ?? [])
  me: number = $derived.by(() => this.at?.question?.seat ?? this.at?.scene.active ?? 0)
  localizer = $derived.by(
    () =>
      new Localizer(
        { say, has },
        { game: this.at?.scene.game ?? 'king', edition: this.at?.scene.edition ?? '', monsters: this.monsters, me: this.me },
      ),
  )
  tree = $derived.by(() => (this.changes >= 0 && this.start ? rows(this.start) : []))

  canUndo = $derived.by(() => this.changes >= 0 && this.before.length > 0)

  /** Start over with a position. */
  async open(request: AnalysisRequest): Promise<boolean> {
    const at = await this.ask(request)
    if (!at) return false
    this.begin(at)
    return true
  }

  /** Start over with variations from a link or a file. */
  async openTree({ start, here, size }: Tree): Promise<void> {
    const { start: before, node } = this
    this.next = Math.max(this.next, size)
    this.start = start
    if (!(await this.goTo(here))) this.start = before
    else if (before && node) this.before = [...this.before, { start: before, node }].slice(-MOST_UNDONE)
  }

  /** What was on the board before, with everything tried since. */
  async restore(start: Node, node: Node): Promise<void> {
    this.start = start
    await this.goTo(node)
  }

  /** Nothing is on the board. */
  clear(): void {
    this.listening?.abort()
    this.node = this.start = null
    this.problem = this.hint = this.hintProblem = null
    this.changes++
  }

  /** Undo setting up the board again. */
  undo(): void {
    const before = this.before.pop()
    if (!before) return
    this.start = before.start
    void this.goTo(before.node)
  }

  /** Give an answer to the open question. */
  async answer(action: number, said: Message): Promise<void> {
    const { node } = this
    if (!node?.at?.question) return
    const { seat } = node.at.question
    const at = await this.ask({ text: node.text, action })
    if (at) void this.goTo(tried(node, this.next++, said, seat, at))
  }

  /** Roll or keep dice, as they are kept now. */
  answerDice(): Promise<void> {
    const { reroll } = this.at!.question!
    const dice = this.at!.scene.dice
    const rolled = rollSet(this.kept)
    const faces = dice.filter((_, die) => this.kept[die])
    const said: Message =
      rolled === 0
        ? { key: 'insight-stop' }
        : faces.length === 0
          ? { key: 'insight-keep-none' }
          : { key: 'insight-keep', args: { dice: { faces } } }
    return this.answer(reroll!.first + rolled, said)
  }

  /** Let Chance answer at random; each time it may be another branch. */
  async roll(): Promise<void> {
    const { node } = this
    if (!node) return
    const at = await this.ask({ text: node.text, roll: true })
    if (at) void this.goTo(tried(node, this.next++, { key: 'insight-rolled', args: { dice: { faces: at.scene.dice } } }, null, at))
  }

  /** Whether the position could be shown. */
  async goTo(node: Node): Promise<boolean> {
    node.at ??= await this.ask({ text: node.text })
    if (!node.at) return false
    this.node = node
    this.changes++
    this.kept = node.at.scene.dice.map(() => false)
    this.problem = null
    void this.listen()
    return true
  }

  comment(text: string): void {
    if (this.node) this.node.comment = text
    this.changes++
  }

  close(): void {
    this.listening?.abort()
  }

  /** Another position is on the board, which can be undone. */
  begin(at: Analysis): void {
    if (this.start && this.node) this.before = [...this.before, { start: this.start, node: this.node }].slice(-MOST_UNDONE)
    this.start = root(at)
    void this.goTo(this.start)
  }

  private async ask(request: AnalysisRequest): Promise<Analysis | null> {
    if (this.busy) return null
    this.problem = null
    try {
      return await this.request(request)
    } catch (reason) {
      this.problem = reason
      return null
    }
  }

  /** Ask the server; throws what it refuses. */
  async request(request: AnalysisRequest): Promise<Analysis> {
    this.busy = true
    try {
      return await analyse(request)
    } finally {
      this.busy = false
    }
  }

  private async listen(): Promise<void> {
    this.listening?.abort()
    const mine = (this.listening = new AbortController())
    this.hint = this.hintProblem = null
    if (!this.at || this.at.scene.over) return
    try {
      await listen(this.at.text, mine.signal, (hint) => {
        if (this.listening === mine) this.hint = hint
      })
    } catch (reason) {
      if (!mine.signal.aborted) this.hintProblem = reason
    }
  }
}
