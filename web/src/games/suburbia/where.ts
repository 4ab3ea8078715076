/** Where a space is, in the words of the log: by the tiles it touches (`suburbia/where.py`). */
import { hexKey, neighbours, type Hex } from '../../shapes/hex'
import { listed, type Said } from '../../words/said'
import { borough, type Position } from './position'

const LAKE = 'lake'

/** Says which tiles of a borough a space touches, in the order in which they were built. */
export function besideOf(position: Position, seat: number, cell: Hex): Said | null {
  const around = new Set(neighbours(cell).map(hexKey))
  return nextTo(
    borough(position, seat)
      .filter(({ at }) => around.has(hexKey(at)))
      .map(({ id }) => id),
  )
}

/** Gives what is said of a space next to some tiles, or nothing where there is none. */
export function nextTo(ids: readonly string[]): Said | null {
  const found = [...new Set(ids)].sort((a, b) => Number(a === LAKE) - Number(b === LAKE))
  if (!found.length) return null
  const named = found.filter((id) => id !== LAKE).length
  const tiles = found.map((id): Said =>
    id === LAKE ? { key: 'neighbor-lake' } : { key: 'neighbor', args: { tile: { key: `tile-${id}` } } },
  )
  const each = named === 0 ? 'lake' : named === 1 ? 'tile' : 'tiles'
  return { key: 'where-next_to', args: { tiles: listed('and', tiles), each } }
}
