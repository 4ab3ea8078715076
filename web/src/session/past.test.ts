import { describe, expect, test } from 'vitest'
import type { Event } from '../wire/types.gen'
import { standing, stepBefore, upTo } from './past.svelte'

const step = (ply: number) => ({
  ply,
  move: { do: `m${ply}` },
  text: '',
  said: null,
  changes: [],
  shown: [],
  is_half: false,
})
const moved = (seq: number, seat: number, ...plies: number[]) =>
  ({ kind: 'moved', seq, at: 0, seat, steps: plies.map(step), away: false }) as unknown as Event
const undone = (seq: number, to_ply: number) =>
  ({ kind: 'undone', seq, at: 0, seat: 0, to_ply, by_consent: false }) as unknown as Event
const pliesOf = (moves: readonly { steps: readonly { ply: number }[] }[]) =>
  moves.map(({ steps }) => steps.map(({ ply }) => ply))

describe('what stands of a game', () => {
  test('leaves out what was taken back, and keeps what came instead', () => {
    const moves = standing([moved(1, 0, 0, 1), moved(2, 1, 2), undone(3, 1), moved(4, 0, 1), moved(5, 1, 2)])
    expect(pliesOf(moves)).toEqual([[0], [1], [2]])
    expect(moves.map(({ seq }) => seq)).toEqual([1, 4, 5])
  })
  test('ends at a ply in the middle of a decision of several steps', () => {
    expect(pliesOf(upTo(standing([moved(1, 0, 0, 1, 2), moved(2, 1, 3)]), 2))).toEqual([[0, 1]])
  })
  test('knows who took the step that led to a ply', () => {
    const moves = standing([moved(1, 0, 0, 1), moved(2, 1, 2)])
    expect(stepBefore(moves, 3)).toMatchObject({ seat: 1, step: { ply: 2 } })
    expect(stepBefore(moves, 0)).toBeNull()
  })
})
