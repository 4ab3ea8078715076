/** Where the names of the districts stand: outside, over a top edge or under a bottom edge, so that no lot and no other name is covered. */
import { CITY, pitch, type Cell } from '../../shapes/square'
import { cellKey, type Lot, type PlacedDistrict } from './position'

export interface Label {
  readonly district: number
  readonly x: number
  readonly y: number
  /** The text hangs from this point instead of standing on it. */
  readonly isBelow: boolean
}

/** A name is about so many lots long. */
const LENGTH = 2

/** Gives the places of the names; a district without room for its name around it has none. */
export function labelsOf(districts: readonly Pick<PlacedDistrict, 'id'>[], lots: readonly Lot[]): Label[] {
  const taken = new Set(lots.map(({ cell }) => cellKey(cell)))
  return districts.flatMap(({ id }) => {
    const own = lots
      .filter(({ district }) => district === id)
      .map(({ cell }) => cell)
      .sort((a, b) => a[0] - b[0])
    const [top, bottom] = [Math.min(...own.map(([, y]) => y)), Math.max(...own.map(([, y]) => y))]
    const spots = [
      ...own.filter(([, y]) => y === top).map(([x, y]): Cell => [x, y - 1]),
      ...own.filter(([, y]) => y === bottom).map(([x, y]): Cell => [x, y + 1]),
    ]
    const spot = spots.find((each) => under(each).every((key) => !taken.has(key)))
    if (!spot) return []
    for (const key of under(spot)) taken.add(key)
    const isBelow = spot[1] > bottom
    return [
      {
        district: id,
        x: spot[0] * pitch(CITY) + CITY.street / 2,
        y: isBelow ? spot[1] * pitch(CITY) + 8 : top * pitch(CITY) - 10,
        isBelow,
      },
    ]
  })
}

/** Gives the cells a name that begins at a cell lies on. */
function under([x, y]: Cell): string[] {
  return Array.from({ length: LENGTH }, (_, i) => cellKey([x + i, y]))
}

/** Gives words as they begin a label: drawn text has no style for its first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
