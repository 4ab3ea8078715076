/** Cities: Skylines in the client. */
import type { Lesson } from '../lesson'
import type { TitleModule } from '../title'
import lesson from './lesson.json'

const title: TitleModule = {
  key: 'skylines',
  order: 3,
  ruleIds: /^K\d+/,
  options: {
    shown: ['scenario', 'difficulty', 'hands', 'roles', 'refill'],
    fine: ['refill'],
    told: ['scenario'],
    values: { scenario: ['intro', 'scenario-1', 'scenario-2', 'scenario-3', 'scenario-4', 'scenario-5'] },
    excluded: { difficulty: (options) => options.scenario !== 'scenario-5' },
  },
  keys: [{ keys: 'X', says: 'key-exchange' }],
  lesson: lesson as unknown as Lesson,
  panorama: async () => (await import('./panorama.svg?raw')).default,
  reference: async () => (await import('./reference')).default,
  table: async () => (await import('./table')).default,
}

export default title
