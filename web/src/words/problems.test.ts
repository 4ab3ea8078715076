import { beforeAll, describe, expect, it } from 'vitest'
import { Refused } from '../wire/http'
import { speak } from './language.svelte'
import { codeWords, problemWords } from './problems'

const refused = (code: string, where = '') =>
  new Refused(
    { type: 'problem', code, words: 'in English', where, id: null, refusal: null, said: null, wait: null },
    400,
  )

describe('what went wrong', () => {
  beforeAll(() => speak('en'))
  it('is said by its code, and in general where the code is newer than the page', () => {
    expect(codeWords('taken')).toBe('That seat is taken.')
    expect(codeWords('never_heard_of')).toBe('Refused by the server.')
    expect(problemWords(refused('not_ended'))).toBe('The game is not over yet.')
  })
  it('with a form is said of the field', () => {
    expect(problemWords(refused('malformed', 'secret'))).toMatch(/^This link does not fit/)
    expect(problemWords(refused('malformed', 'options.mode'))).not.toMatch(/move/)
  })
  it('too often says when it may be tried again', () => {
    expect(codeWords('too_many', 1)).toBe('Too much at once. Try again in a second.')
    expect(codeWords('too_many', 90)).toBe('Too much at once. Try again in 90 seconds.')
    expect(codeWords('too_many', 91)).toBe('Too much at once. Try again in 2 minutes.')
    expect(codeWords('too_many')).toBe('Slow down a little. Wait a moment.')
  })
  it('is that nobody answers, if nobody does', () => {
    expect(problemWords(new TypeError('Failed to fetch'))).toBe('The server does not answer.')
  })
})
