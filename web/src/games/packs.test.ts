import { render } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Pack } from '../wire/types.gen'
import { speak, wordsOf } from '../words/language.svelte'
import * as bigcity from './bigcity/printed'
import TwoTables from './suburbia/TwoTables.test.svelte'
import * as skylines from './skylines/printed'
import * as suburbia from './suburbia/printed'
import { loadTable } from './titles'

const MARKET = { id: 'night_market', category: 'commercial', stack: 'A', cost: 7, copies: 3 }
const NIGHT: Pack = {
  title: 'suburbia',
  name: 'night_life',
  words: { en: 'tile-night_market = Night Market' },
  files: { tiles: { tile: [MARKET] } },
}
const DAY: Pack = {
  title: 'suburbia',
  name: 'day_life',
  words: { en: 'tile-night_market = Evening Fair' },
  files: { tiles: { tile: [{ ...MARKET, cost: 12 }] } },
}

describe('a pack that is not built in', () => {
  it('adds tiles to Suburbia, at its own table alone', () => {
    const { tiles } = suburbia.printedWith([NIGHT])
    expect(tiles.night_market).toEqual({ ...MARKET, effects: [] })
    expect(tiles.farm).toBeDefined()
    expect(suburbia.BOX.tiles.night_market).toBeUndefined()
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
    const printed = bigcity.printedWith([{ title: 'bigcity', name: 'my_town', words: {}, files }])
    expect(Object.keys(printed.pieces)).toEqual(expect.arrayContaining(['mill', 'hospital', 'bank']))
    expect(bigcity.cellsOf(printed.pieces.mill!, printed)).toHaveLength(2)
    expect(printed.specialPiles.mill_card).toBe(4)
  })

  it('takes the place of whole files in Skylines, the last one wins', () => {
    const scenario = (id: string): Pack => ({
      title: 'skylines',
      name: id,
      words: {},
      files: { scenarios: { scenario: [{ id, modules: [], milestones: 2, start_money: 9 }] } },
    })
    const { scenarios, cards } = skylines.printedWith([scenario('one'), scenario('two')])
    expect(Object.keys(scenarios)).toEqual(['two'])
    expect(cards['I-S2']).toBeDefined()
  })
})

describe('two tables on one page, with different packs', () => {
  it('each print and say their own: costs on the tiles, names, sentences', async () => {
    await speak('en')
    const things = { night_market: { name: { key: 'tile-night_market' }, details: [] } }
    vi.stubGlobal('fetch', (path: string) =>
      Promise.resolve(
        Response.json(
          path.includes('/catalogue')
            ? { things, printed: { lines: [14, 21, 28] } }
            : [NIGHT, DAY].find(({ name }) => path.endsWith(name)),
        ),
      ),
    )
    const night = await loadTable('suburbia', { packs: ['night_life'] })
    const day = await loadTable('suburbia', { packs: ['day_life'] })
    const plain = await loadTable('suburbia')
    vi.unstubAllGlobals()
    expect(plain.lines?.('population', 21)).toEqual([14, 21])
    const speakers = [night, day, plain].map((table) => table.speaker(wordsOf(table.spoken)))
    const names = speakers.map((speaker) => speaker.thing('night_market'))
    expect(names).toEqual(['Night Market', 'Evening Fair', 'Night market'])
    const { container } = render(TwoTables, { tables: [night, day], name: 'Night Market' })
    const costs = [...container.querySelectorAll('text')].map(({ textContent }) => textContent?.trim())
    expect(costs.filter((text) => text?.startsWith('$'))).toEqual(['$7', '$12'])
  })
})
