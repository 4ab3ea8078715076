import { expect, it } from 'vitest'
import type { Speaker } from '../words/speaker'
import { lookedAt, type Decision } from './review'

const speaker = { button: ({ do: done }: { do: string }) => `button ${done}` } as unknown as Speaker
const decision = {
  ply: 7,
  seat: 1,
  text: 'lake farm @ 1,1',
  move: { do: 'lake' },
  best: 'buy farm @ 2,1',
  best_move: { do: 'build' },
  places: ['1,1'],
  best_places: ['2,1'],
} as unknown as Decision

it('shows the move made and the better one, each with its ring', () => {
  expect(lookedAt(decision, speaker, [])).toEqual({
    ply: 7,
    seat: 1,
    made: 'button lake',
    better: 'button build',
    marks: [
      { how: 'made', at: ['1,1'] },
      { how: 'better', at: ['2,1'] },
    ],
  })
})

it('shows one ring where the best move was made, and none where it has no place', () => {
  const best = { ...decision, best: decision.text }
  expect(lookedAt(best, speaker, [])).toMatchObject({ better: null, marks: [{ how: 'made', at: ['1,1'] }] })
  expect(lookedAt({ ...best, places: [] }, speaker, []).marks).toEqual([])
})
