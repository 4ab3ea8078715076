import { describe, expect, it } from 'vitest'
import type { Change, Outcome, Speaker } from '../words/speaker'
import type { Event } from '../wire/types.gen'
import { storyOf } from './story'

const speaker = { cause: ({ cause }: Change) => cause } as unknown as Speaker
const change = (seat: number, track: string, applied: number, cause: string, rule: string): Change => ({
  seat,
  track,
  amount: applied,
  applied,
  cause,
  at: null,
  rule,
  why: { key: `ledger-${cause}` },
})
const ended = (...changes: Change[]): Event[] => [
  { kind: 'moved', seq: 9, at: 0, seat: 0, away: false, steps: [{ ply: 8, changes }] } as unknown as Event,
]
const outcome = (...scores: number[]): Outcome => ({ ranking: [[0]], scores, reason: '', facts: {}, said: [] })

describe('the story of an end', () => {
  it('adds up to the score of every seat, and begins with what was there in play', () => {
    const events = ended(
      change(0, 'population', 2, 'reputation', 'S9.1'),
      change(0, 'population', 20, 'miser', 'S11.4'),
      change(1, 'population', 3, 'conversion', 'S11.6'),
    )
    const story = storyOf(
      events,
      outcome(122, 80),
      { track: 'population', rules: ['S11.'] },
      speaker,
      ['Ada', 'Bo'],
      'en',
    )
    expect(story.seats.map(({ parts }) => parts.map(({ points }) => points))).toEqual([
      [102, 20, 0],
      [77, 0, 3],
    ])
    expect(story.told.slice(1)).toEqual(['miser: Ada +20', 'conversion: Bo +3'])
  })

  it('has one row where all play together', () => {
    const events = ended(
      change(-1, 'overall', 1, 'track:happiness', 'K9.6'),
      change(-1, 'overall', -4, 'track:crime', 'K10.3'),
    )
    const story = storyOf(
      events,
      outcome(6, 6),
      { track: 'overall', rules: ['K9.6', 'K10.'] },
      speaker,
      ['Ada', 'Bo'],
      'en',
    )
    expect(story.seats).toHaveLength(1)
    expect(story.seats[0]!.parts.map(({ points }) => points)).toEqual([9, 1, -4])
  })

  it('tells nothing of a title that reckons nothing up at the end', () => {
    expect(storyOf(ended(), outcome(32, 27), undefined, speaker, [], 'en').told).toEqual([])
  })
})
