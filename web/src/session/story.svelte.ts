/**
 * Others' turns, told one after the other: what was heard waits here until it has been told or is skipped.
 *
 * While something is told the sitting shows the position of the step that is told, and its log ends there; nothing can be
 * chosen. With the last step the true position comes. What is shown again was heard before: only the position goes back.
 */
import { chooseSpeed, isStill, storyManner, storySpeed } from '../motion/settings.svelte'
import { placesOf } from '../wire/events'
import type { News } from '../wire/news'
import type { Event, Happened, Moved, Seen } from '../wire/types.gen'
import { followers, isWhole, movedAt, seenAt, turnOf, type Beat, type Part, type Turn } from './turns'

/** Milliseconds a step is told, and after how many its amounts have come; at single speed. */
export const STEP_LASTS = 900
export const LANDS_AFTER = 650

/** What a story needs of the sitting it is told at. */
export interface Host {
  readonly seat: number
  readonly mine: readonly number[]
  readonly events: readonly Event[]
  readonly seen: Seen | null
  readonly isAway: boolean
  /** Shows a position of the story. */
  show(seen: Seen): void
  /** Shows the board of a seat; nothing is one's own. */
  visit(seat: number | null): void
  /** Takes down what has been told. */
  add(events: readonly Event[]): void
  /** Shows the position as it is. */
  see(seen: Seen): void
  tell(news: News): void
  /** Says whether a seat decides at once: a bot's next turn is waited for. */
  isQuick(seat: number): boolean
}

export class Story {
  /** The turn that is told, or was told last while the next one is waited for. */
  turn = $state.raw<Turn | null>(null)
  /** Which of its steps. */
  at = $state(0)
  isTelling = $state(false)
  isPaused = $state(false)
  /** Something is looked at: the telling waits. */
  isHeld = $state(false)
  /** It was told before, and is shown once more. */
  isAgain = $state(false)
  /** Events that were told step by step: nobody says them again. */
  readonly told = new Set<number>()
  /** The cause of what follows when a line is passed, if the title has such lines. */
  lineCause: string | undefined

  readonly #host: Host
  #turns = $state.raw<readonly Turn[]>([])
  #nth = $state(0)
  /** Parts of a decision that is not whole yet. */
  #open: Part[] = []
  /** The position as it is. */
  #truth = $state.raw<Seen | null>(null)
  /** What goes into the log behind everything that is told. */
  #last: Event[] = []
  #hasLanded = false
  /** Nothing is told before it is one's own turn. */
  #isSkipping = false
  #landing: ReturnType<typeof setTimeout> | undefined
  #next: ReturnType<typeof setTimeout> | undefined

  constructor(host: Host) {
    this.#host = host
  }

  get beat(): Beat | null {
    return this.turn?.beats[this.at] ?? null
  }

  /** The places that the step is about. */
  get places(): string[] {
    if (!this.turn || !this.beat || !this.isTelling) return []
    return placesOf({ ...this.beat.steps.at(-1)!, changes: [...this.beat.changes] }, this.turn.seat)
  }

  get speed(): number {
    return storySpeed()
  }

  /** Says whether what has been told leads to one's own turn. */
  get leadsToMe(): boolean {
    return this.#truth !== null && this.#truth.turn >= 0 && this.#truth.turn === this.#host.seat
  }

  /** Who decides after the turn that is told, as far as it is known. */
  get next(): number[] {
    const waiting = [...this.#turns.slice(this.#nth + 1), ...this.#open.slice(0, 1).map(({ moved }) => moved)]
    return followers(
      this.turn?.seat ?? -1,
      waiting.map(({ seat }) => seat),
      this.#truth?.turn ?? -1,
    )
  }

  get canGoBack(): boolean {
    return this.at > 0 || this.#nth > 0
  }

  // Hearing

  /** Takes news that are to be told; says whether they are. */
  hears({ events, seen }: Happened): boolean {
    if (!seen) return false
    const moved = events.filter((event) => event.kind === 'moved')
    if (moved.length && this.#wants(moved, seen) && !events.some(interrupts)) {
      this.#take(events, moved[0]!, seen)
      return true
    }
    const isNews = moved.length > 0 || events.some(interrupts)
    if (isNews) this.skip()
    if (isNews) return false
    if (this.turn) this.#truth = seen
    if (!this.isTelling && !this.#open.length) return false
    // Talk and the like is heard at once; that the game is over is not.
    this.#last.push(...events.filter(({ kind }) => kind === 'ended'))
    this.#host.add(events.filter(({ kind }) => kind !== 'ended'))
    this.#truth = seen
    return true
  }

  /** Tells once more what was heard before: its parts with the positions around them. */
  again(parts: readonly Part[]): void {
    this.skip()
    this.#truth = this.#host.seen
    this.isAgain = true
    for (const part of parts) this.#join({ ...part, events: [] })
    this.#gather()
    if (!this.isTelling) this.#end()
  }

  #wants(moved: readonly Moved[], seen: Seen): boolean {
    const { mine, isAway, seat } = this.#host
    if (this.#isSkipping) {
      this.#isSkipping = seen.turn !== seat
      return false
    }
    const isOthers = moved.every((each) => each.seat === moved[0]!.seat && !mine.includes(each.seat))
    return storyManner() === 'steps' && isOthers && !isAway && this.#host.seen !== null
  }

  #take(events: readonly Event[], first: Moved, after: Seen): void {
    if (this.isAgain) this.skip()
    const before = this.isTelling || this.#open.length ? this.#truth! : this.#host.seen!
    const steps = events.flatMap((event) => (event.kind === 'moved' ? event.steps : []))
    this.#truth = after
    this.#join({ moved: { ...first, steps }, events, before, after })
  }

  #join(part: Part): void {
    const other = this.#open[0]
    if (other && other.moved.seat !== part.moved.seat) this.#gather()
    this.#open.push(part)
    if (isWhole(part)) this.#gather()
  }

  /** Makes a turn of the parts that have come, and begins with it where nothing else is told. */
  #gather(): void {
    if (!this.#open.length) return
    const turn = turnOf(this.#open, this.lineCause)
    this.#open = []
    if (!turn.beats.length) {
      this.#last.push(...turn.parts.flatMap(({ events }) => events))
      if (!this.isTelling) this.#end()
      return
    }
    this.#turns = [...this.#turns, turn]
    if (!this.isTelling) this.#begin(this.#turns.length - 1, 0)
  }

  // Telling

  pause(isPaused = !this.isPaused): void {
    this.isPaused = isPaused
    this.#goOn(this.#rest)
  }

  /** Lets the telling wait while something is looked at. */
  hold(isHeld: boolean): void {
    if (this.isHeld === isHeld) return
    this.isHeld = isHeld
    this.#goOn(this.#rest)
  }

  /** Goes on to the next step at once. */
  forward(): void {
    if (!this.isTelling) return
    this.#land()
    this.#advance()
  }

  /** Goes back a step, and stays there. */
  back(): void {
    if (!this.turn || !this.canGoBack) return
    this.isPaused = true
    if (this.at > 0) this.#begin(this.#nth, this.at - 1)
    else this.#begin(this.#nth - 1, this.#turns[this.#nth - 1]!.beats.length - 1)
  }

  choose(speed: number): void {
    chooseSpeed(speed)
    this.#goOn(this.#rest)
  }

  /** Ends the telling: everything is as it is. What comes before one's own turn is not told either. */
  skip(): void {
    if (!this.turn && !this.#open.length) return
    const beat = this.beat
    const reached = beat ? beat.part + Number(beat.kind !== 'pays') : 0
    this.turn?.parts.slice(0, reached).forEach((part) => this.#note(part))
    this.#isSkipping = !this.isAgain && this.#host.seat >= 0 && !this.leadsToMe && this.#truth?.is_over !== true
    this.#settle()
  }

  /** Forgets everything: the table is told anew. */
  drop(): void {
    if (this.turn) this.#host.visit(null)
    this.#clear()
    this.#isSkipping = false
  }

  #begin(nth: number, at: number): void {
    const isOther = this.turn !== this.#turns[nth]
    this.#nth = nth
    this.turn = this.#turns[nth]!
    this.isTelling = true
    if (isOther) this.#host.visit(this.turn.seat)
    this.#tell(at)
  }

  #tell(at: number): void {
    const turn = this.turn!
    this.at = at
    this.#hasLanded = false
    this.#play(false)
    this.#host.show(seenAt(turn, at, false))
    clearTimeout(this.#landing)
    // Where nothing travels the numbers are there at once.
    if (isStill()) this.#land()
    else this.#landing = setTimeout(() => this.#land(), LANDS_AFTER / this.speed)
    this.#goOn(STEP_LASTS)
  }

  /** The amounts have come: the numbers are others now. */
  #land(): void {
    if (this.#hasLanded) return
    const turn = this.turn!
    const { part } = turn.beats[this.at]!
    clearTimeout(this.#landing)
    this.#play(true)
    this.#hasLanded = true
    this.#host.show(seenAt(turn, this.at, true))
    if (turn.beats[this.at + 1]?.part !== part)
      for (const each of turn.parts.slice(0, part + 1)) {
        this.#note(each)
        this.#host.add(each.events)
      }
  }

  #note({ events }: Part): void {
    for (const { seq } of events) this.told.add(seq)
  }

  #play(hasLanded: boolean): void {
    const turn = this.turn!
    const isLast = this.at === turn.beats.length - 1 && this.#nth === this.#turns.length - 1
    const to = seenAt(turn, this.at, true)
    this.#host.tell({
      events: [movedAt(turn, this.at)],
      known: this.#host.events,
      shown: this.#host.seen,
      seen: isLast && !this.isAgain ? { ...to, turn: this.#truth?.turn ?? -1 } : to,
      hasStaged: false,
      beat: { hasLanded, lasts: LANDS_AFTER / this.speed, pace: this.speed },
    })
  }

  /** How long the step is still told. */
  get #rest(): number {
    return this.#hasLanded ? STEP_LASTS - LANDS_AFTER : STEP_LASTS
  }

  #goOn(lasts: number): void {
    clearTimeout(this.#next)
    if (!this.isTelling || this.isPaused || this.isHeld) return
    this.#next = setTimeout(() => this.forward(), lasts / this.speed)
  }

  #advance(): void {
    if (this.at + 1 < this.turn!.beats.length) this.#tell(this.at + 1)
    else if (this.#nth + 1 < this.#turns.length) this.#begin(this.#nth + 1, 0)
    else this.#end()
  }

  /** Nothing is left to tell; where the next turn comes soon, the bar and the panel stay for it. */
  #end(): void {
    const next = this.#truth
    const isWaiting = !this.isAgain && next !== null && next.turn >= 0 && this.#host.isQuick(next.turn)
    if (this.#open.length || isWaiting) {
      this.isTelling = false
      clearTimeout(this.#next)
      this.#host.add(this.#last)
      if (next && !this.#open.length) this.#host.see(next)
    } else this.#settle()
  }

  /** Takes down everything that was heard, and shows the position as it is. */
  #settle(): void {
    const truth = this.#truth
    const parts = [...this.#turns.flatMap((turn) => turn.parts), ...this.#open]
    const events = [...parts.flatMap((part) => part.events), ...this.#last]
    this.#clear()
    this.#host.visit(null)
    this.#host.add(events)
    if (truth) this.#host.see(truth)
  }

  #clear(): void {
    clearTimeout(this.#landing)
    clearTimeout(this.#next)
    this.turn = null
    this.at = 0
    this.isTelling = false
    this.isAgain = false
    this.isPaused = false
    this.#turns = []
    this.#nth = 0
    this.#open = []
    this.#last = []
    this.#truth = null
  }
}

/** What cannot wait for its turn: something was taken back, or somebody asks. */
function interrupts({ kind }: Event): boolean {
  return kind === 'undone' || kind === 'asked' || kind === 'answered'
}
