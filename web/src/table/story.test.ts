import { beforeAll, describe, expect, it } from 'vitest'
import { loadSpeaker } from '../games/titles'
import { turnOf, type Part, type Turn } from '../session/turns'
import { speak } from '../words/language.svelte'
import type { Speaker } from '../words/speaker'
import type { Change, Moved, Seen } from '../wire/types.gen'
import { tellingLine, thenWords } from './story'

const names = ['Ada', 'Bruno', 'Chiara', 'Dmitri']
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
function told(...changes: Change[]): Turn {
  const moved = {
    kind: 'moved',
    seq: 3,
    seat: 1,
    steps: [{ ply: 2, move: { do: 'pass' }, said: { key: 'tile-farm' }, changes, shown: [], is_half: false }],
  } as unknown as Moved
  const seen = {
    tracks: { 0: { income: 0 }, 1: { money: 15, income: 0 } },
    scores: [],
    position: {},
  } as unknown as Seen
  const part: Part = { moved, events: [moved], before: seen, after: seen }
  return turnOf([part], 'red_line')
}

let speaker: Speaker
beforeAll(async () => {
  await speak('en')
  speaker = (await loadSpeaker('suburbia'))()
})

describe('who comes then', () => {
  it('is said as far as it is known', () => {
    expect(thenWords([2, 3, 0], 0, names)).toBe('Then Chiara and Dmitri, then you.')
    expect(thenWords([0], 0, names)).toBe('Then you.')
    expect(thenWords([2], 0, names)).toBe('Then Chiara.')
    expect(thenWords([], 0, names)).toBe('')
    expect(thenWords([2, 0], -1, names)).toBe('Then Chiara and Ada.')
  })
})

describe('the steps of a turn in words', () => {
  const lines = (turn: Turn) => turn.beats.map((_, i) => tellingLine(turn, i, speaker, names, false))

  it('say what was paid of how much, what was done and by what it came, what others get, what comes by itself', () => {
    const all = lines(
      told(
        change(1, 'money', -9, 'price'),
        change(1, 'income', 1, 'farm', '1,0'),
        change(1, 'income', 2, 'mint', '0,0'),
        change(0, 'income', 1, 'mint', '0,1'),
        change(1, 'money', 4, 'income'),
        change(1, 'income', -1, 'red_line'),
      ),
    )
    expect(all.map(({ heading }) => heading)).toEqual(['pays', 'Farm', 'for the others', 'income', 'red line'])
    expect(all[0]!.detail).toBe('$15 → $6')
    expect(all[1]!.causes.map(({ why, deltas }) => [why, deltas[0]!.amount])).toEqual([
      ['Farm', 1],
      ['Mint', 2],
    ])
    expect(all[2]!.others).toMatchObject([{ seat: 0, name: 'Ada', deltas: [{ track: 'income', amount: 1 }] }])
  })

  it('name no cause where there is only one, or too many', () => {
    expect(lines(told(change(1, 'income', 1, 'farm', '1,0')))[0]!.causes).toEqual([])
    const many = Array.from({ length: 6 }, (_, i) => change(1, 'income', 1, 'farm', `${i},0`))
    const [line] = lines(told(...many))
    expect([line!.causes, line!.deltas[0]!.amount]).toEqual([[], 6])
  })
})
