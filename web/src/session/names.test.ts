import { describe, expect, it } from 'vitest'
import { faceOf } from '../parts/face'
import type { SeatInfo } from '../wire/types.gen'
import { learn, speak, wordsOf } from '../words/language.svelte'
import { seatFace, seatKind, seatName } from './names'

const bot = (name: string) => ({ seat: 1, kind: 'bot', name, level: 3 }) as unknown as SeatInfo
// As table/bot_names.py has them; a Python test holds the Russian words to it.
const BOTS = ['Ada', 'Bruno', 'Chiara', 'Dmitri', 'Émile', 'Felix', 'Gustav', 'Hanna', 'Ivo', 'Juno']
const called = (name: string) => seatName(bot(name), wordsOf('suburbia')).replace(/[\u2068\u2069]/g, '')

describe('a bot', () => {
  it('is called as the language writes its name; any other name stays as it is', async () => {
    await speak('en')
    expect(called('Émile')).toBe('Émile')
    await speak('ru')
    expect(called('Émile')).toBe('Эмиль')
    expect(called('Bruno')).toBe('Бруно')
    expect(called('R2')).toBe('R2')
  })
  it('has a face of its own, the same in every language', async () => {
    const faces = BOTS.map((name) => JSON.stringify(faceOf(seatFace(bot(name))!)))
    expect(new Set(faces).size).toBe(BOTS.length)
    await speak('ru')
    expect(seatFace(bot('Bruno'))).toBe('Bruno')
  })
  it('is told with its level, and with its style in the words of its title', async () => {
    await speak('en')
    await learn('suburbia')
    const kind = (style?: string) =>
      seatKind({ ...bot('Ada'), style } as SeatInfo, wordsOf('suburbia')).replace(/[\u2068\u2069]/g, '')
    expect(kind('')).toBe('bot, level 3')
    expect(kind('hoarder')).toBe(`bot, level 3, ${wordsOf('suburbia').say('style-hoarder')}`)
  })
  it('is plain where nobody has words for its style, or an older server tells none', async () => {
    await speak('en')
    const kind = (style?: string) => seatKind({ ...bot('Ada'), style } as SeatInfo, wordsOf('suburbia'))
    expect(kind('forgotten')).toBe(kind(''))
    expect(kind(undefined)).toBe(kind(''))
  })
  it('is the only one with a face', () => {
    expect(seatFace({ ...bot('Bruno'), kind: 'person' })).toBeNull()
    expect(seatFace(undefined)).toBeNull()
  })
})
