import { beforeEach, describe, expect, it } from 'vitest'
import type { Move } from '../pick/pick'
import type { Answers, Legal, Request, Seen, Step, TableInfo } from '../wire/types.gen'
import { Session } from './session.svelte'

let sent: Request[]
let session: Session

const legal = (move: Move, shows = false): Legal => ({
  move: move,
  net: { 0: { money: -3 } },
  shows,
})

const seen = (over: Partial<Seen> = {}): Seen => ({
  seat: 0,
  seq: 5,
  ply: 3,
  turn: 0,
  phase: 'act',
  is_half: false,
  is_over: false,
  position: {},
  scores: [0, 0],
  tracks: {},
  legal: [
    legal({ do: 'build', slot: 1, cell: [0, 1] }),
    legal({ do: 'build', slot: 1, cell: [0, 2] }, true),
    legal({ do: 'pass' }),
  ],
  closed: [],
  outcome: null,
  undo: { free_to: 3, barrier: [] },
  asks: [],
  standings: [],
  prompt: { key: 'prompt-act' },
  ...over,
})

const table = { id: 'abc', seq: 5, seats: [] } as unknown as TableInfo
const step = (move: Move, barrier: boolean): Step => ({
  ply: 3,
  move: move,
  text: '',
  said: null,
  changes: [],
  shown: barrier ? [{ thing: 'farm', to: null, barrier }] : [],
  is_half: false,
})
const hear = (message: Answers) => session.heard(message)
const last = () => sent.at(-1)!
const idOf = (request: Request) => ('id' in request ? String(request.id) : '')

beforeEach(() => {
  sent = []
  session = new Session('abc', (_, ears) => ({
    open: () => ears.changed('open'),
    send: (request) => sent.push(request) > 0,
    close: () => undefined,
  }))
  hear({ type: 'welcome', table, mine: [0], muted: [], looked: -1, events: [], seen: seen({ seat: -1, legal: [] }) })
  hear({ type: 'welcome', table, mine: [0], muted: [], looked: -1, events: [], seen: seen() })
})

describe('a sitting', () => {
  it('stages a whole decision at once, in place of what was clicked, and confirms nothing', () => {
    session.pick({ field: 'slot', value: 1 })
    session.stageDecision([
      { do: 'basic', tile: 'suburbs' },
      { do: 'discard', slot: 0 },
    ])
    expect(session.picking.picks).toEqual([])
    expect(session.staged.map(({ move }) => move.do)).toEqual(['basic', 'discard'])
    expect(last()).toMatchObject({ type: 'try', ply: 3, moves: [{ do: 'basic' }, { do: 'discard' }] })
    expect(sent.some(({ type }) => type === 'confirm')).toBe(false)
  })
  it('decides nothing before it sees with the eyes of its seat', () => {
    session.sit(-1)
    hear({ type: 'welcome', table, mine: [0], muted: [], looked: -1, events: [], seen: seen({ seat: -1, legal: [] }) })
    session.sit(0)
    expect(session.isMyTurn).toBe(false)
    hear({ type: 'welcome', table, mine: [0], muted: [], looked: -1, events: [], seen: seen() })
    expect(session.isMyTurn).toBe(true)
  })
  it('sits down on the only seat that is mine', () => {
    expect(sent.map((each) => each.type)).toEqual(['sit', 'sit'])
    expect(last()).toMatchObject({ type: 'sit', seat: 0 })
  })

  it('asks the server where the page came over plain HTTP as well: there is no randomUUID there', () => {
    const { randomUUID } = crypto
    Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true })
    session.stage({ do: 'pass' })
    session.stage({ do: 'pass' })
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true })
    const [first, second] = sent.slice(-2).map(idOf)
    expect(first).toMatch(/^t-1-[0-9a-z]{13}$/)
    expect(second).not.toBe(first)
  })

  it('narrows by clicks and stages the move that is left, without making it', () => {
    session.pick({ field: 'slot', value: 1 })
    expect(session.staged).toEqual([])
    expect(session.possible).toHaveLength(2)
    session.pick({ field: 'cell', value: [0, 2] })
    expect(last()).toMatchObject({ type: 'try', ply: 3, moves: [{ do: 'build', slot: 1, cell: [0, 2] }] })
    expect(sent.some((each) => each.type === 'confirm')).toBe(false)
  })

  it('confirms everything staged at once, once the server has said where it leads', () => {
    const move = { do: 'build', slot: 1, cell: [0, 2] }
    session.stage(move)
    hear({
      type: 'tried',
      id: idOf(last()),
      ply: 4,
      steps: [step(move, true)],
      seen: seen({ ply: 4, turn: 1, legal: [] }),
    })
    expect(session.isWhole).toBe(true)
    expect(session.now?.turn).toBe(1)
    session.confirm()
    expect(last()).toMatchObject({ type: 'confirm', ply: 3, moves: [move] })
    hear({ type: 'happened', table, events: [], seen: seen({ seq: 6, ply: 4, turn: 1, legal: [] }) })
    expect(session.staged).toEqual([])
    expect(session.isSending).toBe(false)
  })

  it('has sent until the view comes that shows it: the answer comes before, and confirms nothing twice', () => {
    const move = { do: 'build', slot: 1, cell: [0, 2] }
    session.stage(move)
    const after = seen({ ply: 4, turn: 1, legal: [] })
    hear({ type: 'tried', id: idOf(last()), ply: 4, steps: [step(move, true)], seen: after })
    session.confirm()
    hear({ type: 'confirmed', id: idOf(last()), seq: 6, again: false })
    expect(session.isSending).toBe(true)
    session.confirm()
    expect(sent.filter(({ type }) => type === 'confirm')).toHaveLength(1)
    hear({ type: 'happened', table, events: [], seen: seen({ seq: 6, ply: 4, turn: 1, legal: [] }) })
    expect(session.staged).toEqual([])
    expect(session.isSending).toBe(false)
  })

  it('is done at once with what had been confirmed before', () => {
    const move = { do: 'build', slot: 1, cell: [0, 2] }
    session.stage(move)
    const after = seen({ ply: 4, turn: 1, legal: [] })
    hear({ type: 'tried', id: idOf(last()), ply: 4, steps: [step(move, true)], seen: after })
    session.confirm()
    hear({ type: 'confirmed', id: idOf(last()), seq: session.seen?.seq ?? 0, again: true })
    expect(session.isSending).toBe(false)
  })

  it('goes on choosing where a decision has more parts', () => {
    session.stage({ do: 'build', slot: 1, cell: [0, 1] })
    hear({
      type: 'tried',
      id: idOf(last()),
      ply: 4,
      steps: [step({ do: 'build' }, false)],
      seen: seen({ ply: 4, phase: 'draw', legal: [legal({ do: 'draw', pile: 2 }, true)] }),
    })
    expect(session.isWhole).toBe(false)
    expect(session.picking.legal).toEqual([{ do: 'draw', pile: 2 }])
  })

  it('takes no answer about what was staged before, however late it comes', () => {
    session.stage({ do: 'pass' })
    const first = idOf(last())
    session.cancel()
    session.stage({ do: 'build', slot: 1, cell: [0, 1] })
    const second = idOf(last())
    const answer = (id: string, move: Move) =>
      hear({ type: 'tried', id, ply: 4, steps: [step(move, false)], seen: seen({ ply: 4 }) })
    answer(second, { do: 'build', slot: 1, cell: [0, 1] })
    answer(first, { do: 'pass' })
    expect(session.staged.map(({ move }) => move)).toEqual([{ do: 'build', slot: 1, cell: [0, 1] }])
  })

  it('confirms once, however often one asks before the server answers', () => {
    session.stage({ do: 'pass' })
    session.confirm()
    session.confirm()
    expect(sent.filter((each) => each.type === 'confirm')).toHaveLength(1)
  })

  it('keeps what is staged when only somebody talks, and drops it when the game has gone on', () => {
    session.stage({ do: 'pass' })
    hear({ type: 'happened', table, events: [], seen: seen({ seq: 6 }) })
    expect(session.staged).toHaveLength(1)
    hear({ type: 'happened', table, events: [], seen: seen({ seq: 7, ply: 4 }) })
    expect(session.staged).toEqual([])
  })

  it('brings back what was taken back, click by click, until something else is clicked', () => {
    session.pick({ field: 'slot', value: 1 })
    session.back()
    expect(session.picking.picks).toEqual([])
    session.redo()
    expect(session.picking.picks).toEqual([{ field: 'slot', value: 1 }])
    session.pick({ field: 'cell', value: [0, 2] })
    hear({
      type: 'tried',
      id: idOf(last()),
      ply: 4,
      steps: [step({ do: 'build', slot: 1, cell: [0, 2] }, true)],
      seen: seen({ ply: 4, turn: 1, legal: [] }),
    })
    session.undo()
    expect(session.staged).toEqual([])
    session.redo()
    expect(last()).toMatchObject({ type: 'try', moves: [{ do: 'build', slot: 1, cell: [0, 2] }] })
    session.cancel()
    session.pick({ field: 'slot', value: 1 })
    expect(session.again).toBeNull()
  })

  it('brings back clicks behind a staged move that were cancelled with it', () => {
    const draw = (pile: number, back: string) => legal({ do: 'draw', pile, back })
    const half = () =>
      hear({
        type: 'tried',
        id: idOf(last()),
        ply: 4,
        steps: [step({ do: 'build', slot: 1, cell: [0, 1] }, false)],
        seen: seen({ ply: 4, legal: [draw(2, 'a'), draw(2, 'b'), draw(3, 'c')] }),
      })
    session.stage({ do: 'build', slot: 1, cell: [0, 1] })
    half()
    session.pick({ field: 'pile', value: 2 })
    session.cancel()
    session.redo()
    half()
    expect([session.staged.length, session.picking.picks]).toEqual([1, [{ field: 'pile', value: 2 }]])
  })

  it('stages again the moves that were made and taken back, to be confirmed as usual', () => {
    const moved = (seq: number, seat: number, move: Move, ply: number) =>
      ({ kind: 'moved', seq, at: 0, seat, away: false, steps: [{ ...step(move, false), ply }] }) as never
    hear({
      type: 'happened',
      table,
      events: [moved(6, 0, { do: 'pass' }, 3), moved(7, 1, { do: 'wait' }, 4)],
      seen: seen({ seq: 7, ply: 5 }),
    })
    expect(session.again).toBeNull()
    hear({
      type: 'happened',
      table,
      events: [{ kind: 'undone', seq: 8, at: 0, seat: 0, to_ply: 3, asked: false }],
      seen: seen({ seq: 8, ply: 3 }),
    })
    session.redo()
    expect(last()).toMatchObject({ type: 'try', ply: 3, moves: [{ do: 'pass' }] })
    expect(sent.some((each) => each.type === 'confirm')).toBe(false)
  })

  it('brings back only what the last step back took: what an earlier one took from the same ply stays away', () => {
    const moved = (seq: number, move: Move, ply: number) =>
      ({ kind: 'moved', seq, at: 0, seat: 0, away: false, steps: [{ ...step(move, false), ply }] }) as never
    const undone = (seq: number, to_ply: number) =>
      ({ kind: 'undone', seq, at: 0, seat: 0, to_ply, asked: false }) as never
    const events = [moved(6, { do: 'pass' }, 3), moved(7, { do: 'wait' }, 4), undone(8, 4), undone(9, 3)]
    hear({ type: 'happened', table, events, seen: seen({ seq: 9, ply: 3 }) })
    expect(session.again).toEqual({ moves: [{ do: 'pass' }], picks: [] })
  })

  it('forgets a staged move that the server refuses, and says why', () => {
    session.stage({ do: 'pass' })
    hear({
      type: 'problem',
      code: 'illegal',
      words: 'no',
      where: '',
      refusal: null,
      said: null,
      wait: null,
      id: idOf(last()),
    })
    expect(session.staged).toEqual([])
    expect(session.problem?.code).toBe('illegal')
  })

  it('asks for a preview once and shows it from memory afterwards', () => {
    const move = { do: 'pass' }
    session.hover(move)
    const asked = last()
    expect(session.preview?.net).toEqual({ 0: { money: -3 } })
    hear({ type: 'explained', id: idOf(asked), changes: [], net: { 0: { money: -3 } }, refusal: null })
    session.hover(null)
    const before = sent.length
    session.hover(move)
    expect(sent).toHaveLength(before)
    expect(session.preview?.changes).toEqual([])
  })

  it('asks for a preview again when the game has come back to the same ply another way', () => {
    const move = { do: 'pass' }
    session.hover(move)
    hear({ type: 'explained', id: idOf(last()), changes: [], net: {}, refusal: null })
    hear({ type: 'happened', table, events: [], seen: seen({ seq: 6, ply: 4 }) })
    hear({ type: 'happened', table, events: [], seen: seen({ seq: 7, ply: 3 }) })
    session.hover(move)
    expect(last()).toMatchObject({ type: 'explain', ply: 3, move })
    expect(session.preview?.changes).toBeNull()
  })

  it('says nothing of a preview that came too late', () => {
    session.hover({ do: 'pass' })
    hear({
      type: 'problem',
      code: 'stale',
      words: 'gone on',
      where: '',
      refusal: null,
      said: null,
      wait: null,
      id: idOf(last()),
    })
    expect(session.problem).toBeNull()
  })

  it('lays what is staged elsewhere, and only there where it may lie', () => {
    const [here, there] = [
      { do: 'build', slot: 1, cell: [0, 1] },
      { do: 'build', slot: 1, cell: [0, 2] },
    ]
    session.stage(here)
    hear({
      type: 'tried',
      id: idOf(last()),
      ply: 4,
      steps: [step(here, true)],
      seen: seen({ ply: 4, turn: 1, legal: [] }),
    })
    expect(session.elsewhere.map(({ move }) => move)).toEqual([there])
    session.relay({ do: 'pass' })
    expect(session.staged.map(({ move }) => move)).toEqual([here])
    session.relay(there)
    expect(last()).toMatchObject({ type: 'try', ply: 3, moves: [there] })
  })

  it('lets another cell be chosen after a cell was', () => {
    session.pick({ field: 'do', value: 'build' })
    expect(session.anywhere).toHaveLength(2)
    hear({
      type: 'happened',
      table,
      events: [],
      seen: seen({
        seq: 6,
        ply: 4,
        legal: [1, 2].flatMap((slot) => [1, 2].map((row) => legal({ do: 'build', slot, cell: [0, row] }))),
      }),
    })
    session.pick({ field: 'cell', value: [0, 1] })
    expect([session.possible.length, session.anywhere.length]).toEqual([2, 4])
  })

  it('takes up the thread where the line was lost', () => {
    hear({
      type: 'happened',
      table,
      events: [{ kind: 'said', seq: 6, at: 0, seat: 1, name: 'B', text: 'hi', phrase: null, is_former: false }],
      seen: seen({ seq: 6 }),
    })
    session.changed('lost')
    session.changed('open')
    expect(last()).toMatchObject({ type: 'sit', seat: 0, after: 6 })
  })

  it('tells what came while one was away, once, and notes what was seen', () => {
    const said = (seq: number) => ({ kind: 'said', seq, at: 0, seat: 1, name: 'Bo', text: 'hello' }) as never
    hear({ type: 'happened', table, events: [said(6)], seen: seen({ seq: 6 }) })
    expect(last()).toMatchObject({ type: 'look', seq: 6 })
    session.turnAway(true)
    hear({ type: 'happened', table, events: [said(7)], seen: seen({ seq: 7 }) })
    expect(session.missed).toBeNull()
    session.turnAway(false)
    expect(session.missed).toEqual({ after: 6, upTo: 7 })
  })
})
