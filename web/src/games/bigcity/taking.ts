/** Taking a building up: from the supply, from its card in the hand, from the card that tells about it. */
import type { Session } from '../../session/session.svelte'
import { planOf } from './plan.svelte'

/** Says whether an action is due here. */
export function canAct(session: Session): boolean {
  return session.isMyTurn && !session.isWhole && planOf(session).position.phase === 'act'
}

/** Says whether a piece can be built now. */
export function isOpenPiece(session: Session, piece: string): boolean {
  return (
    canAct(session) &&
    session.legal.some(({ move }) => (move.do === 'build' || move.do === 'play') && move.piece === piece)
  )
}

/** Takes a piece up, or puts it back; the lots chosen before stay where it fits. */
export function takePiece(session: Session, piece: string): void {
  const plan = planOf(session)
  if (session.legal.some(({ move }) => move.do === 'play' && move.piece === piece))
    return plan.take({ field: 'do', value: 'play' }, { field: 'piece', value: piece })
  const lots = session.picking.picks.filter(({ among }) => among)
  plan.take(...(plan.picked('piece') === piece ? [] : [{ field: 'piece', value: piece }]), ...lots)
}
