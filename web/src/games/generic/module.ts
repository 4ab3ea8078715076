/** The client's part of a title that has no folder here: a generic table, components, and words from the server. */
import type { TitleModule } from '../title'

/** Makes the module of any title. */
export function genericTitle(key: string): TitleModule {
  return {
    key,
    ruleIds: /^[A-Z]{1,2}\d+(\.\d+)*$/,
    reference: async () => (await import('./reference')).referenceOf(key),
    table: async () => (await import('./table')).makerOf(key),
  }
}
