/** What a click leads on from: whoever follows only what is lit comes to the end of a game. */
import type { Session } from '../../session/session.svelte'

/** What is done only where nothing can be built. */
const LAST = ['exchange', 'pass', 'trade']

/** Says whether something can be built now. */
export function canBuild({ legal }: Session): boolean {
  return legal.some(({ move }) => ['build', 'play', 'discard'].includes(String(move.do)))
}

/** Says whether it is this seat that chooses, and something is left to choose. */
export function isChoosing(session: Session): boolean {
  return session.isMyTurn && !session.isWhole && !session.isTrying
}

/** Says whether an action is a sensible one to begin with. */
export function isLitAction(session: Session, action: string): boolean {
  return isChoosing(session) && !session.picking.picks.length && (!LAST.includes(action) || !canBuild(session))
}

/** Says whether nothing but the kind of action has been chosen yet. */
export function isFresh(session: Session): boolean {
  return isChoosing(session) && session.picking.picks.every(({ field, value }) => field === 'do' && value === 'build')
}

/** Says whether a card leads to one of the moves that are left: it is played, given, offered, or names a lot. */
export function leadsOn(session: Session, card: string): boolean {
  return (
    isChoosing(session) &&
    session.possible.some(
      ({ move }) =>
        move.card === card ||
        (move.do === 'play' && move.piece === card) ||
        (Array.isArray(move.lots) && (move.lots as number[]).map(String).includes(card)),
    )
  )
}
