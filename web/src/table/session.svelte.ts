/**
 * One sitting at a table: what was heard, what is staged, what is being chosen.
 *
 * Clicks narrow the legal moves of `now`; a move that is settled is staged and the server says where it
 * leads (`try`), as far as this seat can know. Nothing is done before `confirm`, which sends all staged
 * moves at once. Boards read this object and call `pick`, `hover` and `stage`; they hold no rules.
 */
import {
  clear,
  pick as narrowed,
  settled,
  start,
  undo as withoutLast,
  remaining,
  type Move,
  type Pick,
  type Picking,
} from '../pick/pick'
import { takenBackMoves, type Attempt } from './redo'
import type { News } from '../motion/deeds'
import { TableSocket, type Line } from '../wire/socket'
import type {
  Answers,
  Change,
  Event,
  Explained,
  Hinted,
  Legal,
  Problem,
  Refusal,
  Request,
  Seen,
  Step,
  TableInfo,
  Tried,
} from '../wire/types.gen'

/** What a move would change, as far as it is known by now. */
export interface Preview {
  readonly move: Move
  readonly changes: readonly Change[] | null
  readonly net: Legal['net']
  readonly refusal: Refusal | null
}

/** A move that waits for confirmation, and what it changes. */
export interface Staged {
  readonly move: Move
  readonly step: Step | null
  readonly shows: boolean
}

/** Anything that can carry requests: the socket, or a stand-in in a test. */
export interface Carrier {
  open(): void
  send(request: Request): boolean
  close(): void
}

type Dial = (table: string, session: Session) => Carrier

const dial: Dial = (table, session) => new TableSocket(table, session)

const texts = new WeakMap<object, string>()

/** Writes a move as one word, once: hundreds of them are compared at every click. */
function textOf(move: object): string {
  const known = texts.get(move) ?? JSON.stringify(move)
  texts.set(move, known)
  return known
}

export class Session {
  readonly id: string
  table = $state.raw<TableInfo | null>(null)
  mine = $state.raw<readonly number[]>([])
  muted = $state.raw<readonly number[]>([])
  present = $state.raw<readonly number[]>([])
  watching = $state(0)
  /** The seat with whose eyes one looks; −1 looks on. */
  seat = $state(-1)
  /** What came while one was away: the events after one number, up to another. */
  missed = $state.raw<{ readonly after: number; readonly upTo: number } | null>(null)
  events = $state.raw<readonly Event[]>([])
  seen = $state.raw<Seen | null>(null)
  line = $state<Line>('opening')
  problem = $state.raw<Problem | null>(null)

  staged = $state.raw<readonly Staged[]>([])
  tried = $state.raw<Tried | null>(null)
  picking = $state.raw<Picking>(start([]))
  preview = $state.raw<Preview | null>(null)
  isSending = $state(false)
  /** What is staged is on its way: the server has not said yet where it leads. */
  isTrying = $state(false)
  hinted = $state.raw<Hinted | null>(null)
  isHinting = $state(false)
  proposals = $state.raw<Readonly<Record<number, readonly (Move | string)[]>>>({})

  /** What was taken back of clicks and staged moves, the last on top. */
  undone = $state.raw<readonly Attempt[]>([])
  /** What is lit up on the map: places (`1,1`, `24`, `15:N`) and things. */
  lit = $state.raw<readonly string[]>([])
  /** The seat whose own board is shown, where each has one; nothing is the own or the decider's. */
  visited = $state<number | null>(null)
  /** The track painted over all legal targets, or nothing. */
  heat = $state<string | null>(null)

  /** Told of news just before they are shown: motion looks at what was there until now. */
  onnews: ((news: News) => void) | null = null

  readonly #carrier: Carrier
  readonly #known = new Map<string, Explained>()
  #wanted: string | null = null
  #last = 0
  #read = -1
  isAway = false

  constructor(id: string, carrier: Dial = dial) {
    this.id = id
    this.#carrier = carrier(id, this)
    this.#carrier.open()
  }

  // Looking

  /** The view to show: after what is staged, else as it stands. */
  get now(): Seen | null {
    return this.tried?.seen ?? this.seen
  }

  /** Says whether this seat decides now. */
  get isMyTurn(): boolean {
    return this.seen !== null && this.seen.turn >= 0 && this.seen.turn === this.seat
  }

  /** The legal moves as they are listed, for what is due now. */
  get legal(): readonly Legal[] {
    return this.now?.legal ?? []
  }

  /** The legal moves that agree with every click so far, with their effects. */
  readonly possible: readonly Legal[] = $derived.by(() => {
    const left = new Set(remaining(this.picking).map(textOf))
    return this.legal.filter((each) => left.has(textOf(each.move)))
  })

  /**
   * Where else the thing staged first could lie: the legal moves that differ from it in their cell alone. What was legal
   * behind a second staged move is not kept, but that follows wherever the first one goes.
   */
  readonly elsewhere: readonly Legal[] = $derived.by(() => {
    const staged = this.staged[0]?.move
    if (!staged?.cell || !this.seen) return []
    const placeless = (move: object) => textOf({ ...move, cell: null })
    const wanted = placeless(staged)
    return this.seen.legal.filter(({ move }) => placeless(move) === wanted && textOf(move) !== textOf(staged))
  })

  /** The legal moves that agree with every click but the one on the map: a cell that was chosen first can still be another. */
  readonly anywhere: readonly Legal[] = $derived.by(() => {
    const picks = this.picking.picks.filter(({ field }) => field !== 'cell')
    if (picks.length === this.picking.picks.length) return this.possible
    const left = new Set(remaining({ ...this.picking, picks }).map(textOf))
    return this.legal.filter((each) => left.has(textOf(each.move)))
  })

  /** Says whether what is staged is a whole decision: the turn passes, or something is turned up. */
  get isWhole(): boolean {
    const last = this.staged.at(-1)
    if (!last || !this.tried) return false
    return last.shows || this.tried.seen.turn !== this.seat || this.tried.seen.is_over
  }

  /** Everything the staged moves change, in order. */
  get stagedChanges(): readonly Change[] {
    return this.staged.flatMap((each) => each.step?.changes ?? [])
  }

  // Choosing

  /** Fixes a field of the move; a move that is settled by that is staged. */
  pick(clicked: Pick): void {
    // A second click before the server has answered the first would choose among what is no longer legal.
    if (this.staged.length !== (this.tried?.steps.length ?? 0)) return
    this.undone = []
    this.picking = narrowed(this.picking, clicked)
    const only = settled(this.picking)
    if (only) this.stage(only)
  }

  /** Takes the last click back, or the last staged move. */
  back(): void {
    if (!this.picking.picks.length) return this.unstage()
    this.#remind()
    this.picking = withoutLast(this.picking)
  }

  /** Takes back what is staged, else what was made, as far as that is free. */
  undo(): void {
    if (this.staged.length || this.picking.picks.length) this.back()
    else if (this.seen && this.seen.undo.free_to < this.seen.ply) this.takeBack(this.seen.undo.free_to)
  }

  /** What `redo` would bring back: the clicks and staged moves taken back last, else moves that were made and undone. */
  get again(): Attempt | null {
    if (this.undone.length) return this.undone.at(-1)!
    if (!this.isMyTurn || this.staged.length) return null
    const moves = takenBackMoves(this.events, this.seat)
    return moves.length ? { moves, picks: [] } : null
  }

  /** Stages again what was taken back; the server says whether it is still legal. */
  redo(): void {
    const { again } = this
    if (!again) return
    this.undone = this.undone.slice(0, -1)
    this.#afterwards = again.picks
    if (JSON.stringify(again.moves) === JSON.stringify(this.#stagedMoves())) this.#begin()
    else this.#stageAll(again.moves.map((move) => ({ move, step: null, shows: false })))
  }

  /** Takes every click back, and everything staged. */
  cancel(): void {
    this.#remind()
    this.picking = clear(this.picking)
    if (this.staged.length) this.#stageAll([])
    this.preview = null
  }

  /** Stages a move behind those staged already. */
  stage(move: Move): void {
    this.undone = []
    const found = this.legal.find((each) => textOf(each.move) === textOf(move))
    this.#stageAll([...this.staged, { move, step: null, shows: found?.shows ?? false }])
  }

  /** Lays what was staged first elsewhere; what is staged behind it stays. */
  relay(move: Move): void {
    if (!this.elsewhere.some((each) => textOf(each.move) === textOf(move))) return
    this.undone = []
    this.#stageAll([{ move, step: null, shows: this.staged[0]!.shows }, ...this.staged.slice(1)])
  }

  /** Takes the last staged move back. */
  unstage(): void {
    if (!this.staged.length) return
    this.#remind()
    this.#stageAll(this.staged.slice(0, -1))
  }

  /** Stages a move written as a line of text; the server reads it. */
  stageText(text: string): void {
    if (!this.seen) return
    this.undone = []
    this.#wantedTry = this.#id('t')
    this.isTrying = true
    this.#ask({
      type: 'try',
      id: this.#wantedTry,
      seat: this.seat,
      ply: this.seen.ply,
      moves: [...this.#stagedMoves(), text],
    })
  }

  /** Asks what a move would change, for a preview; nothing takes the preview away. */
  hover(move: Move | null): void {
    if (!move || !this.seen) {
      this.preview = null
      this.#wanted = null
      return
    }
    const key = this.#key(move)
    if (this.preview && this.#wanted === key) return // pointer and focus come to one place together
    const found = this.legal.find((each) => textOf(each.move) === textOf(move))
    this.preview = { move, changes: null, net: found?.net ?? {}, refusal: null }
    this.#wanted = key
    const known = this.#known.get(key)
    if (known) this.#explained(known)
    else
      this.#ask({
        type: 'explain',
        id: this.#remember(key),
        seat: this.seat,
        ply: this.seen.ply,
        staged: this.#stagedMoves(),
        move,
      })
  }

  /** Makes everything that is staged. */
  confirm(): void {
    if (!this.seen || !this.staged.length || this.isSending) return
    const [first, ...rest] = this.#stagedMoves()
    if (!first) return
    this.isSending = this.#ask({
      type: 'confirm',
      id: this.#id('c'),
      seat: this.seat,
      ply: this.seen.ply,
      moves: [first, ...rest],
    })
  }

  // The others

  sit(seat: number): void {
    this.undone = []
    this.#forgetStaged()
    this.hinted = null
    this.proposals = {}
    this.lit = []
    this.#known.clear()
    this.seat = seat
    this.#carrier.send({ type: 'sit', seat, after: -1 })
  }

  takeBack(to_ply: number): void {
    if (this.seen) this.#ask({ type: 'take_back', id: this.#id('u'), seat: this.seat, ply: this.seen.ply, to_ply })
  }

  ask(what: 'pause' | 'resume' | 'replace', whom: number | null = null): void {
    this.#ask({ type: 'ask', id: this.#id('a'), seat: this.seat, what, whom })
  }

  answer(ask: number, yes: boolean): void {
    this.#ask({ type: 'answer', id: this.#id('y'), seat: this.seat, ask, yes })
  }

  say(text: string): void {
    this.#ask({ type: 'say', id: this.#id('s'), seat: this.seat, text })
  }

  mute(seat: number, is_muted: boolean): void {
    this.muted = is_muted ? [...this.muted, seat] : this.muted.filter((each) => each !== seat)
    this.#ask({ type: 'mute', id: this.#id('m'), seat, is_muted })
  }

  /** Shows the others what is staged, as a proposal. */
  propose(): void {
    if (this.seen) this.#ask({ type: 'propose', seat: this.seat, ply: this.seen.ply, moves: this.#stagedMoves() })
  }

  hint(): void {
    if (this.seen && !this.isHinting)
      this.isHinting = this.#ask({ type: 'hint', id: this.#id('h'), seat: this.seat, ply: this.seen.ply })
  }

  /** Notes that everything up to now has been seen by who sits here. */
  look(): void {
    const latest = this.events.at(-1)?.seq ?? -1
    if (latest <= this.#read) return
    this.#read = latest
    if (this.mine.length) this.#carrier.send({ type: 'look', seq: this.#read })
  }

  /** Says that the page is out of sight, or back: what comes meanwhile is told then. */
  turnAway(isAway: boolean): void {
    if (isAway) this.look()
    this.isAway = isAway
    const latest = this.events.at(-1)?.seq ?? -1
    if (!isAway && latest > this.#read && this.#read >= 0) this.missed = { after: this.#read, upTo: latest }
  }

  close(): void {
    if (!this.isAway) this.look()
    this.#carrier.close()
  }

  // Hearing

  changed(line: Line): void {
    this.line = line
    if (line === 'open') this.#carrier.send({ type: 'sit', seat: this.seat, after: this.events.at(-1)?.seq ?? -1 })
    if (line === 'lost') this.isSending = false
  }

  heard(message: Answers): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message.table, message.mine, message.muted, message.looked, message.events, message.seen)
      case 'happened':
        return this.#happened(message.table, message.events, message.seen)
      case 'confirmed':
        this.isSending = false
        this.problem = null
        return
      case 'tried':
        return this.#tried(message)
      case 'explained':
        return this.#explained(message)
      case 'proposal':
        this.proposals = { ...this.proposals, [message.seat]: message.moves as (Move | string)[] }
        return
      case 'presence':
        this.present = message.present
        this.watching = message.watching
        if (this.table)
          this.table = {
            ...this.table,
            seats: this.table.seats.map((seat) =>
              seat.kind === 'person' ? { ...seat, is_present: message.present.includes(seat.seat) } : seat,
            ),
          }
        return
      case 'hinted':
        this.isHinting = false
        this.hinted = message
        return
      case 'problem':
        return this.#trouble(message)
      case 'pong':
        return
    }
  }

  #welcome(
    table: TableInfo,
    mine: readonly number[],
    muted: readonly number[],
    looked: number,
    events: readonly Event[],
    seen: Seen | null,
  ): void {
    const isFirst = this.table === null
    const hadNone = !this.mine.length
    this.table = table
    this.mine = mine
    this.muted = muted
    this.#add(events)
    const latest = this.events.at(-1)?.seq ?? -1
    if (isFirst && looked >= 0 && looked < latest) this.missed = { after: looked, upTo: latest }
    this.#see(seen)
    if (this.isTrying && this.staged.length) this.#stageAll(this.staged) // the line broke in between
    // Whoever has one seat looks with it at once; at a shared device the curtain asks first.
    if (hadNone && this.seat < 0 && mine.length === 1) this.sit(mine[0]!)
  }

  #happened(table: TableInfo, events: readonly Event[], seen: Seen | null): void {
    if (seen) this.onnews?.({ events, known: this.events, shown: this.now, seen, hasStaged: this.staged.length > 0 })
    this.table = table
    this.#add(events)
    this.#see(seen)
  }

  #add(events: readonly Event[]): void {
    if (!events.length) return
    const known = new Map(this.events.map((event) => [event.seq, event]))
    for (const event of events) known.set(event.seq, event)
    this.events = [...known.values()].sort((a, b) => a.seq - b.seq)
  }

  #see(seen: Seen | null): void {
    const isNew = seen?.ply !== this.seen?.ply || seen?.seat !== this.seen?.seat || seen?.seq !== this.seen?.seq
    const isSamePly = seen?.ply === this.seen?.ply && seen?.seat === this.seen?.seat
    this.seen = seen
    if (seen) this.seat = seen.seat
    if (!isNew) return
    this.#known.clear()
    this.isSending = false
    if (this.isMyTurn && !this.isAway) this.look()
    if (isSamePly && this.staged.length) return // chat and the like: what is staged stays
    this.proposals = {}
    this.hinted = null
    this.undone = []
    this.#forgetStaged()
  }

  #tried(message: Tried): void {
    if (message.id !== this.#wantedTry) return // something else was staged meanwhile
    this.isTrying = false
    const isMore = message.steps.length > (this.tried?.steps.length ?? 0)
    if (isMore)
      this.onnews?.({
        events: [],
        known: this.events,
        shown: this.now,
        seen: message.seen,
        hasStaged: true,
        staged: message.steps.at(-1)!,
      })
    this.tried = message.steps.length ? message : null
    this.staged = message.steps.map((step) => ({
      move: step.move as unknown as Move,
      step,
      shows: step.shown.some((each) => each.barrier),
    }))
    this.problem = null
    this.#known.clear()
    this.#begin()
  }

  #explained(message: Explained): void {
    const key = this.#asked.get(message.id)
    if (key) this.#known.set(key, message)
    if (!this.preview || (key ?? this.#wanted) !== this.#wanted) return
    this.preview = { ...this.preview, changes: message.changes, net: message.net, refusal: message.refusal }
  }

  #trouble(problem: Problem): void {
    // Nobody asked for a preview: what came too late for the game has nothing to say.
    if (problem.id && this.#asked.has(problem.id)) return
    this.problem = problem
    this.isSending = false
    this.isHinting = false
    if (problem.id === this.#wantedTry) this.#forgetStaged()
  }

  // Staging

  #wantedTry: string | null = null
  /** Clicks to make again as soon as the server has said where the staged moves lead. */
  #afterwards: readonly Pick[] = []
  readonly #asked = new Map<string, string>()

  #stageAll(staged: readonly Staged[]): void {
    if (!this.seen) return
    this.preview = null
    if (!staged.length) return this.#forgetStaged()
    this.staged = staged
    this.#wantedTry = this.#id('t')
    this.isTrying = true
    const moves = staged.map((each) => each.move)
    this.#ask({ type: 'try', id: this.#wantedTry, seat: this.seat, ply: this.seen.ply, moves })
  }

  #forgetStaged(): void {
    this.staged = []
    this.tried = null
    this.preview = null
    this.#wantedTry = null
    this.isTrying = false
    this.#begin()
  }

  /** Begins to choose among what is legal now; a single choice is no choice, but it is never made unasked. */
  #begin(): void {
    this.picking = this.#afterwards.reduce(
      narrowed,
      start(this.isWhole ? [] : this.legal.map((each) => each.move as unknown as Move)),
    )
    this.#afterwards = []
  }

  /** Notes what is clicked and staged before a step back. */
  #remind(): void {
    const { picks } = this.picking
    if (picks.length || this.staged.length) this.undone = [...this.undone, { moves: this.#stagedMoves(), picks }]
  }

  #stagedMoves(): Move[] {
    return this.staged.map((each) => each.move)
  }

  #key(move: Move): string {
    return JSON.stringify([this.seen?.ply, this.#stagedMoves(), move])
  }

  #remember(key: string): string {
    const id = this.#id('e')
    this.#asked.set(id, key)
    return id
  }

  #ask(request: Request): boolean {
    return this.#carrier.send(request)
  }

  #id(kind: string): string {
    this.#last += 1
    // Not `randomUUID`: on a page that comes over plain HTTP from another machine of the house there is none.
    const [chance = 0n] = crypto.getRandomValues(new BigUint64Array(1))
    return `${kind}-${this.#last.toString(36)}-${chance.toString(36).padStart(13, '0')}`
  }
}
