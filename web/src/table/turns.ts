/** The turns that brought most, and from when on somebody led: read off the ledger of a finished game. */
import type { Scoring } from '../games/scoring'
import type { Move } from '../pick/pick'
import { takenBack } from '../wire/events'
import type { Event } from '../wire/types.gen'

export interface Turn {
  /** So many moves had been made before it. */
  readonly ply: number
  readonly move: Move
  readonly gain: number
}

const BEST = 2

/** Gives the decisions of a seat that brought most at once, the best first; what comes by itself does not count. */
export function bestTurns(events: readonly Event[], seat: number, scoring: Scoring): Turn[] {
  const gone = takenBack(events)
  const track = scoring.turns ?? scoring.track
  const steady = new Set(scoring.sources.filter(({ isSteady }) => isSteady).map(({ id }) => id))
  const steps = events.flatMap((event) =>
    event.kind === 'moved' && event.seat === seat && !gone.has(event.seq) ? event.steps : [],
  )
  const turns = steps.flatMap(({ ply, move, changes }) => {
    const gain = changes
      .filter((change) => change.track === track && (change.seat === seat || change.seat < 0))
      .filter((change) => track !== scoring.track || !steady.has(scoring.sourceOf(change)))
      .reduce((sum, { applied }) => sum + applied, 0)
    return move && gain > 0 ? [{ ply, move: move as unknown as Move, gain }] : []
  })
  return turns.sort((a, b) => b.gain - a.gain || a.ply - b.ply).slice(0, BEST)
}

/** How the first of a race came to be first: the lead was held all along, from a point on, or came with the final scoring. */
export type Lead =
  { readonly kind: 'always' } | { readonly kind: 'from'; readonly x: number } | { readonly kind: 'late' }

/** Says from which point of the curves on a seat led alone, the final scoring left aside. */
export function leadOf(
  xs: readonly number[],
  series: readonly { readonly account: number; readonly values: readonly number[] }[],
  seat: number,
  last: number,
): Lead | null {
  const own = series.find(({ account }) => account === seat)
  const others = series.filter(({ account }) => account !== seat && account >= 0)
  if (!own || !others.length) return null
  const leads = (at: number) => others.every(({ values }) => own.values[at]! > values[at]!)
  if (!leads(last)) return { kind: 'late' }
  let from = last
  while (from > 0 && leads(from - 1)) from -= 1
  return from <= 1 ? { kind: 'always' } : { kind: 'from', x: xs[from]! }
}
