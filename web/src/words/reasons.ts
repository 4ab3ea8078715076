/** Why a move is good, in words: the shapes of `burgh.play.analysis`, said as `burgh.play.telling` says them. */
import type { Move } from '../pick/pick'
import { language, say } from './language.svelte'
import { signed } from './numbers'
import type { Change, Speaker } from './speaker'

/** A mean with its 95 % interval. */
export interface Range {
  readonly low: number
  readonly mean: number
  readonly high: number
}

export interface Reason {
  readonly kind: string
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
  readonly expected: { readonly result: Range; readonly win: Range | null }
  readonly line: readonly { readonly seat: number; readonly move: Move | null }[]
  readonly reasons: readonly Reason[]
}

/** Says one reason. */
export function why(reason: Reason, speaker: Speaker, names: readonly string[]): string {
  const changes = reason.changes ?? []
  return say(`reason-${reason.kind}`, {
    changes: changes.map((change) => speaker.change(change, names[change.seat] ?? say('everybody'))).join('; '),
    many: changes.length ? 'some' : 'none',
    seat: names[reason.seat ?? -1] ?? '',
    score: reason.score ?? 0,
    points: signed(rounded(reason.points ?? 0), language()),
    share: Math.round((reason.share ?? 0) * 100),
    move: reason.move ? speaker.move(reason.move) : '',
  })
}

/** Keeps one decimal: more would promise what imagined games cannot know. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10 + 0
}
