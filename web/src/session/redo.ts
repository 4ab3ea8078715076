/** What can be done again after it was taken back: clicks and staged moves, or moves that had been made. */
import type { Move, Pick } from '../pick/pick'
import type { Event } from '../wire/types.gen'

/** What was staged and clicked before a step back. */
export interface Attempt {
  readonly moves: readonly Move[]
  readonly picks: readonly Pick[]
}

/**
 * Gives my moves that the last thing that happened in the game took back, if it was that; others' moves end them.
 * They are content, not numbers: whether they are still legal is the server's to say.
 */
export function takenBackMoves(events: readonly Event[], seat: number): Move[] {
  const last = events.findLast((event) => event.kind === 'moved' || event.kind === 'undone')
  if (last?.kind !== 'undone') return []
  const made = new Map<number, { readonly seat: number; readonly move: Move | null }>()
  for (const event of events) {
    if (event.kind === 'undone' && event !== last)
      for (const ply of [...made.keys()]) if (ply >= event.to_ply) made.delete(ply)
    if (event.kind === 'moved')
      for (const step of event.steps) made.set(step.ply, { seat: event.seat, move: step.move as Move | null })
  }
  const moves: Move[] = []
  for (let ply = last.to_ply; made.get(ply)?.seat === seat; ply += 1) {
    const { move } = made.get(ply)!
    if (!move) break
    moves.push(move)
  }
  return moves
}
