/** How a game ended, in one sentence, as a player would say it. */
import type { EarlyEnd, Outcome } from '../wire/types.gen'
import { say } from '../words/language.svelte'

export interface Table {
  readonly outcome: Outcome
  readonly names: readonly string[]
  /** The seat of whoever looks, if it is one alone. */
  readonly me: number | null
  /** All win or lose together. */
  readonly isShared: boolean
  /** The name of what was reached together. */
  readonly result: string | null
  /** The message for an amount, its lead under the same name with `-margin`. */
  readonly unit: string
}

/** Says who won, and by how much. */
export function verdict(table: Table): string {
  const { outcome, names, me, isShared, unit, result } = table
  const [best = []] = outcome.ranking
  if (isShared) return say(best.length ? 'end-all-win' : 'end-all-lose', { result: result ?? 'none' })
  const score = outcome.scores[best[0] ?? 0] ?? 0
  if (outcome.scores.length === 1) return say('end-alone', { amount: say(unit, { count: score }) })
  if (best.length !== 1) return say('end-tie', { names: listed(best.map((seat) => names[seat] ?? '')) })
  const [winner = 0] = best
  const second = Math.max(...outcome.scores.filter((_, seat) => seat !== winner))
  const who = winner === me ? 'you' : 'other'
  const name = names[winner] ?? ''
  if (score <= second) return say('end-tie-broken', { who, name })
  return say('end-wins', { who, name, amount: say(`${unit}-margin`, { count: score - second }) })
}

/** Says how a game was ended before its end. */
export function stopWords(end: EarlyEnd | null, names: readonly string[], me: number | null = null): string {
  if (!end) return say('game-over')
  const { how, seat, winners } = end
  const [name, who] = [names[seat ?? -1] ?? say('somebody'), seat === me && me !== null ? 'you' : 'other']
  if (how === 'agreed') return say(winners.length ? 'stop-drawn' : 'stop-agreed')
  if (how === 'aborted' || !winners.length) return say(`stop-${how}`, { name, who })
  const winner = winners[0] ?? 0
  if (who === 'you') return say('stop-lost', { name: names[winner] ?? '' })
  return say('stop-won', { who: winner === me ? 'you' : 'other', name: names[winner] ?? '', loser: name })
}

/** Gives the place of a seat, the first is 1; seats that tie share one. */
export function placeOf({ ranking }: Pick<Outcome, 'ranking'>, seat: number): number {
  const at = ranking.findIndex((group) => group.includes(seat))
  return 1 + ranking.slice(0, at).reduce((sum, group) => sum + group.length, 0)
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'conjunction' }).format(names)
}
