/** Where a square is, in the words of the log: its board, and the tiles next to it (`skylines/where.py`). */
import type { Square } from '../../shapes/polyomino'
import { listed, type Said } from '../../words/said'
import { key, type Laid, type Plot } from './position'
import type { Printed } from './printed'

const ZONES: readonly string[] = ['residential', 'commercial', 'industrial']
const SIDES: readonly Square[] = [
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
]

/** Gives the board under a square and the tiles that touch it, but the one that lies there. */
export function whereIs(square: Square, boards: readonly Plot[], tiles: readonly Laid[], printed: Printed): Said {
  const [row, col] = square
  const under = boards.find(
    (each) => isOn(row - each.row, printed.boardSize) && isOn(col - each.col, printed.boardSize),
  )
  const board: Said = { key: 'where-board', args: { count: 1, boards: under?.board ?? '' } }
  const around = new Set(SIDES.map(([down, right]) => key([row + down, col + right])))
  const touching = tiles.filter(
    ({ squares }) =>
      squares.some((each) => around.has(key(each))) && !squares.some((each) => key(each) === key(square)),
  )
  const kinds = [...new Set(touching.map(({ id }) => zoneOf(id, printed) ?? id))]
  if (!kinds.length) return board
  const named = kinds.filter((kind) => !ZONES.includes(kind))
  const said = [...named, ...kinds.filter((kind) => ZONES.includes(kind))].map((kind): Said =>
    ZONES.includes(kind) ? { key: `neighbor-${kind}` } : { key: 'neighbor', args: { tile: { key: `tile-${kind}` } } },
  )
  const each = named.length === 0 ? 'zone' : named.length === 1 ? 'tile' : 'tiles'
  return { key: 'where-next_to', args: { board, tiles: listed('and', said), each } }
}

function isOn(offset: number, size: number): boolean {
  return offset >= 0 && offset < size
}

function zoneOf(id: string, printed: Printed): string | undefined {
  const kind = printed.tiles[id]?.category
  return kind && ZONES.includes(kind) ? kind : undefined
}
