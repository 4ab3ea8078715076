/** Rows and conditions of a card as signs; the words say the same from the same data (`cardWords.ts`). */
import { categoryOf } from './pictures'
import { signed } from '../../words/numbers'
import type { Card, Changes, Condition } from './printed'

export interface Atom {
  readonly text?: string
  readonly sign?: string
  readonly bad?: boolean
}

/** Tracks where a plus hurts. */
export const BURDENS: readonly string[] = ['pollution', 'traffic', 'crime']
const NEUTRAL = 'employment' // hurts only where it leaves 0, which a card alone cannot say

/** Says whether a change hurts: minus on what the city needs, plus on its burdens. */
export function hurts(track: string, amount: number): boolean {
  if (track === NEUTRAL) return false
  return BURDENS.includes(track) ? amount > 0 : amount < 0
}

/** Gives a row of changes: `−1 ♻ +1 ⚒`, in groups of amount and track. */
export function rowAtoms(row: Changes): Atom[][] {
  return Object.entries(row).flatMap(([track, amount]) =>
    typeof amount === 'number'
      ? [amountAtoms(track, amount)]
      : Object.entries(amount).map(([name, steps]): Atom[] => [{ text: `${steps} → 0` }, { sign: `g-${name}` }]),
  )
}

/** Gives what a card asks for before its second row counts. */
export function conditionAtoms({ condition }: Card): Atom[][] {
  return condition.map(partAtoms)
}

function amountAtoms(track: string, amount: number): Atom[] {
  const bad = hurts(track, amount)
  return [{ text: signed(amount), bad }, { sign: track === 'money' ? 'g-coin' : `g-${track}` }]
}

function partAtoms({ type, service, zone, min, track, op, value }: Condition): Atom[] {
  if (type === 'service') return [{ sign: `g-${service}` }]
  if (type === 'district_count') return [{ text: String(min ?? 1) }, { sign: `c-${categoryOf(zone ?? '')}` }]
  const compared = { '<': '<', '<=': '≤', '==': '=', '>=': '≥', '>': '>' }[op ?? '==']
  return [
    { sign: `g-${track}` },
    {
      text: `${compared} ${signed(value ?? 0)
        .replace('+', '')
        .replace('±', '')}`,
    },
  ]
}
