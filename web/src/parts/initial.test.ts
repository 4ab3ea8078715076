import { expect, test } from 'vitest'
import { initialOf } from './initial'

test('names that only a number tells apart have pips that differ', () => {
  expect(['Player 1', 'Player 2'].map(initialOf)).toEqual(['1', '2'])
  expect(['Игрок 2', 'ada', 'R2D2', ''].map(initialOf)).toEqual(['2', 'A', 'R', '?'])
})
