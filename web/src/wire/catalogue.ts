/** What the server says of everything in a title's box. */
import { get } from './http'
import type { Catalogue } from './types.gen'

/** Fetches what is printed on everything in a title's box, with names and details, and the packs it is played with. */
export function loadCatalogue(title: string, packs: readonly string[] = []): Promise<Catalogue> {
  const query = packs.length ? `?packs=${packs.map(encodeURIComponent).join(',')}` : ''
  return get<Catalogue>(`/api/titles/${title}/catalogue${query}`)
}
