/** Where points come from: the kinds of buildings. */
import { inCategory, type PrintedSource, type Scoring } from '../scoring'
import type { Printed } from './printed'

const OTHERS = 'special'
const KINDS: Readonly<Record<string, Omit<PrintedSource, 'id' | 'says'>>> = {
  residence: inCategory('res'),
  office: inCategory('com'),
  shopping_center: { ...inCategory('lake'), sign: 'p-shopping_center' },
  church: { ...inCategory('mrk'), sign: 'p-church' },
}

export function scoring({ pieces }: Printed): Scoring {
  return {
    track: 'score',
    sources: [
      ...Object.entries(KINDS).map(([id, look]) => ({ id, says: `source-${id}`, ...look })),
      { id: OTHERS, says: 'source-special', ...inCategory('civ') },
    ],
    sourceOf: ({ cause }) => {
      const kind = pieces[cause]?.kind ?? ''
      return kind in KINDS ? kind : OTHERS
    },
    start: OTHERS,
  }
}
