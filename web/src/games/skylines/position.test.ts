// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  counterSquare,
  groundOf,
  key,
  laidTiles,
  nearest,
  placing,
  plots,
  proposed,
  zonesAround,
  type District,
  type Position,
} from './position'
import { BOX } from './printed'

const position = {
  layout: [
    ['B', 0, 0, 0],
    ['E', 0, 1, 0],
    ['A', 0, 2, 0],
  ],
  boards: ['A'],
  tiles: [
    ['clinic', 0, 23, 0],
    ['res-L4', 5, 18, 90],
  ],
  supply: { 'res-I2': 4, 'res-L4': 0, 'com-I2': 2, hospital: 1 },
  card: null,
  tile: null,
} as unknown as Position

describe('the city', () => {
  const ground = groundOf(plots(position, BOX))
  // Grass between roads and water, as the server tells it of this position.
  const block = (top: number, left: number) =>
    [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3].map((col) => [top + row, left + col] as const))
  const districts: District[] = [
    { squares: block(0, 23), tiles: 1, lacks: 0 },
    { squares: block(5, 18), tiles: 1, lacks: 0 },
    { squares: block(5, 23), tiles: 0, lacks: 1 },
  ]

  it('has the ground of boards turned up only', () => {
    expect(ground.size).toBe(81)
    expect([ground.get('0,18'), ground.get('4,20'), ground.get('0,23'), ground.get('0,0')]).toEqual([
      '~',
      '#',
      '.',
      undefined,
    ])
    expect(groundOf(plots(position, BOX), 'all').get('4,0')).toBe('#')
  })
  it('knows the tiles of a colour around a square, in its district alone', () => {
    const tiles = laidTiles(position, BOX)
    expect(zonesAround('residential', [8, 18], districts, tiles, BOX)).toEqual([tiles[1]!.squares[0]])
    expect(zonesAround('residential', [0, 25], districts, tiles, BOX)).toEqual([])
    expect(zonesAround('commercial', [8, 18], districts, tiles, BOX)).toEqual([])
  })
  it('shows a counter on a free square', () => {
    const taken = new Set(laidTiles(position, BOX).flatMap(({ squares }) => squares.map(key)))
    expect(districts.map((district) => taken.has(key(counterSquare(district, taken))))).toEqual([false, false, false])
  })
})

describe('a tile in the hand', () => {
  it('turns about the square it is held by', () => {
    const corners = [0, 1, 2, 3].map((quarters) => placing('res-I3', [5, 20], quarters, BOX))
    expect(corners).toEqual([
      { do: 'place', at: [5, 19], rot: 0 },
      { do: 'place', at: [4, 20], rot: 90 },
      { do: 'place', at: [5, 19], rot: 0 },
      { do: 'place', at: [4, 20], rot: 90 },
    ])
  })
  it('is never turned further than it looks different', () => {
    const turns = (tile: string) => [0, 1, 2, 3].map((quarters) => placing(tile, [7, 9], quarters, BOX).rot)
    expect([turns('res-O4'), turns('res-I3'), turns('res-L4')]).toEqual([
      [0, 0, 0, 0],
      [0, 90, 0, 90],
      [0, 90, 180, 270],
    ])
  })
  it('appears at the nearest place where it fits', () => {
    expect(
      nearest(
        [
          [0, 0],
          [5, 5],
          [9, 1],
        ],
        [6, 4],
      ),
    ).toEqual([5, 5])
    expect(nearest([], [6, 4])).toBeUndefined()
  })
  it('is seen by the others where it is proposed', () => {
    const tiles = [...position.tiles, ['hospital', 5, 23, 0] as const]
    expect(proposed({ ...position, tiles }, position, BOX)?.id).toBe('hospital')
    expect(proposed(position, position, BOX)).toBeNull()
    expect(proposed(null, position, BOX)).toBeNull()
  })
})
