/** A story in words: what stands in the top bar, in the panel of its steps, and what is spoken of each. */
import type { Ask } from '../games/title'
import { seatRows, totals, type Delta } from '../parts/ledger'
import type { Session } from '../session/session.svelte'
import { seenAt, type Beat, type Turn } from '../session/turns'
import type { Change } from '../wire/types.gen'
import { language, money, say } from '../words/language.svelte'
import { number } from '../words/numbers'
import type { Speaker } from '../words/speaker'
import { revealedBy } from './lines'

/** One step as the panel shows it. */
export interface TellingLine {
  readonly heading: string
  /** What else there is to say: a sum before and after, what was turned up. */
  readonly detail: string
  readonly deltas: readonly Delta[]
  /** Where they come from, where that is more than one thing and not too many. */
  readonly causes: readonly { readonly why: string; readonly deltas: readonly Delta[] }[]
  /** What others get, a row each. */
  readonly others: readonly { readonly seat: number; readonly name: string; readonly deltas: readonly Delta[] }[]
}

/** Says in the top bar whose turn is told, what they do, and who comes then. */
export function storyAsk({ story, seat }: Session, speaker: Speaker, names: readonly string[], inCoins: boolean): Ask {
  const { turn, beat, next } = story
  if (!turn || !beat) return { lead: '' }
  const name = names[turn.seat] ?? say('somebody')
  const price = inCoins ? 0 : paidFor(turn, beat)
  const deed = { name, deed: deedWords(beat, speaker) }
  const text = price ? say('story-paid', { ...deed, price: money(price) }) : say('story-does', deed)
  return { lead: say('story-lead', { name }), text, aside: story.isAgain ? '' : thenWords(next, seat, names) }
}

/** Says what somebody did, as the log has it. */
export function deedWords({ steps }: Beat, speaker: Speaker): string {
  const { said } = steps.at(-1)!
  return said ? speaker.say(said) : say('log-secret')
}

/** Says who decides then, as far as it is known: `Then Chiara and Dmitri, then you.` */
export function thenWords(next: readonly number[], own: number, names: readonly string[]): string {
  const mine = next.indexOf(own)
  const before = [...new Set(mine < 0 ? next : next.slice(0, mine))]
  const others = new Intl.ListFormat(language()).format(before.map((seat) => names[seat] ?? say('somebody')))
  if (own < 0 || mine < 0) return others && say('story-then', { names: others })
  return others ? say('story-then-you', { names: others }) : say('story-you')
}

/** Gives a step in words and amounts. */
export function tellingLine(
  turn: Turn,
  index: number,
  speaker: Speaker,
  names: readonly string[],
  inCoins: boolean,
): TellingLine {
  const beat = turn.beats[index]!
  const { kind, changes, steps } = beat
  const deltas = totals(changes, speaker).filter(({ amount }) => amount)
  const line = { detail: '', deltas, causes: [], others: [] }
  switch (kind) {
    case 'pays':
      return { ...line, heading: say('story-pays'), detail: sumBeforeAndAfter(turn, index, inCoins) }
    case 'does':
      return {
        ...line,
        heading: deedWords(beat, speaker),
        detail: revealedBy(steps, speaker).revealed ?? '',
        causes: causesOf(changes, speaker),
      }
    case 'lines':
    case 'collects':
      return { ...line, heading: causeWords(changes, speaker) }
    case 'others':
      return {
        ...line,
        heading: say('story-others'),
        deltas: [],
        others: seatRows(changes, speaker, names, -1).map(({ seat, name, totals: sums }) => ({
          seat,
          name,
          deltas: sums.filter(({ amount }) => amount),
        })),
      }
  }
}

/** So many causes are listed; of more the sums are enough. */
const FEW = 5

function causesOf(changes: readonly Change[], speaker: Speaker): TellingLine['causes'] {
  const rows = seatRows(changes, speaker, [], -1).flatMap((seat) => seat.rows)
  const found = rows
    .map(({ why, deltas }) => ({ why, deltas: deltas.filter(({ amount }) => amount) }))
    .filter(({ deltas }) => deltas.length)
  return found.length > 1 && found.length <= FEW ? found : []
}

/** Gives what was paid for a deed, in all. */
function paidFor({ beats }: Turn, { steps }: Beat): number {
  const paid = beats.find((beat) => beat.kind === 'pays' && beat.steps === steps)
  return -(paid?.changes ?? []).reduce((sum, { applied }) => sum + applied, 0)
}

function sumBeforeAndAfter(turn: Turn, index: number, inCoins: boolean): string {
  const { seat } = turn.beats[index]!.changes[0]!
  const written = (hasLanded: boolean) => {
    const sum = seenAt(turn, index, hasLanded).tracks[String(seat)]?.money ?? 0
    return inCoins ? number(sum, language()) : money(sum)
  }
  return `${written(false)} → ${written(true)}`
}

function causeWords(changes: readonly Change[], speaker: Speaker): string {
  return new Intl.ListFormat(language()).format([...new Set(changes.map((change) => speaker.cause(change)))])
}
