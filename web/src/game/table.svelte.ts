/** One table as this browser knows it: who sits there, what is asked, and what this person does about it. */

import { listedAnswers } from './answers'
import { answerByItself } from './autoAnswers'
import { Coach } from './coach.svelte'
import { isByDays } from '../i18n/days'
import { Guard } from './guard.svelte'
import { rollSet } from './keptDice'
import { usePacks } from './packs'
import { newKey } from '../net/random'
import { lookForWarnings } from '../net/moderation.svelte'
import { notify } from '../browser/notifications'
import { MEETING, TALKING } from '../browser/offers'
import { dropHash } from '../browser/router.svelte'
import { SITE } from '../browser/site'
import { lastSeen, rememberSeen } from './seen'
import { settings, type Speed } from '../browser/settings.svelte'
import { ownPart, ownShares } from './shares'
import { type Connection, type Heard, type Listener, TableSocket } from '../net/socket'
import { transport } from '../net/transport'
import { Localizer } from '../i18n/messages'
import { type LogLine, Stage } from './stage.svelte'
import { Talk } from './talk.svelte'
import type { Clock, FromPage, GameEvent, GoalChances, Keeping, Message, News, OpenQuestion, Table, Whole } from '../net/types'
import { has, say } from '../i18n/words.svelte'

export interface Deadline {
  seat: number
  /** By performance.now(). */
  at: number
}

/** How often others are told which dice somebody keeps, in milliseconds. */
const KEPT_EVERY = 120

/** This many events at once are listed rather than shown. */
const MISSED = 25

export class TableStore implements Listener {
  readonly stage = new Stage(() => this.settle())
  readonly guard = new Guard()
  readonly talk = new Talk(
    (message) => this.send(message),
    () => this.mine,
  )
  readonly coach = new Coach(this)
  table = $state.raw<Table | null>(null)
  /** The open question, once everything that led to it has been shown. */
  question = $state.raw<OpenQuestion | null>(null)
  connection = $state<Connection>('connecting')
  deadline = $state.raw<Deadline | null>(null)
  /** The seat whose last choice can be taken back. */
  undoable = $state<number | null>(null)
  /** What the teacher of a learning game has said since the person's last answer. */
  tips = $state.raw<Message[]>([])
  /** What happened while this browser was away. */
  missed = $state.raw<LogLine[]>([])
  refusal = $state.raw<Message | null>(null)
  /** Something to know that is not part of the game. */
  notice = $state.raw<Message | null>(null)
  /** What was answered automatically, as the person wished. */
  answered = $state.raw<string | null>(null)
  undone = $state(0)
  /** The purchase that would change nothing, of which the person has been warned. */
  warned = $state<number | null>(null)
  /** The turn in which the person wants to buy nothing. */
  buysNothingIn = $state<number | null>(null)
  /** The dice that somebody else keeps so far, as they choose them. */
  held = $state.raw<Keeping | null>(null)
  /** An answer is on its way. */
  acting = $state(false)
  /** What would happen if the person stopped rolling now. */
  preview = $state.raw<GameEvent[] | null>(null)
  /** What rolling on could bring, for every set of dice to roll; null while nobody wants to know. */
  chances = $state.raw<GoalChances[] | null>(null)
  /** The person is leaving on purpose, and is gone as soon as no seat is theirs. */
  leaving = $state(false)
  /** An eliminated player wants to see quickly how it ends. */
  rushing = $state(false)
  silenced = $state.raw<ReadonlySet<string>>(new Set())
  /** The places for a token are listed as well. */
  listsPlaces = $state(false)
  /** The seat looked from, when one was picked. */
  followed = $state<number | null>(null)

  /** How much of the game is known here. */
  number = -1
  private waitingQuestion: OpenQuestion | null = null
  private socket: TableSocket
  private claim: string | undefined
  /** A player who undoes a choice wants to be asked, whatever their automatic answers. */
  private asking = false
  private speed = settings.speed
  /** Who made the choices that can still be taken back, in order. */
  private choices: ('person' | 'wish')[] = []
  private undoesMore = false

  mine = $derived((this.table?.seats ?? []).flatMap((seat, number) => (seat.mine ? [number] : [])))
  /** The seat the table is seen from: the viewer's own that is asked, else their first, else the one followed. */
  viewed = $derived.by(() => {
    const asked = this.question?.seat
    if (asked !== undefined && this.mine.includes(asked)) return asked
    if (this.followed !== null) return this.followed
    return this.lastAsked ?? this.mine[0] ?? 0
  })
  /** The reader's own seat, or nobody's. */
  me = $derived(this.mine.length > 0 && this.mine.includes(this.viewed) ? this.viewed : null)
  myQuestion = $derived(this.question && this.question.answers && this.mine.includes(this.question.seat) ? this.question : null)
  /** The answers as listed and numbered. */
  listed = $derived(listedAnswers(this.myQuestion, this.listsPlaces))
  localizer = $derived(
    new Localizer(
      { say, has },
      {
        game: this.table?.game ?? 'king',
        edition: this.stage.scene?.edition ?? String(this.table?.options['edition'] ?? ''),
        monsters: this.stage.scene?.monsters.map(({ monster }) => monster) ?? this.table?.seats.map(({ monster }) => monster) ?? [],
        me: this.me,
      },
    ),
  )
  /** How this browser takes part in the dice. */
  part = $derived(this.table && ownPart(this.table))
  /** All of this person's monsters are eliminated, and the game goes on without them. */
  out = $derived.by(() => {
    const { scene } = this.stage
    return scene?.game === 'king' && !scene.over && this.mine.length > 0 && this.mine.every((seat) => !scene.monsters[seat]?.alive)
  })
  private lastAsked = $state<number | null>(null)

  constructor(readonly id: string) {
    const claim = new URLSearchParams(location.hash.slice(1)).get('claim')
    if (claim) {
      this.claim = claim
      dropHash()
    }
    this.socket = new TableSocket(id, this, transport.open)
    addEventListener('online', this.hurry)
    // Without a server there is no network that could be lost.
    if (!SITE) addEventListener('offline', this.cut)
    document.addEventListener('visibilitychange', this.hurry)
  }

  close(): void {
    removeEventListener('online', this.hurry)
    removeEventListener('offline', this.cut)
    document.removeEventListener('visibilitychange', this.hurry)
    this.socket.close()
  }

  /** Try to connect at once. */
  hurry = (): void => {
    if (document.visibilityState === 'visible') this.socket.hurry()
  }

  private cut = (): void => this.socket.cut()

  // --- what a person does -------------------------------------------------------------------

  send(message: FromPage): void {
    this.socket.send(message)
  }

  act(action: number, by: 'person' | 'wish' = 'person'): void {
    if (!this.question || this.acting) return
    if (by === 'person' && this.warns(action)) return
    this.choices.push(by)
    this.acting = true
    this.asking = false
    this.refusal = null
    this.tips = []
    this.stage.round.answered()
    const key = newKey()
    this.send({ kind: 'act', seat: this.question.seat, at: this.number, action, key })
  }

  /** Whether an answer is not given yet, because the person should know that it would change nothing. */
  private warns(action: number): boolean {
    const answer = this.myQuestion?.answers?.find((one) => one.action === action)
    const warns = settings.warnPointless && answer?.pointless === true && this.warned !== action
    this.warned = warns ? action : null
    return warns
  }

  /** Buy nothing in this turn, or be asked after all. */
  buyNothing(wished: boolean): void {
    this.buysNothingIn = wished ? (this.stage.scene?.turn ?? null) : null
  }

  /** The person has said for this turn that they buy nothing. */
  get buysNothing(): boolean {
    return this.buysNothingIn !== null && this.buysNothingIn === this.stage.scene?.turn
  }

  toggle(die: number): void {
    const reroll = this.myQuestion?.reroll
    if (!reroll || this.acting || die >= reroll.dice) return
    this.stage.toggle(die)
    this.showKept()
  }

  private keptTimer: ReturnType<typeof setTimeout> | undefined

  /** Let the others see which dice are kept, a few times a second at most. */
  private showKept(): void {
    const seen =
      (this.table?.spectators ?? 0) > 0 || this.table?.seats.some(({ by, mine, connected }) => by === 'person' && !mine && connected)
    if (!MEETING || !seen || this.keptTimer !== undefined) return
    this.keptTimer = setTimeout(() => {
      this.keptTimer = undefined
      if (!this.myQuestion?.reroll || this.acting) return
      const dice = this.stage.kept.flatMap((kept, die) => (kept ? [die] : []))
      this.send({ kind: 'keep', at: this.number, dice })
    }, KEPT_EVERY)
  }

  /** Roll the dice that are not kept. */
  roll(): void {
    const reroll = this.myQuestion?.reroll
    if (reroll) this.act(reroll.first + rollSet(this.stage.kept))
  }

  stopRolling(): void {
    const reroll = this.myQuestion?.reroll
    if (reroll) this.act(reroll.first)
  }

  /** Take a seat, or any that is open. */
  sit(seat: number | null): void {
    this.send({ kind: 'sit', seat, name: settings.name.trim(), terms: this.table?.terms ?? null })
  }

  /** Take back this person's last real choice, along with any automatic answers since. */
  undo(): void {
    if (this.undoable === null) return
    this.undoesMore = this.choices.pop() === 'wish'
    this.send({ kind: 'undo', seat: this.undoable, at: this.number, key: newKey() })
  }

  /** Skip to the end of what is being shown, and keep skipping until a person is asked. */
  skip(): void {
    if (this.myQuestion || this.stage.scene?.over) return
    settings.skipNotes = 0
    this.guard.skipped(performance.now())
    this.stage.hurrying = true
    this.stage.skip()
    // What was skipped may have led to a question.
    if (this.stage.hurrying) this.send({ kind: 'skip' })
  }

  /** Something takes its time to be shown to somebody who plays and can only wait for it. */
  get isBeingShown(): boolean {
    const { happening, scene } = this.stage
    if (!happening?.ms || !scene || scene.over || this.myQuestion) return false
    return this.mine.some((seat) => scene.game !== 'king' || scene.monsters[seat]?.alive)
  }

  /** A person is asked: skipping ends, unless they have chosen not to be asked or are out of the game. */
  private endHurry(): void {
    if (this.acting) this.send({ kind: 'skip' })
    else if (!this.rushing) this.stage.hurrying = false
  }

  leave(seats: readonly number[]): void {
    this.leaving = true
    for (const seat of seats) this.send({ kind: 'leave', seat })
  }

  /** Show everything instantly, to the end of the game. */
  rush(): void {
    this.rushing = true
    this.setPace('instant')
    this.skip()
  }

  /** Bots follow the speed at which somebody wants to watch them. */
  setPace(speed: Speed): void {
    this.speed = speed
    this.send({ kind: 'pace', speed })
  }

  /** What was said beside the game has been read. */
  forgetNotices(): void {
    this.refusal = null
    this.notice = null
    this.answered = null
  }

  silence(decision: string): void {
    this.silenced = new Set([...this.silenced, decision])
    this.answerAutomatically()
  }

  // --- what the server says ------------------------------------------------------------------

  hello(): FromPage {
    const { claim } = this
    return claim ? { kind: 'hello', have: this.number, claim } : { kind: 'hello', have: this.number }
  }

  connectionChanged(state: Connection): void {
    this.connection = state
    if (state === 'open') this.setPace(this.speed)
  }

  hear(message: Heard): void {
    switch (message.kind) {
      case 'table':
        this.hearTable(message)
        break
      case 'news':
        this.hearNews(message)
        break
      case 'whole':
        this.hearWhole(message)
        break
      case 'ack':
        if (this.talk.acknowledge(message.key, message.number)) break
        // The result of the answer is already here: it was stored before the connection broke.
        if (message.number <= this.number && this.acting) {
          this.acting = false
          this.answerAutomatically()
        }
        break
      case 'refused':
        // Answers have keys; anything else that is refused leaves an answer on its way alone.
        if (message.key && this.acting) {
          this.choices.pop()
          this.acting = false
        }
        this.refusal = message.text
        if (TALKING && message.code === 'warned') void lookForWarnings()
        break
      case 'warned':
        if (TALKING) void lookForWarnings()
        break
      case 'keeping':
        if (message.number === this.number && !this.mine.includes(message.seat)) this.held = message
        break
      case 'reaction':
        this.talk.showFace(message.seat, message.face)
        break
      case 'notice':
        this.notice = message.text
        break
      case 'preview':
        if (message.number === this.number) {
          this.preview = message.events
          this.chances = message.chances
        }
        break
      case 'hint':
        if (message.number === this.number) this.coach.hear(message)
        break
      case 'coach_away':
        if (message.number === this.number) this.coach.away = true
        break
      case 'coach_work':
        void this.coach.think(message)
        break
      case 'clock':
        if (message.number === this.number && message.clock) this.deadline = deadlineOf(message.clock)
        break
      case 'chat':
        this.talk.hear(message.lines, message.whole)
        break
      default:
        // A newer server may say what this page does not know; of what is declared, nothing may be left out.
        message satisfies never
    }
  }

  private hearTable(table: Table): void {
    const begins = this.table?.status === 'waiting' && table.status === 'running'
    this.table = table
    this.stage.own = this.mine
    this.stage.bots =
      this.mine.length > 0 && table.seats.every(({ by, mine }) => mine || by === 'bot') ? table.seats.length - this.mine.length : 0
    if (table.status !== 'over' && table.seats.some(({ mine }) => mine) && isByDays(table.clock)) settings.byDays = true
    void usePacks(table.options['packs']).catch(() => undefined)
    const reply = ownShares.reply(table)
    if (reply) this.send(reply)
    if (begins && this.part && this.part !== 'in') this.refusal = { key: `web-part-${this.part}` }
    this.answerAutomatically()
  }

  private hearNews(news: News): void {
    if (news.number <= this.number) return
    if (news.from !== this.number) {
      this.send({ kind: 'since', have: this.number })
      return
    }
    this.stands(news)
    this.stage.tell(news)
    // The bots have taken long enough.
    if (this.stage.isLimited && this.stage.round.left === 0) this.send({ kind: 'skip' })
    const { lesson } = news
    if (lesson) this.stage.afterwards(() => (this.tips = [...this.tips, lesson]))
  }

  private hearWhole(whole: Whole): void {
    const { told } = whole
    const known = this.number
    if (whole.number < known) return
    this.stands(whole)
    // An answer given just before the connection broke is being resent; nobody is asked twice in the meantime.
    this.acting = this.socket.answering
    const goesOn = known >= 0 && !whole.undone && told[0]?.from === known
    if (goesOn && told.flatMap(({ events }) => events).length <= MISSED) for (const part of told) this.stage.tell(part)
    else this.arrive(whole, known)
  }

  /** Show the current state at once: on arrival, after a long absence, and after an undo. */
  private arrive(whole: Whole, known: number): void {
    const [first] = whole.told
    this.stage.jump(whole.scene, whole.told, first !== undefined && first.from < known)
    if (whole.undone && known >= 0) {
      if (this.undoesMore && this.undoable !== null) {
        this.undo()
        return
      }
      this.undone += 1
      this.asking = true
    } else {
      const seen = known < 0 ? lastSeen(this.id) : known
      if (seen >= 0) this.missed = this.stage.lines.filter((line) => line.number > seen && line.event.say)
    }
    this.tips = whole.lesson ? [whole.lesson] : []
    this.settle()
  }

  private stands(news: News | Whole): void {
    this.number = news.number
    this.acting = false
    this.question = null
    this.preview = null
    this.chances = null
    this.coach.drop()
    this.held = null
    this.warned = null
    this.listsPlaces = false
    this.waitingQuestion = news.question
    this.undoable = news.undo
    if (news.undo === null) this.choices = []
    this.deadline = news.clock && deadlineOf(news.clock)
  }

  /** Everything has been shown: now the question may be asked. */
  private settle(): void {
    if (document.visibilityState !== 'hidden') rememberSeen(this.id, this.number)
    this.question = this.waitingQuestion
    if (this.question?.reroll) this.stage.layOut(this.question.reroll.dice)
    this.answerAutomatically()
    if (this.stage.hurrying && this.question && this.isPerson(this.question.seat)) this.endHurry()
    if (!this.myQuestion) return
    this.lastAsked = this.myQuestion.seat
    if (!this.acting) this.stage.round.asked()
    this.guard.asked(performance.now(), this.stage.watched)
    this.stage.watched = false
    if (settings.notify) notify(this.id, say('web-title-your-choice'), this.localizer.text(this.myQuestion.text))
    this.askPreview()
    if (this.deadline) this.send({ kind: 'shown', at: this.number })
  }

  /** Ask what stopping would do, and what the chances are if the person wants to see them. */
  askPreview(): void {
    if (this.myQuestion?.reroll && !this.acting) this.send({ kind: 'preview', at: this.number, chances: settings.chances })
  }

  private isPerson(seat: number): boolean {
    const sitting = this.table?.seats[seat]
    return sitting?.by === 'person' && !sitting.away
  }

  private answerAutomatically(): void {
    const { myQuestion } = this
    const { scene } = this.stage
    // While a bot plays for somebody who ran out of time, only they themselves come back, not their page.
    if (!myQuestion || !scene || this.acting || this.asking || !this.isPerson(myQuestion.seat)) return
    const { yieldAt, askOrder, buyFrom } = settings
    const { silenced, buysNothing } = this
    const action = answerByItself(myQuestion, scene, { yieldAt, askOrder, buyFrom, buysNothing, silenced })
    if (action === null) return
    if (!myQuestion.usual) this.answered = myQuestion.decision
    this.act(action, 'wish')
  }
}

/** When a clock will have run out, if it starts as late as possible. */
function deadlineOf(clock: Clock): Deadline {
  return { seat: clock.seat, at: performance.now() + clock.starts_in_ms + clock.left_ms }
}
