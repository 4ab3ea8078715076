import { beforeAll, describe, expect, it } from 'vitest'
import { learn, speak } from '../words/language.svelte'
import type { TitleInfo } from '../wire/types.gen'
import { agreed, fieldsOf, meant } from './options'

const skylines = {
  key: 'skylines',
  options: {
    properties: {
      scenario: { type: 'string', default: 'intro' },
      difficulty: { anyOf: [{ enum: ['advanced', 'beginner', 'expert'] }, { type: 'null' }], default: null },
      hands: { enum: ['open', 'private'], default: 'open' },
      refill: { type: 'boolean', default: true },
    },
  },
} as unknown as TitleInfo

describe('the options of a table', () => {
  beforeAll(async () => {
    await speak('en')
    await learn('skylines')
  })
  it('come from the schema, the usual choice first', () => {
    const [scenario, difficulty] = fieldsOf(skylines)
    expect([scenario?.values[0], difficulty?.usual, difficulty?.values]).toEqual([
      'intro',
      'usual',
      ['usual', 'advanced', 'beginner', 'expert'],
    ])
  })
  it('that mean nothing beside the others are not sent: a difficulty chosen for another scenario', () => {
    expect(meant(skylines, { scenario: 'scenario-5', difficulty: 'expert' })).toEqual({
      scenario: 'scenario-5',
      difficulty: 'expert',
    })
    expect(meant(skylines, { scenario: 'scenario-2', difficulty: 'expert', hands: 'private' })).toEqual({
      scenario: 'scenario-2',
      hands: 'private',
    })
  })
  it('are told where they are not as usual; the scenario always, and the pace', () => {
    expect(agreed(skylines, { options: {}, clock: null, hints: true })).toEqual([
      'Scenario: introductory game',
      'no clock',
    ])
    const told = agreed(skylines, {
      options: { scenario: 'scenario-5', difficulty: 'expert', refill: false, packs: ['my_pack'] },
      clock: { budget: 1800, increment: 10 },
      hints: false,
    })
    expect(told).toEqual([
      'Scenario: 5, generated',
      'Difficulty: expert',
      'not: Refill hands at a milestone',
      'Pack: my pack',
      'half an hour each',
      'no hints',
    ])
  })
})
