/** From events to the lines of the log, in the reader's language. */
import { totals, type Delta } from '../parts/ledger'
import { language, say } from '../words/language.svelte'
import { dayOf } from '../words/numbers'
import type { Speaker } from '../words/speaker'
import { botWords } from '../session/names'
import { placesOf, takenBack } from '../wire/events'
import type { Event, Moved, Phrase, Step } from '../wire/types.gen'
import { stopWords } from './verdict'

export interface Line {
  readonly seq: number
  readonly ply: number
  readonly seat: number
  readonly name: string
  readonly sentence: string
  readonly deltas: readonly Delta[]
  readonly revealed?: string
  readonly takenBack: boolean
  readonly chat: boolean
  /** Said by a spectator. */
  readonly isAside?: boolean
  readonly at: readonly string[]
  /** The day of the reader's calendar, in words. */
  readonly day: string
}

type Dayless = Omit<Line, 'day'>

/** Gives the log as lines, oldest first; what was taken back stays, struck out. */
export function linesOf(events: readonly Event[], speaker: Speaker, names: readonly string[]): Line[] {
  const gone = takenBack(events)
  const parts = new Map<number, Step[]>()
  const days = new Intl.DateTimeFormat(language(), { weekday: 'long', day: 'numeric', month: 'long' })
  return events.flatMap((event) => {
    const day = days.format(event.at * 1000)
    return lineOf(event, speaker, names, gone, parts).map((line) => ({ ...line, day }))
  })
}

function lineOf(
  event: Event,
  speaker: Speaker,
  names: readonly string[],
  gone: Set<number>,
  parts: Map<number, Step[]>,
): Dayless[] {
  const name = 'seat' in event ? (names[event.seat] ?? say('somebody')) : ''
  const line = (sentence: string, more: Partial<Dayless> = {}): Dayless => ({
    seq: event.seq,
    ply: -1,
    seat: 'seat' in event ? event.seat : -1,
    name,
    sentence,
    deltas: [],
    takenBack: false,
    chat: false,
    at: [],
    ...more,
  })
  switch (event.kind) {
    case 'moved':
      return moved(event, speaker, line, gone.has(event.seq), parts)
    case 'said':
      return [
        line(phraseWords(event.phrase, speaker) ?? event.text, {
          name: speakerName(event, name),
          chat: true,
          isAside: event.seat < 0,
        }),
      ]
    case 'undone':
      return [line(say('log-undone', { ply: event.to_ply + 1 }))]
    case 'sat':
      return [line(event.level === null ? say('log-sat') : botWords('log-bot', event, speaker.words))]
    case 'left':
      return [line(say(event.is_removed ? 'log-removed' : 'log-left'), { name: event.name || name })]
    case 'accepted':
      return [line(say('log-accepted'))]
    case 'returned':
      return [line(say('log-returned'), { name: event.name })]
    case 'vacation':
      return [line(vacationWords(event.until))]
    case 'resigned':
      return [line(say('log-resigned'))]
    case 'began':
      return [line(say(event.sha256 ? 'log-began' : 'log-began-record'), { name: '' })]
    case 'asked':
      return [
        line(
          say(`log-asked-${event.ask.what}`, {
            ply: (event.ask.to_ply ?? 0) + 1,
            whom: names[event.ask.whom ?? -1] ?? '',
          }),
          { seat: event.ask.seat, name: names[event.ask.seat] ?? '' },
        ),
      ]
    case 'answered':
      return [line(say(event.yes ? 'log-yes' : 'log-no'))]
    case 'paused':
      return [line(say(event.is_paused ? 'log-paused' : 'log-resumed'), { name: '' })]
    case 'ended':
      return [line(event.outcome ? speaker.outcome(event.outcome, names) : stopWords(event.early, names), { name: '' })]
    case 'handed_over':
      return [line(say('log-handed_over', { name: event.name }))]
    case 'closed':
      return [line(say(event.reason ? 'log-closed-because' : 'log-closed', { reason: event.reason }))]
  }
}

function vacationWords(until: number | null): string {
  return until === null ? say('log-vacation-over') : say('log-vacation', { date: dayOf(until, language()) })
}

/** A decision of several parts is one line, by the part that tells it; what the others did goes with it. */
function moved(
  event: Moved,
  speaker: Speaker,
  line: (sentence: string, more: Partial<Dayless>) => Dayless,
  isGone: boolean,
  parts: Map<number, Step[]>,
): Dayless[] {
  return event.steps.flatMap((step) => {
    const soFar = [...(parts.get(event.seat) ?? []), step]
    const isPart = step.is_half || (step.move !== null && step.said === null)
    parts.set(event.seat, isPart ? soFar : [])
    if (isPart) return []
    return [
      line(step.said ? speaker.say(step.said) : say('log-secret'), {
        ply: step.ply,
        deltas: totals(
          soFar.flatMap(({ changes }) => changes),
          speaker,
        ).filter(({ amount }) => amount),
        takenBack: isGone,
        at: soFar.flatMap((each) => placesOf(each, event.seat)),
        ...revealedBy(soFar, speaker),
      }),
    ]
  })
}

/** Says what a decision turned up, as far as the reader may know it: for all to see, into their own hand, into another's. */
export function revealedBy(steps: readonly Step[], speaker: Speaker): { revealed?: string } {
  const barriers = steps.flatMap(({ shown }) => shown).filter((each) => each.barrier)
  if (!barriers.length) return {}
  const things = (those: Step['shown']) => those.map((each) => speaker.thing(each.thing)).join(', ')
  const [open, own] = [
    barriers.filter(({ thing, to }) => thing && to === null),
    barriers.filter(({ thing, to }) => thing && to !== null),
  ]
  const hidden = barriers.length - open.length - own.length
  const said = [
    open.length && say('log-turned_up', { things: things(open) }),
    own.length && say('log-drawn', { things: things(own) }),
    hidden && say('log-hidden', { count: hidden }),
  ]
  return { revealed: said.filter(Boolean).join(', ') }
}

/** Says a ready-made phrase in the reader's language; nothing where nobody has words for it. */
export function phraseWords(phrase: Phrase | null | undefined, speaker: Speaker): string | null {
  if (!phrase || !speaker.words.knows(`talk-${phrase.key}`)) return null
  const [first = 0, second = 0] = phrase.numbers ?? []
  return speaker.words.say(`talk-${phrase.key}`, { first, second })
}

/** Names who said a line: a former player has no name any more. */
function speakerName(event: { is_former: boolean; name: string }, seat: string): string {
  return event.is_former ? say('player-former') : event.name || seat
}
