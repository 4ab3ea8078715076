/** How Big City's moves look: pieces come from the hand, the tram is drawn along its street, districts are turned over. */
import type { Manner } from '../../motion/deeds'
import type { Way } from '../../motion/plan'
import type { Move } from '../../pick/pick'
import { lotsOf, streetKey, type Position } from './position'

export const MANNER: Manner = {
  way: (move: Move, seat, position): Way | null => {
    const { do: done, lots, street, district, pile, card } = move
    switch (done) {
      case 'build':
        return {
          how: 'fly',
          from: [`card ${(lots as number[])[0]}`, `hand ${seat}`],
          to: [pieceSpot(lots as number[])],
        }
      case 'tram':
        return { how: 'draw', to: [`tram ${streetKey(String(street), lotsOf(position as unknown as Position))}`] }
      case 'turn':
        return { how: 'turn', to: [`district ${district}`], isOpenToMover: true }
      case 'draw':
        return { how: 'fly', from: [`pile ${pile}`], to: [`hand ${seat}`] }
      case 'discard':
      case 'give':
        return { how: 'fly', from: [`card ${card}`, `hand ${seat}`], to: [] }
      default:
        return null
    }
  },
}

/** Names a piece by the lots it stands on. */
export function pieceSpot(lots: readonly number[]): string {
  return `piece ${[...lots].sort((a, b) => a - b).join()}`
}
