/** A game looked at afterwards, or from outside: a sitting that hears what it is given and says nothing. */
import { get } from '../wire/http'
import type { Event, Replay, Seen } from '../wire/types.gen'
import { Session } from './session.svelte'

const SILENT = () => ({ open: () => undefined, send: () => false, close: () => undefined })

export class Past {
  readonly session: Session
  replay = $state.raw<Replay | null>(null)
  ply = $state(0)
  readonly #views = new Map<number, Seen>()
  readonly #eyes: string

  constructor(id: string, eyes = '') {
    this.session = new Session(id, SILENT)
    this.#eyes = eyes
  }

  /** Loads the game and shows a ply: the last one unless said otherwise. */
  async open(ply: number | null): Promise<void> {
    this.replay = await get<Replay>(`/api/tables/${this.session.id}/replay${this.#eyes}`)
    await this.show(ply ?? this.replay.plies)
  }

  /** Shows the game as it stood after so many moves. */
  async show(ply: number): Promise<void> {
    if (!this.replay) return
    this.ply = Math.max(0, Math.min(ply, this.replay.plies))
    const wanted = this.ply
    const seen = this.#views.get(wanted) ?? (await get<Seen>(`/api/tables/${this.session.id}/views/${wanted}${this.#eyes}`))
    this.#views.set(wanted, seen)
    if (wanted !== this.ply) return // somebody was quicker
    this.session.events = before(this.replay.events, wanted)
    this.session.heard({ type: 'happened', table: this.replay.table, events: [], seen })
  }
}

/** Gives the events up to a ply of the line that stands: what was taken back is left out. */
function before(events: readonly Event[], ply: number): Event[] {
  const last = events.filter((event) => event.kind === 'moved' && (event.steps[0]?.ply ?? 0) < ply).at(-1)
  return events.filter((event) => event.kind === 'moved' && event.seq <= (last?.seq ?? -1))
}
