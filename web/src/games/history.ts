/** What made a number: the ledger entries of one track of one seat, oldest first, with the total after each. */
import type { Speaker } from '../words/speaker'
import type { Event } from '../wire/types.gen'
import { takenBack } from '../wire/events'

export interface Cause {
  readonly move: number
  readonly cause: string
  readonly reason: string
  readonly change: number
  readonly total: number
  readonly at: readonly string[]
}

/** Reckons back from the total as it stands, so that what was there at the start comes out as the first line's total. */
export function historyOf(
  events: readonly Event[],
  seat: number,
  track: string,
  total: number,
  speaker: Speaker,
): Cause[] {
  const gone = takenBack(events)
  const moved = events.filter((event) => event.kind === 'moved' && !gone.has(event.seq))
  const changes = moved.flatMap((event) =>
    (event.kind === 'moved' ? event.steps : []).flatMap((step) =>
      step.changes
        .filter((change) => change.seat === seat && change.track === track && change.applied)
        .map((change) => ({ ply: step.ply, change })),
    ),
  )
  let left = total - changes.reduce((sum, { change }) => sum + change.applied, 0)
  return changes.map(({ ply, change }) => {
    left += change.applied
    return {
      move: ply + 1,
      cause: speaker.cause(change),
      reason: change.rule,
      change: change.applied,
      total: left,
      at: change.at ? [change.at] : [],
    }
  })
}
