/** What is printed in Suburbia, read from the engine's own data at build. */
import board from '@games/suburbia/data/board.toml'
import goals from '@games/suburbia/data/goals.toml'
import tiles from '@games/suburbia/data/tiles.toml'
import type { Hex } from '../../shapes/hex'
import { printedOr } from '../printed'
import type { Catalogue, Pack } from '../../wire/types.gen'

export type Track = 'income' | 'reputation' | 'population' | 'money'

export interface Effect {
  readonly track: Track
  readonly amount: number
  readonly each?: string | readonly string[]
  /** A word of the engine's vocabulary; the sign of the same name says it. */
  readonly where?: string
  readonly when?: 'after' | 'red_line'
}

export interface Tile {
  readonly id: string
  readonly category: string
  readonly stack: string
  readonly cost: number
  readonly copies: number
  readonly icon?: string
  readonly effects: readonly Effect[]
}

export interface Goal {
  readonly id: string
  readonly rule: 'most' | 'fewest'
  readonly measure: string
  readonly population: number
}

interface Board {
  limits: { low: number; high: number }
  borough: { start: { tile: string; cell: Hex }[]; covered: Hex[] }
  rating: { id: string; from?: number }[]
}

/** What differs from table to table. */
export interface Printed {
  /** The tiles of the box, and of the packs in play. */
  readonly tiles: Readonly<Record<string, Tile>>
  /** The populations after which a red line lies. */
  readonly lines: readonly number[]
}

const printed = tiles as { tile: Tile[]; lake: { id: string; cost: number; effects: Effect[] } }

export const CATEGORIES: readonly string[] = [...new Set(printed.tile.map(({ category }) => category))]
export const LAKE = printed.lake
export const GOALS: Readonly<Record<string, Goal>> = Object.fromEntries(
  (goals as { goal: Goal[] }).goal.map((goal) => [goal.id, goal]),
)
export const BOARD = board as Board

/** Gives what is printed with some packs: their tiles beside those of the box; the server knows where the lines lie. */
export function printedWith(packs: readonly Pack[], { lines }: Catalogue['printed'] = {}): Printed {
  return {
    tiles: byId([...printed.tile, ...packs.flatMap(({ files }) => (files.tiles?.tile ?? []) as Tile[])]),
    lines: (lines ?? []) as number[],
  }
}

export const BOX: Printed = printedWith([])

/** Gives what is printed at the table around this component. */
export function printedHere(): Printed {
  return printedOr(BOX)
}

function byId(tiles: readonly Tile[]): Record<string, Tile> {
  return Object.fromEntries(tiles.map((tile) => [tile.id, { ...tile, effects: tile.effects ?? [] }]))
}

/** Gives what an effect counts, `any` written out. */
export function kindsOf({ each }: Effect): readonly string[] {
  if (!each) return []
  const kinds = typeof each === 'string' ? [each] : each
  return kinds[0] === 'any' ? CATEGORIES : kinds
}

/** Says whether every tile but a lake counts. */
export function isEveryCategory(kinds: readonly string[]): boolean {
  return kinds.length === CATEGORIES.length && CATEGORIES.every((category) => kinds.includes(category))
}
