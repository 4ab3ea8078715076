/** Why a building is worth what it is, as bubbles on the map: one for each place the ledger names. */
import type { Change } from '../../words/speaker'
import { signed } from '../../words/numbers'
import type { Said } from '../../words/said'

export interface Cause {
  /** A lot or a street, as the ledger writes it. */
  readonly at: string
  readonly text: string
}

const FACTOR = 'multiplier'
const TOLD = ['add', 'imposed', FACTOR]

/** Gives what each place adds or multiplies, in the order of the ledger; causes at one place share a bubble. */
export function causesOf(changes: readonly Change[], label: (why: Said) => string, language: string): Cause[] {
  const found = new Map<string, string[]>()
  for (const { track, at, why, amount } of changes) {
    if (at === null || !TOLD.includes(track)) continue
    const amounts = track === FACTOR ? `×${amount}` : signed(amount, language)
    found.set(at, [...(found.get(at) ?? []), `${label(bare(why))} ${amounts}`])
  }
  return [...found].map(([at, texts]) => ({ at, text: texts.join(' · ') }))
}

/** Gives what is next to the building without where it is: the bubble stands there. */
function bare(why: Said): Said {
  const inner = why.args?.why
  return typeof inner === 'object' && !Array.isArray(inner) ? inner : why
}

/** Gives the points a ledger ends in, if it scores anything. */
export function pointsOf(changes: readonly Change[]): number | null {
  const scored = changes.filter(({ track }) => track === 'score')
  return scored.length ? scored.reduce((sum, { applied }) => sum + applied, 0) : null
}
