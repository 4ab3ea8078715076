import { describe, expect, it } from 'vitest'
import { checklist, standing } from './checklist'
import { labelsOf } from './label'
import { backOf, cellKey, cellNamed, layOut, lotsOf, nextStreet, placesFor, streetKey, streetsOf } from './position'
import { BOX, isMarked } from './printed'
import { indexAfterKey } from './roving'

const first = { id: 1, origin: [0, 0] as const }
const city = lotsOf({ districts: [first, { id: 3, origin: [3, 0] }] })

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

describe('placing a district', () => {
  it('offers the places that suit the board as it is turned, or all if none does', () => {
    const upright = { rotations: [1, 3], origins: [[0, -4]] as const }
    const spots = [{ rotations: [0, 2], origins: [[0, -2]] as const }, upright]
    expect([0, 1, 2, 3].map((rotation) => placesFor(spots, rotation))).toEqual([
      [[0, -2]],
      [[0, -4]],
      [[0, -2]],
      [[0, -4]],
    ])
    expect(placesFor([{ rotations: [0, 2], origins: [] }, upright], 0)).toEqual([[0, -4]])
    expect(placesFor([], 0)).toEqual([])
  })
})

describe('cells as words', () => {
  it('are read as they are written; nothing else is a cell', () => {
    expect([[3, -2] as const, [-10, 0] as const].map((cell) => cellNamed(cellKey(cell)))).toEqual([
      [3, -2],
      [-10, 0],
    ])
    expect(['57', '57:N', '', '1,2,3', 'x,1'].map(cellNamed)).toEqual([null, null, null, null, null])
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

  it('marks the lots whose number a church asks for', () => {
    expect([11, 12, 22, 88, 87].map(isMarked)).toEqual([true, false, true, true, false])
  })
})

describe('the conditions of a piece', () => {
  it('hold where it may stand', () => {
    expect(checklist(BOX.pieces.shopping_center, true, null).every(({ mark }) => mark === 'holds')).toBe(true)
  })

  const refusal = (held?: number) => ({
    rule: 'R4.5',
    key: 'too_few_adjacent',
    thing: null,
    missing: 1,
    at: null,
    said: null,
    ...(held === undefined ? {} : { held }),
  })
  const marks = (held?: number) => checklist(BOX.pieces.shopping_center, false, refusal(held)).map(({ mark }) => mark)

  it('hold as many as the refusal says; the next one fails, those after it were not asked', () => {
    const all = BOX.pieces.shopping_center!.requires!.length
    expect(marks(1)).toEqual(['holds', 'fails', ...Array<string>(all - 2).fill('open')])
    expect(marks(all)).toEqual(Array<string>(all).fill('holds')) // a neighbour forbids it
  })

  it('say nothing when the lots themselves are refused', () => {
    expect(new Set(marks())).toEqual(new Set(['open']))
  })

  it('name the lots of what has to stand, as the server says what counts', () => {
    const pieces = [['city_hall', [19]] as const, ['bank', [11]] as const]
    const needed = { city_hall: ['city_hall'], money: ['bank', 'mint'] }
    expect(standing({ built: 'city_hall' }, { pieces }, { needed })).toEqual([19])
    expect(standing({ built: 'money' }, { pieces }, { needed })).toEqual([11])
    expect(standing({ location: 'center' }, { pieces }, { needed })).toEqual([])
  })
})

describe('one tab stop for a list', () => {
  it('goes round with the arrows and to both ends with Home and End', () => {
    expect([
      indexAfterKey('ArrowRight', 2, 3),
      indexAfterKey('ArrowUp', 0, 3),
      indexAfterKey('Home', 1, 3),
      indexAfterKey('End', 1, 3),
    ]).toEqual([0, 2, 0, 2])
    expect([indexAfterKey('x', 1, 3), indexAfterKey('Home', 0, 0)]).toEqual([null, null])
  })
})
