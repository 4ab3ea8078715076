/** Where people come from: tiles by their category, reputation turn by turn, goals, money. */
import { inCategory, type Scoring } from '../scoring'
import { categoryOf } from './pictures'
import type { Printed } from './printed'

const GOALS = ['S11.4', 'S11.5']
const MONEY = 'S11.6'

export function scoring({ tiles }: Printed): Scoring {
  return {
    track: 'population',
    sources: [
      { id: 'res', says: 'source-residential', ...inCategory('res') },
      { id: 'com', says: 'source-commercial', ...inCategory('com') },
      { id: 'ind', says: 'source-industrial', ...inCategory('ind') },
      { id: 'civ', says: 'source-civic', ...inCategory('civ') },
      {
        id: 'reputation',
        says: 'source-reputation',
        ground: 'var(--street)',
        ink: 'var(--ink)',
        sign: 'g-reputation',
        isSteady: true,
      },
      {
        id: 'goals',
        says: 'source-goals',
        ground: 'var(--accent)',
        ink: 'var(--accent-ink)',
        sign: 'g-goal',
        isApart: true,
        isSteady: true,
      },
      {
        id: 'money',
        says: 'source-money',
        ground: 'var(--sunk)',
        ink: 'var(--ink)',
        sign: 'g-money',
        isSteady: true,
      },
    ],
    sourceOf: ({ cause, rule }) => {
      if (GOALS.includes(rule)) return 'goals'
      if (rule === MONEY) return 'money'
      const tile = tiles[cause]
      return tile ? categoryOf(tile.category) : 'reputation'
    },
    start: 'res', // the Suburbs every borough begins with
    atTheEnd: ['S11.'],
    unit: 'end-people',
    asides: ['keep', 'discard', 'remove', 'bot', 'skip'],
  }
}
