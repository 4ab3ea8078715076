import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Earlier, Event, EventPage, Replay, Request, TableInfo } from '../wire/types.gen'
import { Past } from './past.svelte'
import { Session } from './session.svelte'

let sent: Request[]
let asked: string[]
let answers: unknown[]
let session: Session

const table = { id: 'abc', seq: 5, seats: [] } as unknown as TableInfo
const said = (seq: number) => ({ kind: 'said', seq, at: 0, seat: 0, name: '', text: '', phrase: null }) as Event
const moved = (seq: number) => ({ kind: 'moved', seq, at: 0, seat: 0, steps: [], away: false }) as Event
const welcome = (events: Event[], earlier?: Earlier) =>
  session.heard({
    type: 'welcome',
    table,
    mine: [],
    muted: [],
    looked: -1,
    events,
    seen: null,
    ...(earlier ? { earlier } : {}),
  })
const page = (events: Event[], before: number | null): EventPage => ({ events, before })
const known = () => session.events.map(({ seq }) => seq)

beforeEach(() => {
  sent = []
  asked = []
  answers = []
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path)
    return Promise.resolve(Response.json(answers.shift()))
  })
  session = new Session('abc', (_, ears) => ({
    open: () => ears.changed('open'),
    send: (request) => sent.push(request) > 0,
    close: () => undefined,
  }))
})
afterEach(() => vi.unstubAllGlobals())

describe('what a welcome leaves out', () => {
  it('of chat is fetched page by page when somebody asks', async () => {
    welcome([said(40), said(41)], { course: null, chat: 40 })
    expect(asked).toEqual([])
    answers = [page([said(38), said(39)], 38), page([said(37)], null)]
    expect(await session.loadEarlier('chat')).toBe(true)
    expect(asked).toEqual(['/api/tables/abc/events?what=chat&before=40&seat=-1'])
    expect([known(), session.earlier.chat]).toEqual([[38, 39, 40, 41], 38])
    await session.loadEarlier('chat')
    expect([known(), session.earlier.chat]).toEqual([[37, 38, 39, 40, 41], null])
    expect(await session.loadEarlier('chat')).toBe(false)
  })
  it('of the game is fetched at once, to the beginning', async () => {
    answers = [page([moved(2), moved(3)], 2), page([moved(-1), moved(1)], null)]
    welcome([moved(4)], { course: 4, chat: null })
    await vi.waitFor(() => expect(known()).toEqual([-1, 1, 2, 3, 4]))
    expect(session.earlier.course).toBeNull()
  })
  it('stays loaded for who sits down, and has a gap for who was away long', async () => {
    welcome([said(40)], { course: null, chat: 40 })
    answers = [page([said(39)], 39)]
    await session.loadEarlier('chat')
    session.sit(0)
    welcome([said(40)], { course: null, chat: 40 })
    expect(session.earlier.chat).toBe(39)
    session.changed('open')
    expect(sent.at(-1)).toMatchObject({ type: 'sit', after: 40 })
    welcome([said(90)], { course: null, chat: 90 })
    expect(session.earlier.chat).toBe(90)
    session.changed('open')
    welcome([said(91)])
    expect(session.earlier.chat).toBe(90)
  })
})

describe('a replay', () => {
  it('is put together from its pages', async () => {
    const tracks = (ply: number) => ({ 0: { money: ply } })
    const part = (events: Event[], plies: number[], after: number | null, next_ply: number | null): Replay => ({
      table,
      events,
      tracks: plies.map(tracks),
      plies: 2,
      after,
      next_ply,
    })
    const seen = { seat: -2, ply: 0 }
    answers = [part([moved(1)], [0], 1, 1), part([moved(2)], [1], null, 2), part([], [2], null, null), seen, seen]
    const past = new Past('abc', '?seat=-2')
    await past.open(0)
    expect(past.moves.map(({ seq }) => seq)).toEqual([1, 2])
    expect(past.replay!.tracks).toEqual([0, 1, 2].map(tracks))
    expect(asked.slice(0, 3)).toEqual([
      '/api/tables/abc/replay?seat=-2',
      '/api/tables/abc/replay?seat=-2&after=1&ply=1',
      '/api/tables/abc/replay?seat=-2&after=2&ply=2',
    ])
  })
})
