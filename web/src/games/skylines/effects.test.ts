import sprite from '../../art/symbols.svg?raw'
import { beforeAll, describe, expect, it } from 'vitest'
import { speak } from '../../words/language.svelte'
import type { Speaker } from '../../words/speaker'
import { loadSpeaker } from '../titles'
import { hurts, rowAtoms, shortCondition } from './effects'
import { BOX } from './printed'

const shown = (groups: ReturnType<typeof rowAtoms>) =>
  groups.map((group) => group.map(({ text, sign }) => text ?? sign).join(' '))

let speaker: Speaker
beforeAll(async () => {
  await speak('en')
  speaker = (await loadSpeaker('skylines'))()
})

describe('the face of a card', () => {
  it('shows its first row as amounts and tracks', () => {
    expect(shown(rowAtoms(BOX.cards['I-R1']!.effects))).toEqual(['−1 g-water', '+1 g-employment'])
  })
  it('says in words what it asks for: a service, zones, or a marker', () => {
    expect(['I-R1', 'I-R7', 'I-R2', 'II-R1'].map((card) => shortCondition(speaker, card))).toEqual([
      'served by health care',
      '1 commercial zone in the district',
      'employment is below 0',
      'served by health care and education',
    ])
    expect(shortCondition(speaker, 'I-U1')).toBe('')
  })
  it('is red where it hurts: less of what is needed, more of what burdens', () => {
    expect([
      hurts('power', -1),
      hurts('power', 1),
      hurts('crime', 1),
      hurts('crime', -1),
      hurts('employment', -2),
    ]).toEqual([true, false, true, false, false])
  })
  it('every sign on a card is drawn', () => {
    const signs = Object.values(BOX.cards).flatMap((card) =>
      [...rowAtoms(card.effects), ...rowAtoms(card.benefit)].flat().flatMap(({ sign }) => sign ?? []),
    )
    for (const sign of new Set(signs)) expect(sprite).toContain(`id="${sign}"`)
  })
})
