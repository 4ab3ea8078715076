import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TitleInfo } from '../wire/types.gen'
import { learn, speak, wordsOf } from '../words/language.svelte'
import { planned, usualPlaces } from './opening'
import { botAbout, BY_LOT, offeredStyles, styleChoice } from './styles'
import StyleSelect from './StyleSelect.svelte'

const suburbia = {
  key: 'suburbia',
  first_level: 3,
  levels: [{ level: 3, seconds: 0.5, manner: 'greedy', games: 0 }],
  styles: ['hoarder', 'spoiler'],
} as unknown as TitleInfo
const plainTitle = { ...suburbia, styles: [] }

beforeAll(async () => {
  await speak('en')
  await learn('suburbia')
})

describe('the styles of a title', () => {
  it('are offered after none at all and one by lot', () => {
    expect(offeredStyles(suburbia)).toEqual(['', BY_LOT, 'hoarder', 'spoiler'])
  })
  it('are not asked about where there are none, or an older server does not know of them', () => {
    expect(offeredStyles(plainTitle)).toEqual([])
    expect(offeredStyles({})).toEqual([])
    render(StyleSelect, { title: plainTitle, words: wordsOf('suburbia'), style: '', about: 'about' })
    expect(screen.queryByRole('combobox')).toBeNull()
  })
  it('are called as the title calls them', () => {
    expect(styleChoice(wordsOf('suburbia'), 'hoarder')).toBe(wordsOf('suburbia').say('style-hoarder'))
    expect(styleChoice(wordsOf('suburbia'), '')).toBe('no special style')
  })
  it('are told in a sentence behind that of the level', () => {
    const plain = botAbout(suburbia, 3, '', wordsOf('suburbia'))
    expect(plain).toBe('Looks one move ahead and picks the best.')
    expect(botAbout(suburbia, 3, 'hoarder', wordsOf('suburbia'))).toBe(
      `${plain} ${wordsOf('suburbia').say('style-hoarder-about')}`,
    )
    expect(botAbout(suburbia, 3, BY_LOT, wordsOf('suburbia'))).toMatch(/drawn by lot/)
  })
})

describe('the choice of a style', () => {
  it('says what it is for, and what the chosen one does', async () => {
    render(StyleSelect, { title: suburbia, words: wordsOf('suburbia'), style: '', about: 'about' })
    const box = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Style' })
    expect(box.getAttribute('aria-describedby')).toBe('about')
    await fireEvent.change(box, { target: { value: 'spoiler' } })
    expect(box.value).toBe('spoiler')
  })
  it('is sent for bots alone, and only if one was made', () => {
    const [me, bot] = usualPlaces(2, 3)
    expect(planned([me!, bot!])).toEqual([{ kind: 'me' }, { kind: 'bot', level: 3 }])
    const styled = [me!, bot!].map((place) => ({ ...place, style: 'hoarder' }))
    expect(planned(styled)).toEqual([{ kind: 'me' }, { kind: 'bot', level: 3, style: 'hoarder' }])
  })
})
