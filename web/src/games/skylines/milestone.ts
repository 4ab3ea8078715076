/** The end of a milestone, step by step as the rules have it (K9.4 to K9.8, K10.3). */
import type { Change } from '../../words/speaker'

export type Step = 'utilities' | 'effects' | 'skyline' | 'employment' | 'clear' | 'burdens'

/** A ledger entry with the marker it moves: where it stood, and where it stands then. */
export interface Line {
  readonly change: Change
  readonly from: number
  readonly to: number
}

const STEPS: readonly (readonly [Step, string])[] = [
  ['utilities', 'K9.4'],
  ['effects', 'K9.5'],
  ['skyline', 'K9.6'],
  ['employment', 'K9.7'],
  ['clear', 'K9.8'],
  ['burdens', 'K10.3'],
]

/** Gives every step with its ledger entries; burdens count only where the game ends. A limit belongs to what ran into it. */
export function stepsOf(
  changes: readonly Change[],
  tracks: Readonly<Record<string, number>> = {},
): { step: Step; lines: Line[] }[] {
  const found = STEPS.map(([step, rule]) => ({ step, rule, lines: [] as Line[] }))
  const stands = { ...tracks }
  let last = found[0]!
  for (const change of changes) {
    last = found.find(({ rule }) => rule === change.rule) ?? last
    const from = stands[change.track] ?? 0
    stands[change.track] = from + change.applied
    if (change.applied) last.lines.push({ change, from, to: from + change.applied })
  }
  return found
    .filter(({ step, lines }) => step !== 'burdens' || lines.length)
    .map(({ step, lines }) => ({ step, lines }))
}
