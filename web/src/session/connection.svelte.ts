/** The line to one table: what was heard of it, and what can be asked there besides moves. */
import type { News } from '../wire/news'
import { TableSocket, type Ears, type Line } from '../wire/socket'
import { get } from '../wire/http'
import type {
  Absence,
  Answers,
  Earlier,
  Event,
  EventPage,
  Phrase,
  Problem,
  Request,
  Seen,
  TableInfo,
} from '../wire/types.gen'

/** Anything that can carry requests: the socket, or a stand-in in a test. */
export interface Carrier {
  open(): void
  send(request: Request): boolean
  close(): void
}

export type Dial = (table: string, ears: Ears) => Carrier

export const dial: Dial = (table, ears) => new TableSocket(table, ears)

export abstract class Connection implements Ears {
  readonly id: string
  table = $state.raw<TableInfo | null>(null)
  /** When the table was told last, by `performance.now()`: its clocks run from there. */
  toldAt = $state(0)
  /** When it was last told who is away, by the same clock. */
  absencesAt = $state(0)
  mine = $state.raw<readonly number[]>([])
  muted = $state.raw<readonly number[]>([])
  present = $state.raw<readonly number[]>([])
  watching = $state(0)
  /** The seat with whose eyes one looks; −1 looks on. */
  seat = $state(-1)
  events = $state.raw<readonly Event[]>([])
  /** Where what was not sent begins, going back: the course of the game, and chat. */
  earlier = $state.raw<Earlier>({ course: null, chat: null })
  seen = $state.raw<Seen | null>(null)
  line = $state<Line>('opening')
  problem = $state.raw<Problem | null>(null)

  readonly #carrier: Carrier
  #hear: ((news: News) => void) | null = null
  #last = 0
  #after = -1

  constructor(id: string, carrier: Dial) {
    this.id = id
    this.#carrier = carrier(id, this)
  }

  abstract heard(message: Answers): void

  /** Says whether this seat decides now. Whoever is just sitting down has yet to see with its eyes. */
  get isMyTurn(): boolean {
    return this.seen !== null && this.seat >= 0 && this.seen.turn === this.seat && this.seen.seat === this.seat
  }

  /** Tells somebody of news just before they are shown: motion looks at what was there until now. Gives what ends it. */
  listen(hear: (news: News) => void): () => void {
    this.#hear = hear
    return () => (this.#hear = null)
  }

  // What can be asked

  takeBack(to_ply: number): void {
    if (this.seen) this.send({ type: 'take_back', id: this.newId('u'), seat: this.seat, ply: this.seen.ply, to_ply })
  }

  ask(what: 'pause' | 'resume' | 'replace' | 'end', whom: number | null = null): void {
    this.send({ type: 'ask', id: this.newId('a'), seat: this.seat, what, whom })
  }

  /** Answers as the seat one looks with, or as one that a bot keeps for me. */
  answer(ask: number, yes: boolean, seat: number = this.seat): void {
    this.send({ type: 'answer', id: this.newId('y'), seat, ask, yes })
  }

  resign(): void {
    this.send({ type: 'resign', id: this.newId('r'), seat: this.seat })
  }

  abort(): void {
    this.send({ type: 'abort', id: this.newId('b'), seat: this.seat })
  }

  /** Takes a seat back that a bot keeps for me. */
  comeBack(seat: number): void {
    this.send({ type: 'come_back', id: this.newId('c'), seat })
  }

  say(text: string, phrase: Phrase | null = null): void {
    this.send({ type: 'say', id: this.newId('s'), seat: this.seat, text, ...(phrase ? { phrase } : {}) })
  }

  mute(seat: number, is_muted: boolean): void {
    this.muted = is_muted ? [...this.muted, seat] : this.muted.filter((each) => each !== seat)
    this.send({ type: 'mute', id: this.newId('m'), seat, is_muted })
  }

  changed(line: Line): void {
    this.line = line
    if (line === 'open') this.askToSit(this.seat, this.latest)
  }

  /** Fetches a page of what happened earlier; says whether there was one. */
  async loadEarlier(what: keyof Earlier): Promise<boolean> {
    const before = this.earlier[what]
    if (before === null) return false
    const { events, before: next } = await get<EventPage>(
      `/api/tables/${this.id}/events?what=${what}&before=${before}&seat=${this.seat}`,
    )
    if (this.earlier[what] !== before) return false // somebody was quicker
    this.earlier = { ...this.earlier, [what]: next }
    this.add(events)
    return true
  }

  close(): void {
    this.#carrier.close()
  }

  /** Comes to the table anew, once it is open to this person. */
  reopen(): void {
    this.problem = null
    this.open()
  }

  // For the rest of the sitting

  /** The number of the latest event, −1 before the first. */
  protected get latest(): number {
    return this.events.at(-1)?.seq ?? -1
  }

  protected askToSit(seat: number, after: number): void {
    this.#after = after
    this.send({ type: 'sit', seat, after })
  }

  /**
   * Notes what a welcome left out. The course of the game is fetched whole, boards and charts are made of it; with other
   * eyes it is another. Chat is the same for all: what was loaded of it is not asked for again, unless something lies between.
   */
  protected noteEarlier(told: Earlier | undefined): void {
    const { course, chat } = told ?? { course: null, chat: null }
    const isBack = this.#after >= 0
    const isKnown = chat === null || (!isBack && this.#hasTalk(chat))
    this.earlier = { course: course ?? (isBack ? this.earlier.course : null), chat: isKnown ? this.earlier.chat : chat }
    if (this.earlier.course !== null) void this.#loadCourse()
  }

  #hasTalk(before: number): boolean {
    return this.events.some(({ kind, seq }) => kind === 'said' && seq < before)
  }

  async #loadCourse(): Promise<void> {
    // What cannot be fetched now is asked for again with the next welcome.
    while (await this.loadEarlier('course').catch(() => false));
  }

  protected open(): void {
    this.#carrier.open()
  }

  protected send(request: Request): boolean {
    return this.#carrier.send(request)
  }

  protected tell(news: News): void {
    this.#hear?.(news)
  }

  protected add(events: readonly Event[]): void {
    if (!events.length) return
    const known = new Map(this.events.map((event) => [event.seq, event]))
    for (const event of events) known.set(event.seq, event)
    this.events = [...known.values()].sort((a, b) => a.seq - b.seq)
  }

  protected showPresence(
    present: readonly number[],
    watching: number,
    absences: Readonly<Record<string, Absence>>,
  ): void {
    this.present = present
    this.watching = watching
    if (!this.table) return
    const seats = this.table.seats.map((seat) =>
      seat.kind === 'person'
        ? { ...seat, is_present: present.includes(seat.seat), absence: absences[seat.seat] ?? null }
        : seat,
    )
    this.absencesAt = performance.now()
    this.table = { ...this.table, seats }
  }

  protected newId(kind: string): string {
    this.#last += 1
    // Not `randomUUID`: on a page that comes over plain HTTP from another machine of the house there is none.
    const [chance = 0n] = crypto.getRandomValues(new BigUint64Array(1))
    return `${kind}-${this.#last.toString(36)}-${chance.toString(36).padStart(13, '0')}`
  }
}
