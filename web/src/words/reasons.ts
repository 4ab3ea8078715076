/** Why a decision is good: the shapes of `burgh.study.analysis`. What is said comes with them. */
import type { Move } from '../pick/pick'
import type { Said } from './said'

/** A mean with its 95 % interval. */
export interface Range {
  readonly low: number
  readonly mean: number
  readonly high: number
}

/** One thing that carries a decision: a few words, then a sentence. */
export interface Benefit {
  readonly kind: string
  readonly head: Said
  readonly text: Said
  readonly at?: readonly string[]
}

/** One move of a decision, and where it goes. */
export interface AdviceStep {
  readonly move: Move
  readonly where?: Said | null
}

/** One whole decision. */
export interface Advice {
  readonly places: readonly string[]
  readonly move: Move
  /** All of it in a few words. */
  readonly said: Said
  readonly steps: readonly AdviceStep[]
  /** What it does to the own numbers, by track. */
  readonly brings: Readonly<Record<string, number>>
  readonly benefits: readonly Benefit[]
  readonly plan: Said | null
  /** How near it is to the best, which has none, and how sure that is. */
  readonly near: Said | null
  readonly sure: Said | null
}

/** Keeps one decimal: more would promise what simulated games cannot know. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10 + 0
}

/** Gives the moves of a decision that come after what it is about: a tile that is taken out, cards that are drawn. */
export function afterwards({ steps }: Pick<Advice, 'steps'>): readonly AdviceStep[] {
  const placed = steps.findIndex(({ where }) => where != null)
  return steps.slice(Math.max(0, placed) + 1).filter(({ move }) => Object.keys(move).length > 1) // “done” says nothing
}

/** Names what a decision is about beside the map, as `data-spot` does: `slot 3`, `card 12`, `pile 4`, `basic suburbs`. */
export function spotsOf(advice: Pick<Advice, 'steps'>): string[] {
  const later = afterwards(advice)
  const about = advice.steps.filter((step) => !later.includes(step))
  return about.flatMap(({ move }) =>
    Object.entries(move).flatMap(([field, value]) =>
      field === 'do' || (typeof value !== 'string' && typeof value !== 'number')
        ? []
        : [`${field === 'from' ? 'pile' : field} ${value}`, `${move.do} ${value}`, `thing ${value}`],
    ),
  )
}
