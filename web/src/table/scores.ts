/** The scores of a finished game, put together from the ledger of everything that happened. */
import type { PrintedSource, Scoring } from '../games/scoring'
import type { Part, ScoreRow, Source } from '../parts/scores'
import type { Change, Event, Outcome } from '../wire/types.gen'
import { takenBack } from '../wire/events'

/** Who says what: names of seats, what stands under a name, and causes in words. */
export interface Telling {
  nameOf(seat: number): string
  noteOf(seat: number): string
  cause(change: Change): string
  source(source: PrintedSource): string
}

/** The one source of a title that says nothing about where its points come from. */
const POINTS = 'points'

export interface Scores {
  readonly rows: readonly ScoreRow[]
  readonly sources: readonly Source[]
}

/** Gives every entry of the ledger of moves that stand. */
export function entriesOf(events: readonly Event[]): Change[] {
  const gone = takenBack(events)
  return events.flatMap((event) =>
    event.kind === 'moved' && !gone.has(event.seq) ? event.steps.flatMap((step) => step.changes) : [],
  )
}

/** Gives a row a seat, best first; one for all where all play together. */
export function scoresOf(
  events: readonly Event[],
  outcome: Outcome,
  scoring: Scoring | undefined,
  telling: Telling,
): Scores {
  const changes = scoring ? entriesOf(events).filter(({ track, applied }) => track === scoring.track && applied) : []
  const isShared = changes.length > 0 && changes.every(({ seat }) => seat < 0)
  const accounts = isShared ? [-1] : [...outcome.ranking.flat()]
  const rows = accounts.map((account) => {
    const score = outcome.scores[Math.max(0, account)] ?? 0
    const parts = scoring
      ? partsOf(
          changes.filter(({ seat }) => seat === account),
          score,
          scoring,
          telling,
        )
      : [{ source: POINTS, points: score, words: telling.nameOf(account) }]
    return { seat: account, name: telling.nameOf(account), note: telling.noteOf(account), score, parts }
  })
  const sources = scoring
    ? scoring.sources.map((source) => ({ ...source, words: telling.source(source) }))
    : [{ id: POINTS, words: telling.source(PLAIN), ground: 'var(--seat)', ink: 'var(--seat-ink)' }]
  return { rows, sources }
}

const PLAIN: PrintedSource = { id: POINTS, says: 'source-points', ground: '', ink: '' }

/** Gives what each source brought to one account, in their order; with what was there at the start it makes the score exactly. */
function partsOf(changes: readonly Change[], score: number, scoring: Scoring, telling: Telling): Part[] {
  const start = score - changes.reduce((sum, { applied }) => sum + applied, 0)
  return scoring.sources.flatMap((source) => {
    const own = changes.filter((change) => scoring.sourceOf(change) === source.id)
    if (source.isApart)
      return own.map((change) => ({ source: source.id, points: change.applied, words: telling.cause(change) }))
    const points = own.reduce((sum, { applied }) => sum + applied, source.id === scoring.start ? start : 0)
    return points ? [{ source: source.id, points, words: telling.source(source) }] : []
  })
}
