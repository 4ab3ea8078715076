import { beforeAll, describe, expect, it } from 'vitest'
import { learn, speak } from '../words/language.svelte'
import type { Choice, TitleInfo } from '../wire/types.gen'
import { seatsFor } from './opening'
import { agreed, choose, isExcluded, meant, optionMeaning, valueName, wordOf, wordsFor } from './options'

const choice = (name: string, over: Partial<Choice>): Choice => ({
  name,
  values: [],
  usual: false,
  unset: null,
  only_with: {},
  seats: {},
  is_fine: false,
  is_heading: false,
  ...over,
})
const [scenario, difficulty, hands, refill] = [
  choice('scenario', { values: ['intro', 'scenario-2', 'scenario-5'], usual: 'intro', is_heading: true }),
  choice('difficulty', {
    values: ['beginner', 'advanced', 'expert'],
    usual: null,
    only_with: { scenario: ['scenario-5'] },
  }),
  choice('hands', { values: ['open', 'private'], usual: 'open' }),
  choice('refill', { usual: true, is_fine: true }),
] as const
const skylines = {
  key: 'skylines',
  seats: [1, 2, 3, 4],
  choices: [scenario, difficulty, hands, refill],
} as unknown as TitleInfo

describe('the options of a table', () => {
  beforeAll(async () => {
    await speak('en')
    await learn('skylines')
  })
  it('are offered as the server says; what it leaves to others can be left to them', () => {
    expect(wordsFor(scenario)[0]).toBe('intro')
    expect(wordsFor(difficulty)).toEqual(['usual', 'beginner', 'advanced', 'expert'])
    expect([scenario, difficulty, refill].map((each) => wordOf(each, {}))).toEqual(['intro', 'usual', 'true'])
  })
  it('are kept where they are chosen, and left out where they are as usual', () => {
    const chosen = choose(refill, false, choose(hands, 'private', {}))
    expect(chosen).toEqual({ hands: 'private', refill: false })
    expect(choose(refill, true, choose(hands, 'open', chosen))).toEqual({})
    expect(choose(difficulty, 'usual', { difficulty: 'expert' })).toEqual({})
  })
  it('are shown as what they come to where nobody chooses: the difficulty is never silent', () => {
    const asked = { ...difficulty, unset: 'beginner' }
    expect(wordsFor(asked)).toEqual(['beginner', 'advanced', 'expert'])
    expect(wordOf(asked, {})).toBe('beginner')
    expect(choose(asked, 'beginner', { difficulty: 'expert' })).toEqual({})
    const title = { ...skylines, choices: [scenario, asked] }
    const told = agreed(title, { options: { scenario: 'scenario-5' }, clock: null, hints: true })
    expect(told).toContain('Difficulty: beginner')
  })
  it('say what they change in a sentence of the title', () => {
    expect(optionMeaning('skylines', 'difficulty')).toMatch(/money/)
    expect(optionMeaning('skylines', 'nonsense')).toBe('')
    expect(valueName('skylines', 'win_from', '31')).toBe('31')
    expect(valueName('skylines', 'refill', 'false')).toBe('no')
  })
  it('exclude each other by what is chosen or usual', () => {
    const single = choice('single_line', { only_with: { single_line_no_loop: [false] } })
    const bigcity = { ...skylines, choices: [single, choice('single_line_no_loop', {})] }
    expect([{}, { single_line_no_loop: true }].map((each) => isExcluded(bigcity, single, each))).toEqual([false, true])
    expect([{}, { scenario: 'scenario-5' }].map((each) => isExcluded(skylines, difficulty, each))).toEqual([
      true,
      false,
    ])
  })
  it('say how many may sit down: a mode for one, all that the title seats where none is named', () => {
    const mode = choice('mode', {
      values: ['standard', 'bot'],
      usual: 'standard',
      seats: { standard: [2, 3], bot: [1] },
    })
    const suburbia = { ...skylines, choices: [mode] }
    expect([seatsFor(suburbia, {}), seatsFor(suburbia, { mode: 'bot' }), seatsFor(skylines, {})]).toEqual([
      [2, 3],
      [1],
      [1, 2, 3, 4],
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
    expect(agreed(skylines, { options: {}, clock: null, hints: true })).toEqual(['Introductory game', 'no clock'])
    const told = agreed(skylines, {
      options: { scenario: 'scenario-5', difficulty: 'expert', refill: false, packs: ['my_pack'] },
      clock: { budget: 1800, increment: 10 },
      hints: false,
    })
    expect(told).toEqual([
      'Scenario 5: Variety',
      'Difficulty: expert',
      'off: Refill',
      'Pack: my pack',
      'half an hour each',
      'no hints',
    ])
  })
})
