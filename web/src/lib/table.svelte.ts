/** One table as this browser sees it: what the server said, what is shown of it by now, and what is still to be shown. */

import { answerByItself } from './comforts'
import { afterRoll, rollSet, toggled } from './keeping'
import { timeFor } from './pace'
import { StepQueue } from './queue'
import { settings } from './settings.svelte'
import { show } from './showing'
import { type Connection, type Listener, TableSocket } from './socket'
import { Speech } from './speech'
import type { ChatLine, FromPage, FromServer, GameEvent, News, Question, Saying, Scene, Table, Told, Whole } from './types'
import { has, say } from './words.svelte'

export interface LogLine {
  id: number
  /** The entry of the list it belongs to. */
  number: number
  event: GameEvent
}

/** An event while it is shown. */
export interface Happening {
  id: number
  event: GameEvent
  ms: number
}

export interface Deadline {
  seat: number
  /** By performance.now(). */
  at: number
}

/** More than this waiting to be shown means that one fell behind: then the end is shown at once. */
const TOO_LONG = 30_000

/** So many events at once are not shown but listed. */
const MISSED = 25

export class TableStore implements Listener {
  table = $state.raw<Table | null>(null)
  scene = $state.raw<Scene | null>(null)
  /** The open question, once everything that led to it was shown. */
  question = $state.raw<Question | null>(null)
  happening = $state.raw<Happening | null>(null)
  lines = $state.raw<LogLine[]>([])
  chat = $state.raw<ChatLine[]>([])
  connection = $state<Connection>('connecting')
  deadline = $state.raw<Deadline | null>(null)
  /** The seat whose last choice can be taken back. */
  undoable = $state<number | null>(null)
  /** What the teacher of a learning game has said since the person's last answer. */
  tips = $state.raw<Saying[]>([])
  /** What happened while this browser was away. */
  missed = $state.raw<LogLine[]>([])
  refusal = $state.raw<Saying | null>(null)
  /** What was answered for the person by their own wish. */
  answered = $state.raw<string | null>(null)
  undone = $state(0)
  /** An answer is on its way. */
  acting = $state(false)
  silenced = $state.raw<ReadonlySet<string>>(new Set())
  /** The dice the person keeps at the next roll, and how often each was thrown. */
  kept = $state.raw<boolean[]>([])
  throws = $state.raw<number[]>([])
  /** The seat looked from, when one was picked. */
  followed = $state<number | null>(null)

  private number = -1
  private lineCount = 0
  private waitingQuestion: Question | null = null
  private socket: TableSocket
  private queue = new StepQueue(() => this.settle())
  private last: Scene | null = null
  private claim: string | undefined
  /** Somebody who takes a choice back wants to be asked, whatever their wishes are otherwise. */
  private asking = false

  mine = $derived((this.table?.seats ?? []).flatMap((seat, number) => (seat.mine ? [number] : [])))
  /** The seat the table is seen from: one's own that is asked, else one's first, else the one followed. */
  viewed = $derived.by(() => {
    const asked = this.question?.seat
    if (asked !== undefined && this.mine.includes(asked)) return asked
    if (this.followed !== null) return this.followed
    return this.lastAsked ?? this.mine[0] ?? 0
  })
  /** The reader's own seat, or nobody's. */
  me = $derived(this.mine.length > 0 && this.mine.includes(this.viewed) ? this.viewed : null)
  myQuestion = $derived(this.question && this.question.answers && this.mine.includes(this.question.seat) ? this.question : null)
  /** The answers as they are listed and numbered; rolling and stopping have buttons of their own. */
  listed = $derived.by(() => {
    const { answers = [], reroll } = this.myQuestion ?? {}
    return reroll ? answers.filter(({ action, word }) => word !== 'stop' && action !== reroll.first) : answers
  })
  speech = $derived(
    new Speech(
      { say, has },
      {
        game: this.table?.game ?? 'king',
        edition: this.scene?.edition ?? String(this.table?.options['edition'] ?? ''),
        monsters: this.scene?.monsters.map(({ monster }) => monster) ?? this.table?.seats.map(({ monster }) => monster) ?? [],
        me: this.me,
      },
    ),
  )
  private lastAsked = $state<number | null>(null)

  constructor(readonly id: string) {
    const claim = new URLSearchParams(location.hash.slice(1)).get('claim')
    if (claim) {
      this.claim = claim
      history.replaceState(null, '', location.pathname)
    }
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    this.socket = new TableSocket(`${scheme}://${location.host}/ws/tables/${id}`, this)
    addEventListener('online', this.hurry)
    addEventListener('offline', this.cut)
    document.addEventListener('visibilitychange', this.hurry)
  }

  close(): void {
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.cut)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket.close()
  }

  private hurry = (): void => {
    if (document.visibilityState === 'visible') this.socket.hurry()
  }

  private cut = (): void => this.socket.cut()

  // --- what a person does -------------------------------------------------------------------

  send(message: FromPage): void {
    this.socket.send(message)
  }

  act(action: number): void {
    if (!this.question || this.acting) return
    this.acting = true
    this.asking = false
    this.refusal = null
    this.tips = []
    const key = crypto.randomUUID()
    this.send({ kind: 'act', seat: this.question.seat, at: this.number, action, key })
  }

  toggle(die: number): void {
    if (this.myQuestion?.reroll && !this.acting && die < this.kept.length) this.kept = toggled(this.kept, die)
  }

  /** Roll the dice that are not kept. */
  roll(): void {
    const reroll = this.myQuestion?.reroll
    if (reroll) this.act(reroll.first + rollSet(this.kept))
  }

  stopRolling(): void {
    const reroll = this.myQuestion?.reroll
    if (reroll) this.act(reroll.first)
  }

  undo(): void {
    if (this.undoable === null) return
    this.send({ kind: 'undo', seat: this.undoable, at: this.number, key: crypto.randomUUID() })
  }

  speak(text: string): void {
    this.send({ kind: 'say', text, key: crypto.randomUUID() })
  }

  /** Show the end of everything that is being shown. */
  skip(): void {
    this.queue.skip()
  }

  get showing(): boolean {
    return this.queue.busy
  }

  silence(decision: string): void {
    this.silenced = new Set([...this.silenced, decision])
    this.comfort()
  }

  // --- what the server says ------------------------------------------------------------------

  hello(): FromPage {
    const { claim } = this
    return claim ? { kind: 'hello', have: this.number, claim } : { kind: 'hello', have: this.number }
  }

  connectionChanged(state: Connection): void {
    this.connection = state
  }

  hear(message: FromServer): void {
    switch (message.kind) {
      case 'table':
        this.table = message
        break
      case 'news':
        this.hearNews(message)
        break
      case 'whole':
        this.hearWhole(message)
        break
      case 'refused':
        this.acting = false
        this.refusal = message.text
        break
      case 'chat':
        this.chat = [...this.chat.filter((line) => message.lines.every(({ number }) => number !== line.number)), ...message.lines]
        break
    }
  }

  private hearNews(news: News): void {
    if (news.number <= this.number) return
    if (news.from !== this.number) {
      this.send({ kind: 'since', have: this.number })
      return
    }
    this.stands(news)
    this.tell(news)
    const { lesson } = news
    if (lesson) this.queue.push({ ms: 0, begin: () => (this.tips = [...this.tips, lesson]), end: () => undefined })
  }

  private hearWhole(whole: Whole): void {
    const { told } = whole
    const known = this.number
    if (whole.number < known) return
    this.stands(whole)
    if (known < 0 || whole.undone || told.length === 0 || told[0]!.from !== known) {
      this.begin(whole, known)
      return
    }
    if (told.flatMap(({ events }) => events).length > MISSED) {
      this.begin(whole, known)
      this.missed = this.lines.filter((line) => line.number > known && line.event.say)
    } else {
      for (const part of told) this.tell(part)
    }
  }

  /** Show where the game stands at once: on arrival, and after a choice was taken back. */
  private begin(whole: Whole, known: number): void {
    this.queue.skip()
    const [first] = whole.told
    if (first && first.from < known) this.lines = []
    for (const part of whole.told) {
      const kept = this.lines.filter((line) => line.number !== part.undone)
      this.lines = [...kept, ...this.linesOf(part)]
    }
    if (known < 0) {
      const seen = this.remembered()
      if (seen >= 0) this.missed = this.lines.filter((line) => line.number > seen && line.event.say)
    }
    if (whole.undone && known >= 0) {
      this.undone += 1
      this.asking = true
    }
    this.tips = whole.lesson ? [whole.lesson] : []
    this.last = this.scene = whole.scene
    this.settle()
  }

  private stands(news: News | Whole): void {
    this.number = news.number
    this.acting = false
    this.question = null
    this.waitingQuestion = news.question
    this.undoable = news.undo
    this.deadline = news.clock ? { seat: news.clock.seat, at: performance.now() + news.clock.left_ms } : null
  }

  /** Show news event by event, and then the whole scene. */
  private tell(told: Told): void {
    const quick = document.visibilityState === 'hidden' || this.queue.length > TOO_LONG
    for (const line of this.linesOf(told)) {
      const ms = quick ? 0 : timeFor(line.event.name, settings.speed)
      this.queue.push({ ms, begin: () => this.beginEvent(line, ms), end: () => (this.happening = null) })
    }
    this.queue.push({ ms: 0, begin: () => (this.last = this.scene = told.scene), end: () => undefined })
  }

  private beginEvent(line: LogLine, ms: number): void {
    this.lines = [...this.lines, line]
    if (this.last) this.last = this.scene = show(this.last, line.event)
    this.throwDice(line.event)
    this.happening = { id: line.id, event: line.event, ms }
  }

  private throwDice(event: GameEvent): void {
    if (event.name === 'turn') this.kept = []
    const places = event.values['places']
    if (event.name !== 'rolled' || !Array.isArray(places)) return
    const rolled = places as number[]
    const dice = this.scene?.dice.length ?? 0
    this.kept = afterRoll(this.kept, rolled, dice)
    this.throws = Array.from({ length: dice }, (_, die) => (this.throws[die] ?? 0) + (rolled.includes(die) ? 1 : 0))
  }

  private linesOf(told: Told): LogLine[] {
    return told.events.map((event) => ({ id: this.lineCount++, number: told.number, event }))
  }

  /** Everything was shown: now the question may be asked. */
  private settle(): void {
    this.remember()
    this.question = this.waitingQuestion
    const reroll = this.question?.reroll
    if (reroll && this.kept.length !== reroll.dice) this.kept = afterRoll(this.kept, [], reroll.dice)
    this.comfort()
    if (this.myQuestion) this.lastAsked = this.myQuestion.seat
  }

  private comfort(): void {
    const { myQuestion, scene } = this
    if (!myQuestion || !scene || this.acting || this.asking) return
    const { yieldAt, askOrder } = settings
    const action = answerByItself(myQuestion, scene, { yieldAt, askOrder, silenced: this.silenced })
    if (action === null) return
    if (!myQuestion.usual) this.answered = myQuestion.decision
    this.act(action)
  }

  // --- what this browser has seen ---------------------------------------------------------------

  private remember(): void {
    if (document.visibilityState === 'hidden') return
    try {
      localStorage.setItem(`daikaiju-seen-${this.id}`, String(this.number))
    } catch {
      // nothing is remembered then
    }
  }

  private remembered(): number {
    try {
      return Number(localStorage.getItem(`daikaiju-seen-${this.id}`) ?? -1)
    } catch {
      return -1
    }
  }
}
