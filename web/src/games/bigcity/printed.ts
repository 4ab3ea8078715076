/** What is printed in Big City, read from the engine's own data at build. */
import buildings from '@games/bigcity/data/buildings.toml'
import cards from '@games/bigcity/data/cards.toml'
import districts from '@games/bigcity/data/districts.toml'
import type { Cell } from '../../shapes/square'
import { printedOr } from '../printed'
import type { Pack } from '../../wire/types.gen'

export type Condition = Readonly<Record<string, unknown>>

export interface Add {
  readonly id: string
  readonly when?: Condition
  readonly points?: number
  readonly count?: 'occupied_neighbour_lots' | { readonly adjacent_pieces: readonly string[] }
  readonly points_each?: number
  readonly table?: readonly number[]
}

export interface Multiplier {
  readonly id: string
  readonly when: Condition
  readonly factor: number
}

export interface Imposed {
  readonly on: readonly string[]
  readonly forbid?: boolean
  readonly factor?: number
  readonly points?: number
}

export interface Piece {
  readonly id: string
  readonly kind: string
  readonly tags?: readonly string[]
  readonly supply: number | Readonly<Record<string, number>>
  readonly shape: string
  readonly names?: Readonly<Record<string, string>>
  readonly pay?: { readonly special_card?: boolean | string }
  readonly requires?: readonly Condition[]
  readonly value?: {
    readonly base?: number
    readonly add?: readonly Add[]
    readonly multiply?: readonly Multiplier[]
    readonly floor?: { readonly subtotal_at_most: number; readonly score: number }
  }
  readonly imposes?: readonly Imposed[]
}

export interface District {
  readonly id: number
  readonly layout: readonly (readonly number[])[]
}

interface Buildings {
  shapes?: Record<string, readonly Cell[]>
  piece?: Piece[]
  card?: { id: string; pile: number }[]
  tram?: { segments: number }
}

// Packs that come along; only those in play are on the table, but all of them have names and pictures.
const shipped = import.meta.glob<Buildings>('@games/bigcity/packs/*/buildings.toml', { eager: true, import: 'default' })
const box = buildings as Buildings
const ours: Readonly<Record<string, Buildings>> = Object.fromEntries(
  Object.entries(shipped).map(([path, file]) => [path.split('/').at(-2)!, file]),
)
export const BUILT_IN: readonly string[] = Object.keys(ours)

export const DISTRICTS: readonly District[] = (districts as { district: District[] }).district
// Lots whose number is a multiple of one of these are marked: a piece of the box asks for them.
const MULTIPLES = piecesIn(box).flatMap(({ requires = [] }) =>
  requires.flatMap(({ lot_number_multiple_of: each }) => (typeof each === 'number' ? [each] : [])),
)

/** What differs from table to table. */
export interface Printed {
  /** The pieces of the box and of every pack known here; only those in play are on the table. */
  readonly pieces: Readonly<Record<string, Piece>>
  readonly shapes: Readonly<Record<string, readonly Cell[]>>
  /** The pile in which each special card lies, with whose back. */
  readonly specialPiles: Readonly<Record<string, number>>
}

/** Gives what is printed with some packs, beside what is in the box and in ours. */
export function printedWith(packs: readonly Pack[]): Printed {
  const known = { ...ours, ...Object.fromEntries(packs.map(({ name, files }) => [name, files.buildings as Buildings])) }
  const files = [box, ...Object.values(known)]
  const special = [
    ...(cards as { special: { id: string; pile: number }[] }).special,
    ...files.flatMap(({ card }) => card ?? []),
  ]
  return {
    pieces: Object.fromEntries(files.flatMap(piecesIn).map((piece) => [piece.id, piece])),
    shapes: Object.fromEntries(files.flatMap(({ shapes }) => Object.entries(shapes ?? {}))),
    specialPiles: Object.fromEntries(special.map(({ id, pile }) => [id, pile])),
  }
}

export const BOX: Printed = printedWith([])

/** Gives what is printed at the table around this component. */
export function printedHere(): Printed {
  return printedOr(BOX)
}

function piecesIn({ piece }: Buildings): readonly Piece[] {
  return piece ?? []
}

export const TRAM_SEGMENTS = (buildings as Buildings).tram?.segments ?? 0

/** Says of a lot that it is marked, since a piece asks for its number. */
export function isMarked(lot: number): boolean {
  return MULTIPLES.some((each) => lot % each === 0)
}

/** Gives the cells of a piece's shape. */
export function cellsOf({ shape }: Piece, { shapes }: Printed): readonly Cell[] {
  return shapes[shape] ?? [[0, 0]]
}
