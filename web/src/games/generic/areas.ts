/** Where the places of an area lie, and how things without a drawing look. */
import { HEIGHT, hexCentre } from '../../shapes/hex'
import type { Area, Place } from '../../wire/types.gen'

/** A place on a map, in parts of a hundred of the map's size. */
export interface Cell {
  readonly place: Place
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Plan {
  readonly cells: readonly Cell[]
  /** The size of the map, counted in the width of a cell. */
  readonly width: number
  readonly height: number
}

/** Lays the places of a map out: squares by column and row, hexes flat-topped by q and r. */
export function planOf({ form, places = [] }: Area): Plan {
  const high = form === 'hexes' ? HEIGHT : 1
  const spots = places.map((place) => {
    const [x, y] = [place.x ?? 0, place.y ?? 0]
    return { place, ...(form === 'hexes' ? hexCentre([x, y], 1) : { x, y }) }
  })
  const [left, top] = [Math.min(...spots.map(({ x }) => x)), Math.min(...spots.map(({ y }) => y))]
  const width = Math.max(...spots.map(({ x }) => x)) - left + 1
  const height = Math.max(...spots.map(({ y }) => y)) - top + high
  return {
    cells: spots.map(({ place, x, y }) => ({
      place,
      left: (100 * (x - left)) / width,
      top: (100 * (y - top)) / height,
      width: 100 / width,
      height: (100 * high) / height,
    })),
    width,
    height,
  }
}

const TOWARDS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** Gives the cell an arrow key leads to: the nearest one on that side. Nothing if there is none, or for another key. */
export function neighbourOf({ cells, width, height }: Plan, at: number, key: string): number | null {
  const towards = TOWARDS[key]
  const from = cells[at]
  if (!towards || !from) return null
  const far = cells.map(({ left, top }) => {
    const [x, y] = [((left - from.left) * width) / 100, ((top - from.top) * height) / 100]
    const ahead = x * towards[0] + y * towards[1]
    // What lies aside counts twice: straight on is meant first.
    return ahead > 0.01 ? ahead + 2 * Math.abs(x * towards[1] + y * towards[0]) : Infinity
  })
  const least = Math.min(...far)
  return least === Infinity ? null : far.indexOf(least)
}

/** Gives a thing's hue, always the same one, in degrees. */
export function hueOf(key: string): number {
  let hash = 0x811c9dc5 // FNV-1a: keys that differ in little differ in much
  for (const letter of key) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193)
  return ((hash >>> 8) % 24) * 15
}

/** Gives the letter that stands for a thing. */
export function letterOf(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? '?'
}
