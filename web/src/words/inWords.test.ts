import { render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { beforeAll, describe, expect, it } from 'vitest'
import CardFace from '../games/skylines/CardFace.svelte'
import { BOX } from '../games/skylines/printed'
import { loadSpeaker } from '../games/titles'
import WordsSwitch from '../parts/WordsSwitch.svelte'
import { areInWords } from './inWords.svelte'
import { speak } from './language.svelte'
import type { Speaker } from './speaker'

let speaker: Speaker
beforeAll(async () => {
  await speak('en')
  speaker = (await loadSpeaker('skylines'))()
})

describe('effects in words', () => {
  it('are printed on a card once they are switched on, in the words of the engine, and it is remembered', async () => {
    const card = Object.values(BOX.cards).find(({ effects, rules }) => Object.keys(effects).length && !rules.length)!
    const { container } = render(CardFace, { id: card.id, speaker })
    expect(container.querySelector('.words')).toBeNull()
    const { getByRole } = render(WordsSwitch)
    getByRole('checkbox').click()
    await tick()
    expect(areInWords()).toBe(true)
    expect([...container.querySelectorAll('.words li')].map((each) => each.textContent)).toEqual(
      speaker.effects(card.id),
    )
    expect(localStorage.getItem('burgh.words')).toBe('on')
  })
})
