import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import { speak, wordsOf } from '../words/language.svelte'
import { Speaker } from '../words/speaker'
import SkillCard from './SkillCard.svelte'
import { rulerOf, type Skill } from './review'

const levels = [1000, 1200, 1500, 1800, 2000]
const played: Skill = {
  seat: 0,
  rating: 1500,
  low: 1200,
  high: 2300,
  said: { key: 'skill-level', args: { level: 3, lowest: 2, highest: 5 } },
  rated: { key: 'skill-rated', args: { rating: 1500, low: 1200, high: 2300 } },
}
const few: Skill = {
  ...played,
  rating: null,
  low: null,
  high: null,
  said: { key: 'skill-few', args: { count: 2 } },
  rated: null,
}

describe('a ruler of levels', () => {
  it('keeps a tenth at both ends for what lies beyond, and nothing leaves it', () => {
    const ruler = rulerOf(played, levels)
    expect(ruler?.levels.map(Math.round)).toEqual([10, 26, 50, 74, 90])
    expect(ruler).toMatchObject({ rating: 50, high: 100 })
  })

  it('is not there where there is no rating', () => {
    expect(rulerOf(few, levels)).toBeNull()
  })

  it('has a bot at its own level, whatever this one game looks like', () => {
    expect(rulerOf(played, levels, 5)).toMatchObject({ rating: 90, low: 90, high: 90 })
  })
})

describe('how well a seat played', () => {
  beforeAll(() => speak('en'))
  afterEach(cleanup)
  const show = (skill: Skill, bot: { what: string; level: number } | null) =>
    render(SkillCard, {
      skill,
      levels,
      speaker: new Speaker(wordsOf('suburbia'), {}),
      name: 'Ada',
      names: ['Ada'],
      bot,
    })

  it('is said with its interval', () => {
    show(played, null)
    expect(screen.getByText(/level 3, between 2 and 5/)).toBeTruthy()
    expect(screen.getByText(/1,?200/)).toBeTruthy()
  })

  it('is no number after too few decisions', () => {
    const { container } = show(few, null)
    expect(screen.getByText(/too few/)).toBeTruthy()
    expect(container.querySelector('.ruler')).toBeNull()
  })

  it('is what a bot is', () => {
    show(played, { what: 'bot, level 5', level: 5 })
    expect(screen.queryByText(/between/)).toBeNull()
    expect(screen.getByText('bot, level 5')).toBeTruthy()
  })
})
