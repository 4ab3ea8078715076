import { describe, expect, it } from 'vitest'
import { afterwards, spotsOf } from './reasons'

const where = { key: 'where-next_to' }

describe('the steps of a hint', () => {
  const basic = {
    steps: [
      { move: { do: 'basic', tile: 'suburbs', cell: [1, 1] }, where },
      { move: { do: 'discard', slot: 3, tile: 'farm' }, where: { key: 'where-market' } },
    ],
  }
  const played = {
    steps: [
      { move: { do: 'play', card: 'I-R1' } },
      { move: { do: 'tile', tile: 'res-I2' } },
      { move: { do: 'place', at: [2, 3], rot: 90 }, where },
      { move: { do: 'draw', from: 'II' } },
    ],
  }
  const given = {
    steps: [{ move: { do: 'exchange' } }, { move: { do: 'give', card: '12' } }, { move: { do: 'done' } }],
  }

  it('are what it is about up to the first place, the rest comes afterwards', () => {
    expect(afterwards(basic).map(({ move }) => move.do)).toEqual(['discard'])
    expect(afterwards(played).map(({ move }) => move.do)).toEqual(['draw'])
    expect(afterwards(given).map(({ move }) => move.do)).toEqual(['give'])
  })
  it('name what it is about beside the map, and nothing that only follows', () => {
    expect(spotsOf(basic)).toContain('basic suburbs')
    expect(spotsOf(basic)).not.toContain('slot 3')
    expect(spotsOf(played)).toContain('card I-R1')
    expect(spotsOf({ steps: [{ move: { do: 'draw', from: 'II' } }] })).toContain('pile II')
  })
})
