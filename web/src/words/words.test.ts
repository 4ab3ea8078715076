import { describe, expect, it } from 'vitest'
import { number, signed } from './numbers'
import { countAs, learn, money, moneyChange, preferredLanguage, say, speak } from './language.svelte'
import { LANGUAGES, siteWords, titleWords, wordingsFor } from './sources'
import { Words } from './words'

const files = import.meta.glob<string>(
  ['../text/*.ftl', '@core/text/*.ftl', '@games/*/text/*.ftl', '@games/*/packs/*/text/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
)

/** What the site loads as one: each message stands once in it. */
const site = import.meta.glob<string>(
  ['../text/**/*.ftl', '../games/*/text/*.ftl', '@core/text/*.ftl', '@study/text/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
)

function keysOf(text: string): string[] {
  const keys: string[] = []
  let message = ''
  for (const line of text.split('\n')) {
    const id = line.match(/^(-?[a-zA-Z][\w-]*) =/)
    const attribute = line.match(/^ {4}\.([a-z_]+) =/)
    if (id) keys.push((message = id[1]!))
    else if (attribute) keys.push(`${message}.${attribute[1]}`)
  }
  return keys
}

/** Gives the branches of every choice by number: those that have `one`. */
function plurals(text: string): string[][] {
  return [...text.matchAll(/->\n((?:\s*\*?\[[^\]]+\][^\n]*\n)+)/g)]
    .map(([, block]) => [...block!.matchAll(/\[([^\]]+)\]/g)].map(([, name]) => name!))
    .filter((names) => names.includes('one'))
}

describe('words in every language', () => {
  const folders = [...new Set(Object.keys(files).map((path) => path.slice(0, path.lastIndexOf('/'))))]

  it.each(folders)('%s: every language has the same keys', (folder) => {
    const english = keysOf(files[`${folder}/en.ftl`]!)
      .filter((key) => !key.startsWith('-'))
      .sort()
    for (const language of LANGUAGES) {
      const found = keysOf(files[`${folder}/${language}.ftl`] ?? '')
        .filter((key) => !key.startsWith('-'))
        .sort()
      if (folder === '/src/text') expect(found, `${folder}/${language}.ftl`).toEqual(english)
      else
        for (const key of english.filter((key) => !key.includes('.')))
          expect(found, `${folder}/${language}.ftl`).toContain(key)
    }
  })
  it.each(LANGUAGES)('%s: no message of the site stands twice', (language) => {
    const own = Object.entries(site).filter(([path]) => path.endsWith(`/${language}.ftl`))
    const keys = own.flatMap(([, text]) => keysOf(text).filter((key) => !key.includes('.')))
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })
  it('Russian counts with one, few and many', () => {
    const counted = plurals(files['/src/text/ru.ftl']!)
    expect(counted.length).toBe(plurals(files['/src/text/en.ftl']!).length)
    for (const names of counted) expect(names).toEqual(expect.arrayContaining(['one', 'few', 'many']))
  })
  it('says 1, 2, 5, 21 and 22 tiles in Russian', async () => {
    const words = await siteWords('ru')
    expect([1, 2, 5, 21, 22].map((count) => words.say('tiles', { count }))).toEqual([
      '1 тайл',
      '2 тайла',
      '5 тайлов',
      '21 тайл',
      '22 тайла',
    ])
  })
})

describe('a language', () => {
  it('falls back to English, and shows a key nobody has words for', () => {
    const words = new Words('fr', ['a = un'], new Words('en', ['a = one\nb = two { $n }'], null))
    expect([words.say('a'), words.say('b', { n: 2 }), words.say('c')]).toEqual(['un', 'two 2', 'c'])
    expect([words.knows('a'), words.knows('b')]).toEqual([true, false])
  })
  it('is the best the browser asks for, English if there is none', () => {
    expect(preferredLanguage(['fr-CA', 'en'])).toBe('fr')
    expect(preferredLanguage(['ja'])).toBe('en')
  })
  it('is switched at once', async () => {
    await speak('fr')
    expect(say('confirm')).toBe('Confirmer')
    expect(document.documentElement.lang).toBe('fr')
    await speak('en')
    expect(say('confirm')).toBe('Confirm')
  })
  it('names things as an edition does', async () => {
    const words = (edition: string) =>
      titleWords('suburbia', 'fr', { wordings: wordingsFor('suburbia', { edition, mode: 'standard' }) })
    const [first, second] = await Promise.all([words('first'), words('second')])
    expect([first, second].map((each) => each.say('tile-suburbs'))).toEqual(['Banlieue', 'Faubourgs'])
    expect([first, second].map((each) => each.say('bot-name'))).toEqual(['Manu', 'Bob'])
  })
  it('counts money as the table that is shown, and in another language as that one does', async () => {
    await speak('fr')
    const wordings = wordingsFor('suburbia', { edition: 'second' })
    await learn('suburbia', { wordings }, 'euros')
    const end = countAs('euros')
    expect([money(9), moneyChange(-2)]).toEqual(['9\u202f€', '−2\u202f€'])
    await speak('en')
    expect(money(9)).toBe('$9')
    await speak('fr')
    end()
    expect(money(9)).toBe('9\u202f$')
    await speak('en')
  })
  it('knows a title with its packs', async () => {
    expect((await titleWords('bigcity', 'en')).say('piece-mill_pond')).not.toBe('piece-mill_pond')
  })
})

describe('numbers', () => {
  it('have a true minus', () => {
    expect([number(-2, 'en'), signed(3), signed(-3), signed(0)]).toEqual(['−2', '+3', '−3', '±0'])
  })
  it.each([
    ['en', ['$9', '−$9', '+$2']],
    ['fr', ['9\u202f$', '−9\u202f$', '+2\u202f$']],
    ['ru', ['$9', '−$9', '+$2']],
  ])('stand on the side of the dollar where %s has it', async (language, written) => {
    await speak(language)
    expect([money(9), money(-9), moneyChange(2)]).toEqual(written)
  })
})
