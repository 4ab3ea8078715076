// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { MANNER as BIG_CITY } from '../games/bigcity/manner'
import { MANNER as SKYLINES } from '../games/skylines/manner'
import { MANNER as SUBURBIA } from '../games/suburbia/manner'
import type { Change } from '../words/speaker'
import type { Event, Moved, Seen, Step } from '../wire/types.gen'
import type { News } from '../wire/news'
import { ownOnly, playOf } from './deeds'
import tokens from '../art/tokens.css?raw'
import {
  beatCues,
  changedNumbers,
  EASE,
  lengthOf,
  MOST,
  MOVE,
  planOf,
  slidesOf,
  STEP,
  STORY,
  type Cue,
  type Scene,
} from './plan'

const change = (seat: number, track: string, applied: number, cause: string, at: string | null = null): Change => ({
  seat,
  track,
  amount: applied,
  applied,
  cause,
  at,
  rule: 'S6.2',
  why: { key: `ledger-${cause}` },
})
const SCENE: Scene = {
  mover: 0,
  own: 0,
  tracks: { 0: { population: 8 }, 1: { population: 3 } },
  ribbon: SUBURBIA.ribbon,
}
const FLIGHT = { how: 'fly', from: ['slot 2'], to: ['tile 0:1,0'] } as const
const of = <K extends Cue['kind']>(cues: readonly Cue[], kind: K) =>
  cues.filter((cue): cue is Extract<Cue, { kind: K }> => cue.kind === kind)

describe('a plan', () => {
  it('lets the thing fly, land, and then tells one cause after the other', () => {
    const cues = planOf(
      [{ way: FLIGHT, changes: [change(0, 'money', -5, 'price'), change(0, 'income', 1, 'farm', '1,0')] }],
      SCENE,
    )
    expect(of(cues, 'fly')).toMatchObject([{ at: 0, lasts: MOVE, from: ['slot 2'] }])
    expect(of(cues, 'land')).toMatchObject([{ at: MOVE, spots: ['tile 0:1,0'] }])
    expect(of(cues, 'amount').map(({ at, amount, to }) => [at, amount, to[0]])).toEqual([
      [MOVE + STEP, -5, 'number 0 money'],
      [MOVE + 2 * STEP, 1, 'number 0 income'],
    ])
    expect(of(cues, 'blink').map(({ spots, thing }) => [spots[0], thing])).toEqual([['place 0:1,0', 'farm']])
  })

  it('of a step of a story lets everything travel within its time, and the markers go when that has come', () => {
    const cues = planOf([{ way: FLIGHT, changes: [change(0, 'income', 1, 'farm', '1,0')] }], SCENE)
    const travel = beatCues(cues, { hasLanded: false, lasts: 300, pace: 2 })
    expect(of(travel, 'step')).toEqual([])
    expect(of(travel, 'amount')).toHaveLength(1)
    expect(lengthOf(travel)).toBeCloseTo(300)
    const landing = beatCues(cues, { hasLanded: true, lasts: 300, pace: 2 })
    expect(landing.map(({ kind, at, lasts }) => [kind, at, lasts])).toEqual([['step', 0, STEP / 2]])
  })

  it('does not let fly again what lay there since it was staged', () => {
    const cues = planOf([{ way: FLIGHT, changes: [] }], { ...SCENE, isStaged: true })
    expect(cues.map(({ kind, at }) => [kind, at])).toEqual([
      ['land', 0],
      ['sound', 0],
    ])
  })

  it('tells what concerns oneself first', () => {
    const cues = planOf(
      [{ way: null, changes: [change(1, 'money', 2, 'mint'), change(0, 'money', 1, 'casino')] }],
      SCENE,
    )
    expect(of(cues, 'amount').map(({ to }) => to[0])).toEqual(['number 0 money', 'number 1 money'])
  })

  it('takes no longer than 2.4 seconds: what is left comes at once', () => {
    const changes = Array.from({ length: 30 }, (_, i) => change(0, 'money', 1, `tile_${i}`))
    const cues = planOf([{ way: FLIGHT, changes }], SCENE)
    const starts = of(cues, 'amount').map(({ at }) => at)
    expect(starts).toHaveLength(30)
    expect(lengthOf(cues)).toBeLessThanOrEqual(MOST)
    expect(starts.filter((at) => at === starts.at(-1)).length).toBeGreaterThan(10)
    expect(of(cues, 'sound').filter(({ sound }) => sound === 'coin').length).toBeLessThan(15)
  })

  it('lets the pin hop over a red line, the line flash, and both markers fall together', () => {
    const changes = [
      change(0, 'population', 3, 'suburbs', '1,0'),
      change(0, 'income', -1, 'red_line'),
      change(0, 'reputation', -1, 'red_line'),
    ]
    const cues = planOf([{ way: null, changes }], SCENE)
    const steps = of(cues, 'step')
    expect(steps[0]).toMatchObject({ spots: ['pin 0'], by: 3, hop: true })
    expect(of(cues, 'flash')).toMatchObject([{ lasts: STORY, spots: ['line 5', 'line 6', 'line 7'] }]) // from 5 to 8
    expect(steps.slice(1).map(({ at, spots, by }) => [at, spots[0], by])).toEqual([
      [STEP + MOVE, 'marker 0 income', -1],
      [STEP + MOVE, 'marker 0 reputation', -1],
    ])
    expect(of(cues, 'sound').map(({ sound }) => sound)).toContain('line')
  })

  it('lets the lines flash that lie between two numbers, on the way down as on the way up', () => {
    const changes = [change(0, 'population', -2, 'slaughterhouse', '1,0'), change(0, 'income', 1, 'red_line')]
    const cues = planOf([{ way: null, changes }], SCENE)
    expect(of(cues, 'step')[0]).toMatchObject({ spots: ['pin 0'], by: -2, hop: true })
    expect(of(cues, 'flash')).toMatchObject([{ spots: ['line 8', 'line 9'] }]) // from 10 to 8
  })

  it('shows the steps of a sum where they are reckoned, and brings only the sum to the number', () => {
    const changes = [
      change(0, 'base', 2, 'office_1', '14'),
      change(0, 'add', 1, 'center', '14'),
      change(0, 'score', 3, 'office_1', '14'),
    ]
    const cues = planOf([{ way: null, changes }], { ...SCENE, sums: ['base', 'add'] })
    expect(of(cues, 'amount').map(({ to }) => to)).toEqual([[], [], ['number 0 score']])
    expect(changedNumbers(cues)).toEqual(['number 0 score'])
  })

  it('says nothing of what a stop left nothing of', () => {
    expect(planOf([{ way: null, changes: [{ ...change(0, 'income', 0, 'farm'), amount: 2 }] }], SCENE)).toEqual([])
  })

  it('knows what slid in the market and what is new', () => {
    expect(slidesOf('slot', ['a', 'b', 'c', 'd'], ['e', 'a', 'b', 'd'])).toEqual([
      { to: 'slot 2', from: 'slot 1' },
      { to: 'slot 1', from: 'slot 0' },
      { to: 'slot 0', from: null },
    ])
    expect(slidesOf('slot', ['a', 'a', 'b'], ['c', 'a', 'a']).map(({ from }) => from)).toEqual([
      'slot 1',
      'slot 0',
      null,
    ])
    expect(slidesOf('slot', ['a', 'b'], ['a', 'b'])).toEqual([])
  })
})

describe('news', () => {
  const step = (ply: number, move: Record<string, unknown>, changes: Change[] = []): Step => ({
    ply,
    move: move,
    text: '',
    said: null,
    changes,
    shown: [],
    is_half: false,
  })
  const moved = (seq: number, seat: number, ...steps: Step[]): Moved => ({
    kind: 'moved',
    seq,
    at: 0,
    seat,
    steps,
    away: false,
  })
  const seen = (market: string[]) =>
    ({ seat: 0, tracks: { 0: { population: 3 } }, position: { market } }) as unknown as Seen
  const news = (over: Partial<News>): News => ({
    events: [],
    known: [],
    shown: seen(['a', 'b']),
    seen: seen(['a', 'b']),
    hasStaged: false,
    ...over,
  })
  const build = (seq: number, seat: number) =>
    moved(
      seq,
      seat,
      step(seq, { do: 'build', slot: 1, tile: 'farm', cell: [1, 0] }, [change(seat, 'money', -9, 'price')]),
    )

  it('of others are played half as quick again, and the market slides at once', () => {
    const cues = playOf(news({ events: [build(5, 1)], seen: seen(['c', 'a']) }), SUBURBIA)
    expect(of(cues, 'fly')).toMatchObject([{ lasts: MOVE / 1.5, from: ['slot 1'], to: ['tile 1:1,0', 'map 1'] }])
    expect(of(cues, 'slide')).toMatchObject([{ from: 'slot 0', to: 'slot 1', at: 0, isAtOnce: true }])
    expect(of(cues, 'turn')).toMatchObject([{ spots: ['slot 0'] }])
  })

  it('of a move taken back are played backward, three times as quick', () => {
    const undone: Event = { kind: 'undone', seq: 6, at: 0, seat: 0, to_ply: 5, asked: false }
    const cues = playOf(news({ known: [build(5, 0)], events: [undone] }), SUBURBIA)
    expect(of(cues, 'amount')).toMatchObject([{ amount: 9, at: 0 }])
    expect(of(cues, 'fly')).toMatchObject([{ from: ['tile 0:1,0', 'map 0'], to: ['slot 1'], lasts: MOVE / 3 }])
    expect(of(cues, 'fly')[0]!.at).toBeGreaterThan(0)
  })

  it('of what is only staged let the thing fly, and count nothing', () => {
    const staged = build(5, 0).steps[0]!
    expect(playOf(news({ staged }), SUBURBIA).map(({ kind }) => kind)).toEqual(['fly', 'land', 'sound'])
  })

  it('of a board turned over show it when it is staged, unless it was held face up', () => {
    const kinds = (move: Record<string, unknown>, manner: typeof SKYLINES) =>
      playOf(news({ staged: step(5, move) }), manner).map(({ kind }) => kind)
    expect(kinds({ do: 'board', board: 'B' }, SKYLINES)).toEqual(['turn', 'sound'])
    expect(kinds({ do: 'turn', district: 5 }, BIG_CITY)).toEqual([])
    const confirmed = playOf(
      news({ events: [moved(5, 0, step(5, { do: 'board', board: 'B' }))], hasStaged: true }),
      SKYLINES,
    )
    expect(confirmed.map(({ kind }) => kind)).toEqual(['sound'])
  })

  it('of several moves are played one after the other', () => {
    const cues = playOf(news({ events: [build(5, 0), build(6, 0)] }), SUBURBIA)
    const [first, second] = of(cues, 'fly')
    expect(second!.at).toBeGreaterThan(first!.at + STEP)
  })

  it('that are secret show nothing of how they came', () => {
    expect(playOf(news({ events: [moved(5, 1, { ...step(5, {}), move: null })] }), SUBURBIA)).toEqual([])
  })
})

describe('titles', () => {
  const city = { districts: [{ id: 1, origin: [0, 0], rotation: 0 }] } as unknown as Seen['position']

  it('say how their things come to their places', () => {
    expect(SUBURBIA.way({ do: 'discard', slot: 3 }, 0, {})).toEqual({ how: 'fly', from: ['slot 3'], to: [] })
    expect(BIG_CITY.way({ do: 'build', piece: 'office_2', lots: [12, 11] }, 1, city)).toEqual({
      how: 'fly',
      from: ['card 12', 'hand 1'],
      to: ['piece 11,12'],
    })
    expect(BIG_CITY.way({ do: 'turn', district: 5, rotation: 1 }, 0, city)).toMatchObject({
      how: 'turn',
      to: ['district 5'],
    })
    expect(SKYLINES.way({ do: 'place', at: [5, 18], rot: 270 }, 1, {})).toEqual({
      how: 'fly',
      from: ['hand 1'],
      to: ['tile 5,18'],
    })
    expect(SKYLINES.way({ do: 'board', board: 'C' }, 0, {})).toEqual({ how: 'turn', to: ['board C'] })
  })

  it('name a street the same from both sides', () => {
    const from = (street: string) => BIG_CITY.way({ do: 'tram', street }, 0, city)
    expect(from('11:E')).toEqual(from('12:W'))
    expect(from('11:E')).toMatchObject({ how: 'draw' })
  })
})

describe('the pace', () => {
  it('is that of the style sheets', () => {
    const token = (name: string) => new RegExp(`--${name}: ([^;]+);`).exec(tokens)?.[1]
    expect({ step: token('t-step'), move: token('t-move'), story: token('t-story') }).toEqual({
      step: `${STEP}ms`,
      move: `${MOVE}ms`,
      story: `${STORY}ms`,
    })
    expect({ out: token('ease-out'), move: token('ease-move'), drop: token('ease-drop') }).toEqual(EASE)
  })
})

describe('who wants only their own moves', () => {
  it('sees nothing of what others did', () => {
    const moved = (seat: number): Event => ({ kind: 'moved', seq: seat, at: 0, seat, steps: [], away: false })
    const news = { events: [moved(0), moved(1)], seen: { seat: 0 } } as unknown as News
    expect(ownOnly(news).events).toEqual([moved(0)])
  })
})
