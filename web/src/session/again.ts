/** What was heard before, made ready to be told again: moves of others, and the positions around them as this seat saw them. */
import { takenBack } from '../wire/events'
import { get } from '../wire/http'
import type { Event, Moved, Seen } from '../wire/types.gen'
import type { Part } from './turns'

/** No more moves than these are told again: the rest is in the log. */
const MOST = 16

/** Gives the moves of others that stand, behind the last of one's own; who only looks on has had none. */
export function othersSince(events: readonly Event[], mine: readonly number[]): Moved[] {
  const moves = standing(events)
  const own = moves.findLastIndex(({ seat }) => mine.includes(seat))
  return moves.slice(own + 1).slice(-MOST)
}

/** Gives the moves of others that stand, out of some events. */
export function othersIn(events: readonly Event[], mine: readonly number[]): Moved[] {
  return standing(events)
    .filter(({ seat }) => !mine.includes(seat))
    .slice(-MOST)
}

/** Asks for the positions around some moves. */
export async function partsOf(table: string, seat: number, moves: readonly Moved[]): Promise<Part[]> {
  const asked = new Map<number, Promise<Seen>>()
  const at = (ply: number) => {
    const view = asked.get(ply) ?? get<Seen>(`/api/tables/${table}/views/${ply}?seat=${seat}`)
    asked.set(ply, view)
    return view
  }
  return Promise.all(
    moves
      .filter(({ steps }) => steps.length)
      .map(async (moved) => {
        const [before, after] = await Promise.all([at(moved.steps[0]!.ply), at(moved.steps.at(-1)!.ply + 1)])
        return { moved, events: [], before, after }
      }),
  )
}

function standing(events: readonly Event[]): Moved[] {
  const gone = takenBack(events)
  return events.filter((event): event is Moved => event.kind === 'moved' && !gone.has(event.seq))
}
