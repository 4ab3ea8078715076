/** A Big City position as the wire has it (docs/positions/bigcity.md), and what a map of it needs: where everything lies. */
import { edgeKey, streetLine, type Cell, type Side } from '../../shapes/square'
import { turnedRows } from '../../shapes/polyomino'
import type { Seen } from '../../wire/types.gen'
import { DISTRICTS, type Printed } from './printed'

export interface PlacedDistrict {
  readonly id: number
  readonly origin: Cell
  readonly rotation?: number
}

export interface Bid {
  readonly seat: number
  readonly cards: readonly string[]
  readonly for?: readonly number[] | null
}

export interface Position {
  readonly districts: readonly PlacedDistrict[]
  readonly pieces: readonly (readonly [piece: string, lots: readonly number[]])[]
  readonly trams: readonly string[]
  readonly hands: readonly (readonly string[])[]
  readonly piles: Readonly<Record<string, readonly string[]>>
  readonly turn: number
  readonly phase: string
  readonly drawn?: Readonly<Record<string, number>>
  readonly named?: Readonly<Record<string, number>>
  readonly district?: number | null
  readonly origin?: Cell | null
  readonly piece?: string | null
  readonly given?: readonly string[]
  readonly offer?: readonly string[]
  readonly wants?: readonly number[]
  readonly asked?: number | null
  readonly bids?: readonly Bid[]
  readonly taken?: readonly number[]
}

/** What follows from a position by the rules, as the server says it (docs/positions/bigcity.md, Facts). */
export interface Facts {
  readonly aside: readonly number[]
  readonly outskirts: readonly number[]
  readonly left: Readonly<Record<string, number>>
  readonly needed: Readonly<Record<string, readonly string[]>>
  readonly dead: readonly string[]
  readonly spots?: readonly Spots[]
}

/** Where a district may lie in some rotations. */
export interface Spots {
  readonly rotations: readonly number[]
  readonly origins: readonly Cell[]
}

export interface Lot {
  readonly number: number
  readonly district: number
  readonly cell: Cell
}

export interface Street {
  /** Its usual name: by the smallest lot beside it, `15:N`. */
  readonly name: string
  readonly key: string
  /** The middle, counted in half lots: fit for arrows. */
  readonly middle: Cell
  readonly line: { readonly x1: number; readonly y1: number; readonly x2: number; readonly y2: number }
}

/** Gives what follows from a view. */
export function factsOf({ facts }: Pick<Seen, 'facts'>): Facts {
  return facts as unknown as Facts
}

/** Writes a cell as one word. */
export function cellKey([x, y]: Cell): string {
  return `${x},${y}`
}

/** Reads a cell that is written as one word. */
export function cellNamed(name: string): Cell | null {
  const found = /^(-?\d+),(-?\d+)$/.exec(name)
  return found && [Number(found[1]), Number(found[2])]
}

/** Gives the lots of a board laid down at a place and turned. */
export function layOut({ id, origin: [left, top], rotation = 0 }: PlacedDistrict): Lot[] {
  const printed = DISTRICTS.find((district) => district.id === id)?.layout ?? []
  return turnedRows(printed, rotation).flatMap((row, y) =>
    row.map((number, x): Lot => ({ number, district: id, cell: [left + x, top + y] })),
  )
}

/** Gives every lot of the city, district after district. */
export function lotsOf(position: Pick<Position, 'districts'>): Lot[] {
  return position.districts.flatMap(layOut)
}

/** Gives the lot numbers that are covered, each with the index of the piece on it. */
export function coveredBy(position: Pick<Position, 'pieces'>): Map<number, number> {
  return new Map(position.pieces.flatMap(([, lots], index) => lots.map((lot): [number, number] => [lot, index])))
}

const SIDES: readonly Side[] = ['N', 'E', 'S', 'W']
const AROUND: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

/** Gives every street of the city once, in the order of the lots that name them. */
export function streetsOf(lots: readonly Lot[]): Street[] {
  const found = new Map<string, Street>()
  for (const { number, cell } of [...lots].sort((a, b) => a.number - b.number)) {
    for (const side of SIDES) {
      const key = edgeKey(cell, side)
      if (!found.has(key)) found.set(key, street(`${number}:${side}`, key, cell, side))
    }
  }
  return [...found.values()]
}

/** Gives the one key of a street that is named by either of its lots. */
export function streetKey(name: string, lots: readonly Lot[]): string | null {
  const [number, side = ''] = name.split(':')
  const lot = lots.find((each) => each.number === Number(number))
  return lot && (SIDES as readonly string[]).includes(side) ? edgeKey(lot.cell, side as Side) : null
}

function street(name: string, key: string, cell: Cell, side: Side): Street {
  const line = streetLine(cell, side)
  const [dx, dy] = AROUND[SIDES.indexOf(side)]!
  return { name, key, middle: [2 * cell[0] + 1 + dx, 2 * cell[1] + 1 + dy], line }
}

/** Gives the street an arrow leads to: the nearest within a right angle, so that a way round a block is a few presses. */
export function nextStreet(streets: readonly Street[], from: Street, arrow: string): Street {
  const way = AROUND[['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'].indexOf(arrow)]
  if (!way) return from
  const [dx, dy] = way
  const ahead = streets
    .map((each) => {
      const [x, y] = [each.middle[0] - from.middle[0], each.middle[1] - from.middle[1]]
      return { each, far: x * dx + y * dy, off: Math.abs(x * dy) + Math.abs(y * dx) }
    })
    .filter(({ far, off }) => far > 0 && off <= far)
    .sort((a, b) => a.far ** 2 + a.off ** 2 - b.far ** 2 - b.off ** 2)
  return ahead[0]?.each ?? from
}

/** Gives the places where the board may lie as it is turned now; all of them if it fits nowhere like that. */
export function placesFor(spots: readonly Spots[], rotation: number): readonly Cell[] {
  const fit = spots.find(({ rotations }) => rotations.includes(rotation))?.origins ?? []
  return fit.length ? fit : spots.flatMap(({ origins }) => origins)
}

/** Gives the district to which a card belongs, as its back says: `15` to that of its lot, `back_3` to 3, a special card by its pile. */
export function backOf(card: string, { specialPiles }: Printed): number | null {
  if (isLotCard(card))
    return DISTRICTS.find(({ layout }) => layout.some((row) => row.includes(Number(card))))?.id ?? null
  if (card.startsWith('back_')) return Number(card.slice('back_'.length))
  return specialPiles[card] ?? null
}

/** Says whether a card names a lot. */
export function isLotCard(card: string): boolean {
  return /^\d+$/.test(card)
}
