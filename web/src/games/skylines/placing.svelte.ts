/** The tile in one's hand over the map: where it can lie, where it hovers, what it would bring there. */
import { heatOf } from '../../parts/heat'
import type { Move } from '../../pick/pick'
import type { Square } from '../../shapes/polyomino'
import type { Legal } from '../../wire/types.gen'
import type { Refusal } from '../../words/speaker'
import { inReadingOrder, squareOf, type City } from './city.svelte'
import { BURDENS } from './effects'
import { takeBack, type Hold } from './hold.svelte'
import { ALL, key, laid, nearest, placing, zonesAround } from './position'

const ZONE = 'zone:'
export const STEPS: Readonly<Record<string, Square>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

interface Spot {
  readonly at: Square
  readonly rot: number
}

export class Placing {
  readonly city: City
  readonly hold: Hold

  constructor(city: City, hold: Hold) {
    this.city = city
    this.hold = hold
  }

  /** The tile that is to be placed now. */
  readonly held = $derived.by(() => {
    const { session, position } = this.city
    return session.isMyTurn && position.phase === 'place' ? position.tile : null
  })
  /** Something lies where it can still be moved. */
  readonly isStaged = $derived.by(() => {
    const { session } = this.city
    return session.isMyTurn && session.staged.some(({ move }) => move.do === 'place')
  })
  readonly #legal = $derived.by(
    () => new Map(this.held ? this.city.session.legal.map((each) => [spotKey(spotOf(each)), each] as const) : []),
  )
  readonly spot = $derived.by(() =>
    this.held && this.hold.over ? placing(this.held, this.hold.over, this.hold.quarters, this.city.printed) : null,
  )
  readonly fits = $derived.by(() => this.spot !== null && this.#legal.has(spotKey(this.spot)))
  readonly ghost = $derived.by(() =>
    this.spot && this.held ? laid([this.held, ...this.spot.at, this.spot.rot], this.city.printed) : null,
  )
  /** Squares by which the tile, turned as it is, can be held over a place where it may lie. */
  readonly anchors = $derived.by(() => {
    const { held } = this
    if (!held) return new Map<string, Legal>()
    const turned = placing(held, [0, 0], this.hold.quarters, this.city.printed)
    return new Map(
      [...this.#legal.values()].flatMap((each) => {
        const { at, rot } = spotOf(each)
        return turned.rot === rot ? [[key([at[0] - turned.at[0], at[1] - turned.at[1]]), each] as const] : []
      }),
    )
  })
  /** The anchors row by row. */
  readonly open = $derived.by(() => [...this.anchors.keys()].map(squareOf).sort(inReadingOrder))
  /** What each anchor brings on the track that the heat map shows. */
  readonly worth = $derived.by(() => {
    const { heat } = this.city.session
    return new Map(heat ? [...this.anchors].map(([at, each]) => [at, each.net[ALL]?.[heat] ?? 0] as const) : [])
  })
  readonly refusal = $derived.by(
    () => (this.held && !this.fits ? (this.city.session.preview?.refusal ?? null) : null) as Refusal | null,
  )
  /** What makes the condition of the card hold, as the ledger says: a place, or all of a color in the district. */
  readonly helpers = $derived.by(() => {
    const { session, tiles, standing, districts, printed } = this.city
    const spot = this.ghost?.squares[0] ?? tiles[standing]?.squares[0]
    const holding = [...session.stagedChanges, ...(session.preview?.changes ?? [])].filter(
      ({ track, amount }) => track === 'condition' && amount > 0,
    )
    return holding.flatMap(({ at, cause }) =>
      at
        ? [squareOf(at)]
        : spot && cause.startsWith(ZONE)
          ? zonesAround(cause.slice(ZONE.length), spot, districts, tiles.slice(0, standing), printed)
          : [],
    )
  })

  /** Gives the step of the heat map for a value: more of a burden is colder. */
  heat(value: number): string {
    const way = BURDENS.includes(this.city.session.heat ?? '') ? -1 : 1
    return heatOf(
      value * way,
      [...this.worth.values()].map((each) => each * way),
    )
  }

  /** Brings the tile to where it can lie, as near to what was pointed at last as may be. */
  settle(): void {
    const { hold } = this
    const [first] = this.city.session.legal
    if (!this.anchors.size && first) hold.quarters = spotOf(first).rot / 90
    if (!this.fits) hold.over = nearest(this.open, hold.over ?? [0, 0]) ?? hold.over
  }

  put(): void {
    if (this.fits && this.spot) this.city.session.stage(this.#legal.get(spotKey(this.spot))!.move as unknown as Move)
  }

  /** Lifts a staged tile; it stays in the hand, where it was. */
  lift(): void {
    if (this.city.session.isMyTurn) takeBack(this.city.session, 'place')
  }

  /** Puts the tile on a square, or lifts the one that lies to put it there; says whether there is one. */
  choose(square: Square): boolean {
    if (this.held) {
      this.hold.over = square
      this.put()
      return true
    }
    if (!this.isStaged) return false
    const i = this.city.tileOn(square)
    if (i === undefined || i < this.city.standing) this.hold.over = square
    this.lift()
    return true
  }

  turn(by: 1 | -1): void {
    if (!this.held) this.lift()
    this.hold.turn(by)
  }

  nudge(arrow: string): void {
    if (!this.held) this.lift()
    const [down, right] = STEPS[arrow]!
    const [row, col] = this.hold.over ?? [0, 0]
    const next: Square = [row + down, col + right]
    if (this.city.has(next)) this.hold.over = next
  }
}

function spotOf({ move }: Legal): Spot {
  return move as unknown as Spot
}

function spotKey({ at, rot }: Spot): string {
  return `${key(at)} ${rot}`
}
