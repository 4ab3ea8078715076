import { beforeAll, describe, expect, it } from 'vitest'
import { speak } from '../../words/language.svelte'
import { atOnce, eachTime, layOut } from './effects'
import { BOX } from './printed'
import { wrapName } from './wrapName'

const shown = (id: string) => eachTime(BOX.tiles[id]!.effects).map((line) => line.map(({ text, sign }) => text ?? sign))

beforeAll(() => speak('en'))

describe('the effect line', () => {
  it('is amount, track, reach and target', () => {
    expect(shown('fast_food_restaurant')).toEqual([['+3', 'g-population', 'g-adjacent', 'c-res']])
  })
  it('shares a line where reach and target are the same', () => {
    expect(shown('international_airport')).toEqual([
      ['+1', 'g-income', '+1', 'g-reputation', 'g-all', 'g-airport'],
      ['−1', 'g-reputation', 'g-adjacent', 'c-res'],
    ])
  })
  it('shows a red line passed, and money without a sign of its own', () => {
    expect(shown('casino')).toEqual([['+1', 'g-income', 'g-line']])
    expect(shown('homeowners_association')).toEqual([['+$2', 'g-all', 'c-res']])
  })
  it('has at most two lines on any tile, and never none of all', () => {
    for (const { id, effects } of Object.values(BOX.tiles)) {
      expect(eachTime(effects).length, id).toBeLessThanOrEqual(2)
      expect(eachTime(effects).length + atOnce(effects).length, id).toBeGreaterThan(0)
    }
  })
  it('is laid out from left to right without overlap', () => {
    const { parts, width } = layOut(eachTime(BOX.tiles['community_park']!.effects)[0]!, 10)
    parts.slice(1).forEach((part, i) => expect(part.x).toBeGreaterThan(parts[i]!.x + parts[i]!.width - 0.001))
    expect(width).toBeCloseTo(parts.at(-1)!.x + parts.at(-1)!.width)
  })
})

describe('what is printed', () => {
  it('a name takes two lines at most, as even as its words allow', () => {
    expect(wrapName('Fast Food Restaurant', 2)).toEqual(['Fast Food', 'Restaurant'])
    expect(wrapName('Hostel', 2)).toEqual(['Hostel'])
  })
})
