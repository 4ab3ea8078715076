// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { byColumn, corners, hexAt, hexBox, hexCentre, hexPath, neighbours, readHex, step, type Hex } from './hex'
import { covered, markSquare, outlinePath, sameTurn, squares, turned, turnedRows } from './polyomino'
import { beside, CITY, edgeKey, lotBox, stepOver, streetLine } from './square'

describe('hexes', () => {
  const borough: Hex[] = [
    [0, 0],
    [0, 1],
    [0, 2],
    [-1, 1],
    [1, 0],
    [-2, 2],
  ]

  it('neighbours share an edge: their middles are one height apart', () => {
    for (const near of neighbours([2, -1])) {
      const [a, b] = [hexCentre([2, -1], 120), hexCentre(near, 120)]
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo((120 * Math.sqrt(3)) / 2)
    }
  })
  it('r counts downward within a column, and a column to the right lies half a hex lower', () => {
    expect(hexCentre([0, 1], 100)).toEqual({ x: 0, y: hexCentre([1, 0], 100).y * 2 })
  })
  it('a point inside a hex finds it again', () => {
    for (const cell of borough)
      expect(hexAt({ x: hexCentre(cell, 72).x + 9, y: hexCentre(cell, 72).y - 9 }, 72)).toEqual(cell)
  })
  it('has its corners left and right, and a closed outline', () => {
    expect(corners({ x: 0, y: 0 }, 10)[0]).toEqual({ x: 5, y: 0 })
    expect(hexPath({ x: 0, y: 0 }, 10)).toMatch(/^M.*Z$/)
  })
  it('a box holds all of it', () => {
    expect(hexBox([[0, 0]], 100)).toMatchObject({ x: -50, width: 100 })
  })
  it('reads what is typed', () => {
    expect(readHex('1,-2')).toEqual([1, -2])
  })
  it('up and down stay in the column and stop at its ends', () => {
    expect(step(borough, [0, 0], 'ArrowDown').to).toEqual([0, 1])
    expect(step(borough, [0, 2], 'ArrowDown').to).toEqual([0, 2])
  })
  it('left and right go to the nearest height of the next column and remember where they came from', () => {
    const left = step(borough, [0, 2], 'ArrowLeft')
    expect(left.to).toEqual([-1, 1])
    expect(step(borough, left.to, 'ArrowRight', left.height).to).toEqual([0, 2])
  })
  it('are ordered by column, then from the top', () => {
    expect(byColumn(borough).map(String)).toEqual(['-2,2', '-1,1', '0,0', '0,1', '0,2', '1,0'])
  })
})

describe('polyominoes', () => {
  const L = ['XX', 'X.', 'X.']
  it('turn clockwise', () => {
    expect(turned(L, 1)).toEqual(['XXX', '..X'])
    expect(turned(L, 4)).toEqual(L)
  })
  it('turn boards of numbers as well', () => {
    expect(
      turnedRows(
        [
          [21, 22],
          [25, 26],
        ],
        1,
      ),
    ).toEqual([
      [25, 21],
      [26, 22],
    ])
  })
  it('cover squares from the top left corner of their box', () => {
    expect(squares(L)).toEqual([
      [0, 0],
      [0, 1],
      [1, 0],
      [2, 0],
    ])
    expect(covered(L, [4, 7], 90)).toEqual([
      [4, 7],
      [4, 8],
      [4, 9],
      [5, 9],
    ])
  })
  it('show the same after fewer turns where they are symmetric', () => {
    expect(sameTurn(['XX'], 3)).toBe(1)
    expect(sameTurn(['XX', 'XX'], 3)).toBe(0)
  })
  it('are drawn in one line around, without the edges inside', () => {
    expect(outlinePath(squares(['XX']), 10)).toBe('M0 0L20 0L20 10L0 10Z')
    expect(outlinePath(squares(L), 10).match(/[ML]/g)).toHaveLength(6)
  })
  it('keep their line inside by the inset, in corners of both kinds', () => {
    expect(outlinePath(squares(['X.', 'XX']), 10, 1)).toBe('M1 1L9 1L9 11L19 11L19 19L1 19Z')
  })
  it('have a second line around a hole, and squares that touch by a corner keep their own', () => {
    expect(outlinePath(squares(['XXX', 'X.X', 'XXX']), 10).match(/M/g)).toHaveLength(2)
    expect(outlinePath(squares(['X.', '.X']), 10).match(/M/g)).toHaveLength(2)
  })
  it('carry their mark in the lowest left square', () => {
    expect(markSquare(squares(L))).toEqual([2, 0])
  })
})

describe('lots and streets', () => {
  it('lie a lot and a street apart', () => {
    expect(lotBox([1, 0]).x - lotBox([0, 0]).x).toBe(CITY.lot + CITY.street)
  })
  it('a street has one name from both sides', () => {
    expect(edgeKey([2, 3], 'S')).toBe(edgeKey([2, 4], 'N'))
    expect(edgeKey([2, 3], 'E')).toBe(edgeKey([3, 3], 'W'))
    expect(streetLine([2, 3], 'E')).toEqual(streetLine([3, 3], 'W'))
  })
  it('neighbours lie to the north, east, south and west', () => {
    expect(beside([0, 0], 'N')).toEqual([0, -1])
  })
  it('arrows go straight on over gaps, else to what is nearest on that side', () => {
    const cells = [
      [0, 0],
      [2, 0],
      [1, 3],
    ] as const
    expect(stepOver(cells, [0, 0], 'ArrowRight')).toEqual([2, 0])
    expect(stepOver(cells, [0, 0], 'ArrowDown')).toEqual([1, 3])
    expect(stepOver(cells, [0, 0], 'ArrowUp')).toEqual([0, 0])
  })
})
