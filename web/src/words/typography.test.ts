// @vitest-environment node
import { describe, expect, it } from 'vitest'
// The engine's tests read the same list (tests/core/test_typography.py).
import examples from '../../../tests/typography.json'
import { Words } from './words'

const name = "O'Neil : 5 %" // an argument, which stays as it is

describe('a message is set when it is loaded, as its language prints it', () => {
  it.each(examples)('$language: $typed', ({ language, typed, set }) => {
    const source = `plain = ${typed}\nchoice =\n    { $name ->\n       *[a] ${typed}\n    }\n`
    const words = new Words(language, [source], null)
    expect([words.say('plain', { name }), words.say('choice', { name })]).toEqual([set, set])
  })
})
