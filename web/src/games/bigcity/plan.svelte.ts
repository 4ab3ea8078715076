/** What map and tray must agree on while something is chosen: how a board is turned, which layer has the arrows. */
import type { Json, Move, Pick } from '../../pick/pick'
import type { Cell } from '../../shapes/square'
import type { Session } from '../../session/session.svelte'
import type { Refusal } from '../../words/speaker'
import { factsOf, type Facts, type Position, type Spots } from './position'

export type Layer = 'lots' | 'streets'

/** An unavailable thing somebody asked about, and why it is not to be had. */
export interface Asked {
  readonly about: string
  readonly refusal: Refusal
  readonly at: readonly string[]
}

export class Plan {
  readonly session: Session
  /** Clockwise quarter turns of the board that is being placed. */
  rotation = $state(0)
  /** The layer somebody has switched to; a tram being laid has its own. */
  wished = $state<Layer>('lots')
  asked = $state.raw<Asked | null>(null)
  /** The places of the district that is being laid, kept while its place is staged: another click moves it. */
  spots = $state.raw<readonly Spots[]>([])
  #turns: readonly number[] = []
  #isLaying = false

  constructor(session: Session) {
    this.session = session
  }

  get position(): Position {
    return this.session.now!.position as unknown as Position
  }

  get facts(): Facts {
    return factsOf(this.session.now!)
  }

  /** The value that was clicked for a field. */
  picked(field: string): Json | undefined {
    return this.session.picking.picks.find((each) => each.field === field)?.value
  }

  /** The lots clicked one by one. */
  get lots(): readonly number[] {
    return this.session.picking.picks.flatMap((each) =>
      each.among && each.field === 'lots' ? [Number(each.value)] : [],
    )
  }

  /** A street is what is chosen next. */
  get isLayingTram(): boolean {
    return this.picked('do') === 'tram' || this.position.phase === 'tram'
  }

  get layer(): Layer {
    if (this.isLayingTram) return 'streets'
    return this.picked('do') === undefined && this.session.staged.at(-1)?.move.do !== 'tram' ? this.wished : 'lots'
  }

  /** The district whose board is in somebody's hand, if it is being placed or waits for confirmation. */
  get laying(): { district: number; isPlaced: boolean } | null {
    const { phase, district } = this.position
    if (phase === 'origin' || phase === 'rotation') return district == null ? null : { district, isPlaced: false }
    const last = this.session.staged.at(-1)?.move
    return last?.do === 'turn' && typeof last.district === 'number' ? { district: last.district, isPlaced: true } : null
  }

  /** Takes something up: what was clicked before goes. */
  take(...picks: Pick[]): void {
    this.asked = null
    while (this.session.picking.picks.length) this.session.back()
    for (const each of picks) this.session.pick(each)
  }

  /** Takes up or puts down one of the lots of a building to be. */
  toggleLot(lot: number): void {
    this.asked = null
    const picks = this.session.picking.picks
    if (!this.lots.includes(lot)) return this.session.pick({ field: 'lots', value: lot, among: true })
    this.take(...picks.filter((each) => !(each.among && each.value === lot)))
  }

  /** Takes staged moves back until one of them is gone, it included. */
  takeUp(matches: (move: Move) => boolean): void {
    const from = this.session.staged.findIndex(({ move }) => matches(move))
    if (from < 0) return
    for (let left = this.session.staged.length - from; left > 0; left--) this.session.unstage()
  }

  /** Takes one staged move out and stages those behind it again. */
  takeOut(matches: (move: Move) => boolean): void {
    const from = this.session.staged.findLastIndex(({ move }) => matches(move))
    if (from < 0) return
    const behind = this.session.staged.slice(from + 1).map(({ move }) => move)
    for (let left = behind.length + 1; left > 0; left--) this.session.unstage()
    for (const move of behind) this.session.stage(move)
  }

  // Placing a district

  /** Lays the board down at a place, as it is turned now. */
  lay(origin: Cell): void {
    this.#isLaying = true
    if (this.position.phase === 'origin') return this.session.pick({ field: 'origin', value: origin })
    this.takeUp((move) => move.do === 'at')
    this.session.stage({ do: 'at', origin })
  }

  /** Turns the board: in the hand, or where it lies, as far as it may. */
  turn(quarters: number): void {
    const wished = (this.rotation + quarters + 4) % 4
    const last = this.session.staged.at(-1)?.move
    if (last?.do === 'turn') {
      const next = [0, 1, 2, 3]
        .map((more) => (wished + Math.sign(quarters) * more + 4) % 4)
        .find((each) => this.#turns.includes(each))
      if (next === undefined || next === last.rotation) return
      this.rotation = next
      this.session.unstage()
      this.session.stage({ ...last, rotation: next })
    } else {
      this.rotation = wished
      if (this.position.phase === 'rotation') this.#settle()
    }
  }

  /** Follows what is due: remembers the places of a board, and turns it as wished once it lies. */
  follow(): void {
    const { phase } = this.position
    const legal = this.session.legal.map(({ move }) => move)
    this.asked = null // what was asked about may be to be had by now
    if (phase === 'origin') this.spots = legal.length ? (this.facts.spots ?? []) : []
    if (phase !== 'rotation') return
    this.#turns = legal.flatMap((move) => (move.do === 'turn' ? [Number(move.rotation)] : []))
    if (this.#isLaying) this.#settle()
  }

  #settle(): void {
    this.#isLaying = false
    const rotation = [0, 2, 1, 3].map((more) => (this.rotation + more) % 4).find((each) => this.#turns.includes(each))
    if (rotation === undefined) return
    this.rotation = rotation
    this.session.pick({ field: 'rotation', value: rotation })
  }
}

const plans = new WeakMap<Session, Plan>()

/** Gives the plan of a sitting, the same to everybody. */
export function planOf(session: Session): Plan {
  const known = plans.get(session) ?? new Plan(session)
  plans.set(session, known)
  return known
}

/** Gives the places a move speaks of. */
export function placesOfMove(move: Readonly<Record<string, unknown>>): string[] {
  return [...(Array.isArray(move.lots) ? move.lots : []), move.street].filter((each) => each != null).map(String)
}
