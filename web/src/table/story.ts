/** The end of a game as a story: what the last events' ledger put together, one cause at a time. */
import { say } from '../words/language.svelte'
import type { Change, Outcome, Speaker } from '../words/speaker'
import type { Event } from '../wire/types.gen'

export interface Story {
  readonly seats: readonly { readonly seat: number; readonly name: string; readonly parts: readonly { readonly points: number; readonly kind: string }[] }[]
  readonly kinds: Readonly<Record<string, string>>
  readonly told: readonly string[]
}

/** Gives the scoring as parts a seat: what was there in play, then each cause of the last move's ledger that made points. */
export function storyOf(events: readonly Event[], outcome: Outcome, speaker: Speaker, names: readonly string[]): Story {
  const last = [...events].reverse().find((event) => event.kind === 'moved')
  const changes = last?.kind === 'moved' ? last.steps.flatMap((step) => step.changes) : []
  const track = scoreTrack(changes, speaker)
  const points = changes.filter((change) => change.track === track && isScoring(change))
  const causes = [...new Set(points.map((change) => change.cause))]
  const seats = outcome.scores.map((score, seat) => {
    const own = causes.map((cause) => points.filter((change) => change.cause === cause && change.seat === seat).reduce((sum, change) => sum + change.applied, 0))
    const before = score - own.reduce((sum, each) => sum + each, 0)
    return { seat, name: names[seat] ?? '', parts: [{ points: before, kind: 'play' }, ...own.map((each, i) => ({ points: each, kind: causes[i]! }))] }
  })
  const kinds = Object.fromEntries([['play', say('story-play')], ...causes.map((cause) => [cause, speaker.cause(points.find((change) => change.cause === cause)!)])]) as Record<string, string>
  const told = causes.map((cause) => tell(cause, points, kinds, names))
  return { seats, kinds, told: told.length ? [say('story-play'), ...told] : [] }
}

function tell(cause: string, points: readonly Change[], kinds: Readonly<Record<string, string>>, names: readonly string[]): string {
  const who = points.filter((change) => change.cause === cause).map((change) => `${names[change.seat] ?? ''} ${change.applied > 0 ? '+' : '−'}${Math.abs(change.applied)}`)
  return `${kinds[cause]}: ${who.join(', ')}`
}

function scoreTrack(changes: readonly Change[], speaker: Speaker): string {
  const tracks = new Set(changes.map((change) => change.track))
  return ['score', 'overall', 'population'].find((track) => tracks.has(track) && speaker.words.knows(`track-${track}`)) ?? 'score'
}

/** Ends of rules that reckon up: a title's goals, money and the like come under the scoring chapter. */
function isScoring(change: Change): boolean {
  return /^(S12|R7|K10|K9)/.test(change.rule)
}
