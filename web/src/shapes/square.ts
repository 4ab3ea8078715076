/** Lots with streets between them: x counts to the right, y downward, sides are N E S W (`shapes/square.py`). */

export type Cell = readonly [x: number, y: number]
export type Side = 'N' | 'E' | 'S' | 'W'

export interface Grid {
  lot: number
  street: number
}

/** The measures of a map of lots: what the drawings are made for. */
export const CITY: Grid = { lot: 62, street: 14 }

const STEPS: Record<Side, Cell> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] }

/** Gives the way from one lot to the next. */
export function pitch({ lot, street }: Grid): number {
  return lot + street
}

/** Gives the box of a lot; half a street lies around it. */
export function lotBox([x, y]: Cell, grid: Grid = CITY): { x: number; y: number; width: number; height: number } {
  const way = pitch(grid)
  return { x: x * way + grid.street / 2, y: y * way + grid.street / 2, width: grid.lot, height: grid.lot }
}

/** Gives the neighbour on a side. */
export function beside([x, y]: Cell, side: Side): Cell {
  const [dx, dy] = STEPS[side]
  return [x + dx, y + dy]
}

/** Gives one name to a street that two lots name by their own sides: the north or the west side of a cell. */
export function edgeKey([x, y]: Cell, side: Side): string {
  if (side === 'S') return `${x},${y + 1}:N`
  return side === 'E' ? `${x + 1},${y}:W` : `${x},${y}:${side}`
}

/** Gives the ends of a street: crossings, in the middle of where streets meet. */
export function streetLine(
  [x, y]: Cell,
  side: Side,
  grid: Grid = CITY,
): { x1: number; y1: number; x2: number; y2: number } {
  const way = pitch(grid)
  const [left, top] = [x * way, y * way]
  switch (side) {
    case 'N':
      return { x1: left, y1: top, x2: left + way, y2: top }
    case 'S':
      return { x1: left, y1: top + way, x2: left + way, y2: top + way }
    case 'W':
      return { x1: left, y1: top, x2: left, y2: top + way }
    case 'E':
      return { x1: left + way, y1: top, x2: left + way, y2: top + way }
  }
}

/** Gives the box that holds cells, streets around them included. */
export function gridBox(
  cells: readonly Cell[],
  grid: Grid = CITY,
  space = 0,
): { x: number; y: number; width: number; height: number } {
  const way = pitch(grid)
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs) * way - space, Math.min(...ys) * way - space]
  return {
    x: left,
    y: top,
    width: (Math.max(...xs) + 1) * way + space - left,
    height: (Math.max(...ys) + 1) * way + space - top,
  }
}

const WAYS: Record<string, Side> = { ArrowUp: 'N', ArrowRight: 'E', ArrowDown: 'S', ArrowLeft: 'W' }

/** Gives the nearest cell an arrow key leads to: straight ahead over gaps, else the nearest one on that side. */
export function stepOver(cells: readonly Cell[], from: Cell, arrow: string): Cell {
  const side = WAYS[arrow]
  if (!side) return from
  const [dx, dy] = STEPS[side]
  const ahead = cells
    .map((cell) => ({
      cell,
      far: (cell[0] - from[0]) * dx + (cell[1] - from[1]) * dy,
      off: Math.abs((cell[0] - from[0]) * dy) + Math.abs((cell[1] - from[1]) * dx),
    }))
    .filter(({ far }) => far > 0)
    .sort((a, b) => a.off - b.off || a.far - b.far)
  return ahead[0]?.cell ?? from
}
