/** Shapes of squares: turning them and drawing them in one line. Rows count southward, columns eastward (`shapes/polyomino.py`). */

export type Square = readonly [row: number, col: number]
export type Outline = readonly string[]

/** Gives rows turned clockwise by quarter turns: an outline of marks, or a board of anything. */
export function turnedRows<T>(rows: readonly (readonly T[])[], quarters: number): T[][] {
  let shown = rows.map((row) => [...row])
  for (let turn = 0; turn < ((quarters % 4) + 4) % 4; turn++) {
    const height = shown.length
    shown = shown[0]!.map((_, row) => Array.from({ length: height }, (_, col) => shown[height - 1 - col]![row]!))
  }
  return shown
}

/** Gives an outline turned clockwise by quarter turns. */
export function turned(outline: Outline, quarters: number): string[] {
  return turnedRows(
    outline.map((row) => [...row]),
    quarters,
  ).map((row) => row.join(''))
}

/** Gives the squares an outline covers, in reading order, from its top left corner. */
export function squares(outline: Outline): Square[] {
  return outline.flatMap((line, row) => [...line].flatMap((mark, col): Square[] => (mark === 'X' ? [[row, col]] : [])))
}

/** Gives the squares a tile covers: its outline, turned by degrees, with the top left corner of its box at a square. */
export function covered(outline: Outline, [row, col]: Square, degrees: number): Square[] {
  return squares(turned(outline, degrees / 90)).map(([down, right]) => [row + down, col + right])
}

/** Gives the fewest quarter turns that show an outline as so many do. */
export function sameTurn(outline: Outline, quarters: number): number {
  const shown = turned(outline, quarters).join('/')
  for (let fewer = 0; fewer < quarters; fewer++) if (turned(outline, fewer).join('/') === shown) return fewer
  return quarters
}

interface Corner {
  x: number
  y: number
}

/**
 * Gives the line around squares as an SVG path, holes included.
 * `size` is the way from square to square, `inset` how far the line stays inside, `radius` how soft its corners are.
 */
export function outlinePath(cells: readonly Square[], size: number, inset = 0, radius = 0): string {
  return loops(cells)
    .map((loop) =>
      loopPath(
        loop.map(({ x, y }) => ({ x: x * size, y: y * size })),
        inset,
        radius,
      ),
    )
    .join('')
}

/** Gives the square of a shape that carries its mark: the lowest, and of those the leftmost. */
export function markSquare(cells: readonly Square[]): Square {
  return [...cells].sort((a, b) => b[0] - a[0] || a[1] - b[1])[0]!
}

/** Walks around the squares with them on the right hand, and gives the corners of every round. */
function loops(cells: readonly Square[]): Corner[][] {
  const taken = new Set(cells.map(([row, col]) => `${row},${col}`))
  const ways = new Map<string, Corner[]>()
  const add = (x1: number, y1: number, x2: number, y2: number) => {
    const from = `${x1},${y1}`
    ways.set(from, [...(ways.get(from) ?? []), { x: x2, y: y2 }])
  }
  for (const [row, col] of cells) {
    if (!taken.has(`${row - 1},${col}`)) add(col, row, col + 1, row)
    if (!taken.has(`${row},${col + 1}`)) add(col + 1, row, col + 1, row + 1)
    if (!taken.has(`${row + 1},${col}`)) add(col + 1, row + 1, col, row + 1)
    if (!taken.has(`${row},${col - 1}`)) add(col, row + 1, col, row)
  }
  const found: Corner[][] = []
  for (let start = ways.keys().next(); !start.done; start = ways.keys().next()) found.push(walk(ways, start.value))
  return found
}

function walk(ways: Map<string, Corner[]>, start: string): Corner[] {
  const [x, y] = start.split(',').map(Number) as [number, number]
  const way: Corner[] = [{ x, y }]
  for (;;) {
    const here = way.at(-1)!
    const key = `${here.x},${here.y}`
    const open = ways.get(key)
    if (!open) break
    const before = way.at(-2)
    // Where two squares touch by a corner, turn right: each keeps its own line.
    const next = before && open.length > 1 ? open.find((to) => turn(before, here, to) > 0)! : open[0]!
    if (open.length > 1)
      ways.set(
        key,
        open.filter((to) => to !== next),
      )
    else ways.delete(key)
    way.push(next)
    if (`${next.x},${next.y}` === start) break
  }
  way.pop()
  return way.filter((corner, i) => turn(way.at(i - 1)!, corner, way[(i + 1) % way.length]!) !== 0)
}

/** Says how a way bends: positive to the right, negative to the left (y counts downward). */
function turn(a: Corner, b: Corner, c: Corner): number {
  return Math.sign((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x))
}

function loopPath(corners: Corner[], inset: number, radius: number): string {
  const inner = corners.map((corner, i) => moved(corners.at(i - 1)!, corner, corners[(i + 1) % corners.length]!, inset))
  const steps = inner.map((corner, i) => {
    const before = inner.at(i - 1)!
    const after = inner[(i + 1) % inner.length]!
    const [from, to] = [near(corner, before, radius), near(corner, after, radius)]
    return radius ? `${i ? 'L' : 'M'}${from}Q${corner.x} ${corner.y} ${to}` : `${i ? 'L' : 'M'}${corner.x} ${corner.y}`
  })
  return `${steps.join('')}Z`
}

/** Moves a corner inside by the same way from both of its edges; inside is to the right. */
function moved(before: Corner, corner: Corner, after: Corner, by: number): Corner {
  const [inX, inY] = [Math.sign(corner.x - before.x), Math.sign(corner.y - before.y)]
  const [outX, outY] = [Math.sign(after.x - corner.x), Math.sign(after.y - corner.y)]
  return { x: corner.x - by * (inY + outY), y: corner.y + by * (inX + outX) }
}

function near(corner: Corner, other: Corner, radius: number): string {
  const far = Math.abs(other.x - corner.x) + Math.abs(other.y - corner.y)
  const part = far ? Math.min(radius, far / 2) / far : 0
  return `${corner.x + (other.x - corner.x) * part} ${corner.y + (other.y - corner.y) * part}`
}
