/** The track with red lines across it. */
import type { Ribbon } from '../../motion/plan'

export const RIBBON: Ribbon = { track: 'population', cause: 'red_line' }
