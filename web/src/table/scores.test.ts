// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Scoring } from '../games/scoring'
import type { Change, Event, Outcome } from '../wire/types.gen'
import { scoresOf, type Telling } from './scores'

const change = (seat: number, applied: number, cause: string, track = 'population'): Change => ({
  seat,
  track,
  amount: applied,
  applied,
  cause,
  at: null,
  rule: 'S1',
  why: { key: `ledger-${cause}` },
})
const moved = (seq: number, ...changes: Change[]): Event =>
  ({ kind: 'moved', seq, at: 0, seat: 0, away: false, steps: [{ ply: seq, changes }] }) as unknown as Event
const outcome = (ranking: number[][], ...scores: number[]): Outcome => ({
  ranking,
  scores,
  reason: '',
  facts: {},
  said: [],
})
const scoring: Scoring = {
  track: 'population',
  sources: ['homes', 'goals'].map((id) => ({ id, says: id, ground: id, ink: '', isApart: id === 'goals' })),
  sourceOf: ({ cause }) => (cause.startsWith('goal') ? 'goals' : 'homes'),
  start: 'homes',
}
const telling: Telling = {
  nameOf: (seat) => ['Ada', 'Bo'][seat] ?? 'everybody',
  noteOf: () => '',
  cause: ({ cause }) => cause,
  source: ({ says }) => says,
}

describe('the scores of a finished game', () => {
  it('are what every source brought, with what was there at the start; the best row first', () => {
    const events = [
      moved(1, change(0, 3, 'suburbs'), change(0, 9, 'suburbs', 'money')),
      moved(2, change(1, 7, 'hotel'), change(1, -2, 'mine')),
      moved(3, change(1, 20, 'goal-miser'), change(1, 15, 'goal-hero')),
    ]
    const { rows } = scoresOf(events, outcome([[1], [0]], 5, 42), scoring, telling)
    expect(rows.map(({ name, parts }) => [name, ...parts.map(({ words, points }) => [words, points])])).toEqual([
      ['Bo', ['homes', 7], ['goal-miser', 20], ['goal-hero', 15]],
      ['Ada', ['homes', 5]],
    ])
    for (const { score, parts } of rows) expect(parts.reduce((sum, { points }) => sum + points, 0)).toBe(score)
  })

  it('leave out what was taken back', () => {
    const events = [
      moved(1, change(0, 3, 'suburbs')),
      { kind: 'undone', seq: 2, at: 0, seat: 0, to_ply: 1, asked: false } as Event,
      moved(3, change(0, 1, 'goal-miser')),
    ]
    const { rows } = scoresOf(events, outcome([[0]], 3), scoring, telling)
    expect(rows[0]!.parts.map(({ points }) => points)).toEqual([2, 1])
  })

  it('are one row where all play together', () => {
    const { rows } = scoresOf([moved(1, change(-1, 6, 'happiness'))], outcome([[0, 1]], 6, 6), scoring, telling)
    expect(rows.map(({ name, score }) => [name, score])).toEqual([['everybody', 6]])
  })

  it('are whole bars for a title that says nothing about its sources', () => {
    const { rows, sources } = scoresOf([], outcome([[1], [0]], 5, 42), undefined, telling)
    expect(rows.map(({ parts }) => parts.map(({ points }) => points))).toEqual([[42], [5]])
    expect(sources).toHaveLength(1)
  })
})
