/**
 * One sitting at a table: what was heard (connection), looked at (looking), chosen and staged (staging, preview).
 *
 * Boards read this object and call `pick`, `hover` and `stage`; they hold no rules.
 */
import type { Line } from '../wire/socket'
import type { Answers, Happened, Hinted, Moved, Problem, Proposal, Seen, Welcome } from '../wire/types.gen'
import { dial, type Dial } from './connection.svelte'
import { othersSince, partsOf } from './again'
import { Staging } from './staging.svelte'
import { Story } from './story.svelte'

/** Seconds on one's own clock under which nothing is told. */
const HURRY = 60

export class Session extends Staging {
  hinted = $state.raw<Hinted | null>(null)
  isHinting = $state(false)
  proposals = $state.raw<Readonly<Record<number, Proposal>>>({})

  /** Others' turns, told one after the other. */
  readonly story: Story

  /** The event of the last answer, until the view has come that shows it. */
  #acknowledged: number | null = null

  constructor(id: string, carrier: Dial = dial) {
    super(id, carrier)
    this.story = this.#newStory()
    this.open()
  }

  /** Says whether others' turns are told here: not while one's own time runs out. */
  protected get isTold(): boolean {
    const left = this.table?.seats?.[this.seat]?.seconds_left ?? Infinity
    return left >= HURRY || !this.table?.turn.includes(this.seat)
  }

  sit(seat: number): void {
    this.story.drop()
    this.undone = []
    this.forgetStaged()
    this.hinted = null
    this.proposals = {}
    this.light([])
    this.previews.forget()
    this.seat = seat
    this.askToSit(seat, -1)
  }

  /** Shows the others what is staged, as a proposal. */
  propose(): void {
    if (this.seen) this.send({ type: 'propose', seat: this.seat, ply: this.seen.ply, moves: this.stagedMoves() })
  }

  hint(): void {
    if (this.seen && !this.isHinting)
      this.isHinting = this.send({ type: 'hint', id: this.newId('h'), seat: this.seat, ply: this.seen.ply })
  }

  /** Others' moves since one's own last one, which can be shown again. */
  readonly lastRound: readonly Moved[] = $derived.by(() => othersSince(this.events, this.mine))

  /** Tells moves of others once more, with the eyes of this seat. */
  async showAgain(moves: readonly Moved[] = this.lastRound): Promise<void> {
    // Without an answer there is nothing to show; that the line is broken is said elsewhere.
    const parts = await partsOf(this.id, this.seat, moves).catch(() => [])
    if (!parts.length || this.story.isTelling) return
    this.cancel()
    this.story.again(parts)
  }

  /** While a story is told its places are lit, unless others are looked at. */
  override light(at: readonly string[], seat = -1): void {
    super.light(at.length ? at : this.story.places, at.length ? seat : -1)
  }

  override takeBack(toPly: number): void {
    this.story.skip()
    super.takeBack(toPly)
  }

  override undo(): void {
    this.story.skip()
    super.undo()
  }

  override turnAway(isAway: boolean): void {
    super.turnAway(isAway)
    if (isAway) this.story.skip()
  }

  override close(): void {
    super.close()
    this.story.drop()
  }

  override changed(line: Line): void {
    if (line === 'open') this.story.skip()
    super.changed(line)
    if (line !== 'lost') return
    this.isSending = false
    this.#acknowledged = null
  }

  heard(message: Answers): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message)
      case 'happened':
        return this.#happened(message)
      case 'confirmed':
        this.problem = null
        this.#acknowledged = message.seq
        return this.#settle(this.seen)
      case 'tried':
        return this.takeTried(message)
      case 'explained':
        return this.previews.explained(message)
      case 'proposal':
        this.proposals = { ...this.proposals, [message.seat]: message }
        return
      case 'presence':
        return this.showPresence(message.present, message.watching, message.absences ?? {})
      case 'hinted':
        this.isHinting = false
        this.hinted = message
        return
      case 'problem':
        return this.#refused(message)
      case 'pong':
        return
    }
  }

  #welcome({ table, mine, muted, looked, events, earlier, seen }: Welcome): void {
    this.story.drop()
    const isFirst = this.table === null
    const hadNone = !this.mine.length
    this.table = table
    this.toldAt = this.absencesAt = performance.now()
    this.mine = mine
    this.muted = muted
    this.noteEarlier(earlier)
    this.add(events)
    if (isFirst && looked >= 0 && looked < this.latest) this.missed = { after: looked, upTo: this.latest }
    this.#see(seen)
    this.tryAgain()
    // Whoever has one seat looks with it at once; at a shared device the curtain asks first.
    if (hadNone && this.seat < 0 && mine.length === 1) this.sit(mine[0]!)
  }

  /** What was sent is done with when the view has come that shows it: the answer comes before. */
  #settle(seen: Seen | null): void {
    if (this.#acknowledged !== null && (seen?.seq ?? this.latest) >= this.#acknowledged) {
      this.isSending = false
      this.#acknowledged = null
    }
  }

  #happened(message: Happened): void {
    const { table, events, seen } = message
    this.#keepMine(table)
    this.table = table
    this.toldAt = this.absencesAt = performance.now()
    this.#settle(seen)
    if (!this.isTold) this.story.skip()
    else if (this.story.hears(message)) return
    if (seen) this.tell({ events, known: this.events, shown: this.now, seen, hasStaged: this.staged.length > 0 })
    this.add(events)
    this.#see(seen)
  }

  /** What is mine changes while one looks on: a seat is taken back from a bot, or a bot takes it. */
  #keepMine(table: Happened['table']): void {
    const mine = table.seats.filter((seat) => seat.is_mine).map(({ seat }) => seat)
    const isReplaced = this.mine.some((seat) => table.seats[seat]?.kind === 'bot')
    if (!isReplaced && mine.every((seat) => this.mine.includes(seat))) return
    const hadNone = !this.mine.length
    this.mine = mine
    if (hadNone && this.seat < 0 && mine.length === 1) this.sit(mine[0]!)
  }

  #see(seen: Seen | null): void {
    const isSamePly = seen?.ply === this.seen?.ply && seen?.seat === this.seen?.seat
    const isNew = !isSamePly || seen?.seq !== this.seen?.seq
    this.seen = seen
    if (seen) this.seat = seen.seat
    if (!isNew) return
    this.previews.forget()
    this.isSending = false
    if (this.isMyTurn && !this.isAway) this.look()
    if (isSamePly && this.staged.length) return // chat and the like: what is staged stays
    this.proposals = {}
    this.hinted = null
    this.undone = []
    this.forgetStaged()
  }

  #refused(problem: Problem): void {
    // Nobody asked for a preview: what came too late for the game has nothing to say.
    if (problem.id && this.previews.hasAsked(problem.id)) return
    this.problem = problem
    this.isSending = false
    this.isHinting = false
    if (this.isTryOf(problem.id)) this.forgetStaged()
  }

  #newStory(): Story {
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    const sitting = this
    return new Story({
      get seat() {
        return sitting.seat
      },
      get mine() {
        return sitting.mine
      },
      get events() {
        return sitting.events
      },
      get seen() {
        return sitting.seen
      },
      get isAway() {
        return sitting.isAway
      },
      show: (seen) => {
        this.seen = seen
        this.light([])
      },
      visit: (seat) => {
        this.visited = seat
        this.light([])
      },
      add: (events) => this.add(events),
      see: (seen) => this.#see(seen),
      tell: (news) => this.tell(news),
      isQuick: (seat) => this.table?.seats[seat]?.kind === 'bot',
    })
  }
}
