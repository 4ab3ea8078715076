/** The city as it is shown: boards, ground, tiles and districts, to be found by their squares. */
import type { CardOf } from '../../parts/card'
import type { Square } from '../../shapes/polyomino'
import type { Session } from '../../session/session.svelte'
import { districtCard } from './face'
import { factsOf, groundOf, key, laidTiles, plots, type District, type Position } from './position'
import type { Printed } from './printed'

/** How wide a square is, in map units. */
export const SIZE = 34

export class City {
  readonly session: Session
  readonly printed: Printed

  constructor(session: Session, printed: Printed) {
    this.session = session
    this.printed = printed
  }

  readonly position = $derived.by(() => this.session.now!.position as unknown as Position)
  readonly boards = $derived.by(() => plots(this.position, this.printed))
  readonly ground = $derived.by(() => groundOf(this.boards))
  readonly squares = $derived.by(() => [...this.ground.keys()].map(squareOf).sort(inReadingOrder))
  readonly tiles = $derived.by(() => laidTiles(this.position, this.printed))
  /** How many of the tiles lie there before what is staged. */
  readonly standing = $derived.by(() => (this.session.seen!.position as unknown as Position).tiles.length)
  readonly districts = $derived.by(() => factsOf(this.session.now!).districts)
  readonly #homes = $derived.by(
    () => new Map(this.districts.flatMap((each) => each.squares.map((square) => [key(square), each] as const))),
  )
  readonly #tiles = $derived.by(
    () => new Map(this.tiles.flatMap((tile, i) => tile.squares.map((square) => [key(square), i] as const))),
  )
  readonly #corners = $derived.by(
    () => new Map(this.position.tiles.map(([, row, col], i) => [key([row, col]), i] as const)),
  )

  /** The squares that tiles cover. */
  readonly taken = $derived.by(() => new Set(this.#tiles.keys()))

  has(square: Square): boolean {
    return this.ground.has(key(square))
  }

  /** Gives the district of a square of grass. */
  districtAt(square: Square): District | undefined {
    return this.#homes.get(key(square))
  }

  /** Gives which tile covers a square. */
  tileOn(square: Square): number | undefined {
    return this.#tiles.get(key(square))
  }

  /** Gives which tile a ledger means: by the corner of its box, as moves name it, which it may not cover. */
  tileAt(at: string): number | undefined {
    return this.#tiles.get(at) ?? this.#corners.get(at)
  }

  /** Gives the card of what is on a square: the tile that lies there, else the district. */
  cardOf(square: Square): CardOf | null {
    const i = this.tileOn(square)
    const placed = i === undefined ? undefined : this.position.tiles[i]
    if (placed) return { thing: placed[0], at: key([placed[1], placed[2]]) }
    const home = this.districtAt(square)
    return home ? districtCard(home) : null
  }
}

/** Reads a key back into its square. */
export function squareOf(at: string): Square {
  return at.split(',').map(Number) as unknown as Square
}

/** Sorts squares row by row. */
export function inReadingOrder(a: Square, b: Square): number {
  return a[0] - b[0] || a[1] - b[1]
}
