// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  asked,
  choicesOf,
  counterSquare,
  districtsOf,
  groundOf,
  key,
  laidTiles,
  nearest,
  placing,
  plots,
  proposed,
  zonesAround,
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
  const districts = districtsOf(ground, laidTiles(position, BOX))

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
  it('falls into districts between roads and water, each with its tiles', () => {
    expect(districts.map(({ squares, tiles }) => [squares.length, tiles.length])).toEqual([
      [16, 1],
      [16, 1],
      [16, 0],
    ])
  })
  it('joins districts across the seam of two boards', () => {
    const open = { ...position, boards: ['A', 'E'] }
    const joined = districtsOf(groundOf(plots(open, BOX)), laidTiles(open, BOX))
    expect(joined.some(({ squares }) => new Set(squares.map(([, col]) => Math.floor(col / 9))).size === 2)).toBe(true)
  })
  it('asks two tiles of a district once all boards are turned up', () => {
    expect([asked(position, BOX), asked({ ...position, boards: ['A', 'E', 'B'] }, BOX)]).toEqual([1, 2])
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
  it('is any of its colour, or the one a card names', () => {
    expect(choicesOf('I-R1', position, BOX)).toEqual([
      { tile: 'res-I2', left: 4 },
      { tile: 'res-L4', left: 0 },
    ])
    expect(choicesOf('II-S1', position, BOX)).toEqual([{ tile: 'hospital', left: 1 }])
  })
  it('is seen by the others where it is proposed', () => {
    const moves = [
      { do: 'play', card: 'II-S1' },
      { do: 'place', at: [5, 23], rot: 0 },
    ]
    expect(proposed(moves, position, BOX)?.id).toBe('hospital')
    expect(proposed([{ do: 'exchange', card: 'I-R1' }], position, BOX)).toBeNull()
  })
})
