// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Move, Pick } from '../../pick/pick'
import type { Area, Closed } from '../../wire/types.gen'
import { hueOf, letterOf, neighbourOf, planOf } from './areas'
import { fits, isChosen, moveBy, picksOf, reasonAgainst, turnedTo } from './choosing'

const build = (tile: string, plot: string): Move => ({ do: 'build', tile, plot })
const legal: Move[] = [build('hut', 'a1'), build('hut', 'b1'), build('mill', 'b1'), { do: 'fish', tile: 'hut' }]
const tile = (value: string): Pick[] => [{ field: 'tile', value }]
const plot = (value: string): Pick[] => [{ field: 'plot', value }]
const kind = (value: string): Pick[] => [{ field: 'do', value }]

describe('choosing', () => {
  it('can go on with what agrees with the other clicks', () => {
    const picking = { legal, picks: tile('mill') }
    expect([fits(picking, plot('a1')), fits(picking, plot('b1')), fits(picking, tile('hut'))]).toEqual([
      false,
      true,
      true,
    ])
    expect(fits(picking, [])).toBe(false)
  })
  it('drops earlier clicks that do not go with the new one, and no others', () => {
    const picking = { legal, picks: picksOf(build('hut', 'a1')) }
    expect(turnedTo(picking, kind('fish'))).toEqual([...tile('hut'), ...kind('fish')])
    expect(turnedTo(picking, plot('b1'))).toEqual([...kind('build'), ...tile('hut'), ...plot('b1')])
    expect(turnedTo(picking, tile('castle'))).toBeNull()
  })
  it('knows what is chosen, and the move that one click more would settle', () => {
    const picking = { legal, picks: tile('hut') }
    expect([isChosen(picking, tile('hut')), isChosen(picking, tile('mill')), isChosen(picking, [])]).toEqual([
      true,
      false,
      false,
    ])
    expect(moveBy(picking, kind('fish'))).toEqual({ do: 'fish', tile: 'hut' })
    expect(moveBy(picking, kind('build'))).toBeNull()
  })
  it('gives the reason nearest to what is chosen, never that of another kind of move', () => {
    const against = (move: Move, key: string) => ({ move, refusal: { key } }) as unknown as Closed
    const closed = [
      against({ do: 'raise', plot: 'c1' }, 'nothing_there'),
      against(build('hut', 'c1'), 'no_walkway'),
      against(build('mill', 'c1'), 'too_dear'),
    ]
    const why = (picks: Pick[]) => reasonAgainst(closed, { legal, picks }, plot('c1'))?.key
    expect([why([]), why(kind('build')), why(tile('mill')), why(kind('fish'))]).toEqual([
      'nothing_there',
      'no_walkway',
      'too_dear',
      undefined,
    ])
  })
})

describe('the map of an area', () => {
  const squares: Area = {
    key: 'town',
    form: 'squares',
    places: [{ at: 'a1' }, { at: 'b1', x: 1 }, { at: 'b2', x: 1, y: 1 }],
  }
  it('lays squares out by column and row', () => {
    const { cells, width, height } = planOf(squares)
    expect([width, height]).toEqual([2, 2])
    expect(cells.map(({ left, top }) => [left, top])).toEqual([
      [0, 0],
      [50, 0],
      [50, 50],
    ])
  })
  it('lays hexes out flat-topped: the next column half a hex lower', () => {
    const { cells, width, height } = planOf({ key: 'land', form: 'hexes', places: [{}, { x: 1 }, { y: 1 }] })
    expect(width).toBeCloseTo(1.75)
    expect(height).toBeCloseTo(Math.sqrt(3))
    expect(cells.map(({ top }) => Math.round(top))).toEqual([0, 25, 50])
  })
  it('is walked by arrows, to what lies straight on before what lies aside', () => {
    const plan = planOf(squares)
    expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'Enter'].map((key) => neighbourOf(plan, 0, key))).toEqual([
      1,
      2,
      null,
      null,
    ])
    expect(neighbourOf(plan, 1, 'ArrowDown')).toBe(2)
  })
})

describe('a thing without a drawing', () => {
  it('has a hue that stays, and the first letter of its name', () => {
    expect(hueOf('hut')).toBe(hueOf('hut'))
    expect(new Set(['hut', 'garden', 'market', 'smokehouse', 'belfry'].map(hueOf)).size).toBe(5)
    expect([letterOf('écluse'), letterOf(' хижина'), letterOf('')]).toEqual(['É', 'Х', '?'])
  })
})
