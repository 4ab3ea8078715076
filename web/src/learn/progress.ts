/** How far a lesson has come: which table, which step; kept in this browser, so that one can go on another day. */
import { same, type Json } from '../pick/pick'
import { takenBack } from '../wire/events'
import type { Session } from '../session/session.svelte'
import type { Legal } from '../wire/types.gen'
import type { Step, Until } from '../games/lesson'

export interface Progress {
  readonly table: string
  readonly step: number
}

const KEPT = 'burgh.lesson'

/** Gives how far a lesson has come here; nothing if it has not begun. */
export function progressOf(title: string): Progress | null {
  try {
    const kept = JSON.parse(localStorage.getItem(`${KEPT}.${title}`) ?? 'null') as Progress | null
    return kept && typeof kept.table === 'string' && Number.isInteger(kept.step) ? kept : null
  } catch {
    return null
  }
}

/** Remembers how far a lesson has come. */
export function keepProgress(title: string, progress: Progress): void {
  localStorage.setItem(`${KEPT}.${title}`, JSON.stringify(progress))
}

/** What a step looks at. */
export type Looked = Pick<Session, 'events' | 'seat' | 'seen' | 'staged' | 'picking' | 'preview' | 'isMyTurn'>

/** Says whether what a step waits for has happened. */
export function isDone(until: Until, session: Looked): boolean {
  if (until === 'read') return false
  if (until === 'look') return session.preview !== null || session.picking.picks.length > 0 || session.staged.length > 0
  if (until === 'staged') return session.staged.length > 0
  if (until === 'unstaged') return session.staged.length === 0
  if ('phase' in until) return session.isMyTurn && session.seen?.phase === until.phase
  return madeOf(session, until.did) >= (until.times ?? 1)
}

/** Says whether what a step waits for stays, once it has happened: moves that were made do, what is chosen comes and goes. */
export function isLasting(until: Until): boolean {
  return typeof until === 'object'
}

/** Counts the moves of some kinds that I have made and not taken back. */
function madeOf({ events, seat }: Looked, kinds: readonly string[]): number {
  const gone = takenBack(events)
  return events
    .flatMap((event) => (event.kind === 'moved' && event.seat === seat && !gone.has(event.seq) ? event.steps : []))
    .filter((step) => kinds.includes(String(step.move?.do))).length
}

/** Gives the move to propose: the first of the step's that is legal now. */
export function proposedMove(step: Step | undefined, legal: readonly Legal[]): Legal | null {
  for (const wanted of step?.moves ?? []) {
    const found = legal.find(({ move }) =>
      Object.entries(wanted).every(([field, value]) => same(move[field] as Json, value as Json)),
    )
    if (found) return found
  }
  return null
}
