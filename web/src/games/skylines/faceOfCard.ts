/** The card of a card: what it costs now, where each marker lands, what its second row asks for, why not. */
import type { CardDeed, CardEffect, CardFace, CardNotice, CardOf, CardPrice, CardRow } from '../../parts/card'
import { cards } from '../../parts/cards.svelte'
import { CONDITION, totals } from '../../parts/ledger'
import type { Session } from '../../session/session.svelte'
import { seatNames } from '../../session/names'
import { listed } from '../../words/said'
import { language, say } from '../../words/language.svelte'
import { number } from '../../words/numbers'
import type { Change, Speaker } from '../../words/speaker'
import { stepsWithCards } from './built'
import { hurts } from './effects'
import { categoryOf, pictureOf } from './pictures'
import { coins, exchangePrice, heldBy, refusalOf, takeCard, waysOf } from './playing'
import { ALL, factsOf, laidTiles, zonesAround, type Position } from './position'
import type { Card, Changes, Condition, Printed } from './printed'

/** Where a card is looked at. */
export interface Here {
  readonly printed: Printed
  readonly session: Session
  readonly speaker: Speaker
}

const LASTING = ['rule-', 'detail-policy', 'detail-news', 'detail-unique']

/** Gives the card of a construction card, unique building, role, policy or news. */
export function cardFace(here: Here, of: CardOf): CardFace {
  const { printed, session, speaker } = here
  const card = printed.cards[of.thing]!
  const seen = session.seen!.position as unknown as Position
  const isOwn = of.seat === session.seat && (seen.hands[session.seat] ?? []).includes(card.id)
  const changes = changesOf(session, card.id)
  const isBuilt = card.kind !== 'role' && card.kind !== 'news'
  return {
    name: speaker.thing(card.id),
    picture: pictureOf('card', card.id),
    ...(card.tile ? { category: categoryOf(card.kind) } : {}),
    kind: kindOf(speaker, card),
    ...(isBuilt ? { price: priceOf(here, card) } : {}),
    note: noteOf(here, card, of, changes !== null),
    effects: [
      ...(changes ? landed(here, changes) : landings(here, card)),
      ...speaker.effects(card.id, LASTING).map((text) => ({ text })),
    ],
    rows: isOwn ? [] : earnedBy(session, speaker, card.id),
    notices: [...(changes ? [] : secondRow(here, card)), ...(isOwn ? whyNot(session, speaker, card.id) : [])],
    deeds: isOwn ? ways(session, speaker, card.id) : others(session, card.id),
  }
}

/** Says what kind of card it is, and its level. */
export function kindOf({ words }: Speaker, { kind, level }: Pick<Card, 'kind' | 'level'>): string {
  const name = words.say(`kind-${kind}`)
  return level ? `${name} · ${words.say('level', { level })}` : name
}

function priceOf({ session, speaker }: Here, { id, cost }: Card): CardPrice {
  const price = openingOf(session, id)?.price ?? cost
  const isShort = session.isMyTurn && refusalOf(session, { do: 'play', card: id })?.key === 'money'
  return { text: price ? coins(speaker, price) : say('sky-card-free'), isShort }
}

/** Says where a card is, and how its price comes about where it is not the printed one. */
function noteOf({ session, speaker }: Here, { id, cost, kind }: Card, { seat }: CardOf, isPlaced: boolean): string {
  const { exchange } = session.now!.position as unknown as Position
  const name = seat === undefined ? '' : (seatNames(session.table, speaker.words)[seat] ?? '')
  const isMine = seat === session.seat
  const where = isPlaced
    ? say('sky-card-here')
    : kind === 'role'
      ? seat === undefined
        ? ''
        : say(isMine ? 'sky-card-role-own' : 'sky-card-role', { name })
      : seat !== undefined
        ? say(isMine ? 'sky-card-own' : 'sky-card-of', { name })
        : exchange.includes(id)
          ? say('sky-card-laid')
          : factsOf(session.now!).in_force.includes(id)
            ? say('sky-card-in_force')
            : ''
  const opening = openingOf(session, id)
  const by = opening?.by.length
    ? speaker.say(
        listed(
          'and',
          opening.by.map((each) => speaker.thing(each)),
        ),
      )
    : null
  const changed = !by
    ? ''
    : opening!.price === cost
      ? say('sky-card-effect-changed', { by })
      : say('sky-card-changed', { price: coins(speaker, cost), by })
  return [where, changed].filter(Boolean).join(' · ')
}

function openingOf(session: Session, card: string) {
  return factsOf(session.seen!).openings?.[card]
}

// What it does

/** Says of the first row where each marker would land. */
function landings({ session, speaker }: Here, card: Card): CardEffect[] {
  const opening = openingOf(session, card.id)
  const spent = opening?.price ?? 0
  const stands = session.seen!.tracks[ALL] ?? {}
  return rowEffects(speaker, opening?.row ?? card.effects, (track) =>
    track === 'money' ? (stands.money ?? 0) - spent : (stands[track] ?? 0),
  )
}

/** Says of what a chosen place would bring where each marker lands, and which conditions hold there. */
function landed({ session, speaker }: Here, changes: readonly Change[]): CardEffect[] {
  const stands = session.seen!.tracks[ALL] ?? {}
  const conditions = changes
    .filter(({ track }) => track === CONDITION)
    .map((change) => ({ holds: change.amount > 0, text: speaker.cause(change) }))
  const sums = totals(changes, speaker).filter(({ amount }) => amount)
  return [
    ...rowEffects(
      speaker,
      Object.fromEntries(sums.map(({ track, amount }) => [track, amount])),
      (track) => stands[track] ?? 0,
    ),
    ...conditions,
  ]
}

function rowEffects(speaker: Speaker, row: Changes, from: (track: string) => number): CardEffect[] {
  return Object.entries(row).flatMap(([track, amount]) => {
    if (typeof amount === 'number') return amount ? [landing(speaker, track, from(track), amount)] : []
    return Object.entries(amount).map(([each, steps]) => ({
      text: say('sky-card-toward_zero', { name: speaker.words.say(`track-${each}`), steps }),
    }))
  })
}

/** Says where a marker lands: `garbage: 0 → −1`. */
export function landing(speaker: Speaker, track: string, from: number, amount: number): CardEffect {
  const name = speaker.words.say(`track-${track}`)
  const written = (value: number) => number(value, language())
  return {
    delta: { track, amount, name, hurts: hurts(track, amount) },
    text: say('sky-card-lands', { name, from: written(from), to: written(from + amount) }),
  }
}

/** Gives what the ledger says of a card whose tile lies, or hovers, at a place; nothing before that. */
function changesOf(session: Session, card: string): readonly Change[] | null {
  const held = heldBy(session)
  const { preview, stagedChanges } = session
  if (held?.card !== card || held.way !== 'play') return null
  const looked = preview && !preview.refusal ? (preview.changes ?? []) : []
  const changes = [...stagedChanges, ...looked]
  return changes.some(({ cause }) => cause === card) ? changes : null
}

// Its second row

/** Says on what the second row depends, what it brings, and how many districts allow it now. */
function secondRow({ printed, session, speaker }: Here, card: Card): CardNotice[] {
  const said = speaker.printed(card.id).find(({ key }) => key.startsWith('effect-second'))
  if (!said) return []
  const { condition, gains } = said.args ?? {}
  if (condition === undefined) return [{ tone: 'tip', title: speaker.say(said) }]
  const zones = card.condition.filter(({ type }) => type === 'district_count')
  return [
    {
      tone: 'tip',
      title: say('sky-card-if', { condition: speaker.say(condition), gains: speaker.say(gains ?? '') }),
      ...(zones.length && zones.length === card.condition.length
        ? { text: say('sky-card-if-districts', { count: districtsWith(printed, session, zones) }) }
        : {}),
    },
  ]
}

/** Counts the districts where enough tiles of each zone stand. */
function districtsWith(printed: Printed, session: Session, asked: readonly Condition[]): number {
  const { districts } = factsOf(session.seen!)
  const tiles = laidTiles(session.seen!.position as unknown as Position, printed)
  return districts.filter(({ squares: [first] }) =>
    asked.every(({ zone = '', min = 1 }) => zonesAround(zone, first!, districts, tiles, printed).length >= min),
  ).length
}

// What can be done with it

function whyNot(session: Session, speaker: Speaker, card: string): CardNotice[] {
  const { phase } = session.seen!.position as unknown as Position
  if (!session.isMyTurn || phase !== 'turn') return []
  const refusal = refusalOf(session, { do: 'play', card })
  return refusal ? [{ tone: 'bad', title: speaker.reason(refusal), rule: refusal.rule }] : []
}

function ways(session: Session, speaker: Speaker, card: string): CardDeed[] {
  return waysOf(session, card).map((way) => ({
    label: say(`sky-way-${way}`, { price: coins(speaker, exchangePrice(session) ?? 0) }),
    isMain: way === 'play',
    do: () => (cards.close(), takeCard(session, card, way)),
  }))
}

/** What can be done with a card that is in nobody's hand: a role is kept, one of the exchange pile taken. */
function others(session: Session, card: string): CardDeed[] {
  const found = session.legal.find(
    ({ move }) => move.card === card && (move.do === 'role' || (move.do === 'draw' && move.from === 'exchange')),
  )?.move
  if (!found || !session.isMyTurn) return []
  const label = found.do === 'role' ? say('deed-skylines-role') : say('sky-card-take')
  return [
    {
      label,
      isMain: true,
      do: () => {
        cards.close()
        if (found.do === 'role') session.cancel()
        session.stage({ ...found, do: String(found.do) })
      },
    },
  ]
}

// What it has brought

/** Gives what a card brought when it was built, and since then: the entries that name it as their cause. */
export function earnedBy({ events }: Session, speaker: Speaker, card: string): CardRow[] {
  const steps = stepsWithCards(events)
  const own = steps.filter((each) => each.card === card).flatMap(({ step }) => step.changes)
  const later = steps.filter((each) => each.card !== card).flatMap(({ step }) => step.changes)
  const since = later.filter(({ cause }) => cause === card)
  return [['sky-card-built', own] as const, ['sky-card-since', since] as const].flatMap(([label, changes]) => {
    const deltas = totals(changes, speaker)
      .filter(({ amount }) => amount)
      .map((delta) => ({ ...delta, hurts: hurts(delta.track, delta.amount) }))
    return deltas.length ? [{ label: say(label), deltas }] : []
  })
}
