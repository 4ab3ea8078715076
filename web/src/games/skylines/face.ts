/** The cards of Cities: Skylines: everything on the table that has a name opens one. */
import type { CardFace, CardOf } from '../../parts/card'
import type { Session } from '../../session/session.svelte'
import { DISTRICT } from '../../wire/events'
import type { Speaker } from '../../words/speaker'
import { cardFace } from './faceOfCard'
import { boardFace, districtFace, standingFace, supplyFace } from './faceOfPlace'
import { milestoneFace, pileFace, trackFace } from './faceOfTrack'
import { EXCHANGE, PILES, type District } from './position'
import type { Printed } from './printed'

/** Names the milestone under way as the thing of a card. */
export const MILESTONE: CardOf = { thing: 'milestone' }

/** Names a district as the thing of a card: by its first square. */
export function districtCard({ squares: [first] }: District): CardOf {
  return { thing: `${DISTRICT}${String(first)}` }
}

/** Fills in the card of a thing, for who looks at it now. */
export function faceWith(printed: Printed) {
  return (session: Session, speaker: Speaker, of: CardOf): CardFace | null => {
    const at = { printed, session, speaker }
    if (of.thing === MILESTONE.thing) return milestoneFace(at)
    if (of.thing.startsWith(DISTRICT)) return districtFace(at, of.thing.slice(DISTRICT.length))
    if (printed.cards[of.thing]) return cardFace(at, of)
    if (printed.tiles[of.thing]) return of.at === undefined ? supplyFace(at, of.thing) : standingFace(at, of)
    if (printed.boards[of.thing]) return boardFace(at, of.thing)
    if (printed.tracks[of.thing]) return trackFace(at, of.thing)
    if (PILES.includes(of.thing) || of.thing === EXCHANGE) return pileFace(at, of.thing)
    return null
  }
}
