/** Suburbia in the client. */
import type { Lesson } from '../lesson'
import type { TitleModule } from '../title'
import lesson from './lesson.json'
import { RIBBON } from './ribbon'

const title: TitleModule = {
  key: 'suburbia',
  order: 1,
  ruleIds: /^S\d+\./,
  ribbon: RIBBON,
  keys: [{ keys: 'L', says: 'key-lake' }],
  lesson: lesson as unknown as Lesson,
  panorama: async () => (await import('./panorama.svg?raw')).default,
  reference: async () => (await import('./reference')).default,
  signs: async () => (await import('./signs')).default,
  table: async () => (await import('./table')).default,
}

export default title
