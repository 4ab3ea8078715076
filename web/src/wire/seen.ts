/**
 * What was seen of each table, as the number of its last event. Several nodes may serve a game: each is told how far this client
 * has come, and answers with no less. It outlasts a reload of the page.
 */
const KEPT = 'burgh.seen.'
const seen = new Map<string, number>()

/** The header that tells a node what was seen. */
export const SEEN_HEADER = 'x-burgh-seen'

/** Gives the number of the last event that was seen of a table; −1 before the first. */
export function seenOf(table: string): number {
  return seen.get(table) ?? kept(table)
}

/** Notes how far a table has come. */
export function noteSeen(table: string, seq: number): void {
  if (seq <= seenOf(table)) return
  seen.set(table, seq)
  keep(table, seq)
}

/** Notes how far the tables have come that an answer tells of. */
export function learnFrom(answer: unknown): void {
  const told = [answer, (answer as { table?: unknown } | null)?.table] as ({ id?: unknown; seq?: unknown } | null)[]
  for (const table of told)
    if (typeof table?.id === 'string' && typeof table.seq === 'number') noteSeen(table.id, table.seq)
}

/** Gives the address of a game's record, which a link leads to. */
export function recordAddress(table: string): string {
  return `/api/tables/${table}/record?seen=${seenOf(table)}`
}

function kept(table: string): number {
  try {
    return Number(sessionStorage.getItem(KEPT + table) ?? -1)
  } catch {
    return -1 // a browser that keeps nothing
  }
}

function keep(table: string, seq: number): void {
  try {
    sessionStorage.setItem(KEPT + table, String(seq))
  } catch {
    // Until the page is loaded again it is known all the same.
  }
}
