/**
 * What is printed, made once for each table from the box and its packs, and handed down to the parts below it.
 *
 * Two tables on one page may be played with different packs.
 */
import { getContext, setContext } from 'svelte'

const KEY = Symbol('printed')

/** Hands what is printed down to every part below this component. */
export function providePrinted(printed: unknown): void {
  setContext(KEY, printed)
}

/** Gives what is printed at this table; outside a table that is what lies in the box. */
export function printedOr<Printed>(box: Printed): Printed {
  return getContext<Printed | undefined>(KEY) ?? box
}
