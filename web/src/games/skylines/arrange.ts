/** Boards on their way to the map: the places there are, and the move that lays one (docs/positions/skylines.md). */
import type { Move } from '../../pick/pick'
import { turned } from '../../shapes/polyomino'
import type { Plot, Position } from './position'
import type { Printed } from './printed'

type Layout = Position['layout']
/** Row and column among the boards; the corner of those that lie is 0, 0. */
export type Place = readonly [row: number, col: number]
export type Side = 'right' | 'below' | 'left' | 'above'

const SIDES: readonly (readonly [Side, Place])[] = [
  ['right', [0, 1]],
  ['below', [1, 0]],
  ['left', [0, -1]],
  ['above', [-1, 0]],
]

/** Gives the free places beside the boards that lie; the first board has one place. */
export function placesAround(layout: Layout): Place[] {
  if (!layout.length) return [[0, 0]]
  const taken = new Set(layout.map(([, row, col]) => `${row},${col}`))
  const found = new Map<string, Place>()
  for (const [, row, col] of layout)
    for (const [, [down, right]] of SIDES) {
      const place: Place = [row + down, col + right]
      if (!taken.has(String(place))) found.set(String(place), place)
    }
  return [...found.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1])
}

/** Gives a board that a place lies beside, and on which side of it. */
export function besideOf(layout: Layout, [row, col]: Place): { board: string; side: Side } | null {
  for (const [board, y, x] of layout)
    for (const [side, [down, right]] of SIDES) if (y + down === row && x + right === col) return { board, side }
  return null
}

/** Gives the move that lays a board; the map of a move has a free margin around the boards that lie. */
export function laying(board: string, [row, col]: Place, quarters: number): Move {
  return { do: 'lay', board, at: [row + 1, col + 1], rot: quarters * 90 }
}

/** Gives a board as it would lie at a place. */
export function plateAt(board: string, [row, col]: Place, quarters: number, printed: Printed): Plot {
  const { grid = [], development_cost: cost = 0 } = printed.boards[board] ?? {}
  return {
    board,
    row: row * printed.boardSize,
    col: col * printed.boardSize,
    up: true,
    cost,
    ground: turned(grid, quarters),
  }
}
