import { afterEach, describe, expect, it } from 'vitest'
import type { Pack } from '../wire/types.gen'
import * as bigcity from './bigcity/printed'
import * as skylines from './skylines/printed'
import * as suburbia from './suburbia/printed'

afterEach(() => [bigcity, skylines, suburbia].forEach((title) => title.print([])))

describe('a pack that is not built in', () => {
  it('adds tiles to Suburbia, until the next table', () => {
    const tile = { id: 'night_market', category: 'commercial', stack: 'A', cost: 7, copies: 3 }
    suburbia.print([{ title: 'suburbia', name: 'night_life', words: {}, files: { tiles: { tile: [tile] } } }])
    expect(suburbia.TILES.night_market).toEqual({ ...tile, effects: [] })
    expect(suburbia.TILES.farm).toBeDefined()
    suburbia.print([])
    expect(suburbia.TILES.night_market).toBeUndefined()
  })

  it('adds buildings to Big City beside those of our own packs', () => {
    const piece = { id: 'mill', kind: 'special', supply: 1, shape: 'mill_shape', value: { base: 3 } }
    const files = {
      buildings: {
        shapes: {
          mill_shape: [
            [0, 0],
            [0, 1],
          ],
        },
        piece: [piece],
        card: [{ id: 'mill_card', pile: 4 }],
      },
    }
    bigcity.print([{ title: 'bigcity', name: 'my_town', words: {}, files } as unknown as Pack])
    expect(bigcity.PACK_PIECES.my_town).toEqual(['mill'])
    expect(bigcity.PACK_PIECES.small_expansion).toContain('hospital')
    expect(bigcity.cellsOf(bigcity.PIECES.mill!)).toHaveLength(2)
    expect(bigcity.SPECIAL_PILES.mill_card).toBe(4)
  })

  it('takes the place of whole files in Skylines, the last one wins', () => {
    const scenario = (id: string): Pack => ({
      title: 'skylines',
      name: id,
      words: {},
      files: { scenarios: { scenario: [{ id, modules: [], milestones: 2, start_money: 9 }] } },
    })
    skylines.print([scenario('one'), scenario('two')])
    expect(Object.keys(skylines.SCENARIOS)).toEqual(['two'])
    expect(skylines.CARDS['I-S2']).toBeDefined()
  })
})
