import { expect, it } from 'vitest'
import { marksAt } from './marks'

it('says what rings a place: nothing, a hint, or both moves of a review', () => {
  const marks = [
    { how: 'made' as const, at: ['1,1', '2,1'] },
    { how: 'better' as const, at: ['2,1'] },
  ]
  expect(marksAt(marks, '0,0')).toEqual([])
  expect(marksAt(marks, null)).toEqual([])
  expect(marksAt(marks, '1,1')).toEqual(['made'])
  expect(marksAt(marks, '2,1')).toEqual(['made', 'better'])
})
