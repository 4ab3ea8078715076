/** Cities: Skylines in the client. */
import type { Lesson } from '../lesson'
import type { TitleModule } from '../title'
import lesson from './lesson.json'

const title: TitleModule = {
  key: 'skylines',
  order: 3,
  ruleIds: /^K\d+/,
  keys: [{ keys: 'X', says: 'key-exchange' }],
  lesson: lesson as unknown as Lesson,
  panorama: async () => (await import('./panorama.svg?raw')).default,
  reference: async () => (await import('./reference')).default,
  signs: async () => (await import('./signs')).default,
  table: async () => (await import('./table')).default,
}

export default title
