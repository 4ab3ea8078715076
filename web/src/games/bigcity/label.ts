/** Where the name of a district stands: outside, over its top edge or under its bottom edge, so that no lot is covered. */
import { CITY, pitch } from '../../shapes/square'
import { cellKey, type Lot, type PlacedDistrict } from './position'

export interface Label {
  readonly x: number
  readonly y: number
  /** The text hangs from this point instead of standing on it. */
  readonly isBelow: boolean
}

/** Gives the place of a district's name; an enclosed one has it on the street above its first lot. */
export function labelOf({ id }: Pick<PlacedDistrict, 'id'>, lots: readonly Lot[]): Label {
  const city = new Set(lots.map(({ cell }) => cellKey(cell)))
  const own = lots.filter(({ district }) => district === id).map(({ cell }) => cell).sort((a, b) => a[0] - b[0])
  const [top, bottom] = [Math.min(...own.map(([, y]) => y)), Math.max(...own.map(([, y]) => y))]
  const above = own.find(([x, y]) => y === top && !city.has(cellKey([x, y - 1])))
  const below = own.find(([x, y]) => y === bottom && !city.has(cellKey([x, y + 1])))
  const way = pitch(CITY)
  const [x] = above ?? below ?? own[0] ?? [0]
  if (above) return { x: x * way + CITY.street / 2, y: top * way - 10, isBelow: false }
  if (below) return { x: x * way + CITY.street / 2, y: (bottom + 1) * way + 8, isBelow: true }
  return { x: x * way + CITY.street / 2, y: top * way + 4, isBelow: false }
}

/** Gives words as they begin a label: drawn text has no style for its first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
