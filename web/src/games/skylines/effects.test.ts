// @vitest-environment node
import sprite from '../../art/symbols.svg?raw'
import { describe, expect, it } from 'vitest'
import { conditionAtoms, hurts, rowAtoms } from './effects'
import { BOX } from './printed'

const shown = (groups: ReturnType<typeof rowAtoms>) =>
  groups.map((group) => group.map(({ text, sign }) => text ?? sign).join(' '))

describe('a card in signs', () => {
  it('shows its first row as amounts and tracks', () => {
    expect(shown(rowAtoms(BOX.cards['I-R1']!.effects))).toEqual(['−1 g-water', '+1 g-employment'])
  })
  it('shows what it asks for: a service, other zones, or a marker', () => {
    expect(shown(conditionAtoms(BOX.cards['I-R1']!))).toEqual(['g-health'])
    expect(shown(conditionAtoms(BOX.cards['I-R2']!))).toEqual(['g-employment < 0'])
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
      [...rowAtoms(card.effects), ...rowAtoms(card.benefit), ...conditionAtoms(card)]
        .flat()
        .flatMap(({ sign }) => sign ?? []),
    )
    for (const sign of new Set(signs)) expect(sprite).toContain(`id="${sign}"`)
  })
})
