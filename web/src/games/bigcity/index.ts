/** Big City in the client. */
import type { Lesson } from '../lesson'
import type { TitleModule } from '../title'
import lesson from './lesson.json'

const title: TitleModule = {
  key: 'bigcity',
  order: 2,
  ruleIds: /^R\d+\./,
  keys: [
    { keys: 'A – G', says: 'key-action' },
    { keys: 'T', says: 'key-layer' },
  ],
  lesson: lesson as unknown as Lesson,
  panorama: async () => (await import('./panorama.svg?raw')).default,
  reference: async () => (await import('./reference')).default,
  signs: async () => (await import('./signs')).default,
  table: async () => (await import('./table')).default,
}

export default title
