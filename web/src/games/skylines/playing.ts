/** Taking a card up: which ways it can go, and which of them a click means. There is no mode: the way belongs to the card taken up. */
import { isNarrow } from '../../parts/room'
import type { Move } from '../../pick/pick'
import type { Session } from '../../session/session.svelte'
import type { Refusal, Speaker } from '../../words/speaker'
import { ALL, type Position } from './position'

/** What can be done with a card of one's hand in a turn. */
export type Way = 'play' | 'exchange'

/** Says an amount of money as the box counts it: `2 coins`. */
export function coins(speaker: Speaker, amount: number): string {
  return speaker.words.say('money', { amount })
}

/** Says whether what is staged can be confirmed: nothing more is chosen then. */
export function isReady({ staged, tried, isWhole }: Session): boolean {
  return staged.length > 0 && tried !== null && (isWhole || !tried.seen.is_half)
}

/** Gives the card that is being played or exchanged, and how. */
export function heldBy({ staged, seen, isMyTurn }: Session): { readonly card: string; readonly way: Way } | null {
  const first = staged.find(({ move }) => move.do === 'play' || move.do === 'exchange')?.move
  if (first) return { card: String(first.card), way: first.do as Way }
  const { card, phase } = seen!.position as unknown as Position
  return isMyTurn && card && phase !== 'turn' ? { card, way: 'play' } : null
}

/** Gives the ways a card of one's hand can go this turn. */
export function waysOf({ seen, isMyTurn }: Session, card: string): Way[] {
  if (!isMyTurn) return []
  return (['play', 'exchange'] as const).filter((way) =>
    seen!.legal.some(({ move }) => move.do === way && move.card === card),
  )
}

/** Gives the way a click on a card means: it is played; who can play none exchanges it. */
export function wayOf(session: Session, card: string): Way | null {
  const ways = waysOf(session, card)
  if (ways.includes('play')) return 'play'
  return ways.includes('exchange') && !canPlay(session) ? 'exchange' : null
}

/** Looks at what a move would do; not where that would push aside what is pointed at. */
export function look(session: Session, move: Move | null): void {
  if (!isNarrow.current) session.hover(move)
}

/** Says whether a card is to be drawn next. */
export function isDrawDue({ now, isMyTurn }: Session): boolean {
  return isMyTurn && ['draw', 'refill', 'redraw'].includes((now!.position as unknown as Position).phase)
}

/** Says whether a card of one's hand can be played now. */
export function canPlay({ seen }: Session): boolean {
  return seen!.legal.some(({ move }) => move.do === 'play')
}

/** Gives what an exchange costs now; nothing if none is possible. */
export function exchangePrice({ seen }: Session): number | null {
  const found = seen!.legal.find(({ move }) => move.do === 'exchange')
  return found ? -(found.net[ALL]?.money ?? 0) : null
}

/** Says whether the milestone may be ended. */
export function canEnd({ seen, isMyTurn }: Session): boolean {
  return isMyTurn && seen!.legal.some(({ move }) => move.do === 'end')
}

/** Takes a card up: what was taken up before goes back. */
export function takeCard(session: Session, card: string, way: Way): void {
  session.cancel()
  session.stage({ do: way, card })
}

/** Ends the milestone, once that is confirmed. */
export function endMilestone(session: Session): void {
  session.cancel()
  session.stage({ do: 'end' })
}

/** Gives why a move cannot be made at the start of this decision. */
export function refusalOf({ seen }: Session, wanted: Readonly<Record<string, unknown>>): Refusal | undefined {
  return seen!.closed.find(({ move }) =>
    Object.entries(wanted).every(([field, value]) => (move as Record<string, unknown>)[field] === value),
  )?.refusal
}
