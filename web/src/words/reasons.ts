/** Why a move is good: the shapes of `burgh.study.analysis`. What is said of a reason comes with it. */
import type { Move } from '../pick/pick'
import type { Said } from './said'
import type { Change } from './speaker'

/** A mean with its 95 % interval. */
export interface Range {
  readonly low: number
  readonly mean: number
  readonly high: number
}

export interface Reason {
  readonly kind: string
  readonly said: Said
  readonly changes?: readonly Change[]
  readonly seat?: number | null
  readonly score?: number | null
  readonly points?: number | null
  readonly share?: number | null
  readonly move?: Move | null
}

export interface Advice {
  readonly do: string
  readonly places: readonly string[]
  readonly move: Move
  readonly where?: Said | null
  readonly expected: { readonly result: Range; readonly win: Range | null }
  readonly line: readonly { readonly seat: number; readonly move: Move | null }[]
  readonly reasons: readonly Reason[]
}

/** Keeps one decimal: more would promise what imagined games cannot know. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10 + 0
}
