/** How a number came about over the whole game, for a chart: reckoned back from where it stands, by the ledger. */
import type { Event, Seen } from '../wire/types.gen'
import { takenBack } from '../wire/events'

export interface Curves {
  /** How many moves had been made. */
  readonly xs: readonly number[]
  readonly series: readonly { readonly account: number; readonly values: readonly number[] }[]
}

/** More points than that lie on each other. */
const MOST = 30

/** Gives a track of every account that has it, at the start, at the end, and at even distances between. */
export function curvesOf(events: readonly Event[], tracks: Seen['tracks'], track: string): Curves {
  const gone = takenBack(events)
  const steps = events.flatMap((event) => (event.kind === 'moved' && !gone.has(event.seq) ? event.steps : []))
  const every = Math.max(1, Math.ceil(steps.length / MOST))
  const xs = Array.from({ length: steps.length + 1 }, (_, at) => at).filter(
    (at) => at === steps.length || at % every === 0,
  )
  const accounts = Object.keys(tracks).filter((account) => track in tracks[account]!)
  return {
    xs,
    series: accounts.map((account) => {
      const changes = steps.map((step) =>
        step.changes
          .filter((change) => String(change.seat) === account && change.track === track)
          .reduce((sum, change) => sum + change.applied, 0),
      )
      const last = tracks[account]![track]!
      return {
        account: Number(account),
        values: xs.map((at) => last - changes.slice(at).reduce((sum, each) => sum + each, 0)),
      }
    }),
  }
}
