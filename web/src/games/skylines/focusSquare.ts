/** Focuses a square of the city. */
import type { Square } from '../../shapes/polyomino'
import { key } from './position'

/** Moves the focus to a square of the map. */
export function focusSquare(square: Square): void {
  document.getElementById(`cell-${key(square)}`)?.focus()
}
