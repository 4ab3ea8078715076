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

  it('count rounds where a title has them, and keep the final scoring apart', () => {
    const turn = (seq: number, seat: number, doing: string, applied: number, late = 0): Event =>
      ({
        kind: 'moved',
        seq,
        at: 0,
        seat,
        steps: [
          {
            ply: seq - 1,
            move: { do: doing },
            changes: [
              { seat, track: 'population', applied, rule: 'S6.2' },
              { seat, track: 'population', applied: late, rule: 'S11.4' },
            ],
          },
        ],
      }) as unknown as Event
    const events = [
      turn(1, 1, 'keep', 0),
      turn(2, 0, 'build', 3),
      turn(3, 1, 'lake', 0),
      turn(4, 0, 'basic', 2),
      turn(5, 0, 'discard', 0),
      turn(6, 1, 'build', 4, 10),
    ]
    const scoring = { track: 'population', asides: ['keep', 'discard'], atTheEnd: ['S11.'] }
    const tracks = { 0: { population: 7, money: 1 }, 1: { population: 16, money: 0 } }
    const curves = curvesOf(events, tracks, 'population', scoring)
    expect([curves.isByRound, curves.hasScoring]).toEqual([true, true])
    expect([curves.xs, curves.plies]).toEqual([
      [0, 1, 2, 3],
      [1, 3, 6, 6],
    ])
    expect(curves.series.map(({ values }) => values)).toEqual([
      [2, 5, 7, 7],
      [2, 2, 6, 16],
    ])
    expect(curvesOf(events, tracks, 'money', scoring).hasScoring).toBe(false)
  })
})
