/** What is printed in Cities: Skylines, read from the engine's own data at build. */
import boards from '@games/skylines/data/boards.toml'
import cards from '@games/skylines/data/cards.toml'
import scenarios from '@games/skylines/data/scenarios.toml'
import tiles from '@games/skylines/data/tiles.toml'
import tracks from '@games/skylines/data/tracks.toml'
import { printedOr } from '../printed'
import type { Pack } from '../../wire/types.gen'

export type Changes = Readonly<Record<string, number | Readonly<Record<string, number>>>>

export interface Condition {
  readonly type: 'service' | 'district_count' | 'track'
  readonly service?: string
  readonly zone?: string
  readonly min?: number
  readonly track?: string
  readonly op?: '<' | '<=' | '==' | '>=' | '>'
  readonly value?: number
}

export interface Rule {
  readonly trigger: string
  readonly scope?: string
  readonly kind?: string
  readonly track?: string
  readonly delta?: number
  readonly sign?: string
  readonly where?: string
  readonly reach?: string
  readonly max?: number
  readonly below?: number
  readonly service?: string
  readonly effect?: Changes
  readonly each?: Changes
  readonly per?: { readonly zone?: string }
}

export interface Card {
  readonly id: string
  readonly deck: string
  readonly level?: string
  readonly kind: string
  readonly subtype?: string
  readonly tile?: { readonly any?: string; readonly id?: string }
  readonly cost: number
  readonly effects: Changes
  readonly condition: readonly Condition[]
  readonly benefit: Changes
  readonly rules: readonly Rule[]
  readonly source: string
  readonly reconstructed_fields: readonly string[]
}

export interface Tile {
  readonly id: string
  readonly category: string
  readonly subtype?: string
  readonly level?: string
  readonly shape: string
  readonly count: number
  readonly source: string
}

export interface Board {
  readonly id: string
  readonly development_cost: number
  readonly development_cost_source: string
  readonly grid: readonly string[]
  readonly grid_source: string
}

export interface Track {
  readonly id: string
  readonly low: number
  readonly high?: number
  readonly below: string
  readonly above?: string
  readonly rule: string
  readonly source: string
}

export interface Scenario {
  readonly id: string
  readonly modules: readonly string[]
  readonly milestones: number
  readonly start_money: number | Readonly<Record<string, number>>
  readonly layout?: readonly {
    readonly board: string
    readonly row: number
    readonly col: number
    readonly rotation: number
  }[]
  readonly source: string | Readonly<Record<string, string>>
}

interface Files {
  cards: { card: Card[] }
  tiles: { tile: Tile[]; shapes: Record<string, string[]> }
  boards: { board: Board[]; size: [number, number] }
  tracks: {
    track: Track[]
    result: { id: string; from?: number }[]
  }
  scenarios: { scenario: Scenario[] }
}

const OURS = { cards, tiles, boards, tracks, scenarios } as Files
const NOTHING = { cost: 0, effects: {}, condition: [], benefit: {}, rules: [], reconstructed_fields: [] }

/** What differs from table to table. */
export interface Printed {
  readonly cards: Readonly<Record<string, Card>>
  readonly tiles: Readonly<Record<string, Tile>>
  readonly shapes: Readonly<Record<string, readonly string[]>>
  readonly boards: Readonly<Record<string, Board>>
  /** How many squares a side of a board has. */
  readonly boardSize: number
  readonly tracks: Readonly<Record<string, Track>>
  readonly scenarios: Readonly<Record<string, Scenario>>
  readonly results: Files['tracks']['result']
}

/** Gives what is printed with some packs: a file of theirs replaces ours whole, the last one wins. */
export function printedWith(packs: readonly Pack[]): Printed {
  const files = Object.assign({ ...OURS }, ...packs.map(({ files }) => files)) as Files
  return {
    cards: byId(files.cards.card.map((card) => ({ ...NOTHING, ...card }))),
    tiles: byId(files.tiles.tile),
    shapes: files.tiles.shapes,
    boards: byId(files.boards.board),
    boardSize: files.boards.size[0],
    tracks: byId(files.tracks.track),
    scenarios: byId(files.scenarios.scenario),
    results: files.tracks.result,
  }
}

export const BOX: Printed = printedWith([])

/** Gives what is printed at the table around this component. */
export function printedHere(): Printed {
  return printedOr(BOX)
}

/** Gives the outline of a tile. */
export function outlineOf(tile: string, { shapes, tiles }: Printed): readonly string[] {
  return shapes[tiles[tile]?.shape ?? ''] ?? []
}

function byId<T extends { id: string }>(things: readonly T[]): Record<string, T> {
  return Object.fromEntries(things.map((thing) => [thing.id, thing]))
}
