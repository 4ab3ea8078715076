/** Big City in the client. */
import type { Lesson } from '../lesson'
import type { TitleModule } from '../title'
import lesson from './lesson.json'

const title: TitleModule = {
  key: 'bigcity',
  order: 2,
  ruleIds: /^R\d+\./,
  options: {
    shown: [
      'trade_cards',
      'dead_cards_stay',
      'single_line',
      'single_line_no_loop',
      'inhabited_tram',
      'placed_piles_only',
      'supply',
      'draw_one_by_one',
      'fillable_hole_is_outskirts',
    ],
    fine: ['supply', 'draw_one_by_one', 'fillable_hole_is_outskirts'],
    excluded: { single_line: (options) => options.single_line_no_loop === true },
  },
  keys: [
    { keys: 'A – G', says: 'key-action' },
    { keys: 'T', says: 'key-layer' },
  ],
  lesson: lesson as unknown as Lesson,
  panorama: async () => (await import('./panorama.svg?raw')).default,
  reference: async () => (await import('./reference')).default,
  table: async () => (await import('./table')).default,
}

export default title
