/** The rows of a card as amounts with signs, its condition in few words. */
import { signed } from '../../words/numbers'
import type { Said } from '../../words/said'
import type { Speaker } from '../../words/speaker'
import type { Changes } from './printed'

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

/** Gives the condition of a card's second row in few words, as they stand on its face. */
export function shortCondition(speaker: Speaker, card: string): string {
  const said = speaker.printed(card).find(({ key }) => key === 'effect-second')
  const condition = said?.args?.condition
  return condition === undefined ? '' : speaker.say(shortened(condition as Said))
}

function shortened(said: Said): Said {
  const args = Object.fromEntries(
    Object.entries(said.args ?? {}).map(([name, arg]) => [
      name,
      said.key === 'condition-list' ? shortened(arg as Said) : arg,
    ]),
  )
  return { key: `${said.key}.card`, args, other: said }
}

function amountAtoms(track: string, amount: number): Atom[] {
  const bad = hurts(track, amount)
  return [{ text: signed(amount), bad }, { sign: track === 'money' ? 'g-coin' : `g-${track}` }]
}
