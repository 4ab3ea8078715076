/** Where we are: `#/table/abc?ply=12` is the page `table` with the rest `['abc']`. Hash routes: any server can serve them. */

export interface Route {
  readonly page: string
  readonly rest: readonly string[]
  readonly query: URLSearchParams
}

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

/** Reads a hash as a place. */
export function read(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [page = '', ...rest] = path.split('/').map(decodeURIComponent)
  return { page: page || 'home', rest, query: new URLSearchParams(query) }
}
