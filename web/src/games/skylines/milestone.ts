/** The end of a milestone, step by step as the rules have it (K9.4 to K9.8, K10.3). */
import type { Change } from '../../words/speaker'

export type Step = 'utilities' | 'effects' | 'skyline' | 'employment' | 'clear' | 'burdens'

const STEPS: readonly (readonly [Step, string])[] = [
  ['utilities', 'K9.4'],
  ['effects', 'K9.5'],
  ['skyline', 'K9.6'],
  ['employment', 'K9.7'],
  ['clear', 'K9.8'],
  ['burdens', 'K10.3'],
]

/** Gives every step with its ledger entries; burdens count only where the game ends. A limit belongs to what ran into it. */
export function stepsOf(changes: readonly Change[]): { step: Step; changes: Change[] }[] {
  const found = STEPS.map(([step, rule]) => ({ step, rule, changes: [] as Change[] }))
  let last = found[0]!
  for (const change of changes) {
    last = found.find(({ rule }) => rule === change.rule) ?? last
    if (change.applied) last.changes.push(change)
  }
  return found.filter(({ step, changes: own }) => step !== 'burdens' || own.length).map(({ step, changes: own }) => ({ step, changes: own }))
}
