/** What a screen reader is told as it happens: one sentence a move with its ledger, and when time runs out. */
import { seatRows, type Delta } from '../parts/ledger'
import { inParts, labelled, say } from '../words/language.svelte'
import { signed } from '../words/numbers'
import { signOf } from '../words/said'
import type { Speaker } from '../words/speaker'
import type { Event, Moved } from '../wire/types.gen'
import type { Turn } from '../session/turns'
import { linesOf } from './lines'
import { tellingLine } from './story'

/** So many causes are told one by one; of more only the sums, and the ledger on the screen has the rest. */
const FEW = 5

/** Tells what has happened, each event a sentence. */
export function spokenText(
  events: readonly Event[],
  speaker: Speaker,
  names: readonly string[],
  language: string,
): string {
  return events
    .map((event) => sentence(event, speaker, names, language))
    .filter(Boolean)
    .join(' ')
}

function sentence(event: Event, speaker: Speaker, names: readonly string[], language: string): string {
  const lines = linesOf([event], speaker, names).map((line) =>
    (line.chat ? labelled(line.name, line.sentence) : `${line.name} ${line.sentence}`).trim(),
  )
  const said = lines.join(', ')
  if (event.kind !== 'moved') return said && /[.!?…]$/.test(said) ? said : said && `${said}.`
  if (!said) return ''
  const ledgers = ledgersOf(event, speaker, names, language)
  return ledgers.length ? say('voice-ledger', { move: said, ledger: ledgers.join(' ') }) : `${said}.`
}

/** The mover's changes cause by cause, then what the others get. */
function ledgersOf(event: Moved, speaker: Speaker, names: readonly string[], language: string): string[] {
  const changes = event.steps.flatMap((step) => step.changes)
  const written = (deltas: readonly Delta[]) =>
    deltas
      .filter(({ amount }) => amount)
      .map((delta) => amountOf(delta, speaker, language))
      .join(', ')
  return seatRows(changes, speaker, names, event.seat).flatMap(({ seat, name, totals, rows }) => {
    const sums = written(totals)
    if (seat !== event.seat && seat >= 0) return sums ? [say('voice-other', { name, gains: sums })] : []
    const causes = rows.map(({ why, deltas }) => ({ why, gains: written(deltas) })).filter(({ gains }) => gains)
    if (causes.length > FEW) return sums ? [`${sums}.`] : []
    return causes.length ? [`${inParts(causes.map(({ why, gains }) => say('voice-cause', { why, gains })))}.`] : []
  })
}

/** Tells one step of a turn: the first with whose turn it is and what they do, the others with what they are about. */
export function spokenBeat(
  turn: Turn,
  at: number,
  speaker: Speaker,
  names: readonly string[],
  language: string,
): string {
  const { kind, changes } = turn.beats[at]!
  const { heading } = tellingLine(turn, at, speaker, names, false)
  const name = names[turn.seat] ?? say('somebody')
  const said = kind === 'does' ? `${name} ${heading}` : at ? heading : `${name} ${heading}`
  const sums = (deltas: readonly Delta[]) =>
    deltas
      .filter(({ amount }) => amount)
      .map((delta) => amountOf(delta, speaker, language))
      .join(', ')
  const gains = seatRows(changes, speaker, names, turn.seat).map(({ seat, name: whose, totals }) =>
    seat === turn.seat || seat < 0 ? `${sums(totals)}.` : say('voice-other', { name: whose, gains: sums(totals) }),
  )
  return gains.length ? say('voice-ledger', { move: said, ledger: gains.join(' ') }) : `${said}.`
}

/** Money says by itself what it is, in the title's own unit; other tracks are named. */
function amountOf({ track, name, amount }: Delta, speaker: Speaker, language: string): string {
  return track === 'money'
    ? speaker.say({ key: 'amount', args: { track, sign: signOf(amount), size: Math.abs(amount) } })
    : `${name} ${signed(amount, language)}`
}

/** Seconds before the end at which whoever decides is warned. */
const WARNED_AT: readonly number[] = [60, 10]

/** Gives when to warn, in seconds from now, and of how many seconds left. */
export function warnings(left: number | null): readonly { readonly after: number; readonly left: number }[] {
  return left === null ? [] : WARNED_AT.filter((at) => left > at).map((at) => ({ after: left - at, left: at }))
}
