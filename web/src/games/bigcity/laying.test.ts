// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Cell } from '../../shapes/square'
import { apart, nearest, outskirtsOf, touching } from './laying'
import type { Lot } from './position'

const lot = (number: number, cell: Cell, district = 1): Lot => ({ number, cell, district })
/** A block of lots numbered from 1, row by row. */
const block = ([left, top]: Cell, width: number, height: number): Lot[] =>
  Array.from({ length: width * height }, (_, i) => lot(i + 1, [left + (i % width), top + Math.floor(i / width)]))

describe('a district over the map', () => {
  it('snaps to the nearest allowed place', () => {
    expect(nearest([[0, 0], [5, 5]], [3, 4])).toEqual([5, 5]) // prettier-ignore
    expect(nearest([], [3, 4])).toBeNull()
  })
  it('offers places that overlap neither it nor each other', () => {
    const places: Cell[] = [[1, 0], [2, 0], [3, 0], [5, 0]] // prettier-ignore
    expect(apart(places, [0, 0], (origin) => block(origin, 2, 1))).toEqual([[2, 0], [5, 0]]) // prettier-ignore
  })
  it('touches the city along streets', () => {
    const { count, streets } = touching(block([3, 1], 2, 3), block([0, 0], 3, 3))
    expect(count).toBe(2)
    expect(streets.map(({ key }) => key)).toEqual(['3,1:W', '3,2:W'])
  })
  it('makes lots center that border on nothing outside, not even across a hole', () => {
    const ring = block([0, 0], 5, 5).filter(({ cell: [x, y] }) => x !== 2 || y !== 2)
    const outer = outskirtsOf(ring)
    expect(ring.filter(({ number }) => !outer.has(number)).map(({ cell }) => cell)).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
      [1, 2],
      [3, 2],
      [1, 3],
      [2, 3],
      [3, 3], // prettier-ignore
    ])
  })
})
