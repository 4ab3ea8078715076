/** How the moves of Cities: Skylines look: tiles and cards come from hands and piles, boards are turned over. */
import type { Manner } from '../../motion/deeds'
import type { Way } from '../../motion/plan'
import type { Move } from '../../pick/pick'

export const MANNER: Manner = {
  way: ({ do: done, at, board, from }: Move, seat): Way | null => {
    switch (done) {
      case 'place':
        return { how: 'fly', from: [`hand ${seat}`], to: [`tile ${String(at)}`] }
      case 'board':
        return { how: 'turn', to: [`board ${board}`] }
      case 'draw':
        return { how: 'fly', from: [`pile ${from}`], to: [`hand ${seat}`] }
      default:
        return null
    }
  },
}
