/** One table's socket: opens, comes back after a loss, and hands messages on. */
import { learnFrom, noteSeen, seenOf } from './seen'
import type { Answers, Request } from './types.gen'

export type Line = 'opening' | 'open' | 'lost' | 'closed'

export interface Ears {
  heard(message: Answers): void
  changed(line: Line): void
}

const FIRST_WAIT = 300
const LONGEST_WAIT = 8000
const PING = 25000
/** The code with which the server closes a socket that leads nowhere: no such table, or none it can play. */
const NOWHERE = 4404
/** The code with which it closes one that is not for this person: private, removed, banned. */
const FORBIDDEN = 4403

export class TableSocket {
  readonly #table: string
  readonly #address: string
  readonly #ears: Ears
  #socket: WebSocket | null = null
  #wait = FIRST_WAIT
  #timer: ReturnType<typeof setTimeout> | undefined
  #ping: ReturnType<typeof setInterval> | undefined
  #isClosed = false

  constructor(table: string, ears: Ears, origin: string = location.origin) {
    this.#table = table
    this.#address = `${origin.replace(/^http/, 'ws')}/api/tables/${table}/socket`
    this.#ears = ears
  }

  open(): void {
    this.#isClosed = false
    this.#ears.changed('opening')
    const socket = new WebSocket(this.#address)
    this.#socket = socket
    socket.onopen = () => {
      this.#ping = setInterval(() => this.send({ type: 'ping' }), PING)
      this.#ears.changed('open')
    }
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as Answers
      // Only now is it a line: who is let in and turned away at once waits longer each time.
      if (message.type === 'welcome') this.#wait = FIRST_WAIT
      if (message.type === 'confirmed') noteSeen(this.#table, message.seq)
      else learnFrom(message)
      this.#ears.heard(message)
    }
    socket.onclose = ({ code }) => (code === NOWHERE || code === FORBIDDEN ? this.close() : this.#lost())
  }

  /** Sends a request; says whether the line was open. */
  send(request: Request): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    // Whatever node this is, it shows no less than others have.
    const told = request.type === 'sit' ? { ...request, seen: seenOf(this.#table) } : request
    this.#socket.send(JSON.stringify(told))
    return true
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    clearInterval(this.#ping)
    this.#socket?.close()
    this.#ears.changed('closed')
  }

  #lost(): void {
    clearInterval(this.#ping)
    if (this.#isClosed) return
    this.#ears.changed('lost')
    this.#timer = setTimeout(() => this.open(), this.#wait)
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2)
  }
}
