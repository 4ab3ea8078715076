/** The cards of Big City: buildings in the supply and in the city, cards of the hand, piles, districts. */
import type { CardDeed, CardEffect, CardFace, CardNotice, CardOf, CardRow } from '../../parts/card'
import { cards } from '../../parts/cards.svelte'
import { seatNames } from '../../session/names'
import type { Session } from '../../session/session.svelte'
import { DISTRICT, takenBack } from '../../wire/events'
import type { Change, Legal } from '../../wire/types.gen'
import { language, say } from '../../words/language.svelte'
import { number, signed } from '../../words/numbers'
import type { Speaker } from '../../words/speaker'
import { cardEffect } from '../faces'
import { checklist, conditionsOf, standing } from './checklist'
import { canAct, isOpenPiece, takePiece } from './taking'
import { capital } from './label'
import { categoryOf, pictureOf } from './pictures'
import { planOf } from './plan.svelte'
import { backOf, coveredBy, factsOf, isLotCard, lotsOf, type Position } from './position'
import { DISTRICTS, type Piece, type Printed } from './printed'
import { closedFor } from './whyNot'

/** What of the words printed on a piece its card says one by one: not its number, shape and price, which stand in its note. */
const DOES = [
  'detail-add',
  'detail-each',
  'detail-table',
  'detail-multiply',
  'detail-together',
  'detail-floor',
  'detail-imposes',
]

/** Names a district, or the pile that belongs to it, as the thing of a card. */
export function districtCard(district: number): CardOf {
  return { thing: `${DISTRICT}${district}` }
}

/** Fills in the card of a building, a lot or a district, for who looks at it now. */
export function faceWith(printed: Printed) {
  return (session: Session, speaker: Speaker, of: CardOf): CardFace | null => {
    if (of.thing.startsWith(DISTRICT))
      return districtFace(printed, session, speaker, Number(of.thing.slice(DISTRICT.length)))
    if (isLotCard(of.thing)) return lotFace(session, speaker, of.thing)
    const piece = printed.pieces[of.thing]
    if (!piece) return null
    return of.at === undefined ? supplyFace(session, speaker, piece) : standingFace(session, speaker, piece, of.at)
  }
}

/** What is printed on a piece. */
function pieceFace(speaker: Speaker, piece: Piece): CardFace {
  const { words } = speaker
  const base = piece.value?.base
  return {
    name: capital(speaker.thing(piece.id)),
    picture: pictureOf('piece', piece.id),
    category: categoryOf(piece.kind),
    ...(words.knows(`kind-${piece.kind}`) ? { kind: capital(words.say(`kind-${piece.kind}`)) } : {}),
    ...(base === undefined ? {} : { price: { text: say('city-card-points', { count: base }) } }),
    effects: doesOf(speaker, piece.id),
  }
}

function doesOf(speaker: Speaker, piece: string): CardEffect[] {
  return speaker
    .printed(piece)
    .filter(({ key }) => DOES.some((each) => key.startsWith(each)))
    .map((said) => cardEffect(speaker, said))
    .map((effect) => ({ ...effect, text: capital(effect.text) }))
}

// A building that is left

function supplyFace(session: Session, speaker: Speaker, piece: Piece): CardFace {
  const face = pieceFace(speaker, piece)
  const left = factsOf(session.now!).left[piece.id]
  const open = isOpenPiece(session, piece.id)
  const refused = canAct(session) && !open ? closedFor(session, piece.id, ({ piece: id }) => id === piece.id) : null
  const shape = speaker.printed(piece.id).find(({ key }) => key === 'detail-shape')
  return {
    ...face,
    note: [
      ...(shape ? [speaker.say(shape)] : []),
      ...(left === undefined ? [] : [say('city-left', { count: left })]),
    ].join(' · '),
    effects: [...checked(session, speaker, piece, open, refused?.refusal ?? null), ...(face.effects ?? [])],
    notices: refused
      ? [{ tone: 'bad', title: speaker.reason(refused.refusal), rule: refused.refusal.rule }]
      : open
        ? best(session, piece.id)
        : [],
    deeds: open ? offers(session, piece.id) : refused?.at.length ? [showing(session, refused.at)] : [],
  }
}

/** Says of each condition whether it is met: somewhere in the city, for a piece that can be built. */
function checked(
  session: Session,
  speaker: Speaker,
  piece: Piece,
  isOpen: boolean,
  refusal: Parameters<typeof checklist>[2],
): CardEffect[] {
  const position = session.now!.position as unknown as Position
  const said = conditionsOf(speaker.printed(piece.id)).map((each) => capital(speaker.say(each)))
  return checklist(piece, isOpen, refusal).map(({ condition, mark }, i) => {
    const isThere = standing(condition, position, factsOf(session.now!)).length > 0
    const holds =
      mark === 'open' && condition.built !== undefined ? isThere : mark === 'open' ? undefined : mark === 'holds'
    return { text: said[i] ?? '', ...(holds === undefined ? {} : { holds }) }
  })
}

/** Says what a piece scores at best now, and where. */
function best(session: Session, piece: string): CardNotice[] {
  const [first] = movesOf(session, piece).toSorted((a, b) => worth(session, b) - worth(session, a))
  if (!first || !Array.isArray(first.move.lots)) return []
  return [
    {
      tone: 'tip',
      title: say('city-card-best', {
        points: signed(worth(session, first), language()),
        lots: (first.move.lots as number[]).join(', '),
      }),
    },
  ]
}

function offers(session: Session, piece: string): CardDeed[] {
  const lots = [...new Set(movesOf(session, piece).flatMap(({ move }) => (move.lots as number[] | undefined) ?? []))]
  return [
    { label: say('city-card-take'), isMain: true, do: () => (cards.close(), takePiece(session, piece)) },
    ...(lots.length ? [showing(session, lots.map(String))] : []),
  ]
}

function showing(session: Session, at: readonly string[]): CardDeed {
  return { label: say('city-card-show'), sign: 'g-eye', do: () => (cards.close(), session.light(at)) }
}

function movesOf({ legal }: Session, piece: string): readonly Legal[] {
  return legal.filter(({ move }) => move.piece === piece)
}

function worth({ seat }: Session, { net }: Legal): number {
  return net[String(seat)]?.score ?? 0
}

// A building that stands

function standingFace(session: Session, speaker: Speaker, piece: Piece, at: string): CardFace {
  const face = pieceFace(speaker, piece)
  const built = buildingOf(session, at)
  const note = say('city-card-stands', { lots: at.replaceAll(',', ', '), count: at.split(',').length })
  if (!built) return { ...face, note }
  const name = seatNames(session.table, speaker.words)[built.seat] ?? ''
  return {
    ...face,
    price: { text: signed(sum(built.changes), language()) },
    note: [note, say('city-card-by', { name })].join(' · '),
    rows: built.changes.filter(({ track }) => track !== 'score').map((change) => earned(speaker, change)),
  }
}

function earned(speaker: Speaker, { track, why, amount }: Change): CardRow {
  const value =
    track === 'multiplier' ? `×${amount}` : track === 'base' ? number(amount, language()) : signed(amount, language())
  return { label: capital(speaker.say(why)), value }
}

function sum(changes: readonly Change[]): number {
  return changes.filter(({ track }) => track === 'score').reduce((all, { applied }) => all + applied, 0)
}

/** Gives who built on these lots, and what came of it by the breakdown of that move. */
function buildingOf({ events }: Session, at: string): { seat: number; changes: readonly Change[] } | null {
  const gone = takenBack(events)
  for (const event of events) {
    if (event.kind !== 'moved' || gone.has(event.seq)) continue
    const step = event.steps.find(({ move }) => {
      const lots = (move as { lots?: unknown } | null)?.lots
      return Array.isArray(lots) && String([...(lots as number[])].sort((a, b) => a - b)) === at
    })
    if (step) return { seat: event.seat, changes: step.changes.filter(({ seat }) => seat === event.seat) }
  }
  return null
}

// A lot, or its card

function lotFace(session: Session, speaker: Speaker, card: string): CardFace {
  const position = session.now!.position as unknown as Position
  const lot = lotsOf(position).find((each) => each.number === Number(card))
  const { words } = speaker
  const { outskirts, dead } = factsOf(session.now!)
  const district = DISTRICTS.find(({ layout }) => layout.some((row) => row.includes(Number(card))))?.id ?? 0
  const ground = lot ? [words.say(`location-${outskirts.includes(lot.number) ? 'outskirts' : 'center'}`)] : []
  const isHeld = (position.hands[session.seat] ?? []).includes(card)
  return {
    name: say('city-card-lot', { number: card }),
    kind: capital([words.say('district', { number: district }), ...ground].join(' · ')),
    ...(isHeld ? { note: say('city-in-hand') } : {}),
    rows: buildable(session, speaker, Number(card)),
    notices: lotNotices(session, card, lot !== undefined, dead.includes(card)),
    deeds: lot ? [showing(session, [card])] : [],
  }
}

/** Gives what could be built on a lot, each with what it would score at best. */
function buildable(session: Session, speaker: Speaker, lot: number): CardRow[] {
  const found = new Map<string, number>()
  for (const each of session.legal) {
    const { lots, piece } = each.move
    if (!Array.isArray(lots) || typeof piece !== 'string' || !(lots as number[]).includes(lot)) continue
    found.set(piece, Math.max(found.get(piece) ?? -Infinity, worth(session, each)))
  }
  return [...found].map(([piece, points]) => ({
    label: capital(speaker.thing(piece)),
    value: signed(points, language()),
  }))
}

function lotNotices(session: Session, card: string, isThere: boolean, isDead: boolean): CardNotice[] {
  const position = session.now!.position as unknown as Position
  if (isDead || coveredBy(position).has(Number(card))) return [{ tone: 'plain', title: say('city-card-dead') }]
  return isThere ? [] : [{ tone: 'plain', title: say('city-card-later') }]
}

// A district and its pile

function districtFace(printed: Printed, session: Session, speaker: Speaker, district: number): CardFace {
  const position = session.now!.position as unknown as Position
  const own = lotsOf(position).filter((lot) => lot.district === district)
  const covered = coveredBy(position)
  const held = (position.hands[session.seat] ?? []).filter((card) => backOf(card, printed) === district)
  const plan = planOf(session)
  const why =
    session.isMyTurn && plan.position.phase === 'draw'
      ? closedFor(session, '', (move) => move.do === 'draw' && move.pile === district)
      : null
  return {
    name: capital(speaker.words.say('district', { number: district })),
    note: own.length
      ? say('city-card-free', { count: own.filter((lot) => !covered.has(lot.number)).length, all: own.length })
      : say('city-card-aside'),
    rows: [
      { label: say('city-card-pile'), value: say('city-cards', { count: position.piles[district]?.length ?? 0 }) },
      ...(held.length
        ? [
            {
              label: say('city-card-held'),
              value: held.map((card) => (isLotCard(card) ? card : capital(speaker.thing(card)))).join(', '),
            },
          ]
        : []),
    ],
    notices: why ? [{ tone: 'bad', title: speaker.reason(why.refusal), rule: why.refusal.rule }] : [],
    deeds: own.length ? [showing(session, [`${DISTRICT}${district}`])] : [],
  }
}
