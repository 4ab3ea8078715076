/** A game looked at afterwards, or from outside: a sitting that hears what it is given and says nothing. */
import { get } from '../wire/http'
import type { Event, Moved, Replay, Seen, Step } from '../wire/types.gen'
import type { Mark } from '../parts/marks'
import { placesOf } from '../wire/events'
import { Session } from './session.svelte'

const SILENT = () => ({ open: () => undefined, send: () => false, close: () => undefined })

/** Nobody decides in the past, not even in one's own game. */
class Onlooker extends Session {
  override get isMyTurn(): boolean {
    return false
  }

  protected override get isTold(): boolean {
    return false
  }
}

export class Past {
  readonly session: Session
  replay = $state.raw<Replay | null>(null)
  /** What was done and stands, from the first move to the last. */
  moves = $state.raw<readonly Moved[]>([])
  ply = $state(0)
  readonly #views = new Map<number, Promise<Seen>>()
  readonly #eyes: string

  constructor(id: string, eyes = '') {
    this.session = new Onlooker(id, SILENT)
    this.#eyes = eyes
  }

  /** Loads the game and shows a ply: the last one unless said otherwise. */
  async open(ply: number | null): Promise<void> {
    this.replay = await this.#whole()
    this.moves = standing(this.replay.events)
    await this.show(ply ?? this.replay.plies)
  }

  /** The last move as it is shown: who made it, and the step that led here. */
  get last(): { readonly seat: number; readonly step: Step } | null {
    return stepBefore(this.moves, this.ply)
  }

  /** Shows the game as it stood after so many moves. One move on is news, which motion can play; anything else is a leap. */
  async show(wanted: number): Promise<void> {
    if (!this.replay) return
    const ply = Math.max(0, Math.min(wanted, this.replay.plies))
    this.#wanted = ply
    const seen = await this.#view(ply)
    if (ply !== this.#wanted || !this.replay) return // somebody was quicker
    const isNext = this.session.seen !== null && ply === this.ply + 1
    const { table } = this.replay
    this.ply = ply
    const made = this.last
    this.session.visited = made?.seat ?? null
    this.session.events = upTo(this.moves, isNext ? ply - 1 : ply)
    if (isNext)
      this.session.heard({ type: 'happened', table, events: this.moves.flatMap((event) => only(event, ply - 1)), seen })
    else this.session.heard({ type: 'welcome', table, mine: [], muted: [], looked: -1, events: [], seen })
    this.session.events = upTo(this.moves, ply)
    this.session.lit = made ? placesOf({ ...made.step, changes: [] }) : []
    if (ply < this.replay.plies) void this.#view(ply + 1).catch(() => undefined) // what comes next is there at once
  }
  #wanted = 0

  /** Shows a ply on the board of who was to decide there, with places ringed. */
  async look(ply: number, seat: number, marks: readonly Mark[]): Promise<void> {
    if (this.replay) await this.show(ply)
    else await this.open(ply)
    if (this.ply !== ply) return // somebody was quicker
    this.session.visited = seat
    this.session.lit = []
    this.session.marks = marks
  }

  /** Fetches the game page by page. */
  async #whole(): Promise<Replay> {
    const address = `/api/tables/${this.session.id}/replay`
    const found = await get<Replay>(`${address}${this.#eyes}`)
    const { events, tracks } = found
    let page = found
    while (page.after !== null || page.next_ply !== null) {
      const next = `after=${page.after ?? events.at(-1)?.seq ?? -1}&ply=${page.next_ply ?? found.plies + 1}`
      page = await get<Replay>(`${address}${this.#eyes ? `${this.#eyes}&` : '?'}${next}`)
      events.push(...page.events)
      tracks.push(...page.tracks)
    }
    return { ...found, events, tracks }
  }

  #view(ply: number): Promise<Seen> {
    const known = this.#views.get(ply)
    if (known) return known
    const asked = get<Seen>(`/api/tables/${this.session.id}/views/${ply}${this.#eyes}`)
    this.#views.set(ply, asked)
    asked.catch(() => this.#views.delete(ply)) // it may go better the next time
    return asked
  }
}

/** Gives the moves that stand: what was taken back is left out. */
export function standing(events: readonly Event[]): Moved[] {
  return events.reduce<Moved[]>(
    (moves, event) =>
      event.kind === 'moved' ? [...moves, event] : event.kind === 'undone' ? upTo(moves, event.to_ply) : moves,
    [],
  )
}

/** Gives what had been done before a ply, to the very step. */
export function upTo(moves: readonly Moved[], ply: number): Moved[] {
  return moves.flatMap((event) =>
    having(
      event,
      event.steps.filter((step) => step.ply < ply),
    ),
  )
}

/** Gives the step that led to a ply, and who took it; nothing at the beginning. */
export function stepBefore(
  moves: readonly Moved[],
  ply: number,
): { readonly seat: number; readonly step: Step } | null {
  for (const { seat, steps } of moves) {
    const step = steps.find((each) => each.ply === ply - 1)
    if (step) return { seat, step }
  }
  return null
}

function only(event: Moved, ply: number): Moved[] {
  return having(
    event,
    event.steps.filter((step) => step.ply === ply),
  )
}

function having(event: Moved, steps: readonly Step[]): Moved[] {
  return steps.length ? [{ ...event, steps: [...steps] }] : []
}
