/** The cards of the administration board: a track with its ends, the milestone under way, the piles. */
import type { CardFace, CardNotice } from '../../parts/card'
import { cards } from '../../parts/cards.svelte'
import type { Session } from '../../session/session.svelte'
import { DISTRICT } from '../../wire/events'
import { language, say } from '../../words/language.svelte'
import { number } from '../../words/numbers'
import type { Speaker } from '../../words/speaker'
import { BURDENS } from './effects'
import { landing, type Here } from './faceOfCard'
import { showing } from './faceOfPlace'
import { canEnd, coins, endMilestone, refusalOf } from './playing'
import { ALL, EXCHANGE, factsOf, type Position } from './position'
import type { Track } from './printed'

/** So near its end a track is warned of. */
const NEAR = 2

/** What a track is for: the message that says what it does at the end of a milestone or of the game. */
const COUNTS: Readonly<Record<string, string>> = {
  power: 'utilities',
  water: 'utilities',
  garbage: 'utilities',
  happiness: 'happiness',
  employment: 'employment',
  ...Object.fromEntries(BURDENS.map((track) => [track, 'burdens'])),
}

/** A track: where its marker stands, how far it goes, what it counts for. */
export function trackFace({ printed, session, speaker }: Here, id: string): CardFace {
  const track = printed.tracks[id]!
  const value = session.now!.tracks[ALL]?.[id] ?? 0
  const warning = warningOf(speaker, track, value)
  return {
    name: speaker.words.say(`track-${id}`),
    picture: id === 'money' ? 'g-coin' : `g-${id}`,
    price: { text: id === 'money' ? coins(speaker, value) : number(value, language()), isShort: warning !== null },
    effects: [
      ...(COUNTS[id] ? [{ text: say(`sky-card-ending-${COUNTS[id]}`) }] : []),
      ...speaker.effects(id, ['detail-']).map((text) => ({ text })),
    ],
    notices: warning === null ? [] : [{ tone: 'bad', title: warning, rule: track.rule }],
  }
}

/** Says that a track is near an end that forbids cards or loses the game; nothing if it is not. */
function warningOf({ words }: Speaker, { id, low, high, below, above }: Track, value: number): string | null {
  const name = words.say(`track-${id}`)
  if (id === 'money') return null
  if (below !== 'stop' && value - low <= NEAR) return say(`sky-near-${below}-low`, { name, steps: value - low })
  if (above === 'refuse' && high !== undefined && high - value <= NEAR)
    return say('sky-near-refuse-high', { name, steps: high - value })
  return null
}

/** Warns of the tracks that what is staged or looked at brings near an end. */
export function warnings({ printed, session, speaker }: Here): string[] {
  const before = session.seen!.tracks[ALL] ?? {}
  const looked = session.preview && !session.preview.refusal ? (session.preview.net[ALL] ?? {}) : {}
  return Object.values(printed.tracks).flatMap((track) => {
    const value = (session.now!.tracks[ALL]?.[track.id] ?? 0) + (looked[track.id] ?? 0)
    return value === before[track.id] ? [] : (warningOf(speaker, track, value) ?? [])
  })
}

/** The milestone under way: what its end asks for, what it does, why it cannot come yet. */
export function milestoneFace({ session, speaker }: Here): CardFace {
  const seen = session.seen!
  const { milestone, milestones, asked } = factsOf(seen)
  const net = seen.legal.find(({ move }) => move.do === 'end')?.net[ALL] ?? {}
  const stands = seen.tracks[ALL] ?? {}
  const isLast = milestone === milestones
  const does = ['utilities', 'happiness', 'employment', isLast ? 'burdens' : 'board']
  return {
    name: say('sky-milestone', { now: milestone, last: milestones }),
    picture: 'g-overall',
    note: say('sky-card-ending-tiles', { count: asked }),
    effects: [
      ...Object.entries(net).flatMap(([track, amount]) =>
        amount ? [landing(speaker, track, stands[track] ?? 0, amount)] : [],
      ),
      ...does.map((each) => ({ text: say(`sky-card-ending-${each}`) })),
    ],
    notices: noEnd(session, speaker),
    deeds: canEnd(session)
      ? [{ label: say('sky-end'), isMain: true, do: () => (cards.close(), endMilestone(session)) }]
      : lackingOf(session),
  }
}

function noEnd(session: Session, speaker: Speaker): CardNotice[] {
  const refusal = session.isMyTurn ? refusalOf(session, { do: 'end' }) : undefined
  if (!refusal) return []
  const { districts, asked } = factsOf(session.seen!)
  const count = districts.filter(({ lacks }) => lacks > 0).length
  return [
    {
      tone: 'bad',
      title: count ? say(asked > 1 ? 'sky-lacking' : 'sky-empty', { count }) : speaker.reason(refusal),
      rule: refusal.rule,
    },
  ]
}

function lackingOf(session: Session) {
  const lacking = factsOf(session.seen!).districts.filter(({ lacks }) => lacks > 0)
  return lacking.length
    ? [
        showing(
          session,
          lacking.map(({ squares: [first] }) => `${DISTRICT}${String(first)}`),
        ),
      ]
    : []
}

/** A pile to draw from, or the exchange pile: how many cards are left. */
export function pileFace({ session, speaker }: Here, pile: string): CardFace {
  const { piles, exchange } = session.now!.position as unknown as Position
  const laid = pile === EXCHANGE ? exchange : (piles[pile] ?? [])
  return {
    name: speaker.thing(pile),
    picture: 'g-card',
    effects: [{ text: say('sky-card-pile', { count: laid.length }) }],
    ...(pile === EXCHANGE
      ? { rows: laid.map((card) => ({ label: speaker.thing(card) })) }
      : { notices: [{ tone: 'plain', title: say('sky-reveal') }] }),
  }
}
