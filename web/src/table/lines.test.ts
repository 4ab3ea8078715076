import { beforeAll, describe, expect, it } from 'vitest'
import { render, screen } from '@testing-library/svelte'
import { loadSpeaker } from '../games/titles'
import { turnsOf } from '../games/bigcity/turns'
import Log from '../parts/Log.svelte'
import { speak } from '../words/language.svelte'
import type { Speaker } from '../words/speaker'
import type { Event, Moved, Shown } from '../wire/types.gen'
import { lastPlyOf } from '../wire/events'
import { linesOf } from './lines'

const DAY = 86_400
const moved = (seq: number, seat: number, shown: Shown[] = [], move: unknown = { do: 'pass' }) =>
  ({
    kind: 'moved',
    seq,
    at: seq * DAY,
    seat,
    away: false,
    steps: [{ ply: seq, move, text: '', said: { key: 'log-pass' }, changes: [], shown, is_half: false }],
  }) as Event
const card = (thing: string, to: number | null): Shown => ({ thing, to, barrier: true })

let speaker: Speaker
beforeAll(async () => {
  await speak('en')
  speaker = (await loadSpeaker('bigcity'))()
})

describe('the log', () => {
  it('says what was turned up as far as the reader may know it', () => {
    const lines = linesOf(
      [
        moved(0, 0, [card('15', null)]),
        moved(1, 0, [card('15', 0)]),
        moved(2, 1, [card('', 1)]),
        moved(3, 1, [card('', 1), card('', 1)]),
      ],
      speaker,
      ['Ada', 'Bruno'],
    )
    expect(lines.map((line) => line.revealed)).toEqual([
      'card 15 revealed',
      'card 15 drawn',
      'a card drawn',
      '2 cards drawn',
    ])
  })
  it('tells a decision in parts by the part that says it, with what the others changed', () => {
    const part = moved(0, 0, [], { do: 'district', district: 4 }) as Moved
    part.steps[0]!.said = null
    const whole = moved(1, 0, [], { do: 'turn', rotation: 1, district: 4, origin: [3, -2] })
    const lines = linesOf([part, whole], speaker, ['Ada', 'Bruno'])
    expect(lines).toHaveLength(1)
    expect(lines[0]!.at).toEqual(['district 4'])
  })
  it('tells a bot that sits down with its level and style', async () => {
    const spoken = (await loadSpeaker('suburbia'))()
    const sat = { kind: 'sat', seq: 0, at: 0, seat: 1, name: 'Bruno', level: 3, is_former: false }
    const told = (style: string) =>
      linesOf([{ ...sat, style } as Event], spoken, ['Ada', 'Bruno'])[0]!.sentence.replace(/[\u2068\u2069]/g, '')
    expect(told('')).toBe('is played by a bot of level 3')
    expect(told('hoarder')).toBe(`is played by a bot of level 3, ${spoken.words.say('style-hoarder')}`)
  })
  it('names the days of a slow game, and of a quick one none', async () => {
    const lines = linesOf([moved(0, 0), moved(1, 1)], speaker, ['Ada', 'Bruno'])
    const { unmount } = render(Log, { lines, now: 'round 2 · your turn' })
    expect(screen.getByText(lines[0]!.day)).toBeTruthy()
    expect(lines[0]!.day).not.toBe(lines[1]!.day)
    expect(screen.getByText('round 2 · your turn')).toBeTruthy()
    unmount()
    render(Log, { lines: [lines[0]!] })
    expect(screen.queryByText(lines[0]!.day)).toBeNull()
  })
})

describe('going back', () => {
  it('leads to the last own decision that stands', () => {
    const undone = { kind: 'undone', seq: 4, at: 4 * DAY, seat: 0, to_ply: 2, asked: false } as Event
    const events = [moved(0, 0), moved(1, 1), moved(2, 0), moved(3, 1)]
    expect(lastPlyOf([0], events)).toBe(2)
    expect(lastPlyOf([0], [...events, undone])).toBe(0)
    expect(lastPlyOf([0, 1], [...events, undone])).toBe(1)
    expect(lastPlyOf([2], events)).toBeUndefined()
  })
})

describe('turns of Big City', () => {
  it('are counted by who acts; what was taken back and answers to an offer do not count', () => {
    const events = [
      moved(0, 0),
      moved(1, 0),
      moved(2, 1),
      moved(3, 0, [], { do: 'bid' }),
      { kind: 'undone', seq: 4, at: 0, seat: 1, to_ply: 3, asked: false } as Event,
    ]
    expect(turnsOf(events.slice(0, 2), 1)).toBe(2)
    expect(turnsOf(events.slice(0, 4), 1)).toBe(2)
    expect(turnsOf(events, 0)).toBe(3)
  })
})
