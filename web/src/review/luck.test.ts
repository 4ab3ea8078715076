import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { speak } from '../words/language.svelte'
import type { Speaker } from '../words/speaker'
import LuckAndSkill from './LuckAndSkill.svelte'
import { luckAndSkill, type Review } from './review'

const range = (mean: number) => ({ low: mean - 1, mean, high: mean + 1 })
const review = {
  title: 'suburbia',
  seats: 2,
  shared: false,
  curve: [],
  decisions: [],
  balance: [
    { seat: 0, start: 0, luck: -3.2, own: -4, others: 15.1, drift: 0, end: 8 },
    { seat: 1, start: 0, luck: 3.2, own: -15.1, others: 4, drift: 0, end: -8 },
  ],
  regrets: [4, 15.1],
  costliest: [
    {
      ply: 12,
      seat: 1,
      text: '',
      move: { do: 'theirs' },
      regret: range(9),
      lost: 'Cost about 9 people.',
      better: { said: 'move other' },
    },
    {
      ply: 15,
      seat: 0,
      text: '',
      move: { do: 'mine' },
      regret: range(3.6),
      lost: 'Cost about 4 people.',
      better: { said: 'move better' },
    },
  ],
} as unknown as Review
const speaker = {
  button: (move: { do: string }) => `move ${move.do}`,
  say: (said: string) => said,
} as unknown as Speaker

beforeAll(() => speak('en'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

describe('luck and skill', () => {
  it('are whole points: own moves beside those of the others', () => {
    expect(luckAndSkill(review)).toEqual([
      { seat: 0, luck: -3, skill: 11 },
      { seat: 1, luck: 3, skill: -11 },
    ])
  })
  it('are worked out when somebody asks, and not before', async () => {
    const asked = vi.fn(() =>
      Promise.resolve(
        new Response(JSON.stringify({ table: 'a', state: 'done', progress: 1, place: null, review }), {
          headers: { 'content-type': 'application/json' },
        }),
      ),
    )
    vi.stubGlobal('fetch', asked)
    render(LuckAndSkill, { table: 'abcdefghij01', speaker, names: ['Ada', 'Bo'], me: 0 })
    expect(asked).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByRole('button', { name: 'Work it out' }))
    expect(await screen.findByText('+11 skill')).toBeTruthy()
    expect(screen.getByText('−3 luck')).toBeTruthy()
    // What cost most is told of one's own moves, with the better one.
    expect(screen.getByText('Better: move better')).toBeTruthy()
    expect(screen.queryByText('move theirs')).toBeNull()
    expect(screen.getByText('Cost about 4 people.')).toBeTruthy()
  })
  it('say that they are being worked out, and what went wrong', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(
        new Response(JSON.stringify({ table: 'a', state: 'working', progress: 0.4, place: null, review: null }), {
          headers: { 'content-type': 'application/json' },
        }),
      ),
    )
    render(LuckAndSkill, { table: 'abcdefghij01', speaker, names: ['Ada', 'Bo'], me: 0 })
    await fireEvent.click(screen.getByRole('button', { name: 'Work it out' }))
    expect((await screen.findByRole<HTMLProgressElement>('progressbar')).max).toBe(1)
  })
})
