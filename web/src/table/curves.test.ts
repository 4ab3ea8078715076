// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Event } from '../wire/types.gen'
import { curvesOf } from './curves'

const moved = (seq: number, ply: number, seat: number, applied: number): Event =>
  ({
    kind: 'moved',
    seq,
    at: 0,
    seat,
    away: false,
    steps: [{ ply, changes: [{ seat, track: 'population', applied }] }],
  }) as unknown as Event

describe('the curves of a game', () => {
  it('end where the numbers stand and begin where they began; what was taken back never was', () => {
    const events = [
      moved(1, 0, 0, 5),
      { kind: 'undone', seq: 2, at: 0, seat: 0, to_ply: 0, asked: false } as Event,
      moved(3, 0, 0, 3),
      moved(4, 1, 1, 2),
    ]
    const { xs, series } = curvesOf(events, { 0: { population: 5 }, 1: { population: 4, money: 9 } }, 'population')
    expect(xs).toEqual([0, 1, 2])
    expect(series).toEqual([
      { account: 0, values: [2, 5, 5] },
      { account: 1, values: [2, 2, 4] },
    ])
    expect(curvesOf(events, { 0: { population: 5 }, 1: { population: 4, money: 9 } }, 'money').series).toEqual([
      { account: 1, values: [9, 9, 9] },
    ])
  })

  it('have few points however long the game was, the last one among them', () => {
    const long = Array.from({ length: 100 }, (_, ply) => moved(ply + 1, ply, 0, 1))
    const { xs, series } = curvesOf(long, { 0: { population: 100 } }, 'population')
    expect(xs.length).toBeLessThan(32)
    expect([xs[0], xs.at(-1)]).toEqual([0, 100])
    expect(series[0]!.values).toEqual(xs)
  })
})
