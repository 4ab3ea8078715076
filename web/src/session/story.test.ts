import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseSpeed, chooseStory } from '../motion/settings.svelte'
import type { Change, Event, Moved, Seen, TableInfo } from '../wire/types.gen'
import { Session } from './session.svelte'
import { LANDS_AFTER, STEP_LASTS } from './story.svelte'

let session: Session

const BOTS = [{ kind: 'person' }, { kind: 'bot' }, { kind: 'bot' }]
const table = { id: 'abc', seq: 5, seats: BOTS, turn: [] } as unknown as TableInfo

const seen = (seq: number, turn: number, money: number): Seen => ({
  seat: 0,
  seq,
  ply: seq,
  turn,
  phase: 'act',
  is_half: false,
  is_over: false,
  position: { seq },
  scores: [0, 0, 0],
  tracks: { 0: { money: 5 }, 1: { money }, 2: { money: 9 } },
  legal: turn ? [] : [{ move: { do: 'pass' }, net: {}, shows: false }],
  closed: [],
  outcome: null,
  undo: { free_to: seq, barrier: [] },
  asks: [],
  standings: [],
  prompt: { key: 'prompt-act' },
})

const paid = (seat: number, applied: number): Change => ({
  seat,
  track: 'money',
  amount: applied,
  applied,
  cause: 'price',
  at: null,
  rule: '',
  why: { key: 'p' },
})

const moved = (seq: number, seat: number, changes: Change[] = []): Moved => ({
  kind: 'moved',
  seq,
  at: 0,
  seat,
  away: false,
  steps: [{ ply: seq - 1, move: { do: 'build' }, text: '', said: { key: 'log' }, changes, shown: [], is_half: false }],
})
const happens = (events: Event[], after: Seen) => session.heard({ type: 'happened', table, events, seen: after })
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds)
const money = () => session.now!.tracks['1']!.money

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  chooseStory('steps')
  chooseSpeed(1)
  session = new Session('abc', (_, ears) => ({
    open: () => ears.changed('open'),
    send: () => true,
    close: () => undefined,
  }))
  session.heard({
    type: 'welcome',
    table,
    mine: [0],
    muted: [],
    looked: -1,
    events: [moved(5, 0)],
    seen: seen(5, 1, 20),
  })
})

describe("others' turns", () => {
  it('are told step by step: a number changes when its amount has come, and my turn comes at the end', () => {
    happens([moved(6, 1, [paid(1, -8)])], seen(6, 0, 12))
    expect([session.story.isTelling, session.isMyTurn, money()]).toEqual([true, false, 20])
    pass(LANDS_AFTER - 1)
    expect(money()).toBe(20)
    pass(1)
    expect([money(), session.events.length]).toEqual([12, 1])
    pass(STEP_LASTS - LANDS_AFTER) // the deed itself
    expect([session.story.at, session.isMyTurn]).toEqual([1, false])
    pass(STEP_LASTS)
    expect([session.story.turn, session.isMyTurn, session.events.length]).toEqual([null, true, 2])
    expect(session.legal).toHaveLength(1)
  })

  it('wait for each other, and say who comes then', () => {
    happens([moved(6, 1)], seen(6, 2, 20))
    expect(session.story.next).toEqual([2])
    happens([moved(7, 2)], seen(7, 0, 20))
    expect([session.story.turn?.seat, session.visited]).toEqual([1, 1])
    expect(session.story.next).toEqual([2, 0])
    pass(STEP_LASTS)
    expect([session.story.turn?.seat, session.visited]).toEqual([2, 2])
    pass(STEP_LASTS)
    expect([session.story.turn, session.visited, session.isMyTurn]).toEqual([null, null, true])
  })

  it('can be paused, stepped through both ways and skipped', () => {
    happens([moved(6, 1, [paid(1, -8)])], seen(6, 2, 12))
    happens([moved(7, 2)], seen(7, 0, 12))
    session.story.pause()
    pass(10 * STEP_LASTS)
    expect([session.story.at, money()]).toEqual([0, 12])
    session.story.forward()
    session.story.forward()
    expect(session.story.turn?.seat).toBe(2)
    session.story.back()
    session.story.back()
    expect([session.story.turn?.seat, session.story.at, money()]).toEqual([1, 0, 20])
    session.story.skip()
    expect([session.story.turn, session.isMyTurn, money()]).toEqual([null, true, 12])
    expect(session.events.map(({ seq }) => seq)).toEqual([5, 6, 7])
    expect([...session.story.told]).toEqual([6])
  })

  it('are not told any more once they were skipped, until it has been my turn', () => {
    happens([moved(6, 1)], seen(6, 2, 20))
    session.story.skip()
    happens([moved(7, 2)], seen(7, 1, 20))
    expect([session.story.turn, session.seen?.seq]).toEqual([null, 7])
    happens([moved(8, 1)], seen(8, 0, 20))
    expect([session.story.turn, session.isMyTurn]).toEqual([null, true])
    happens([moved(9, 0)], seen(9, 1, 20))
    happens([moved(10, 1)], seen(10, 2, 20))
    expect(session.story.isTelling).toBe(true)
  })

  it('keep the bar while the next bot thinks, with the table as it is', () => {
    happens([moved(6, 1)], seen(6, 2, 20))
    pass(STEP_LASTS)
    expect([session.story.isTelling, session.story.turn?.seat, session.seen?.turn]).toEqual([false, 1, 2])
    happens([moved(7, 2)], seen(7, 0, 20))
    expect([session.story.isTelling, session.story.turn?.seat]).toEqual([true, 2])
  })

  it('are told twice as quickly at double speed, and wait while something is looked at', () => {
    session.story.choose(2)
    happens([moved(6, 1)], seen(6, 0, 20))
    session.story.hold(true)
    pass(STEP_LASTS)
    expect(session.story.isTelling).toBe(true)
    session.story.hold(false)
    pass(STEP_LASTS / 2)
    expect(session.story.isTelling).toBe(false)
    expect(localStorage.getItem('burgh.story.speed')).toBe('2')
  })

  it('let talk through at once, and give way to what cannot wait', () => {
    happens([moved(6, 1)], seen(6, 2, 20))
    happens(
      [{ kind: 'said', seq: 7, at: 0, seat: 1, name: 'Bruno', text: 'hi', phrase: null, is_former: false }],
      seen(7, 2, 20),
    )
    expect(session.events.map(({ seq }) => seq)).toEqual([5, 7])
    happens([{ kind: 'undone', seq: 8, at: 0, seat: 0, to_ply: 5, asked: false }], seen(8, 1, 20))
    expect([session.story.turn, session.seen?.seq]).toEqual([null, 8])
    expect(session.events.map(({ seq }) => seq)).toEqual([5, 6, 7, 8])
  })

  it('are neither told nor kept back where somebody wants only their own', () => {
    chooseStory('mine')
    happens([moved(6, 1)], seen(6, 0, 20))
    expect([session.story.turn, session.isMyTurn]).toEqual([null, true])
  })

  it('are not told to who has little time left', () => {
    const hurried = {
      ...table,
      turn: [0],
      seats: [{ kind: 'person', seconds_left: 20 }, ...BOTS.slice(1)],
    } as TableInfo
    session.heard({ type: 'happened', table: hurried, events: [moved(6, 1)], seen: seen(6, 0, 20) })
    expect([session.story.turn, session.isMyTurn]).toEqual([null, true])
  })

  it('are never told of my own moves', () => {
    happens([moved(6, 0)], seen(6, 1, 20))
    expect(session.story.turn).toBe(null)
  })

  it('come at once to who turns away, who can have them told afterwards', () => {
    happens([moved(6, 1)], seen(6, 0, 20))
    session.turnAway(true)
    expect([session.story.turn, session.isMyTurn]).toEqual([null, true])
    session.turnAway(false)
    expect(session.missed?.upTo).toBe(6)
  })
})

describe('shown again', () => {
  it('goes through the positions as they were, and comes back to the true one', async () => {
    happens([moved(6, 1, [paid(1, -8)])], seen(6, 0, 12))
    session.story.skip()
    vi.stubGlobal(
      'fetch',
      vi.fn((address: string) =>
        Promise.resolve(Response.json(address.includes('views/5') ? seen(6, 1, 20) : seen(6, 0, 12))),
      ),
    )
    expect(session.lastRound.map(({ seq }) => seq)).toEqual([6])
    await session.showAgain()
    vi.unstubAllGlobals()
    expect([session.isMyTurn, money()]).toEqual([false, 20])
    pass(2 * STEP_LASTS)
    expect([session.isMyTurn, money(), session.legal.length]).toEqual([true, 12, 1])
  })
})
