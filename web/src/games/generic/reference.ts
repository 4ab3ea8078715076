/** Everything in the box of a title that has no reference of its own: what its catalogue describes. */
import { loadCatalogue } from '../../wire/catalogue'
import type { Reference } from '../reference'
import Picture from './ReferencePicture.svelte'

/** Lists the things that have more to tell than their name. */
export async function referenceOf(key: string): Promise<Reference> {
  const things = Object.entries((await loadCatalogue(key)).things).filter(([, { details }]) => details?.length)
  return {
    things: things.map(([id]) => ({ id, part: 'thing', heap: 'all', kind: '', source: 'own' as const })),
    Picture,
    tellsSource: false,
    words: ({ id }, speaker) => ({ name: speaker.thing(id), lines: speaker.details(id) }),
  }
}
