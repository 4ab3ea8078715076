/** The end of a game as a story: what the last move's ledger put together, one cause at a time. */
import { say } from '../words/language.svelte'
import { signed } from '../words/numbers'
import type { Change, Outcome, Speaker } from '../words/speaker'
import type { Event } from '../wire/types.gen'
import type { Reckoning } from '../games/reckoning'

export interface Story {
  readonly seats: readonly {
    readonly seat: number
    readonly name: string
    readonly parts: readonly { readonly points: number; readonly kind: string }[]
  }[]
  readonly kinds: Readonly<Record<string, string>>
  readonly told: readonly string[]
}

const NOTHING: Story = { seats: [], kinds: {}, told: [] }

/** Gives the scoring as parts: what was there in play, then each cause of the reckoning. Where all play together there is one row. */
export function storyOf(
  events: readonly Event[],
  outcome: Outcome,
  reckoning: Reckoning | undefined,
  speaker: Speaker,
  names: readonly string[],
  language: string,
): Story {
  const points = reckoningChanges(events, reckoning)
  if (!points.length) return NOTHING
  const isShared = points.every((change) => change.seat < 0)
  const rows = isShared
    ? [{ seat: -1, name: say('everybody'), score: outcome.scores[0] ?? 0 }]
    : outcome.scores.map((score, seat) => ({ seat, name: names[seat] ?? '', score }))
  const causes = [...new Set(points.map((change) => change.cause))]
  const gained = (cause: string, seat: number) =>
    points
      .filter((change) => change.cause === cause && change.seat === seat)
      .reduce((sum, change) => sum + change.applied, 0)
  const seats = rows.map(({ seat, name, score }) => {
    const own = causes.map((cause) => ({ points: gained(cause, seat), kind: cause }))
    return {
      seat: Math.max(0, seat),
      name,
      parts: [{ points: score - own.reduce((sum, each) => sum + each.points, 0), kind: 'play' }, ...own],
    }
  })
  const kinds: Record<string, string> = { play: say('story-play') }
  for (const cause of causes) kinds[cause] = speaker.cause(points.find((change) => change.cause === cause)!)
  const told = causes.map((cause) => {
    const who = rows
      .filter(({ seat }) => gained(cause, seat))
      .map(({ seat, name }) => `${name} ${signed(gained(cause, seat), language)}`)
    return `${kinds[cause]}: ${who.join(', ')}`
  })
  return { seats, kinds, told: [kinds.play!, ...told] }
}

/** Gives the entries of the last move that belong to the reckoning. */
function reckoningChanges(events: readonly Event[], reckoning: Reckoning | undefined): Change[] {
  const last = events.findLast((event) => event.kind === 'moved')
  if (!reckoning || last?.kind !== 'moved') return []
  const changes = last.steps.flatMap((step) => step.changes)
  return changes.filter(
    (change) => change.track === reckoning.track && reckoning.rules.some((rule) => change.rule.startsWith(rule)),
  )
}
