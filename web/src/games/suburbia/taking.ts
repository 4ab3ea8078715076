/** Taking a tile up: which ways it can go, and which of them a click means. There is no mode: the way belongs to the tile taken up. */
import type { Pick } from '../../pick/pick'
import type { Session } from '../../session/session.svelte'
import type { Refusal } from '../../words/speaker'
import { factsOf, type Position } from './position'

/** What can be done with a tile of the market. */
export type Way = 'build' | 'lake'

/** What was taken up: a tile of the market as a building or a lake, a basic tile, or an investment marker. */
export interface Held {
  readonly do: Way | 'basic' | 'invest'
  readonly tile: string | null
  readonly slot: number | null
}

/** Gives what was taken up and has no place yet. */
export function heldBy({ picking, now }: Session): Held | null {
  const picked = (field: string) => picking.picks.find((each) => each.field === field)?.value
  const [doing, slot, tile] = [picked('do'), picked('slot'), picked('tile')]
  if (doing === 'invest') return { do: 'invest', tile: null, slot: null }
  if (doing === 'basic' && typeof tile === 'string') return { do: 'basic', tile, slot: null }
  if ((doing !== 'build' && doing !== 'lake') || typeof slot !== 'number') return null
  return { do: doing, tile: marketOf(now!)[slot] ?? null, slot }
}

/** Takes a thing up: what was taken up before is put back. */
export function take(session: Session, ...picks: readonly Pick[]): void {
  while (session.picking.picks.length) session.back()
  for (const each of picks) session.pick(each)
}

/** Takes up a tile of the market. */
export function takeTile(session: Session, slot: number, way: Way): void {
  take(session, { field: 'do', value: way }, { field: 'slot', value: slot })
}

/** Takes up a basic tile. */
export function takeBasic(session: Session, tile: string): void {
  take(session, { field: 'do', value: 'basic' }, { field: 'tile', value: tile })
}

/** Says whether nothing can be built, neither from the market nor of the basic tiles: only lakes are left, or a marker. */
export function isBroke(session: Session): boolean {
  const { legal } = session
  return (
    session.isMyTurn &&
    phaseOf(session) === 'act' &&
    legal.some(({ move }) => move.do === 'lake') &&
    !legal.some(({ move }) => move.do === 'build' || move.do === 'basic')
  )
}

/** Gives the ways a tile of the market can go now. */
export function waysOf(session: Session, slot: number): Way[] {
  return (['build', 'lake'] as const).filter((way) =>
    session.legal.some(({ move }) => move.do === way && move.slot === slot),
  )
}

/** Gives the way a click on a tile means: it is built; who can build nothing lays it as a lake. */
export function wayOf(session: Session, slot: number): Way | null {
  const ways = waysOf(session, slot)
  if (ways.includes('build')) return 'build'
  return ways.includes('lake') && isBroke(session) ? 'lake' : null
}

/** Says whether tiles are being taken out of the market, and only their surcharge is paid. */
export function isTakingOut(session: Session): boolean {
  return ['discard', 'remove'].includes(phaseOf(session))
}

/** Gives why a move is not to be had. */
export function refusalOf(session: Session, wanted: Readonly<Record<string, unknown>>): Refusal | undefined {
  const found = session.now!.closed.find(({ move }) =>
    Object.entries(wanted).every(([field, value]) => (move as Record<string, unknown>)[field] === value),
  )
  return found?.refusal
}

/** Gives why a tile of the market is not to be had in the way that a click would mean. */
export function refusalOfSlot(session: Session, slot: number): Refusal | undefined {
  if (phaseOf(session) !== 'act') return refusalOf(session, { slot })
  return refusalOf(session, { do: isBroke(session) ? 'lake' : 'build', slot })
}

/** Gives what a tile of the market costs who takes it now: built, as a lake, or only taken out. */
export function priceOf(session: Session, slot: number, way?: Way): number {
  const { surcharge, tile = 0, lake = 0 } = factsOf(session.now!).market[slot]!
  if (isTakingOut(session)) return surcharge
  return (way ?? (isBroke(session) ? 'lake' : 'build')) === 'lake' ? lake : tile
}

function phaseOf({ now }: Session): string {
  return (now!.position as unknown as Position).phase
}

function marketOf({ position }: NonNullable<Session['now']>): Position['market'] {
  return (position as unknown as Position).market
}
