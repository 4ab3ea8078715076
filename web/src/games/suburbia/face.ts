/** The cards of Suburbia: tiles in the market, tiles that stand, basic tiles, goals. */
import type { CardDeed, CardEffect, CardFace, CardNotice, CardOf } from '../../parts/card'
import { cards } from '../../parts/cards.svelte'
import { totals } from '../../parts/ledger'
import type { Hex } from '../../shapes/hex'
import type { Session } from '../../session/session.svelte'
import { seatNames } from '../../session/names'
import { takenBack } from '../../wire/events'
import type { Change, Legal, Standing } from '../../wire/types.gen'
import { language, money, say } from '../../words/language.svelte'
import { number, signed } from '../../words/numbers'
import type { Refusal, Speaker } from '../../words/speaker'
import { cardEffects } from '../faces'
import { categoryOf, pictureOf } from './pictures'
import { factsOf, type Position } from './position'
import { GOALS, LAKE, type Printed } from './printed'
import { besideOf } from './where'
import { isTakingOut, priceOf, refusalOf, take, takeBasic, takeTile, waysOf } from './taking'

const EFFECTS = ['effect-']

/** Fills in the card of a tile or a goal, for who looks at it now. */
export function faceWith(printed: Printed) {
  return (session: Session, speaker: Speaker, of: CardOf): CardFace | null => {
    if (GOALS[of.thing]) return goalFace(session, speaker, of.thing)
    const bare = tileFace(printed, speaker, of.thing)
    if (!bare) return null
    if (of.at !== undefined && of.seat !== undefined) return { ...bare, ...standing(printed, session, speaker, of) }
    if (of.slot !== undefined) return { ...bare, ...onOffer(printed, session, speaker, of.slot, of.thing) }
    return { ...bare, ...basic(printed, session, speaker, of.thing) }
  }
}

/** What is printed on a tile. */
function tileFace(printed: Printed, speaker: Speaker, thing: string): CardFace | null {
  const effects = cardEffects(speaker, thing, EFFECTS)
  if (thing === LAKE.id) return { name: speaker.thing(thing), picture: 'p-lake', category: 'lake', effects }
  const tile = printed.tiles[thing]
  if (!tile) return null
  const { words } = speaker
  return {
    name: speaker.thing(thing),
    picture: pictureOf('tile', thing),
    category: categoryOf(tile.category),
    kind: words.say(`category-${tile.category}`),
    ...(tile.icon ? { sign: { name: `g-${tile.icon}`, label: words.say(`icon-${tile.icon}`) } } : {}),
    effects,
  }
}

// A tile of the market

function onOffer(printed: Printed, session: Session, speaker: Speaker, slot: number, thing: string): Partial<CardFace> {
  const { surcharge } = factsOf(session.now!).market[slot]!
  const cost = printed.tiles[thing]?.cost ?? 0
  const isOut = isTakingOut(session)
  const price = isOut ? surcharge : priceOf(session, slot, 'build')
  const short = session.isMyTurn ? refusalOf(session, isOut ? { slot } : { do: 'build', slot }) : undefined
  const own = moneyOf(session)
  const note = isOut
    ? say('card-taking_out')
    : surcharge
      ? say('card-price', { cost: money(cost), surcharge: money(surcharge) })
      : say('card-no_surcharge')
  const rest = own !== null && own >= price ? [say('card-keep', { rest: money(own - price) })] : []
  return {
    price: { text: money(price), isShort: short?.missing != null },
    note: [note, ...rest].join(' · '),
    notices: short ? [refused(session, speaker, short, price)] : best(session, speaker, { do: 'build', slot }),
    deeds: isOut ? [] : offers(session, slot),
  }
}

/** What can be done with a tile of the market: built, or laid as a lake. */
function offers(session: Session, slot: number): CardDeed[] {
  return waysOf(session, slot).map((way) => ({
    label:
      way === 'build'
        ? say('card-build')
        : say('card-lake', {
            price: money(priceOf(session, slot, 'lake')),
            size: priceOf(session, slot, 'lake'),
          }),
    isMain: way === 'build',
    do: () => (cards.close(), takeTile(session, slot, way)),
  }))
}

function basic(printed: Printed, session: Session, speaker: Speaker, thing: string): Partial<CardFace> {
  const cost = printed.tiles[thing]?.cost ?? 0
  const left = (session.now!.position as unknown as Position).basics[thing]
  if (left === undefined) return { price: { text: money(cost) } }
  const short = session.isMyTurn ? refusalOf(session, { do: 'basic', tile: thing }) : undefined
  const can = session.legal.some(({ move }) => move.do === 'basic' && move.tile === thing)
  return {
    price: { text: money(cost), isShort: short?.missing != null },
    note: say('card-basic', { left }),
    notices: short ? [refused(session, speaker, short, cost)] : best(session, speaker, { do: 'basic', tile: thing }),
    deeds: can
      ? [{ label: say('card-build'), isMain: true, do: () => (cards.close(), takeBasic(session, thing)) }]
      : [],
  }
}

/** Says why not: with what is missing, and when there may be enough. */
function refused(session: Session, speaker: Speaker, refusal: Refusal, price: number): CardNotice {
  const { rule, missing } = refusal
  const own = moneyOf(session)
  const income = session.seat >= 0 ? (session.now!.tracks[String(session.seat)]?.income ?? 0) : 0
  if (!missing || own === null) return { tone: 'bad', title: speaker.reason(refusal), rule }
  const left = price - own - income
  const facts = { money: money(own), income: money(income) }
  return {
    tone: 'bad',
    title: say('short', { amount: money(missing) }),
    text: `${say('card-short', facts)} ${
      left > 0 ? say('card-short-still', { missing: money(left) }) : say('card-short-soon')
    }`,
    rule,
  }
}

/** Says where a tile brings most people this turn, if it makes a difference. */
function best(session: Session, speaker: Speaker, wanted: Readonly<Record<string, unknown>>): CardNotice[] {
  const moves = session.legal.filter(({ move }) => Object.entries(wanted).every(([k, v]) => move[k] === v))
  const worth = ({ net }: Legal) => net[String(session.seat)]?.population ?? 0
  const [first, ...rest] = moves.toSorted((a, b) => worth(b) - worth(a))
  if (!first || rest.every((each) => worth(each) === worth(first))) return []
  const cell = first.move.cell as Hex
  const beside = besideOf(session.now!.position as unknown as Position, session.seat, cell)
  return [
    {
      tone: 'tip',
      title: say('card-best', { amount: signed(worth(first), language()), count: worth(first) }),
      ...(beside ? { text: speaker.say(beside) } : {}),
    },
  ]
}

// A tile that stands

function standing(
  printed: Printed,
  session: Session,
  speaker: Speaker,
  { thing, seat, at }: CardOf,
): Partial<CardFace> {
  const earned = earnedBy(session, seat!, thing, at!)
  const rows = earned.map(({ round, changes }) => ({
    label: round ? say('card-round', { round }) : say('card-start'),
    deltas: totals(changes, speaker).filter(({ amount }) => amount),
  }))
  const invest = session.legal.find(({ move }) => move.do === 'invest' && String(move.cell) === at)
  return {
    note: say(seat === session.seat ? 'card-own' : 'card-others', {
      name: seatNames(session.table, speaker.words)[seat!] ?? '',
    }),
    rows: rows.filter(({ deltas }) => deltas.length),
    deeds:
      invest && seat === session.seat
        ? [
            {
              label: say('card-invest', { price: money(printed.tiles[thing]?.cost ?? 0) }),
              sign: 'g-plus',
              do: () => (
                cards.close(),
                take(session, { field: 'do', value: 'invest' }, { field: 'cell', value: invest.move.cell as Hex })
              ),
            },
          ]
        : [],
  }
}

interface Earned {
  readonly round: number
  readonly changes: readonly Change[]
}

/** Gives what one tile has brought its borough, round by round: the entries that name it and its place as their cause. */
function earnedBy({ events, seen }: Session, seat: number, thing: string, at: string): Earned[] {
  const gone = takenBack(events)
  const seats = seen?.scores.length ?? 1
  const found = new Map<number, Change[]>()
  let turns = 0
  for (const event of events) {
    if (event.kind !== 'moved' || gone.has(event.seq)) continue
    for (const step of event.steps) {
      const mine = step.changes.filter((each) => each.seat === seat && each.cause === thing && each.at === at)
      const round = Math.floor(turns / seats) + 1
      if (mine.length) found.set(round, [...(found.get(round) ?? []), ...mine])
      if (isTurn(step.move)) turns += 1
    }
  }
  return [...found].map(([round, changes]) => ({ round, changes }))
}

const TURNS = ['build', 'lake', 'basic', 'invest', 'bot', 'skip']

function isTurn(move: unknown): boolean {
  return TURNS.includes(String((move as { do?: unknown } | null)?.do))
}

// A goal

function goalFace(session: Session, speaker: Speaker, thing: string): CardFace {
  const { words } = speaker
  const held = session.now!.standings.find((each) => each.thing === thing)
  const names = seatNames(session.table, words)
  const worth = GOALS[thing]?.population ?? 0
  return {
    name: speaker.thing(thing),
    picture: 'g-goal',
    kind: say(held?.owner == null ? 'goal-for-all' : 'goal-secret'),
    price: { text: signed(worth, language()), sign: 'g-population' },
    effects: [{ text: words.say(`goal-${thing}.asks`) } satisfies CardEffect],
    ...(held ? { rows: measures(held, names), notices: [lead(held, session.seat, names)] } : {}),
  }
}

function measures({ measures: all }: Standing, names: readonly string[]) {
  const most = Math.max(1, ...all.map(Math.abs))
  return all.map((measure, seat) => ({
    seat,
    label: names[seat] ?? '',
    bar: Math.abs(measure) / most,
    value: number(measure, language()),
  }))
}

/** Says who has the goal as things stand, and that a tie gives it to nobody. */
function lead({ leader }: Standing, own: number, names: readonly string[]): CardNotice {
  const title =
    leader === null
      ? say('goal-nobody')
      : leader === own
        ? say('goal-yours')
        : say('goal-theirs', { name: names[leader] ?? '' })
  return { tone: leader === own ? 'tip' : 'plain', title, text: say('goal-tie-rule') }
}

function moneyOf({ now, seat }: Session): number | null {
  return seat >= 0 ? (now!.tracks[String(seat)]?.money ?? 0) : null
}
