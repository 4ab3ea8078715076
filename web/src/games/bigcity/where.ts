/** Where a district would lie, in the words of the log: by the districts it faces (`bigcity/where.py`). */
import type { Cell } from '../../shapes/square'
import { listed, type Said } from '../../words/said'
import { cellKey, type Lot } from './position'

const SIDES: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

/** Gives the districts of the city that lots would face, or nothing where there are none. */
export function facing(laid: readonly Lot[], lots: readonly Lot[]): Said | null {
  const around = new Set(laid.flatMap(({ cell: [x, y] }) => SIDES.map(([dx, dy]) => cellKey([x + dx, y + dy]))))
  const found = new Set(lots.filter(({ cell }) => around.has(cellKey(cell))).map(({ district }) => district))
  const numbers = [...found].sort((a, b) => a - b).map(String)
  return numbers.length
    ? { key: 'where-next_to', args: { count: numbers.length, numbers: listed('and', numbers) } }
    : null
}
