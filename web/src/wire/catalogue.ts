/** What the server says of everything in a title's box. */
import { get } from './http'
import type { Catalogue, Thing } from './types.gen'

/** Fetches the names and details of everything in a title's box, with the packs it is played with. */
export async function loadThings(
  title: string,
  packs: readonly string[] = [],
): Promise<Readonly<Record<string, Thing>>> {
  const query = packs.length ? `?packs=${packs.map(encodeURIComponent).join(',')}` : ''
  return (await get<Catalogue>(`/api/titles/${title}/catalogue${query}`)).things
}
