/** How a finished game was played: the data of docs/analysis.md, and where to find it. */
import type { Mark } from '../parts/marks'
import type { Move } from '../pick/pick'
import type { Advice, Range } from '../words/reasons'
import type { Said } from '../words/said'
import type { Speaker } from '../words/speaker'
import { get } from '../wire/http'
import { say } from '../words/language.svelte'
import type { Review as Answer } from '../wire/types.gen'

export interface Moment {
  readonly ply: number
  readonly points: readonly number[]
  readonly result: readonly number[]
  readonly win: readonly number[] | null
}

export interface Decision {
  /** The first move is 1. */
  readonly ply: number
  readonly seat: number
  readonly legal: number
  readonly text: string
  readonly move: Move
  readonly where?: Said | null
  readonly best: string
  readonly best_move: Move
  readonly best_where?: Said | null
  /** Where it was made on the board, and where the best move would have been. */
  readonly places: readonly string[]
  readonly best_places: readonly string[]
  readonly regret: Range
  readonly mistake: boolean
}

/** Where a result came from: start + luck + own + others + drift = end. Seat −1 is the table. */
export interface Balance {
  readonly seat: number
  readonly start: number
  readonly luck: number
  readonly own: number
  readonly others: number
  readonly drift: number
  readonly end: number
}

export interface Mistake {
  readonly ply: number
  readonly seat: number
  readonly text: string
  readonly move: Move
  readonly where?: Said | null
  readonly regret: Range
  readonly better: Advice
  /** What it cost, in the title's unit, and how sure that is. */
  readonly lost: Said
  readonly sure: Said
  readonly places: readonly string[]
}

/** About which level a seat played at; without a rating where its decisions were too few. */
export interface Skill {
  readonly seat: number
  readonly rating: number | null
  readonly low: number | null
  readonly high: number | null
  readonly said: Said
  readonly rated: Said | null
}

/** The levels of the bots as ratings, how well those played who decide, and what the rulebook says of the result. */
export interface Skills {
  readonly levels: readonly number[]
  readonly seats: readonly Skill[]
  readonly bands: readonly Said[]
}

/** A decision that is looked at on the board, with both moves in words. */
export interface Looked {
  readonly ply: number
  readonly seat: number
  readonly made: string
  readonly better: string | null
  readonly marks: readonly Mark[]
}

export interface Review {
  readonly title: string
  readonly seats: number
  readonly shared: boolean
  readonly curve: readonly Moment[]
  readonly decisions: readonly Decision[]
  readonly balance: readonly Balance[]
  readonly regrets: readonly number[]
  readonly costliest: readonly Mistake[]
  /** Reviews that were kept before there was a scale have none, and a title may have none. */
  readonly skill?: Skills | null
}

const KEPT = 'burgh.reviewed'

export type Curve = 'points' | 'result' | 'win'

/** Where a review stands: so many are before it, it has come so far, or it is there. */
export interface Asked {
  readonly progress: number
  readonly place: number | null
  readonly review: Review | null
}

/** Asks for the review of a table; one that is not there yet is begun, if it is not refused. */
export async function askReview(table: string): Promise<Asked> {
  const { progress, place, review } = await get<Answer>(`/api/tables/${table}/review`)
  if (review) sessionStorage.setItem(`${KEPT}.${table}`, 'yes')
  return { progress, place, review: review as unknown as Review | null }
}

/** Says what a review that is not there waits for. */
export function waitingWords(place: number | null): string {
  return place === null ? say('review-waiting') : say('review-queued', { count: place })
}

/** Says whether a review of this table was seen here: asking for one that is not there would begin the work. */
export function wasReviewed(table: string): boolean {
  return sessionStorage.getItem(`${KEPT}.${table}`) !== null
}

/** Gives the curves that say something of their own: a lone player, or all together, lead nobody. */
export function curvesOf({ shared, balance, curve }: Review): Curve[] {
  const isRace = !shared && balance.length > 1
  return ['points', ...(isRace ? ['result' as const] : []), ...(curve[0]?.win ? ['win' as const] : [])]
}

/** Gives the numbers of one curve for one account, chances in percent. */
export function valuesOf(curve: readonly Moment[], which: Curve, account: number): (number | null)[] {
  return curve.map((moment) => {
    const value = moment[which]?.[account] ?? null
    return value === null ? null : which === 'win' ? Math.round(value * 100) : value
  })
}

/** Gives what is shown of a decision on the board: the move made with a solid ring, a better one with a dashed one. */
export function lookedAt(
  { ply, seat, move, where, text, best, best_move, best_where, places, best_places }: Decision,
  speaker: Speaker,
  names: readonly string[],
): Looked {
  const isBetter = best !== text
  const marks: Mark[] = [
    { how: 'made', at: places },
    { how: 'better', at: isBetter ? best_places : [] },
  ]
  return {
    ply,
    seat,
    made: speaker.button(move, names, where),
    better: isBetter ? speaker.button(best_move, names, best_where) : null,
    marks: marks.filter(({ at }) => at.length),
  }
}

/** Gives where on the replay's bar a better move was clearly there. */
export function mistakesIn(review: Review | null): { ply: number; kind: 'mistake' }[] {
  return (review?.decisions ?? [])
    .filter(({ mistake }) => mistake)
    .map(({ ply }) => ({ ply, kind: 'mistake' as const }))
}

/** Gives what luck gave each account, and what its own moves beside those of the others did: whole points. */
export function luckAndSkill({ balance }: Review): { seat: number; luck: number; skill: number }[] {
  return balance.map(({ seat, luck, own, others }) => ({
    seat,
    luck: Math.round(luck) + 0,
    skill: Math.round(own + others) + 0,
  }))
}

/** Where a rating, its interval and the levels lie on a ruler, in percent. */
export interface Ruler {
  readonly rating: number
  readonly low: number
  readonly high: number
  readonly levels: readonly number[]
}

/**
 * Lays out a ruler as long as the levels, and a little longer for what lies beyond. A bot stands at its own level; where there is
 * no rating, there is no ruler.
 */
export function rulerOf(skill: Skill, levels: readonly number[], bot?: number): Ruler | null {
  const own = bot === undefined ? undefined : levels[bot - 1]
  const { rating, low, high } = own === undefined ? skill : { rating: own, low: own, high: own }
  if (rating === null || low === null || high === null) return null
  const first = levels[0] ?? 0
  const length = Math.max(1, (levels.at(-1) ?? first) - first)
  const at = (value: number) => Math.max(0, Math.min(100, (((value - first) / length) * 0.8 + 0.1) * 100))
  return { rating: at(rating), low: at(low), high: at(high), levels: levels.map(at) }
}
