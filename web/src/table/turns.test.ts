// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Scoring } from '../games/scoring'
import type { Event } from '../wire/types.gen'
import { bestTurns, leadOf } from './turns'

const moved = (ply: number, seat: number, ...gains: [string, number][]): Event =>
  ({
    kind: 'moved',
    seq: ply,
    at: 0,
    seat,
    steps: [
      {
        ply,
        move: { do: `turn ${ply}` },
        changes: gains.map(([cause, applied]) => ({ seat, track: 'population', applied, cause, rule: '' })),
      },
    ],
  }) as unknown as Event
const scoring: Scoring = {
  track: 'population',
  sources: [
    { id: 'tiles', says: '', ground: '', ink: '' },
    { id: 'reputation', says: '', ground: '', ink: '', isSteady: true },
  ],
  sourceOf: ({ cause }) => cause,
  start: 'tiles',
}

describe('the turns of a game', () => {
  it('are compared by what they brought at once; what comes by itself does not count', () => {
    const events = [
      moved(1, 0, ['tiles', 2]),
      moved(2, 1, ['tiles', 9]),
      moved(3, 0, ['reputation', 20]),
      moved(4, 0, ['tiles', 7], ['reputation', 1]),
      moved(5, 0, ['tiles', 3]),
    ]
    expect(bestTurns(events, 0, scoring).map(({ ply, gain }) => [ply, gain])).toEqual([
      [4, 7],
      [5, 3],
    ])
  })

  it('tell from when on the winner led', () => {
    const series = (own: number[], other: number[]) => [
      { account: 0, values: own },
      { account: 1, values: other },
    ]
    expect(leadOf([0, 1, 2, 3], series([2, 3, 5, 9], [2, 4, 4, 5]), 0, 3)).toEqual({ kind: 'from', x: 2 })
    expect(leadOf([0, 1, 2], series([2, 3, 5], [2, 1, 4]), 0, 2)).toEqual({ kind: 'always' })
    expect(leadOf([0, 1, 2], series([2, 3, 5], [2, 1, 6]), 0, 2)).toEqual({ kind: 'late' })
    expect(leadOf([0, 1], [{ account: 0, values: [1, 2] }], 0, 1)).toBeNull()
  })
})
