import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Outcome } from '../wire/types.gen'
import { speak } from '../words/language.svelte'
import { placeOf, verdict, type Table } from './verdict'

const ended = (ranking: number[][], scores: number[], more: Partial<Table> = {}): Table => ({
  outcome: { ranking, scores, reason: '', facts: {}, said: [] } satisfies Outcome,
  names: ['Ada', 'Bruno', 'Chiara'],
  me: 0,
  isShared: false,
  result: null,
  unit: 'end-people',
  ...more,
})

describe('the verdict', () => {
  beforeAll(() => speak('en'))
  afterAll(() => speak('en'))

  it('says who won and by how much', () => {
    expect(verdict(ended([[0], [1]], [120, 116]))).toBe('You win by 4 people.')
    expect(verdict(ended([[0], [1]], [17, 16], { unit: 'end-points' }))).toBe('You win by 1 point.')
    expect(verdict(ended([[1], [0]], [110, 116]))).toBe('Bruno wins by 6 people.')
    expect(verdict(ended([[0], [1]], [110, 16], { me: null }))).toBe('Ada wins by 94 people.')
  })
  it('knows ties, a lone player, and all together', () => {
    expect(verdict(ended([[0, 1]], [9, 9]))).toBe('Ada and Bruno share the win.')
    expect(verdict(ended([[0], [1]], [9, 9]))).toBe('You win on the tiebreaker.')
    expect(verdict(ended([[0]], [9]))).toBe('You end with 9 people.')
    expect(verdict(ended([[0, 1]], [43, 43], { isShared: true, result: 'Boom city' }))).toBe(
      'You win together: Boom city.',
    )
    expect(verdict(ended([[], [0, 1]], [3, 3], { isShared: true }))).toBe('You lose together.')
  })
  it('is said in French and Russian', async () => {
    await speak('fr')
    expect(verdict(ended([[0], [1]], [120, 116]))).toBe('Vous gagnez avec 4 habitants d’avance.')
    await speak('ru')
    expect(verdict(ended([[1], [0]], [95, 116]))).toBe('Побеждает Bruno: на 21 жителя больше.')
  })
  it('gives seats that tie one place', () => {
    const { outcome } = ended([[2], [0, 1]], [1, 1, 5])
    expect([0, 1, 2].map((seat) => placeOf(outcome, seat))).toEqual([2, 2, 1])
  })
})
