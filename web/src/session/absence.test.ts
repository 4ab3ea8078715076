import { beforeAll, describe, expect, it } from 'vitest'
import type { SeatInfo } from '../wire/types.gen'
import { speak } from '../words/language.svelte'
import { soon } from '../words/numbers'
import { codeWords } from '../words/problems'
import { stopWords } from '../table/verdict'
import { awayWords } from './absence.svelte'

beforeAll(() => speak('en'))

const away = (seconds: number, replaceable_in: number | null, vacation_until: number | null = null) =>
  ({ absence: { seconds, replaceable_in }, vacation_until }) as unknown as SeatInfo

describe('who is away', () => {
  it('is waited for as long as the table has set, counted on since it was told', () => {
    expect(awayWords(away(60, 240), 0)).toEqual({
      words: 'Away for 1 minute. A bot may take over in 4 minutes.',
      canReplace: false,
    })
    expect(awayWords(away(60, 240), 239)?.canReplace).toBe(false)
    expect(awayWords(away(60, 240), 240)).toEqual({
      words: 'Away for 5 minutes. A bot may take over now.',
      canReplace: true,
    })
  })

  it('is not replaced on vacation, nor while nobody knows who is there', () => {
    expect(awayWords(away(900, null, Date.now() / 1000 + 86400), 900)?.words).toMatch(/^On vacation until/)
    expect(awayWords(away(900, null), 900)).toEqual({
      words: 'The server cannot tell right now who is here, so nobody can be replaced.',
      canReplace: false,
    })
  })

  it('is somebody who is not there', () => {
    expect(awayWords({ absence: null, vacation_until: null } as SeatInfo, 5)).toBeNull()
  })
})

describe('a refusal that names a time', () => {
  it('says when to try again, never too early', () => {
    expect(codeWords('in_grace', 181)).toBe('Too early for a bot: possible in 4 minutes.')
    expect(codeWords('in_grace')).toBe('Too early for a bot: a little patience.')
    expect(soon(15, 'en')).toBe('in 15 seconds')
    expect(soon(61, 'ru')).toBe('через 2 минуты')
    expect(soon(2.5 * 86400, 'fr')).toBe('dans 3 jours')
    expect(soon(86400, 'en')).toBe('in 24 hours')
  })
})

describe('an end before the end', () => {
  const names = ['Ada', 'Bo']
  it('is said to whoever looks', () => {
    const end = { how: 'resigned' as const, seat: 0, winners: [1] }
    expect(stopWords(end, names)).toBe('Bo wins: Ada resigns.')
    expect(stopWords(end, names, 1)).toBe('You win: Ada resigns.')
    expect(stopWords(end, names, 0)).toBe('You resign: Bo wins.')
    expect(stopWords({ how: 'aborted', seat: 1, winners: [] }, names)).toBe('Bo broke the game off: no result.')
    expect(stopWords({ how: 'agreed', seat: 1, winners: [0, 1] }, names)).toBe('A draw by agreement.')
    expect(stopWords({ how: 'agreed', seat: 1, winners: [] }, names)).toBe('Ended by agreement, without a result.')
  })
})
