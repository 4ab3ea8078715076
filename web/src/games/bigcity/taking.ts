/** Taking a building up: from the supply, from its card in the hand, from the card that tells about it. */
import type { Session } from '../../session/session.svelte'
import { isChoosing } from './glow'
import { planOf } from './plan.svelte'

/** Says whether an action is due here. */
export function canAct(session: Session): boolean {
  return session.isMyTurn && !session.isWhole && planOf(session).position.phase === 'act'
}

/** Says whether a piece can be built now, on the lots chosen so far if there are any. */
export function isOpenPiece(session: Session, piece: string): boolean {
  return bestOf(session, piece) !== null
}

/** Gives the points a piece brings at best on the lots chosen so far; nothing where it cannot be built. */
export function bestOf(session: Session, piece: string): number | null {
  if (!canAct(session)) return null
  const { lots } = planOf(session)
  const points = session.legal.flatMap(({ move, net }) =>
    move.piece === piece &&
    (move.do === 'build'
      ? lots.every((lot) => (move.lots as number[]).includes(lot))
      : move.do === 'play' && !lots.length)
      ? [net[String(session.seat)]?.score ?? 0]
      : [],
  )
  return points.length ? Math.max(...points) : null
}

/** Says whether the buildings are what is chosen among now: nothing but lots, or that one builds, is chosen yet. */
export function isChoosingPiece(session: Session): boolean {
  return (
    isChoosing(session) &&
    canAct(session) &&
    session.picking.picks.every(({ field, value, among }) => (field === 'do' && value === 'build') || among)
  )
}

/** Takes a piece up, or puts it back; the lots chosen before stay where it fits. */
export function takePiece(session: Session, piece: string): void {
  const plan = planOf(session)
  if (session.legal.some(({ move }) => move.do === 'play' && move.piece === piece))
    return plan.take({ field: 'do', value: 'play' }, { field: 'piece', value: piece })
  const kept = session.picking.picks.filter(({ field, value, among }) => among || (field === 'do' && value === 'build'))
  plan.take(...(plan.picked('piece') === piece ? [] : [{ field: 'piece', value: piece }]), ...kept)
}
