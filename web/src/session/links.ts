/** Invitations made on this device. A secret stands behind the `#` of an address: no server log sees it. */
import type { Link } from '../wire/types.gen'

const KEPT = 'burgh.links.'

/** Keeps the links of a table that was just opened. */
export function keepLinks(table: string, links: readonly Link[]): void {
  if (links.length)
    localStorage.setItem(
      KEPT + table,
      JSON.stringify(Object.fromEntries(links.map((link) => [link.seat, link.secret]))),
    )
}

/** Gives the secrets of a table's free seats, by seat, as far as this device made them. */
export function linksOf(table: string): Record<number, string> {
  return JSON.parse(localStorage.getItem(KEPT + table) ?? '{}') as Record<number, string>
}

/** Gives the address to send. */
export function linkFor(table: string, secret: string | undefined): string {
  return `${location.origin}/t/${table}${secret ? `#key=${secret}` : ''}`
}
