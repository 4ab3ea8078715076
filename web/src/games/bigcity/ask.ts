/** What is asked at Big City's table: what is chosen, and what is wanted next. */
import type { Session } from '../../session/session.svelte'
import type { Move } from '../../pick/pick'
import { language, say } from '../../words/language.svelte'
import { signed } from '../../words/numbers'
import { listed } from '../../words/said'
import type { Speaker } from '../../words/speaker'
import type { Ask } from '../title'
import { canBuild } from './glow'
import { capital } from './label'
import { planOf, type Plan } from './plan.svelte'
import { layOut, lotsOf } from './position'
import { facing } from './where'

/** Says what is asked of who sits here: to choose, to place, to draw, to confirm. */
export function ask(session: Session, speaker: Speaker): Ask | null {
  const plan = planOf(session)
  if (plan.laying) return placing(plan, speaker)
  if (session.isWhole) return ready(session, speaker)
  const { phase } = plan.position
  switch (phase) {
    case 'place':
      return said('place', { districts: districtsOf(session, speaker) })
    case 'act':
      return acting(session, plan, speaker)
    case 'site':
      return said('held', { piece: named(speaker, plan.position.piece), count: sizeOf(session) - plan.lots.length })
    case 'draw':
      return drawing(session, speaker)
    case 'exchange':
      return said(plan.position.given?.length ? 'exchange-more' : 'exchange')
    case 'offer':
      return said(plan.position.offer?.length ? 'offer-more' : 'offer')
    case 'reply':
      return said(isBidding(session) ? 'reply-more' : 'reply')
    case 'tram':
    case 'settle':
    case 'fallback':
      return said(phase)
    default:
      return null
  }
}

/** Says what a district that is being laid needs, or what it touches where it lies. */
function placing({ laying, position, rotation }: Plan, speaker: Speaker): Ask {
  const { district, isPlaced } = laying!
  if (!isPlaced) return said('origin', { number: district })
  const placed = position.districts.find(({ id }) => id === district)
  const rest = lotsOf(position).filter((lot) => lot.district !== district)
  const beside = placed ? facing(layOut({ ...placed, rotation: placed.rotation ?? rotation }), rest) : null
  return said('ready-district', { number: district, where: beside ? speaker.say(beside) : '' })
}

/** Says what an action that has begun needs; at the start of a turn, what there is to do. */
function acting(session: Session, plan: Plan, speaker: Speaker): Ask {
  const doing = plan.picked('do')
  const piece = plan.picked('piece')
  if (typeof piece === 'string')
    return said('held', { piece: named(speaker, piece), count: sizeOf(session) - plan.lots.length })
  if (plan.lots.length) return said('lots', lotsWords(plan.lots))
  if (doing === 'tram') return said('street')
  if (doing === 'district') return said('place', { districts: districtsOf(session, speaker) })
  if (doing === 'build' || doing === 'play') return said('build')
  if (doing === 'discard' || isDeadFirst(session)) return said('dead')
  if (!canBuild(session)) return said('act-nothing')
  if (session.legal.some(({ move }) => move.do === 'tram' || move.do === 'district')) return said('act')
  return said(plan.position.pieces.some(([piece]) => piece === 'city_hall') ? 'act-late' : 'act-early')
}

function drawing(session: Session, speaker: Speaker): Ask {
  const count = Number(session.now!.prompt.args?.count ?? 1)
  const built = builtOf(session, speaker)
  return built ? said('draw-built', { ...built, count }) : said('draw', { count })
}

/** Says what waits for confirmation, by what it began with: not by the cards drawn after it. */
function ready(session: Session, speaker: Speaker): Ask | null {
  const moves = session.staged.map(({ move }) => move)
  const first = moves.find((move) => move.do !== 'discard') ?? moves[0]
  if (!first) return null
  const built = builtOf(session, speaker)
  if (!built && first.do === 'district') return said('ready-added', { number: Number(first.district) })
  if (!built) return said(`ready-${first.do}`, readyFacts(session, moves, first))
  const piles = moves.flatMap((move) => (move.do === 'draw' ? [String(move.pile)] : []))
  const each = [...new Set(piles)].sort()
  return piles.length
    ? said('ready-build-draw', { ...built, count: each.length, piles: speaker.say(listed('and', each)) })
    : said('ready-build', built)
}

function readyFacts(session: Session, moves: readonly Move[], { seat }: Move) {
  return {
    count: moves.filter((move) => ['tram', 'give', 'discard', 'draw'].includes(move.do)).length,
    name: typeof seat === 'number' ? (session.table?.seats[seat]?.name ?? '') : '',
  }
}

interface Built extends Readonly<Record<string, string | number>> {
  readonly piece: string
  readonly lots: string
  readonly count: number
  readonly points: string
}

/** Gives the building that is staged: what it is, where it stands, what it scores. */
function builtOf(session: Session, speaker: Speaker): Built | null {
  const moves = session.staged.map(({ move }) => move)
  const built = moves.find((move) => Array.isArray(move.lots))
  const piece = built?.piece ?? moves.find((move) => move.do === 'play')?.piece
  if (!built || typeof piece !== 'string') return null
  const points = session.stagedChanges
    .filter(({ track, seat }) => track === 'score' && seat === session.seat)
    .reduce((sum, { applied }) => sum + applied, 0)
  const { lots } = lotsWords(built.lots as readonly number[])
  return { piece: named(speaker, piece), lots, count: Math.abs(points), points: signed(points, language()) }
}

function lotsWords(lots: readonly number[]): { lots: string; count: number } {
  return { lots: [...lots].sort((a, b) => a - b).join(', '), count: lots.length }
}

/** Gives how many lots the moves that are left cover. */
function sizeOf(session: Session): number {
  const lots = session.possible[0]?.move.lots
  return Array.isArray(lots) ? lots.length : 1
}

function districtsOf(session: Session, speaker: Speaker): string {
  const found = session.possible.flatMap(({ move }) => (typeof move.district === 'number' ? [move.district] : []))
  return speaker.say(listed('or', [...new Set(found)].sort((a, b) => a - b).map(String)))
}

function isBidding({ now, seat }: Session): boolean {
  const { bids } = now!.position as { bids?: readonly { seat: number; cards: readonly string[] }[] }
  return bids?.some((bid) => bid.seat === seat && bid.cards.length > 0) ?? false
}

/** Says whether a dead card may go before anything else is done. */
function isDeadFirst({ legal }: Session): boolean {
  return legal.some(({ move }) => move.do === 'discard')
}

function named(speaker: Speaker, piece: string | null | undefined): string {
  return piece ? capital(speaker.thing(piece)) : ''
}

function said(key: string, facts: Readonly<Record<string, string | number>> = {}): Ask {
  return { lead: say(`city-ask-${key}`, facts), text: say(`city-ask-${key}.text`, facts) }
}
