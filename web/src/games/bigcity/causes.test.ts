// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Change } from '../../words/speaker'
import { causesOf, pointsOf } from './causes'

const entry = (track: string, amount: number, cause: string, at: string | null): Change => ({
  seat: 0,
  track,
  amount,
  applied: amount,
  cause,
  at,
  rule: 'R6.1',
  why: at ? { key: 'ledger-lot', args: { why: { key: `label-${cause}` }, lot: at } } : { key: `label-${cause}` },
})
const ledger = [
  entry('base', 5, 'bank', '16'),
  entry('add', -2, 'factory', '24'),
  entry('multiplier', 2, 'tram', '16:E'),
  entry('multiplier', 2, 'city_hall', '24'),
  entry('add', 1, 'lots', null),
  entry('score', 12, 'bank', '16'),
]

describe('the causes of a score on the map', () => {
  it('stand where the ledger says, those of one place together, in words of the reader', () => {
    expect(causesOf(ledger, ({ key }) => key.toUpperCase(), 'en')).toEqual([
      { at: '24', text: 'LABEL-FACTORY −2 · LABEL-CITY_HALL ×2' },
      { at: '16:E', text: 'LABEL-TRAM ×2' },
    ])
  })
  it('end in the points of the ledger, or in none', () => {
    expect(pointsOf(ledger)).toBe(12)
    expect(pointsOf(ledger.slice(0, 2))).toBeNull()
  })
})
