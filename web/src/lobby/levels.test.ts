import { beforeEach, describe, expect, it } from 'vitest'
import type { TitleInfo } from '../wire/types.gen'
import { speak } from '../words/language.svelte'
import { hasFinished, keepLevel, levelFor, levelManner, noteFinished } from './levels'

const suburbia = {
  key: 'suburbia',
  first_level: 3,
  levels: [
    { level: 1, seconds: 0.05, manner: 'errs', games: 0 },
    { level: 2, seconds: 0.2, manner: 'near', games: 0 },
    { level: 3, seconds: 0.5, manner: 'errs', games: 0 },
    { level: 4, seconds: 1.5, manner: 'mcts', games: 8000 },
    { level: 5, seconds: 1.5, manner: 'cmd', games: 0 },
  ],
} as unknown as TitleInfo
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '')

beforeEach(() => localStorage.clear())

describe('what a level means', () => {
  it('is said as the bot decides, in every language', async () => {
    await speak('en')
    expect(plain(levelManner(suburbia, 1))).toBe('Looks one move ahead and often misjudges it.')
    expect(plain(levelManner(suburbia, 2))).toBe(
      'Looks one move ahead and thinks of many turns to come, but not of the end.',
    )
    expect(plain(levelManner(suburbia, 3))).toBe('Looks one move ahead and rarely misjudges it.')
    expect(plain(levelManner(suburbia, 4))).toBe('Thinks through 8,000 ways the game could go on before each move.')
    await speak('ru')
    expect(plain(levelManner(suburbia, 4))).toMatch(/^Перед каждым ходом продумывает 8\s000 продолжений партии\.$/)
  })
  it('goes unsaid where nobody has words for it', () => {
    expect(levelManner(suburbia, 5)).toBe('')
    expect(levelManner(suburbia, 6)).toBe('')
  })
})

describe('who plays with one', () => {
  it('is the bot for somebody new, until a game was finished', () => {
    keepLevel('suburbia', 4)
    expect(hasFinished()).toBe(false)
    expect(levelFor(suburbia)).toBe(3)
  })
  it('is then the one chosen last, title by title', () => {
    noteFinished()
    expect(levelFor(suburbia)).toBe(3)
    keepLevel('suburbia', 4)
    expect(levelFor(suburbia)).toBe(4)
    expect(levelFor({ ...suburbia, key: 'bigcity', first_level: 1 })).toBe(1)
  })
  it('is never a level that does not exist', () => {
    noteFinished()
    keepLevel('suburbia', 9)
    expect(levelFor(suburbia)).toBe(3)
  })
})
