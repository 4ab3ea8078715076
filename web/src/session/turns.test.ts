import { describe, expect, it } from 'vitest'
import type { Change, Moved, Seen, Step } from '../wire/types.gen'
import { followers, isWhole, movedAt, seenAt, turnOf, type Part } from './turns'

const change = (track: string, applied: number, cause: string, over: Partial<Change> = {}): Change => ({
  seat: 1,
  track,
  amount: applied,
  applied,
  cause,
  at: null,
  rule: 'S6.1',
  why: { key: `ledger-${cause}` },
  ...over,
})
const step = (over: Partial<Step> = {}): Step => ({
  ply: 4,
  move: { do: 'build' },
  text: 'build',
  said: { key: 'log-build' },
  changes: [],
  shown: [],
  is_half: false,
  ...over,
})
const moved = (steps: Step[], seat = 1): Moved => ({ kind: 'moved', seq: 7, at: 0, seat, steps, away: false })
const seen = (over: Partial<Seen> = {}): Seen =>
  ({
    seat: 0,
    seq: 6,
    ply: 4,
    turn: 1,
    is_half: false,
    is_over: false,
    position: { laid: 0 },
    scores: [0, 0],
    tracks: { 0: { money: 4, income: 0 }, 1: { money: 15, income: 2, population: 9 } },
    legal: [],
    closed: [],
    outcome: null,
    ...over,
  }) as unknown as Seen

const PAID = change('money', -9, 'price')
const BROUGHT = change('income', 3, 'office', { at: '1,0' })
const TOUCHED = change('income', 1, 'mint', { seat: 0, at: '0,0' })
const EARNED = change('money', 5, 'income')
const GREW = change('population', 2, 'reputation')
const PASSED = change('income', -1, 'red_line')
const LEDGER = [PAID, BROUGHT, TOUCHED, EARNED, GREW, PASSED]
const part = (changes: Change[], over: Partial<Part> = {}): Part => {
  const event = moved([step({ changes })])
  return {
    moved: event,
    events: [event],
    before: seen(),
    after: seen({
      seq: 7,
      ply: 5,
      turn: 0,
      position: { laid: 1 },
      scores: [0, 2],
      tracks: { 0: { money: 4, income: 1 }, 1: { money: 11, income: 4, population: 11 } },
    }),
    ...over,
  }
}
const kinds = (changes: Change[]) => turnOf([part(changes)], 'red_line').beats.map(({ kind }) => kind)

describe('a turn as steps', () => {
  it('pays, builds, touches others, collects, and passes lines in that order', () => {
    expect(kinds(LEDGER)).toEqual(['pays', 'does', 'others', 'collects', 'lines'])
    expect(kinds([BROUGHT, PASSED, EARNED])).toEqual(['does', 'lines', 'collects'])
  })

  it('is told as a deed where nothing changes', () => {
    expect(kinds([])).toEqual(['does'])
    expect(kinds([PAID])).toEqual(['pays', 'does'])
  })

  it('loses no change and tells none twice', () => {
    const told = turnOf([part(LEDGER)], 'red_line').beats.flatMap(({ changes }) => changes)
    expect(told).toHaveLength(LEDGER.length)
    expect(new Set(told)).toEqual(new Set(LEDGER))
  })

  it('tells a decision of several parts by the part that has words for it', () => {
    const silent = part([], { moved: moved([step({ said: null })]), after: seen({ is_half: true }) })
    const turn = turnOf([silent, part([BROUGHT])])
    expect(turn.beats.map(({ kind, part: nth }) => [kind, nth])).toEqual([['does', 1]])
    expect(turn.beats[0]!.steps).toHaveLength(2)
  })

  it('tells that a secret choice was made', () => {
    const secret = part([], { moved: moved([step({ move: null, said: null })]) })
    expect(turnOf([secret]).beats.map(({ kind }) => kind)).toEqual(['does'])
  })

  it('is whole when its decision is, or somebody else decides', () => {
    expect(isWhole(part([]))).toBe(true)
    expect(isWhole(part([], { after: seen({ is_half: true }) }))).toBe(false)
    expect(isWhole(part([], { after: seen({ is_half: true, turn: 2 }) }))).toBe(true)
  })
})

describe('what is shown while a turn is told', () => {
  const turn = turnOf([part(LEDGER)], 'red_line')
  const money = (index: number, hasLanded: boolean) => seenAt(turn, index, hasLanded).tracks['1']!.money

  it('has the numbers of before until the amounts of a step have come', () => {
    expect([money(0, false), money(0, true), money(1, true), money(3, false), money(3, true)]).toEqual([
      15, 6, 6, 6, 11,
    ])
    expect(seenAt(turn, 1, false).tracks['1']!.income).toBe(2)
    expect(seenAt(turn, 1, true).tracks['1']!.income).toBe(5)
    expect(seenAt(turn, 2, true).tracks['0']!.income).toBe(1)
  })

  it('comes to the numbers of the position after it', () => {
    expect(seenAt(turn, turn.beats.length - 1, true).tracks).toBe(turn.parts[0]!.after.tracks)
    expect(seenAt(turn, turn.beats.length - 1, true).scores).toEqual([0, 2])
  })

  it('has the board of after once the deed is told', () => {
    expect(seenAt(turn, 0, true).position).toEqual({ laid: 0 })
    expect(seenAt(turn, 1, false).position).toEqual({ laid: 1 })
  })

  it('is the turn of who made it, and nothing can be chosen', () => {
    const last = seenAt(turn, turn.beats.length - 1, true)
    expect([last.turn, last.legal, last.is_over, last.seq]).toEqual([1, [], false, 6])
  })

  it('moves the thing with the deed and the amounts with their step', () => {
    expect(movedAt(turn, 0).steps).toMatchObject([{ move: null, changes: [PAID] }])
    expect(movedAt(turn, 1).steps).toMatchObject([{ move: { do: 'build' }, changes: [] }, { changes: [BROUGHT] }])
  })
})

describe('who comes then', () => {
  it('is everybody whose turn waits, then whoever decides', () => {
    expect(followers(1, [2, 3], 0)).toEqual([2, 3, 0])
    expect(followers(1, [1, 2], 0)).toEqual([2, 0])
    expect(followers(1, [], -1)).toEqual([])
    expect(followers(1, [2], 2)).toEqual([2])
  })
})
