/** The district in somebody's hand: where it hangs over the map, what it would touch, how it is moved. */
import type { Box } from '../../parts/view'
import type { Move } from '../../pick/pick'
import { CITY, gridBox, pitch, stepOver, type Cell } from '../../shapes/square'
import type { City } from './city.svelte'
import { apart, nearest, outskirtsOf, touching } from './laying'
import { cellKey, layOut, placesFor, type Lot } from './position'

interface Point {
  readonly x: number
  readonly y: number
}

export class Ghost {
  readonly #city: City
  /** Where it was moved to. */
  #place = $state.raw<Cell | null>(null)
  #grabbed = $state.raw<(Point & { readonly from: Cell }) | null>(null)
  #hasMoved = false
  /** The place under the pointer, where it may not lie. */
  refusedAt = $state.raw<Cell | null>(null)

  constructor(city: City) {
    this.#city = city
  }

  readonly places = $derived.by(() => {
    const { plan } = this.#city
    return plan.laying ? placesFor(plan.spots, plan.rotation) : []
  })
  /** Where it hangs: where it was moved to, as near as it may lie when it is turned. */
  readonly spot = $derived.by(() => {
    const { plan, position, lots } = this.#city
    return plan.laying && !plan.laying.isPlaced && this.places.length
      ? nearest(this.places, this.#place ?? position.origin ?? middleOf(lots))
      : null
  })
  /** Its lots, where it hangs. */
  readonly board = $derived.by(() => (this.spot ? this.lay(this.spot) : []))
  /** The other places to click, from where it hangs or lies. */
  readonly others = $derived.by(() => {
    const from = this.spot ?? (this.#city.plan.laying?.isPlaced ? this.#origin() : null)
    return from ? apart(this.places, from, (origin) => this.lay(origin)) : []
  })
  readonly touch = $derived.by(() => touching(this.board, this.#city.lots))
  /** The lots on the outskirts once it lies there. */
  readonly outer = $derived.by(() =>
    this.board.length ? outskirtsOf([...this.#city.lots, ...this.board]) : this.#city.outer,
  )
  /** The lots that it would make center. */
  readonly newCenter = $derived.by(() =>
    this.board.length
      ? this.#city.lots.filter(({ number }) => this.#city.outer.has(number) && !this.outer.has(number))
      : [],
  )
  readonly cells = $derived.by(() => this.board.map(({ cell }) => cell))
  /** Every cell it is drawn on, the other places included. */
  readonly drawn = $derived.by(() =>
    [...this.board, ...this.others.flatMap((each) => this.lay(each))].map(({ cell }) => cell),
  )

  get isGrabbed(): boolean {
    return this.#grabbed !== null
  }
  get box(): Box | null {
    return this.cells.length ? gridBox(this.cells) : null
  }

  lay(origin: Cell): Lot[] {
    const { plan } = this.#city
    return layOut({ id: plan.laying!.district, origin, rotation: plan.rotation })
  }
  layAt(origin: Cell): void {
    this.#place = origin
    this.#city.plan.lay(origin)
  }
  /** Lays it where it hangs, unless this click ended a drag. */
  click(): void {
    if (!this.#hasMoved && this.spot) this.layAt(this.spot)
  }

  grab(at: Point): void {
    if (this.spot) this.#grabbed = { from: this.spot, ...at }
    this.#hasMoved = false
  }
  drag({ x, y }: Point): void {
    if (!this.#grabbed) return
    const { from } = this.#grabbed
    const [dx, dy] = [(x - this.#grabbed.x) / pitch(CITY), (y - this.#grabbed.y) / pitch(CITY)]
    if (Math.hypot(dx, dy) > 0.3) this.#hasMoved = true
    if (!this.#hasMoved) return
    const wished: Cell = [Math.round(from[0] + dx), Math.round(from[1] + dy)]
    const isAllowed = this.places.some((each) => cellKey(each) === cellKey(wished))
    this.refusedAt = isAllowed ? null : wished
    this.#place = nearest(this.places, wished)
    // Why it may not lie there is the server's to say.
    this.#city.session.hover(isAllowed ? null : ({ do: 'at', origin: wished } as unknown as Move))
  }
  drop(isLaid: boolean): void {
    if (!this.#grabbed) return
    this.#grabbed = this.refusedAt = null
    this.#city.session.hover(null)
    if (this.#hasMoved && isLaid && this.spot) this.layAt(this.spot)
  }

  /** Follows a key; says whether it meant anything here. */
  press({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): boolean {
    if (!this.spot) return false
    if (key.startsWith('Arrow')) this.#place = stepOver(this.places, this.spot, key)
    else if (key === 'n' || key === 'N') this.#walk(shiftKey ? -1 : 1)
    else if (key === 'Home' || key === 'End') this.#place = this.places.at(key === 'Home' ? 0 : -1) ?? null
    else if (key === 'Enter' || key === ' ') this.layAt(this.spot)
    else return false
    return true
  }
  /** Moves it on to the next place of all, in the order of the list. */
  #walk(by: number): void {
    const here = this.places.findIndex((each) => this.spot && cellKey(each) === cellKey(this.spot))
    this.#place = this.places.at((here + by) % this.places.length) ?? null
  }
  #origin(): Cell | null {
    const { position, plan } = this.#city
    return position.districts.find(({ id }) => id === plan.laying?.district)?.origin ?? null
  }
}

function middleOf(all: readonly Lot[]): Cell {
  const box = all.length ? gridBox(all.map(({ cell }) => cell)) : { x: 0, y: 0, width: 0, height: 0 }
  return [(box.x + box.width / 2) / pitch(CITY), (box.y + box.height / 2) / pitch(CITY)]
}
