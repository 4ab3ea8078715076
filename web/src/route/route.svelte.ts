/** Where we are: `#/table/abc?ply=12` is the page `table` with the rest `['abc']`. Hash routes: any server can serve them. */

export interface Route {
  readonly page: string
  readonly rest: readonly string[]
  readonly query: URLSearchParams
}

const SENT = /^.*\/([tr])\/([a-z0-9]{12})$/

/**
 * Gives the place that a sent address stands for: `/t/abc…` is a table, `/r/abc…` its replay. What stands behind its `#`, the secret
 * of an invitation, goes along; what is asked of the picture in a preview does not.
 */
export function sentPlace(path: string, hash: string): string | null {
  const [, kind, table] = SENT.exec(path) ?? []
  if (!table) return null
  const secret = new URLSearchParams(hash.slice(1)).get('key')
  return `#/${kind === 'r' ? 'replay' : 'table'}/${table}${secret ? `?key=${encodeURIComponent(secret)}` : ''}`
}

const sent = sentPlace(location.pathname, location.hash)
// Two steps up lies the page itself: from here on its own addresses are used.
if (sent) history.replaceState(null, '', `../${sent}`)

let here = $state.raw(read(location.hash))
addEventListener('hashchange', () => (here = read(location.hash)))

/** Gives the place we are at; follows it wherever it is read. */
export function route(): Route {
  return here
}

/** Goes to a place. */
export function go(to: string): void {
  location.hash = to
}

/** Gives a whole number that an address asks for; nothing where it is none. */
export function numberIn(query: URLSearchParams, name: string): number | null {
  const text = query.get(name) ?? ''
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** Says whether a word could be the name of a table: `TableId` of the wire. */
export function isTable(word: string | undefined): word is string {
  return /^[a-z0-9]{12}$/.test(word ?? '')
}

/** Reads a hash as a place. */
export function read(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [page = '', ...rest] = path.split('/').map(decode)
  return { page: page || 'home', rest, query: new URLSearchParams(query) }
}

/** An address may come from anywhere: what is no escape is taken as it stands. */
function decode(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}
