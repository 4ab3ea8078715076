/** Flat-top hexes with axial coordinates, as in `shapes/hex.py`: q counts columns to the right, r downward within one. */

export type Hex = readonly [q: number, r: number]
export interface Point {
  x: number
  y: number
}

/** Height of a flat-top hex of width 1. */
export const HEIGHT = Math.sqrt(3) / 2

const SIDES: readonly Hex[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
]

/** Writes a hex as it is typed: `1,-2`. */
export function hexKey([q, r]: Hex): string {
  return `${q},${r}`
}

/** Reads `1,-2` as a hex. */
export function readHex(text: string): Hex {
  const [q, r] = text.split(',').map(Number)
  return [q ?? NaN, r ?? NaN]
}

/** Gives the middle of a hex for hexes that are `width` wide from corner to corner, side to side. */
export function hexCentre([q, r]: Hex, width: number): Point {
  return { x: 0.75 * width * q, y: HEIGHT * width * (r + q / 2) }
}

/** Gives the hex that holds a point. */
export function hexAt({ x, y }: Point, width: number): Hex {
  const q = x / (0.75 * width)
  const r = y / (HEIGHT * width) - q / 2
  return rounded(q, r)
}

/** Gives the six cells that share an edge with a hex. */
export function neighbours([q, r]: Hex): Hex[] {
  return SIDES.map(([dq, dr]) => [q + dq, r + dr])
}

/** Gives the corners of a hex around a point, from the right one clockwise. */
export function corners(centre: Point, width: number): Point[] {
  return [0, 1, 2, 3, 4, 5].map((turn) => {
    const angle = (Math.PI / 3) * turn
    return { x: centre.x + (width / 2) * Math.cos(angle), y: centre.y + (width / 2) * Math.sin(angle) }
  })
}

/** Gives the outline of a hex with soft corners as an SVG path. */
export function hexPath(centre: Point, width: number, softness = 0.12): string {
  const around = corners(centre, width)
  const steps = around.map((corner, i) => {
    const from = toward(corner, around[(i + 5) % 6]!, softness)
    const to = toward(corner, around[(i + 1) % 6]!, softness)
    return `${i ? 'L' : 'M'}${pair(from)}Q${pair(corner)} ${pair(to)}`
  })
  return `${steps.join('')}Z`
}

/** Gives the box that holds hexes of a width, with some space around. */
export function hexBox(
  cells: readonly Hex[],
  width: number,
  space = 0,
): { x: number; y: number; width: number; height: number } {
  const middles = cells.map((cell) => hexCentre(cell, width))
  const left = Math.min(...middles.map(({ x }) => x)) - width / 2 - space
  const top = Math.min(...middles.map(({ y }) => y)) - (HEIGHT * width) / 2 - space
  const right = Math.max(...middles.map(({ x }) => x)) + width / 2 + space
  const bottom = Math.max(...middles.map(({ y }) => y)) + (HEIGHT * width) / 2 + space
  return { x: left, y: top, width: right - left, height: bottom - top }
}

/** Sorts hexes by column, then from top to bottom: the order of `N`, Home and End. */
export function byColumn(cells: readonly Hex[]): Hex[] {
  return [...cells].sort((a, b) => a[0] - b[0] || a[1] - b[1])
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/** Gives the cell an arrow key leads to, and the height to remember; up and down stay in the column. */
export function step(cells: readonly Hex[], from: Hex, arrow: Arrow, height?: number): { to: Hex; height: number } {
  const kept = height ?? heightOf(from)
  const stays = arrow === 'ArrowUp' || arrow === 'ArrowDown'
  const ahead = stays
    ? alongColumn(cells, from, arrow === 'ArrowUp' ? -1 : 1)
    : nextColumn(cells, from, arrow === 'ArrowLeft' ? -1 : 1, kept)
  if (!ahead) return { to: from, height: kept }
  return { to: ahead, height: stays ? heightOf(ahead) : kept }
}

function alongColumn(cells: readonly Hex[], [q, r]: Hex, way: 1 | -1): Hex | undefined {
  const column = cells.filter((cell) => cell[0] === q && (cell[1] - r) * way > 0)
  return column.sort((a, b) => (a[1] - b[1]) * way)[0]
}

function nextColumn(cells: readonly Hex[], [q]: Hex, way: 1 | -1, height: number): Hex | undefined {
  const columns = [...new Set(cells.map((cell) => cell[0]))].filter((other) => (other - q) * way > 0)
  if (!columns.length) return undefined
  const column = columns.sort((a, b) => (a - b) * way)[0]!
  const near = cells.filter((cell) => cell[0] === column)
  return near.sort((a, b) => Math.abs(heightOf(a) - height) - Math.abs(heightOf(b) - height) || a[1] - b[1])[0]
}

function heightOf([q, r]: Hex): number {
  return r + q / 2
}

function rounded(q: number, r: number): Hex {
  const s = -q - r
  let [cq, cr] = [Math.round(q), Math.round(r)]
  const cs = Math.round(s)
  const [dq, dr, ds] = [Math.abs(cq - q), Math.abs(cr - r), Math.abs(cs - s)]
  if (dq > dr && dq > ds) cq = -cr - cs
  else if (dr > ds) cr = -cq - cs
  return [cq || 0, cr || 0]
}

function toward(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`
}

function round(value: number): number {
  return Math.round(value * 100) / 100 || 0
}
