/** What is looked at on a table without drawings, and what was asked about; board and tray share it. */
import type { Session } from '../../session/session.svelte'
import type { Refusal } from '../../wire/types.gen'

export class Look {
  /** The thing under the pointer or the focus. */
  thing = $state('')
  /** Why what was clicked last cannot be had. */
  refusal = $state.raw<Refusal | null>(null)
}

const LOOKS = new WeakMap<Session, Look>()

/** Gives what is looked at in a sitting. */
export function lookOf(session: Session): Look {
  const found = LOOKS.get(session) ?? new Look()
  LOOKS.set(session, found)
  return found
}
