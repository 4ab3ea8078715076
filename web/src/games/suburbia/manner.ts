/** How Suburbia's moves look: tiles fly from the market or from beside it, and the market slides. */
import type { Manner } from '../../motion/deeds'
import { slidesOf, type Way } from '../../motion/plan'
import type { Move } from '../../pick/pick'
import type { Position } from './position'
import { RIBBON } from './ribbon'

export const MANNER: Manner = {
  ribbon: RIBBON,
  way: ({ do: done, slot, tile, cell }: Move, seat): Way | null => {
    // Whoever does not look at a borough sees the tile go to its small map.
    const to = cell ? [`tile ${seat}:${String(cell)}`, `map ${seat}`] : []
    switch (done) {
      case 'build':
      case 'lake':
        return { how: 'fly', from: [`slot ${slot}`], to }
      case 'basic':
        return { how: 'fly', from: [`basic ${tile}`], to }
      case 'invest':
        return { how: 'fly', from: [], to }
      case 'discard':
        return { how: 'fly', from: [`slot ${slot}`], to: [] }
      default:
        return null
    }
  },
  slides: (before, after) =>
    slidesOf('slot', (before as unknown as Position).market, (after as unknown as Position).market),
}
