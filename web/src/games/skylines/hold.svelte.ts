/** What one holds at this table: the tile over the map, how it is turned. */
import type { Square } from '../../shapes/polyomino'
import type { Session } from '../../session/session.svelte'

export interface Offer {
  readonly card: string
  readonly tiles: readonly string[]
  readonly open: readonly string[]
}

export class Hold {
  /** The square under the pointer or the focus. */
  over = $state.raw<Square | null>(null)
  quarters = $state(0)
  /** The last step was made by keyboard: the focus goes on to where the next one is made. */
  byKeys = $state(false)
  /** The tiles a card can be built as, and those of them that could be laid, as they were offered. */
  offered = $state.raw<Offer>({ card: '', tiles: [], open: [] })

  turn(by: 1 | -1): void {
    this.quarters = (this.quarters + by + 4) % 4
  }
}

const HELD = new WeakMap<Session, Hold>()

/** Gives what is held at a table; board and tray share it. */
export function holdOf(session: Session): Hold {
  const found = HELD.get(session) ?? new Hold()
  HELD.set(session, found)
  return found
}

/** Takes staged moves back up to and with the last of a kind; says whether there was one. */
export function takeBack(session: Session, doing: string): boolean {
  if (!session.staged.some(({ move }) => move.do === doing)) return false
  while (session.staged.at(-1)!.move.do !== doing) session.unstage()
  session.unstage()
  return true
}
