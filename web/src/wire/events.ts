/** What can be read off the events of a game alone. */
import type { Event, Moved, Step } from './types.gen'

/** Gives the numbers of the events whose moves were taken back later. */
export function takenBack(events: readonly Event[]): Set<number> {
  const standing: { seq: number; ply: number }[] = []
  const gone = new Set<number>()
  for (const event of events) {
    if (event.kind === 'moved') standing.push({ seq: event.seq, ply: event.steps[0]?.ply ?? 0 })
    if (event.kind === 'undone') {
      while (standing.length && standing.at(-1)!.ply >= event.to_ply) gone.add(standing.pop()!.seq)
    }
  }
  return gone
}

/** Gives the ply of the last decision of some seats that still stands: to go back less far would only let bots decide again. */
export function lastPlyOf(seats: readonly number[], events: readonly Event[]): number | undefined {
  const gone = takenBack(events)
  const own = events.findLast(
    (event): event is Moved => event.kind === 'moved' && seats.includes(event.seat) && !gone.has(event.seq),
  )
  return own?.steps[0]?.ply
}

/** How the name of a whole district begins among places. */
export const DISTRICT = 'district '

/** Gives the places a step speaks of, to light them up: those of one seat, where each has a board of its own. */
export function placesOf(step: Step, seat?: number): string[] {
  const move = (step.move ?? {}) as Record<string, unknown>
  const own = [move.cell, move.at, move.street, ...(Array.isArray(move.lots) ? move.lots : [])]
  const laid = move.origin && move.district != null ? [`${DISTRICT}${Number(move.district)}`] : []
  const changed = step.changes.filter((change) => seat === undefined || change.seat === seat || change.seat < 0)
  return [
    ...own.filter((each) => each != null).map(String),
    ...laid,
    ...changed.flatMap((change) => (change.at ? [change.at] : [])),
  ]
}
