// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Change } from '../../words/speaker'
import { stepsOf } from './milestone'

const entry = (rule: string, track: string, applied: number): Change => ({
  seat: -1,
  track,
  amount: applied,
  applied,
  cause: 'x',
  at: null,
  rule,
  why: { key: 'ledger-limit' },
})

describe('the end of a milestone', () => {
  it('tells every step in the order of the rules, those without a change too', () => {
    const told = stepsOf([entry('K9.4', 'happiness', -2), entry('K9.6', 'overall', 3), entry('K9.7', 'money', -1)])
    expect(told.map(({ step, lines }) => [step, lines.length])).toEqual([
      ['utilities', 1],
      ['effects', 0],
      ['skyline', 1],
      ['employment', 1],
      ['clear', 0],
    ])
  })
  it('counts burdens only where the game ends', () => {
    expect(stepsOf([entry('K10.3', 'overall', -4)]).at(-1)).toMatchObject({
      step: 'burdens',
      lines: [{ change: { applied: -4 } }],
    })
  })
  it('leaves a limit with the step that ran into it', () => {
    const told = stepsOf([entry('K9.5', 'happiness', 3), entry('K2.4', 'overall', 2)])
    expect(told.find(({ step }) => step === 'effects')?.lines).toHaveLength(2)
  })
  it('moves each marker on from where the step before left it', () => {
    const told = stepsOf([entry('K9.4', 'happiness', -2), entry('K9.5', 'happiness', 1)], { happiness: 6 })
    expect(told.flatMap(({ lines }) => lines.map(({ from, to }) => [from, to]))).toEqual([
      [6, 4],
      [4, 5],
    ])
  })
})
