import { expect, test } from 'vitest'
import { besideOf, laying, placesAround } from './arrange'

const ROW = [
  ['B', 0, 0, 0],
  ['E', 0, 1, 90],
] as const

test('the first board has one place, the next those beside the boards that lie', () => {
  expect(placesAround([])).toEqual([[0, 0]])
  expect(placesAround(ROW)).toEqual([
    [-1, 0],
    [-1, 1],
    [0, -1],
    [0, 2],
    [1, 0],
    [1, 1],
  ])
})

test('a place is named by a board beside it', () => {
  expect(besideOf(ROW, [0, 2])).toEqual({ board: 'E', side: 'right' })
  expect(besideOf(ROW, [-1, 0])).toEqual({ board: 'B', side: 'above' })
  expect(besideOf([], [0, 0])).toBeNull()
})

test('a move counts from the free margin around the boards', () => {
  expect(laying('A', [-1, 0], 3)).toEqual({ do: 'lay', board: 'A', at: [0, 1], rot: 270 })
})
