/** A Suburbia position as the wire has it (docs/positions/suburbia.md), and small facts read off it. */
import type { Hex } from '../../shapes/hex'
import type { Session } from '../../session/session.svelte'
import type { Seen } from '../../wire/types.gen'
import { BOARD } from './printed'

export interface Position {
  readonly options: { readonly players: number; readonly mode: string; readonly edition: string }
  readonly players: readonly {
    readonly money: number
    readonly income: number
    readonly reputation: number
    readonly population: number
    readonly markers: number
    readonly goal?: string | null
    readonly dealt?: readonly string[]
  }[]
  readonly tiles: readonly (readonly [seat: number, tile: string, q: number, r: number])[]
  readonly x2: readonly (readonly number[])[]
  readonly market: readonly (string | null)[]
  readonly stack: readonly string[]
  readonly basics: Readonly<Record<string, number>>
  readonly public: readonly string[]
  readonly phase: string
  readonly round: number
  readonly last_round: number | null
}

export interface Laid {
  readonly id: string
  readonly at: Hex
  readonly marked: boolean
}

/** Gives the tiles of a borough, in the order of building: those it begins with first. */
export function borough(position: Position, seat: number): Laid[] {
  const marked = new Set(position.x2.map((each) => each.join()))
  const start = BOARD.borough.start.map(({ tile, cell }) => [seat, tile, ...cell] as const)
  return [...start, ...position.tiles.filter(([owner]) => owner === seat)].map(([, id, q, r]) => ({
    id,
    at: [q, r] as Hex,
    marked: marked.has([seat, q, r].join()),
  }))
}

/** Gives the seat in whose borough the next tile lies: usually the decider's; the bot's where its tile is placed for it (S13.33). */
export function builder({ now, staged, table, seat }: Session): number {
  const isForBot = now?.phase === 'bot' || staged.at(-1)?.move.do === 'bot'
  const bot = table?.seats.find(({ kind }) => kind === 'automatic')?.seat
  return isForBot && bot !== undefined ? bot : seat >= 0 ? seat : Math.max(0, now?.turn ?? 0)
}

/** The tracks a heat map can show. */
export const HEATS: readonly string[] = ['population', 'income', 'reputation', 'money']

/** Gives the cells under the board, where nothing can be built. */
export const COVERED: readonly Hex[] = BOARD.borough.covered

/** What follows from a position by the rules (docs/positions/suburbia.md). */
export interface Facts {
  /** What each slot of the market adds; what its tile costs built and as a lake, if one lies there. */
  readonly market: readonly { readonly surcharge: number; readonly tile?: number; readonly lake?: number }[]
  /** What passing a red line takes from income and from reputation. */
  readonly line_cost: number
}

/** Gives what follows from what is seen. */
export function factsOf({ facts }: Seen): Facts {
  return facts as unknown as Facts
}

/** Gives the market with a key for every tile that it keeps while it slides right: only what is new is drawn anew. */
export function slotsOf(market: Position['market']): { tile: string | null; key: string }[] {
  const seen = new Map<string | null, number>()
  return market
    .toReversed()
    .map((tile) => {
      const nth = seen.get(tile) ?? 0
      seen.set(tile, nth + 1)
      return { tile, key: `${tile} ${nth}` }
    })
    .reverse()
}
