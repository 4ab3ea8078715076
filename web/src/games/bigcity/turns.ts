/** Which turn of the game it is, counted from the log: nothing printed counts them. */
import { takenBack } from '../../wire/events'
import type { Event } from '../../wire/types.gen'

const ANSWERS = ['bid', 'for', 'decline'] // to an offer, in the turn of who made it

/** Gives the number of the turn that is under way: every time another seat acts, one more begins. */
export function turnsOf(events: readonly Event[], turn: number): number {
  const gone = takenBack(events)
  const acted = events.flatMap((event) =>
    event.kind === 'moved' && !gone.has(event.seq) && !ANSWERS.includes(String(event.steps[0]?.move?.do))
      ? [event.seat]
      : [],
  )
  const all = turn < 0 ? acted : [...acted, turn]
  return all.filter((seat, i) => seat !== all[i - 1]).length
}
