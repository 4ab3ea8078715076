/** What is asked at Suburbia's table, with the amounts that matter. */
import type { Session } from '../../session/session.svelte'
import { money, say } from '../../words/language.svelte'
import type { Speaker } from '../../words/speaker'
import type { Ask } from '../title'
import type { Position } from './position'
import { LAKE } from './printed'
import { heldBy, isBroke } from './taking'

/** Says what is asked of who sits here: to take something, to place it, to confirm it. */
export function ask(session: Session, speaker: Speaker): Ask | null {
  const now = session.now!
  const { phase, players } = now.position as unknown as Position
  if (session.isWhole) return ready(session, speaker)
  const held = heldBy(session)
  if (held) return said(`ask-held-${held.do}`, held.tile ? { tile: speaker.thing(held.tile), pays: lakePays() } : {})
  if (isBroke(session))
    return { ...said('ask-broke', { money: money(players[session.seat]?.money ?? 0) }), isWarning: true }
  return said(`ask-${phase}`)
}

/** Says what waits for confirmation: by its first part, not by the tile taken out of the market after it. */
function ready(session: Session, speaker: Speaker): Ask | null {
  const [{ move } = { move: null }] = session.staged
  if (!move) return null
  const { goal, slot } = move
  const market = (session.seen!.position as unknown as Position).market
  const tile = typeof move.tile === 'string' ? move.tile : typeof slot === 'number' ? market[slot] : null
  return said(`ask-ready-${move.do}`, {
    tile: tile ? speaker.thing(tile) : '',
    goal: typeof goal === 'string' ? speaker.thing(goal) : '',
  })
}

function said(key: string, facts: Readonly<Record<string, string>> = {}): Ask {
  return { lead: say(key, facts), text: say(`${key}.text`, facts) }
}

function lakePays(): string {
  return money(LAKE.effects.find(({ track }) => track === 'money')?.amount ?? 0)
}
