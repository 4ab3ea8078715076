/** Dragging a tile by touch: it hovers over the finger, or the hand would hide it. */
import type { Square } from '../../shapes/polyomino'
import { SIZE } from './city.svelte'
import type { Placing } from './placing.svelte'

/** Pixels that it hovers over the finger. */
const ABOVE = 56

export class Grab {
  /** How far the held tile hovers off the squares it would fall on, in map units. */
  off = $state.raw<{ readonly x: number; readonly y: number } | null>(null)
  readonly #placing: () => Placing
  #pointer: number | null = null

  constructor(placing: () => Placing) {
    this.#placing = placing
  }

  /** Takes the tile under the finger; the map stays where it is. */
  readonly down = (event: PointerEvent): void => {
    const { ghost, held, isStaged, city } = this.#placing()
    const tile = ghost ?? (held || !isStaged ? undefined : city.tiles.slice(city.standing).at(-1))
    const at = squareUnder(event, 0)
    const isNear = tile?.squares.some(([row, col]) => Math.max(Math.abs(row - at[0]), Math.abs(col - at[1])) <= 1)
    if (event.pointerType !== 'touch' || !event.isPrimary || !isNear) return
    this.#pointer = event.pointerId
    event.stopPropagation()
  }

  readonly move = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer) return
    const placing = this.#placing()
    const { city, hold } = placing
    if (!placing.held && !this.off) placing.lift()
    const over = squareUnder(event, ABOVE)
    if (city.has(over)) hold.over = over
    const { x, y } = pointUnder(event, ABOVE)
    const [row, col] = hold.over ?? over
    this.off = { x: x - (col + 0.5) * SIZE, y: y - (row + 0.5) * SIZE }
  }

  readonly up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#pointer) return
    if (this.off && event.type === 'pointerup') this.#placing().put()
    this.#pointer = null
    this.off = null
  }
}

/** Gives the point of the map so many pixels above a pointer. */
function pointUnder(event: PointerEvent, above: number): { x: number; y: number } {
  const svg = (event.currentTarget as SVGGElement).ownerSVGElement!
  return new DOMPoint(event.clientX, event.clientY - above).matrixTransform(svg.getScreenCTM()!.inverse())
}

function squareUnder(event: PointerEvent, above: number): Square {
  const { x, y } = pointUnder(event, above)
  return [Math.floor(y / SIZE), Math.floor(x / SIZE)]
}
