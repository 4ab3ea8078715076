/** What is asked at the table of Cities: Skylines, with the amounts that matter. */
import type { Session } from '../../session/session.svelte'
import { say } from '../../words/language.svelte'
import type { Speaker } from '../../words/speaker'
import type { Facts } from '../../words/words'
import type { Ask } from '../title'
import { canEnd, canPlay, coins, exchangePrice, heldBy, isReady } from './playing'
import { factsOf, type Position } from './position'

/** Says what is asked of who sits here: to take something, to place it, to draw, to confirm it. */
export function ask(session: Session, speaker: Speaker): Ask | null {
  const now = session.now!
  const { phase, money, put, unlaid } = now.position as unknown as Position
  if (isReady(session)) return ready(session, speaker)
  const held = heldBy(session)
  const card = held ? speaker.thing(held.card) : ''
  switch (phase) {
    case 'turn':
      return turn(session, speaker)
    case 'tile':
    case 'place':
      return said(`sky-ask-${phase}`, { card })
    case 'draw':
      return held ? said(`sky-ask-draw-${held.way}`, { card }) : said('sky-ask-draw')
    case 'board':
      return said('sky-ask-board', { money: coins(speaker, money) })
    case 'arrange':
      return said('sky-ask-arrange', { left: unlaid?.length ?? 0 })
    case 'swap':
      return swap(session, speaker, put)
    case 'role':
    case 'refill':
      return said(`sky-ask-${phase}`)
    case 'redraw':
      return said('sky-ask-redraw', { count: put })
    default:
      return null
  }
}

/** Says what a turn is for: cards, exchange, the end of the milestone, whichever is possible. */
function turn(session: Session, speaker: Speaker): Ask {
  const price = exchangePrice(session)
  const facts = { price: price === null ? '' : coins(speaker, price), milestone: factsOf(session.seen!).milestone }
  const end = canEnd(session) ? '-end' : ''
  if (canPlay(session)) return said(`sky-ask-turn${price === null ? '-play' : ''}${end}`, facts)
  if (price !== null) return { ...said(`sky-ask-stuck${end}`, facts), isWarning: true }
  return { ...said('sky-ask-must_end'), isWarning: true }
}

function swap(session: Session, speaker: Speaker, put: number): Ask {
  const found = session.legal.find(({ move }) => move.do === 'swap')
  const price = found ? -(found.net['-1']?.money ?? 0) : 0
  return said('sky-ask-swap', { price: coins(speaker, price), size: price, count: put })
}

/** Says what waits for confirmation. */
function ready(session: Session, speaker: Speaker): Ask | null {
  const held = heldBy(session)
  const [first] = session.staged
  const last = session.staged.at(-1)
  if (!first || !last) return null
  if (held && last.move.do === 'draw') {
    const card = speaker.thing(held.card)
    const from = last.move.from === 'exchange' ? String(last.move.card) : null
    const facts = { card, pile: from === null ? String(last.move.from) : '', drawn: from ? speaker.thing(from) : '' }
    return {
      lead: say(`sky-ask-draw-${held.way}`, { card }),
      text: say(`sky-ask-ready-${from ? 'taken' : 'drawn'}`, facts),
    }
  }
  const { move } = last
  const name = typeof move.card === 'string' ? speaker.thing(move.card) : ''
  const put = (session.now!.position as unknown as Position).put
  return said(`sky-ask-ready-${move.do}`, {
    card: name || (held ? speaker.thing(held.card) : ''),
    board: String(move.board ?? ''),
    pile: String(move.from ?? ''),
    count: put,
  })
}

function said(key: string, facts: Facts = {}): Ask {
  return { lead: say(key, facts), text: say(`${key}.text`, facts) }
}
