import { describe, expect, it } from 'vitest'
import { checklist } from './checklist'
import { labelsOf } from './label'
import {
  asideOf,
  backOf,
  facing,
  layOut,
  leftOf,
  lotsOf,
  nextStreet,
  outskirts,
  piecesInPlay,
  placesFor,
  streetKey,
  streetsOf,
  cellKey,
} from './position'
import { BOX } from './printed'
import { roved } from './roving'

const first = { id: 1, origin: [0, 0] as const }
const city = lotsOf({ districts: [first, { id: 3, origin: [3, 0] }] })
const free = { options: { players: 2 }, pieces: [] }

describe('where everything lies', () => {
  it('turns a board clockwise about the top left corner of what it covers', () => {
    const lots = layOut({ id: 2, origin: [3, -2], rotation: 1 })
    expect(lots.find(({ number }) => number === 25)?.cell).toEqual([3, -2])
    expect(lots.find(({ number }) => number === 21)?.cell).toEqual([4, -2])
    expect(lots.find(({ number }) => number === 28)?.cell).toEqual([3, 1])
  })

  it('names a street by the smallest lot beside it, and finds it by either', () => {
    const streets = streetsOf(city)
    expect(streets).toHaveLength(45) // 3 rows of 6 lots: 4 times 6 across and 3 times 7 down
    const between = streets.find(({ key }) => key === streetKey('31:W', city))
    expect(between?.name).toBe('13:E')
    expect(streetKey('99:N', city)).toBeNull()
  })

  it('leads arrows round a block of streets', () => {
    const streets = streetsOf(city)
    const north = streets.find(({ name }) => name === '12:S')! // north of 15
    expect(['14:E', '15:E']).toContain(nextStreet(streets, north, 'ArrowDown').name)
    expect(
      nextStreet(
        streets,
        streets.find(({ name }) => name === '11:N')!,
        'ArrowUp',
      ).name,
    ).toBe('11:N')
  })

  it('puts a name over a free top edge, else under the bottom edge, else nowhere, and none on another', () => {
    expect(labelsOf([first], city)).toMatchObject([{ district: 1, isBelow: false, y: -10 }])
    const under = lotsOf({ districts: [first, { id: 3, origin: [0, -3] }] })
    expect(labelsOf([first], under)).toMatchObject([{ isBelow: true, y: 3 * 76 + 8 }])
    const between = lotsOf({ districts: [first, { id: 3, origin: [0, -3] }, { id: 5, origin: [0, 3] }] })
    expect(labelsOf([first], between)).toEqual([])
    const slim = lotsOf({ districts: [first, { id: 2, origin: [3, 0], rotation: 1 }] })
    expect(new Set(labelsOf([first, { id: 2 }], slim).map(({ x, y }) => `${x},${y}`)).size).toBe(2)
  })
})

describe('the colour of the ground', () => {
  it('makes a lot center when no side of it lies on the outer edge', () => {
    expect([...outskirts(lotsOf({ districts: [first] }))].sort()).not.toContain(15)
    expect(outskirts(city).has(16)).toBe(false)
    expect(outskirts(city).has(13)).toBe(true)
  })

  it('counts a hole as inside, unless the table has it that a board could fill it', () => {
    // A hole of three by three between four boards
    const ring = lotsOf({
      districts: [
        { id: 2, origin: [-1, -2] },
        { id: 3, origin: [3, 0] },
        { id: 6, origin: [-2, 0], rotation: 1 },
        { id: 8, origin: [0, 3] },
      ],
    })
    const beside = ring.find(({ cell }) => cellKey(cell) === '1,-1')!.number
    expect(outskirts(ring).has(beside)).toBe(false)
    expect(outskirts(ring, true).has(beside)).toBe(true)
  })
})

describe('placing a district', () => {
  it('counts the lots of a board that face the city, and none where it would cover one', () => {
    const taken = new Set(city.map(({ cell }) => cellKey(cell)))
    expect(facing(layOut({ id: 2, origin: [5, -2] }), taken)).toBe(1)
    expect(facing(layOut({ id: 2, origin: [4, -2] }), taken)).toBe(2)
    expect(facing(layOut({ id: 2, origin: [4, -1] }), taken)).toBe(-1)
  })

  it('offers the places that suit the board as it is turned, or all if none does', () => {
    expect(
      placesFor(
        [
          [0, -2],
          [0, -4],
        ],
        2,
        0,
        city,
      ),
    ).toEqual([[0, -2]])
    expect(
      placesFor(
        [
          [0, -2],
          [0, -4],
        ],
        2,
        1,
        city,
      ),
    ).toEqual([[0, -4]])
    expect(placesFor([[0, -9]], 2, 1, city)).toEqual([[0, -9]])
  })

  it('lists the districts aside', () => {
    expect(asideOf({ districts: [first] })).toEqual([2, 3, 4, 5, 6, 7, 8])
  })
})

describe('cards and pieces', () => {
  it('reads the district off a card, its back or its pile', () => {
    expect([
      backOf('15', BOX),
      backOf('back_3', BOX),
      backOf('rockwell_industries', BOX),
      backOf('mill_pond', BOX),
      backOf('unheard_of', BOX),
    ]).toEqual([1, 3, 8, 7, null])
  })

  it('counts what is left by the supply of the table', () => {
    expect(leftOf({ ...free, pieces: [['bank', [11]]] }, 'bank', BOX)).toBe(2)
    expect(leftOf(free, 'church', BOX)).toBe(2)
    expect(leftOf({ ...free, options: { players: 2, supply: 'seed_table' } }, 'church', BOX)).toBe(3)
    expect(leftOf(free, 'unheard_of', BOX)).toBeNull()
  })

  it('has the pieces of packs in play, and those somebody speaks of', () => {
    expect(piecesInPlay(free, BOX)).not.toContain('hospital')
    expect(piecesInPlay({ ...free, options: { players: 2, packs: ['small_expansion'] } }, BOX)).toContain('hospital')
    expect(piecesInPlay(free, BOX, ['taxi_rank'])).toContain('taxi_rank')
  })
})

describe('the conditions of a piece', () => {
  it('hold where it may stand', () => {
    expect(checklist(BOX.pieces.shopping_center, true, null).every(({ mark }) => mark === 'holds')).toBe(true)
  })

  it('hold up to the one that fails; those after it were not asked', () => {
    const marks = checklist(BOX.pieces.shopping_center, false, {
      rule: 'R4.5',
      key: 'too_few_adjacent',
      thing: 'office',
      missing: 1,
      at: null,
      said: null,
    })
    const failing = marks.findIndex(({ mark }) => mark === 'fails')
    expect(failing).toBeGreaterThan(0)
    expect(marks.slice(0, failing).every(({ mark }) => mark === 'holds')).toBe(true)
    expect(marks.slice(failing + 1).every(({ mark }) => mark === 'open')).toBe(true)
  })

  it('say nothing when the lots themselves are refused', () => {
    expect(
      checklist(BOX.pieces.bank, false, {
        rule: 'R4.6',
        key: 'card_missing',
        thing: '11',
        missing: null,
        at: null,
        said: null,
      }).every(({ mark }) => mark === 'open'),
    ).toBe(true)
  })
})

describe('one tab stop for a list', () => {
  it('goes round with the arrows and to both ends with Home and End', () => {
    expect([roved('ArrowRight', 2, 3), roved('ArrowUp', 0, 3), roved('Home', 1, 3), roved('End', 1, 3)]).toEqual([
      0, 2, 0, 2,
    ])
    expect([roved('x', 1, 3), roved('Home', 0, 0)]).toEqual([null, null])
  })
})
