/** Finds why something is not to be had among what the server says of everything on the table. */
import type { Session } from '../../session/session.svelte'
import { placesOfMove, type Asked } from './plan.svelte'

/** Gives the first closed move that is meant, as something somebody asked about. */
export function closedFor(
  session: Session,
  about: string,
  meant: (move: Record<string, unknown>) => boolean,
): Asked | null {
  const found = session.isWhole ? undefined : session.now?.closed.find(({ move }) => meant(move))
  return found
    ? {
        about,
        refusal: found.refusal,
        at: [...placesOfMove(found.move), ...(found.refusal.at ? [found.refusal.at] : [])],
      }
    : null
}
