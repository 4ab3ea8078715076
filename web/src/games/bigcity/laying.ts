/** A district over the map, before it lies: where it snaps to, which places to offer, what it would touch. */
import { beside, edgeKey, streetLine, type Cell, type Side } from '../../shapes/square'
import { cellKey, type Lot } from './position'

const SIDES: readonly Side[] = ['N', 'E', 'S', 'W']
const MOST = 8

/** Gives the allowed place nearest to a point, both in lots. */
export function nearest(places: readonly Cell[], to: Cell): Cell | null {
  return byDistance(places, to)[0] ?? null
}

/** Gives the places to draw: the nearest that overlap neither what lies there nor each other. */
export function apart(places: readonly Cell[], from: Cell, lay: (origin: Cell) => readonly Lot[]): Cell[] {
  const taken = new Set(lay(from).map(({ cell }) => cellKey(cell)))
  const shown: Cell[] = []
  for (const place of byDistance(places, from)) {
    const cells = lay(place).map(({ cell }) => cellKey(cell))
    if (shown.length === MOST || cells.some((each) => taken.has(each))) continue
    shown.push(place)
    for (const each of cells) taken.add(each)
  }
  return shown
}

/** Gives the streets between a district and the city, each once, and how many of its lots face it. */
export function touching(laid: readonly Lot[], lots: readonly Lot[]) {
  const own = new Set(laid.map(({ cell }) => cellKey(cell)))
  const city = new Set(lots.map(({ cell }) => cellKey(cell)).filter((key) => !own.has(key)))
  const facing = (cell: Cell) => SIDES.filter((side) => city.has(cellKey(beside(cell, side))))
  return {
    count: laid.filter(({ cell }) => facing(cell).length > 0).length,
    streets: laid.flatMap(({ cell }) =>
      facing(cell).map((side) => ({ key: edgeKey(cell, side), line: streetLine(cell, side) })),
    ),
  }
}

/**
 * Gives the lots on the outskirts of a city: those that border on what is outside, an enclosed hole is not. Only to draw a
 * district that does not lie yet; the server says it of one that does.
 */
export function outskirtsOf(lots: readonly Lot[]): Set<number> {
  const city = new Set(lots.map(({ cell }) => cellKey(cell)))
  const [xs, ys] = [lots.map(({ cell }) => cell[0]), lots.map(({ cell }) => cell[1])]
  const [left, right, top, bottom] = [
    Math.min(...xs) - 1,
    Math.max(...xs) + 1,
    Math.min(...ys) - 1,
    Math.max(...ys) + 1,
  ]
  const outside = new Set([cellKey([left, top])])
  const ahead: Cell[] = [[left, top]]
  for (let at = ahead.pop(); at; at = ahead.pop())
    for (const side of SIDES) {
      const next = beside(at, side)
      const isIn = next[0] >= left && next[0] <= right && next[1] >= top && next[1] <= bottom
      if (!isIn || city.has(cellKey(next)) || outside.has(cellKey(next))) continue
      outside.add(cellKey(next))
      ahead.push(next)
    }
  const isOuter = ({ cell }: Lot) => SIDES.some((side) => outside.has(cellKey(beside(cell, side))))
  return new Set(lots.filter(isOuter).map(({ number }) => number))
}

function byDistance(places: readonly Cell[], to: Cell): Cell[] {
  const far = ([x, y]: Cell) => (x - to[0]) ** 2 + (y - to[1]) ** 2
  return [...places].sort((a, b) => far(a) - far(b))
}
