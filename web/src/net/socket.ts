/** The connection to one table: it reconnects by itself, and resends what was not acknowledged. */

import type { FromPage, FromServer } from './types'

export type Connection = 'connecting' | 'open' | 'lost' | 'gone'

type Keyed = Extract<FromPage, { key: string }>

/** What the server says, except that it is still there. */
export type Heard = Exclude<FromServer, { kind: 'pong' }>

export interface Listener {
  /** The first message on every new connection. */
  hello(): FromPage
  hear(message: Heard): void
  connectionChanged(state: Connection): void
}

const FIRST_WAIT = 250
const LONGEST_WAIT = 8000
const SILENCE = 20_000
const NO_ANSWER = 8000
/** The server's code for a table that does not exist. */
const FOR_GOOD = [4404]

export class TableSocket {
  private line: WebSocket | null = null
  private unacknowledged = new Map<string, Keyed>()
  private tries = 0
  private again: ReturnType<typeof setTimeout> | undefined
  private silence: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(
    private table: string,
    private listener: Listener,
    private open: (table: string) => WebSocket,
  ) {
    this.connect()
  }

  /** Send a message; one with a key is repeated on a new connection until the server has answered it. */
  send(message: FromPage): void {
    this.write(message)
    if (!('key' in message)) return
    this.unacknowledged.set(message.key, message)
    if (this.line?.readyState === WebSocket.OPEN) this.expectSoon()
  }

  /** Whether an answer is on its way that the server has neither accepted nor refused yet. */
  get answering(): boolean {
    return [...this.unacknowledged.values()].some(({ kind }) => kind === 'act')
  }

  /** The browser knows that there is no network: do not wait for silence to prove it. */
  cut(): void {
    if (this.closed || !this.line) return
    this.drop()
    this.lost(false)
  }

  /** Try at once, because the network or the person is back. */
  hurry(): void {
    if (this.closed || this.line?.readyState === WebSocket.OPEN) return
    this.tries = 0
    this.connect()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.again)
    clearTimeout(this.silence)
    this.drop()
  }

  private connect(): void {
    clearTimeout(this.again)
    this.drop()
    const line = this.open(this.table)
    this.line = line
    line.onopen = () => {
      this.write(this.listener.hello())
      this.expect()
    }
    line.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as FromServer)
    line.onclose = (event) => this.lost(FOR_GOOD.includes(event.code))
  }

  private hear(message: FromServer): void {
    this.expect()
    if (message.kind === 'pong') return
    if ((message.kind === 'ack' || message.kind === 'refused') && message.key) this.unacknowledged.delete(message.key)
    if (message.kind === 'table' && this.tries >= 0) this.arrived()
    this.listener.hear(message)
  }

  /** The table has answered: resend what it has not acknowledged. A known key changes nothing. */
  private arrived(): void {
    this.tries = -1
    this.listener.connectionChanged('open')
    for (const message of this.unacknowledged.values()) this.write(message)
  }

  private lost(forGood: boolean): void {
    clearTimeout(this.silence)
    if (this.closed) return
    if (forGood) {
      this.closed = true
      this.listener.connectionChanged('gone')
      return
    }
    this.tries = Math.max(this.tries, 0) + 1
    this.listener.connectionChanged('lost')
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.tries - 1))
    this.again = setTimeout(() => this.connect(), wait * (0.7 + 0.6 * Math.random()))
  }

  /** A connection that does not reply to a ping is dead, whatever the network says. */
  private expect(): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(() => {
      this.write({ kind: 'ping' })
      this.expectSoon()
    }, SILENCE)
  }

  private expectSoon(): void {
    clearTimeout(this.silence)
    this.silence = setTimeout(() => this.cut(), NO_ANSWER)
  }

  private write(message: FromPage): void {
    if (this.line?.readyState === WebSocket.OPEN) this.line.send(JSON.stringify(message))
  }

  private drop(): void {
    const line = this.line
    this.line = null
    if (!line) return
    line.onopen = line.onmessage = line.onclose = null
    line.close()
  }
}
