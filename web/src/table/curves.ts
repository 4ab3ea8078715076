/** How a number came about over the whole game, for a chart: reckoned back from where it stands, by the ledger. */
import type { Scoring } from '../games/scoring'
import { takenBack } from '../wire/events'
import type { Change, Event, Seen } from '../wire/types.gen'

export interface Curves {
  /** Rounds where the title has them, else how many moves had been made. */
  readonly xs: readonly number[]
  /** How many moves had been made at each of them. */
  readonly plies: readonly number[]
  readonly series: readonly { readonly account: number; readonly values: readonly number[] }[]
  /** Whether the last point is the final scoring, a step of its own. */
  readonly hasScoring: boolean
  readonly isByRound: boolean
}

/** More points than that lie on each other. */
const MOST = 30

interface Made {
  readonly seat: number
  readonly doing: string
  readonly changes: readonly Change[]
}

/** Gives a track of every account that has it, at the start, at the end, and at even distances or rounds between. */
export function curvesOf(
  events: readonly Event[],
  tracks: Seen['tracks'],
  track: string,
  { asides, atTheEnd, track: scored }: Partial<Scoring> = {},
): Curves {
  const made = movesOf(events)
  const isOfEnd = ({ rule }: Change) => track === scored && (atTheEnd ?? []).some((each) => rule.startsWith(each))
  const hasScoring = made.at(-1)?.changes.some(isOfEnd) === true
  const rounds = asides ? roundsOf(made, asides) : []
  const plies = rounds.length > 1 ? rounds : evenly(made.length)
  const isByRound = plies === rounds
  const accounts = Object.keys(tracks).filter((account) => track in tracks[account]!)
  return {
    isByRound,
    hasScoring,
    xs: [...(isByRound ? plies.map((_, round) => round) : plies), ...(hasScoring ? [beyond(plies, isByRound)] : [])],
    plies: hasScoring ? [...plies, made.length] : plies,
    series: accounts.map((account) => {
      const own = (change: Change) => String(change.seat) === account && change.track === track
      const end = tracks[account]![track]!
      const late = hasScoring ? sum(made.at(-1)!.changes.filter((change) => own(change) && isOfEnd(change))) : 0
      const changes = made.map((each) => sum(each.changes.filter(own)))
      const values = plies.map((at) => end - changes.slice(at).reduce((total, each) => total + each, 0))
      // The final scoring is written under the last move; on a chart it comes after it.
      if (hasScoring) values[values.length - 1] = end - late
      return { account: Number(account), values: hasScoring ? [...values, end] : values }
    }),
  }
}

function movesOf(events: readonly Event[]): Made[] {
  const gone = takenBack(events)
  return events.flatMap((event) =>
    event.kind === 'moved' && !gone.has(event.seq)
      ? event.steps.map(({ move, changes }) => ({ seat: event.seat, doing: String(move?.do ?? ''), changes }))
      : [],
  )
}

function evenly(moves: number): number[] {
  const every = Math.max(1, Math.ceil(moves / MOST))
  return Array.from({ length: moves + 1 }, (_, at) => at).filter((at) => at === moves || at % every === 0)
}

/** Gives how many moves had been made when each round was over, the start first: a round begins with the turn of who began the first. */
function roundsOf(made: readonly Made[], asides: readonly string[]): number[] {
  const isTurn = ({ doing }: Made) => !asides.includes(doing)
  const first = made.find(isTurn)?.seat
  const begins = made.flatMap((each, at) => (isTurn(each) && each.seat === first ? [at] : []))
  return [...begins, made.length]
}

/** The final scoring stands beside the last point, a little apart. */
function beyond(plies: readonly number[], isByRound: boolean): number {
  return isByRound ? plies.length : plies.at(-1)! + Math.max(1, Math.round(plies.at(-1)! / 20))
}

function sum(changes: readonly Change[]): number {
  return changes.reduce((total, { applied }) => total + applied, 0)
}
