import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadSpeaker } from '../games/titles'
import { chooseStory } from '../motion/settings.svelte'
import { speak } from '../words/language.svelte'
import type { Change, Speaker } from '../words/speaker'
import type { Event, Moved, Seen, TableInfo } from '../wire/types.gen'
import { Session } from '../session/session.svelte'
import { spokenText, warnings } from './voice'
import Voice from './Voice.svelte'

const names = ['Ada', 'Bruno']
const change = (seat: number, track: string, applied: number, cause: string, at: string | null = null): Change => ({
  seat,
  track,
  amount: applied,
  applied,
  cause,
  at,
  rule: 'S6.1',
  why: at ? { key: `tile-${cause}` } : { key: `ledger-${cause}` },
})
const moved = (seq: number, ...changes: Change[]): Event =>
  ({
    kind: 'moved',
    seq,
    at: 0,
    seat: 1,
    away: false,
    steps: [
      {
        ply: seq,
        move: { do: 'lake', slot: 6, tile: 'farm', cell: [2, 0] },
        text: '',
        said: { key: 'log-lake', args: { tile: { key: 'tile-farm' } } },
        changes,
        shown: [],
        is_half: false,
      },
    ],
  }) as unknown as Event
const seen = (seq: number, turn: number): Seen => ({
  seat: 0,
  seq,
  ply: seq,
  turn,
  phase: 'act',
  is_half: false,
  is_over: false,
  position: { phase: 'act' },
  scores: [0, 0],
  tracks: {},
  legal: [],
  closed: [],
  outcome: null,
  undo: { free_to: seq, barrier: [] },
  asks: [],
  standings: [],
  prompt: { key: 'prompt-act', args: { seat: turn } },
})
const table = (left: number | null = null) =>
  ({
    id: 'abc',
    seq: 1,
    is_paused: false,
    seats: [
      { seat: 0, seconds_left: left },
      { seat: 1, seconds_left: null },
    ],
  }) as unknown as TableInfo

let speaker: Speaker
beforeAll(async () => {
  await speak('en')
  speaker = (await loadSpeaker('suburbia'))()
})

describe('a move is told in one sentence', () => {
  it('with every cause, in the order of the rules', () => {
    const said = spokenText(
      [
        moved(
          5,
          change(1, 'money', 6, 'lake', '2,0'),
          change(1, 'money', 4, 'income'),
          change(1, 'population', 2, 'reputation'),
        ),
      ],
      speaker,
      names,
      'en',
    )
    expect(said).toBe('Bruno lays Farm face down as a lake: Lake +$6; income +$4; reputation population +2.')
  })
  it('with what the others get, and with sums alone where there are many causes', () => {
    const many = Array.from({ length: 6 }, (_, i) => change(1, 'population', 1, 'farm', `${i},0`))
    const said = spokenText([moved(5, ...many, change(0, 'income', -1, 'farm', '2,0'))], speaker, names, 'en')
    expect(said).toMatch(/a lake: population \+6\. Ada: income −1\.$/)
  })
  it('with money in the coins of its title', async () => {
    const skylines = (await loadSpeaker('skylines'))()
    const play = { do: 'exchange', card: 'I-R1' }
    const paid = { ...change(-1, 'money', -2, 'exchange'), why: { key: 'ledger-exchange' } }
    const event = moved(5, paid) as Moved
    const step = { ...event.steps[0]!, move: play, said: { key: 'log-exchange', args: { card: 'Homes' } } }
    expect(spokenText([{ ...event, steps: [step] }], skylines, names, 'en')).toMatch(/exchange of a card −2 coins\.$/)
  })
  it('or without a ledger, where nothing changes', () => {
    expect(spokenText([moved(5)], speaker, names, 'en')).toBe('Bruno lays Farm face down as a lake.')
  })
})

describe('time', () => {
  it('is warned of a minute and ten seconds before its end', () => {
    expect(warnings(100)).toEqual([
      { after: 40, left: 60 },
      { after: 90, left: 10 },
    ])
    expect(warnings(30)).toEqual([{ after: 20, left: 10 }])
    expect(warnings(5)).toEqual([])
    expect(warnings(null)).toEqual([])
  })
})

describe('the voice of a table', () => {
  beforeEach(() => chooseStory('flowing'))

  function listen(left: number | null = null) {
    const session = new Session('abc', () => ({ open: () => undefined, send: () => true, close: () => undefined }))
    session.heard({
      type: 'welcome',
      table: table(left),
      mine: [0],
      muted: [],
      looked: -1,
      events: [moved(1)],
      seen: seen(1, 1),
    })
    const { container } = render(Voice, { session, speaker, names })
    const said = (which: string) => container.querySelector(`[data-voice=${which}]`)!.textContent.trim()
    return { session, container, said }
  }

  it('leaves the past to the log, and tells what comes politely', async () => {
    const { session, container, said } = listen()
    expect(said('news')).toBe('')
    session.heard({
      type: 'happened',
      table: table(),
      events: [moved(2, change(1, 'money', 6, 'lake'))],
      seen: seen(2, 1),
    })
    await tick()
    expect(said('news')).toContain('Bruno lays Farm face down')
    expect(container.querySelector('[data-voice=news]')!.getAttribute('aria-live')).toBe('polite')
    expect(said('now')).toBe('')
  })

  it('tells the same sentence again as a new one', async () => {
    const { session, container } = listen()
    session.heard({ type: 'happened', table: table(), events: [moved(2)], seen: seen(2, 1) })
    await tick()
    const first = container.querySelector('[data-voice=news] p')
    session.heard({ type: 'happened', table: table(), events: [moved(3)], seen: seen(3, 1) })
    await tick()
    expect(container.querySelector('[data-voice=news] p')).not.toBe(first)
  })

  it('interrupts for one’s own turn and a lost line, for nothing else', async () => {
    const { session, container, said } = listen()
    expect(container.querySelector('[data-voice=now]')!.getAttribute('aria-live')).toBe('assertive')
    session.heard({ type: 'happened', table: table(), events: [moved(2)], seen: seen(2, 0) })
    await tick()
    expect(said('now')).toBe('Your turn')
    expect(said('asked')).toContain('Build a tile')
    session.changed('lost')
    await tick()
    expect(said('now')).toContain('Connection lost')
  })

  it('tells a story step by step, each step once, and my turn when it has ended', async () => {
    chooseStory('steps')
    const { session, said } = listen()
    const events = [moved(2, change(1, 'money', -6, 'price'), change(1, 'income', 1, 'farm', '1,1'))]
    session.heard({ type: 'happened', table: table(), events, seen: seen(2, 0) })
    await tick()
    expect([said('story'), said('now')]).toEqual(['Bruno pays: −$6.', ''])
    session.story.forward()
    await tick()
    expect(said('story')).toBe('Bruno lays Farm face down as a lake: income +1.')
    session.story.forward()
    await tick()
    expect([said('story'), said('news'), said('now')]).toEqual(['', '', 'Your turn'])
  })

  it('interrupts when time runs out', async () => {
    vi.useFakeTimers()
    const { session, said } = listen()
    session.heard({ type: 'happened', table: table(70), events: [], seen: seen(2, 0) })
    await tick()
    vi.advanceTimersByTime(10_000)
    await tick()
    expect(said('now')).toContain('60 seconds left')
    vi.useRealTimers()
  })
})
