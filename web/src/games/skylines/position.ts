/** A Skylines position as the wire has it (docs/positions/skylines.md), and the city read off it: ground, tiles. */
import { covered, turned, turnedRows, sameTurn, squares, type Outline, type Square } from '../../shapes/polyomino'
import type { Seen } from '../../wire/types.gen'
import { outlineOf, type Printed } from './printed'

export interface Position {
  readonly options: {
    readonly players: number
    readonly scenario: string
    readonly hands: string
  }
  readonly layout: readonly (readonly [board: string, row: number, col: number, degrees: number])[]
  /** While the players lay the boards: those that may still be laid. */
  readonly unlaid?: readonly string[]
  readonly boards: readonly string[]
  readonly tiles: readonly Placed[]
  readonly tracks: Readonly<Record<string, number>>
  readonly money: number
  readonly overall: number
  readonly hands: readonly (readonly string[])[]
  readonly exchange: readonly string[]
  readonly piles: Readonly<Record<string, readonly string[]>>
  readonly roles: readonly (string | null)[]
  readonly role_offer: readonly string[]
  readonly news: string | null
  readonly supply: Readonly<Record<string, number>>
  readonly active: number
  readonly token: number
  readonly phase: string
  readonly card: string | null
  readonly tile: string | null
  readonly put: number
}

/** A tile as it lies: the top left corner of its turned outline, and how far it is turned. */
export type Placed = readonly [tile: string, row: number, col: number, degrees: number]

/** A board of the layout, where it lies and whether it is turned up. */
export interface Plot {
  readonly board: string
  readonly row: number
  readonly col: number
  readonly up: boolean
  readonly cost: number
  /** Its squares as they lie: grass, road, water. */
  readonly ground: readonly string[]
}

/** What follows from a position by the rules, as the server says it (docs/positions/skylines.md, Facts). */
export interface Facts {
  readonly milestone: number
  readonly milestones: number
  /** The tiles that every district needs before the milestone may end. */
  readonly asked: number
  readonly districts: readonly District[]
  readonly in_force: readonly string[]
  readonly win_from: number
  readonly prices?: Readonly<Record<string, number>>
  readonly openings?: Readonly<Record<string, Opening>>
}

/** What a card costs its player now, how its first row moves the markers, and the cards that change that. */
export interface Opening {
  readonly price: number
  readonly row: Readonly<Record<string, number>>
  readonly by: readonly string[]
}

/** A connected area of grass, with how many tiles stand and are missing there. */
export interface District {
  readonly squares: readonly Square[]
  readonly tiles: number
  readonly lacks: number
}

export interface Laid {
  readonly id: string
  readonly squares: readonly Square[]
}

export const PILES: readonly string[] = ['I', 'II', 'III']
/** The pile of cards that lie open, as moves and things name it. */
export const EXCHANGE = 'exchange'
/** The numbers all share stand under this seat. */
export const ALL = '-1'
/** The tracks a heat map can show. */
export const HEATS: readonly string[] = [
  'happiness',
  'money',
  'power',
  'water',
  'garbage',
  'employment',
  'pollution',
  'traffic',
  'crime',
]

/** Gives what follows from a view. */
export function factsOf({ facts }: Pick<Seen, 'facts'>): Facts {
  return facts as unknown as Facts
}

/** Gives the key of a square, as ledger entries and moves write it. */
export function key([row, col]: Square): string {
  return `${row},${col}`
}

/** Gives the boards as they lie. */
export function plots({ layout, boards }: Position, printed: Printed): Plot[] {
  return layout.map(([board, row, col, degrees]) => ({
    board,
    row: row * printed.boardSize,
    col: col * printed.boardSize,
    up: boards.includes(board),
    cost: printed.boards[board]?.development_cost ?? 0,
    ground: turned(printed.boards[board]?.grid ?? [], degrees / 90),
  }))
}

/** Gives the line of a few waves on water: a sign, not a pattern. */
export function waves(water: readonly Square[], size: number): string {
  const own = water.filter(([row, col]) => (row * 2 + col) % 5 === 1)
  return own
    .map(
      ([row, col]) =>
        `M${(col + 0.1) * size} ${(row + 0.5) * size}q${size * 0.2} ${-size * 0.2} ${size * 0.4} 0t${size * 0.4} 0`,
    )
    .join('')
}

/** Gives the ground of every square, of the boards that are turned up alone or of all. */
export function groundOf(all: readonly Plot[], which: 'up' | 'all' = 'up'): Map<string, string> {
  const shown = all.filter(({ up }) => up || which === 'all')
  return new Map(
    shown.flatMap(({ row, col, ground }) =>
      ground.flatMap((line, y) => [...line].map((mark, x) => [key([row + y, col + x]), mark] as const)),
    ),
  )
}

/** Gives the tiles with the squares they cover. */
export function laidTiles({ tiles }: Position, printed: Printed): Laid[] {
  return tiles.map((tile) => laid(tile, printed))
}

/** Gives the squares a tile covers. */
export function laid([id, row, col, degrees]: Placed, printed: Printed): Laid {
  return { id, squares: covered(outlineOf(id, printed), [row, col], degrees) }
}

/** Gives the tiles of a colour in the district of a square, each by its first square: those that a condition counts there. */
export function zonesAround(
  zone: string,
  square: Square,
  districts: readonly District[],
  tiles: readonly Laid[],
  printed: Printed,
): Square[] {
  const home = districts.find(({ squares: area }) => area.some((each) => key(each) === key(square)))
  const inside = new Set(home?.squares.map(key))
  return tiles
    .filter(({ id, squares: [first] }) => inside.has(key(first!)) && printed.tiles[id]?.category === zone)
    .map(({ squares: own }) => own[0]!)
}

/** Gives the square of a district where its counter disturbs least: free, and with the most free squares around it. */
export function counterSquare({ squares: area }: District, taken: ReadonlySet<string>): Square {
  const free = area.filter((square) => !taken.has(key(square)))
  const open = new Set(free.map(key))
  const room = ([row, col]: Square) =>
    [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => key([row + y, col + x]))).filter((at) => open.has(at)).length
  return [...(free.length ? free : area)].sort((a, b) => room(b) - room(a))[0]!
}

// A tile in the hand

/** Gives the square by which an outline is held: the one nearest to its middle. */
export function heldSquare(outline: Outline): Square {
  const all = squares(outline)
  const [row, col] = [(outline.length - 1) / 2, ((outline[0]?.length ?? 1) - 1) / 2]
  const far = ([y, x]: Square) => Math.hypot(y - row, x - col)
  return all.reduce((best, each) => (far(each) < far(best) ? each : best), all[0] ?? [0, 0])
}

/** Gives the move that lays a tile, turned so often, with the square it is held by on this one. */
export function placing(
  tile: string,
  over: Square,
  quarters: number,
  printed: Printed,
): { do: 'place'; at: Square; rot: number } {
  const outline = outlineOf(tile, printed)
  const [row, col] = heldSquare(outline)
  const marks = turnedRows(
    outline.map((line, y) => [...line].map((_, x) => y === row && x === col)),
    quarters,
  )
  const down = marks.findIndex((line) => line.includes(true))
  const at: Square = [over[0] - down, over[1] - marks[down]!.indexOf(true)]
  return { do: 'place', at, rot: sameTurn(outline, ((quarters % 4) + 4) % 4) * 90 }
}

/** Gives the square of some that is nearest to one. */
export function nearest(all: readonly Square[], [row, col]: Square): Square | undefined {
  const far = ([y, x]: Square) => Math.hypot(y - row, x - col)
  return [...all].sort((a, b) => far(a) - far(b))[0]
}

/** Gives the tile that a proposal would lay, if it lays one: what lies there and not here. */
export function proposed(there: Position | null, { tiles }: Pick<Position, 'tiles'>, printed: Printed): Laid | null {
  const next = there?.tiles[tiles.length]
  return next ? laid(next, printed) : null
}
