/** The signs on Suburbia's tiles: what changes, where it looks, what it counts. */
import type { SignGroup } from '../signs'
import kinds from './kinds.json'
import { BOX } from './printed'

const ICONS = [...new Set(Object.values(BOX.tiles).flatMap(({ icon }) => icon ?? []))]
const EFFECTS = Object.values(BOX.tiles).flatMap(({ effects }) => effects)
const WHERES = [...new Set(EFFECTS.flatMap(({ where }) => where ?? []))]
const said = (id: string) => ({ sign: `g-${id}`, named: `sign-${id}` })

const signs: readonly SignGroup[] = [
  { says: 'signs-change', signs: ['population', 'income', 'reputation', 'money'].map(said) },
  { says: 'signs-where', signs: [...WHERES, 'after', 'line'].map(said) },
  {
    says: 'signs-count',
    signs: [
      ...Object.entries(kinds).map(([kind, category]) => ({ category, named: `category-${kind}` })),
      said('any'),
      ...ICONS.map((icon) => ({ sign: `g-${icon}`, named: `icon-${icon}` })),
    ],
  },
]
export default signs
