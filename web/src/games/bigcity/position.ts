/** A Big City position as the wire has it (docs/positions/bigcity.md), and what a map of it needs: where everything lies. */
import { edgeKey, streetLine, type Cell, type Side } from '../../shapes/square'
import { turnedRows } from '../../shapes/polyomino'
import { BOX_PIECES, CONTACTS, DISTRICTS, type Piece, type Printed } from './printed'

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
  readonly options: {
    readonly players: number
    readonly supply?: string
    readonly packs?: readonly (string | { readonly id?: string; readonly pieces?: readonly Piece[] })[]
    readonly trade_cards?: boolean
    readonly custom_buildings?: boolean
    readonly fillable_hole_is_outskirts?: boolean
  }
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

/** Writes a cell as one word. */
export function cellKey([x, y]: Cell): string {
  return `${x},${y}`
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

/**
 * Gives the lots to colour as outskirts: a side of them lies on the outer edge, holes are inside (R2.5).
 * Points are never read off this: it is the ground's colour, and what a building gets there the server says.
 */
export function outskirts(lots: readonly Lot[], areHolesOpen = false): Set<number> {
  const city = new Set(lots.map(({ cell }) => cellKey(cell)))
  const open = outside(lots, city)
  if (areHolesOpen) for (const key of fillable(lots, city)) open.add(key)
  return new Set(
    lots
      .filter(({ cell: [x, y] }) => AROUND.some(([dx, dy]) => open.has(cellKey([x + dx, y + dy]))))
      .map(({ number }) => number),
  )
}

/** Gives the empty cells around the city that are connected to the far outside by their sides. */
function outside(lots: readonly Lot[], city: ReadonlySet<string>): Set<string> {
  const { left, top, right, bottom } = rim(lots, 1)
  const found = new Set([cellKey([left, top])])
  const left_over: Cell[] = [[left, top]]
  for (let cell = left_over.pop(); cell; cell = left_over.pop()) {
    for (const [dx, dy] of AROUND) {
      const next: Cell = [cell[0] + dx, cell[1] + dy]
      const isIn = next[0] >= left && next[0] <= right && next[1] >= top && next[1] <= bottom
      if (!isIn || city.has(cellKey(next)) || found.has(cellKey(next))) continue
      found.add(cellKey(next))
      left_over.push(next)
    }
  }
  return found
}

/** Gives the empty cells that a board of the game could cover (P4, a switch). */
function fillable(lots: readonly Lot[], city: ReadonlySet<string>): Set<string> {
  const { left, top, right, bottom } = rim(lots, 0)
  const found = new Set<string>()
  for (const { id } of DISTRICTS.slice(0, 2)) {
    for (const rotation of [0, 1]) {
      for (let x = left; x <= right; x++) {
        for (let y = top; y <= bottom; y++) {
          const board = layOut({ id, origin: [x, y], rotation })
          if (facing(board, city) >= CONTACTS) for (const { cell } of board) found.add(cellKey(cell))
        }
      }
    }
  }
  return found
}

function rim(lots: readonly Lot[], space: number): { left: number; top: number; right: number; bottom: number } {
  const [xs, ys] = [lots.map(({ cell }) => cell[0]), lots.map(({ cell }) => cell[1])]
  return {
    left: Math.min(...xs) - space,
    top: Math.min(...ys) - space,
    right: Math.max(...xs) + space,
    bottom: Math.max(...ys) + space,
  }
}

/** Counts the lots of a board that would face the city, or gives −1 if it would cover a lot of it. */
export function facing(board: readonly Lot[], city: ReadonlySet<string>): number {
  if (board.some(({ cell }) => city.has(cellKey(cell)))) return -1
  return board.filter(({ cell: [x, y] }) => AROUND.some(([dx, dy]) => city.has(cellKey([x + dx, y + dy])))).length
}

/** Keeps the legal places where the board lies well as it is turned now; all of them if it fits nowhere like that. */
export function placesFor(
  places: readonly Cell[],
  district: number,
  rotation: number,
  lots: readonly Lot[],
): readonly Cell[] {
  const city = new Set(lots.map(({ cell }) => cellKey(cell)))
  const fit = places.filter((origin) => facing(layOut({ id: district, origin, rotation }), city) >= CONTACTS)
  return fit.length ? fit : places
}

/** Gives the districts of the game that are not in the city yet. */
export function asideOf(position: Pick<Position, 'districts'>): number[] {
  const placed = new Set(position.districts.map(({ id }) => id))
  return DISTRICTS.map(({ id }) => id).filter((id) => !placed.has(id))
}

/** Gives the district to which a card belongs, as its back says: `15` to 1, `back_3` to 3, a special card by its pile. */
export function backOf(card: string, { specialPiles }: Printed): number | null {
  if (/^\d+$/.test(card)) return Math.floor(Number(card) / 10)
  if (card.startsWith('back_')) return Number(card.slice('back_'.length))
  return specialPiles[card] ?? null
}

/** Says whether a card names a lot. */
export function isLotCard(card: string): boolean {
  return /^\d+$/.test(card)
}

/** Gives what is printed of the pieces in play: the box, the packs of the table, and whatever else is spoken of. */
export function piecesInPlay(
  position: Pick<Position, 'options' | 'pieces'>,
  { packPieces }: Printed,
  spokenOf: readonly string[] = [],
): string[] {
  const packs = (position.options.packs ?? []).flatMap((pack) =>
    typeof pack === 'string' ? (packPieces[pack] ?? []) : (pack.pieces ?? []).map(({ id }) => id),
  )
  return [...new Set([...BOX_PIECES, ...packs, ...position.pieces.map(([piece]) => piece), ...spokenOf])]
}

/** Gives how many of a piece are left, or nothing if its number is not known here. */
export function leftOf(
  position: Pick<Position, 'options' | 'pieces'>,
  piece: string,
  { pieces }: Printed,
): number | null {
  const supply = pieces[piece]?.supply
  if (supply === undefined) return null
  const printed = typeof supply === 'number' ? supply : (supply[position.options.supply ?? 'box_52'] ?? 0)
  return printed - position.pieces.filter(([id]) => id === piece).length
}
