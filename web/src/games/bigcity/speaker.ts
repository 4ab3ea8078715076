/** Big City in words, from the same `.ftl` keys as `games/bigcity/words.py`. */
import type { Json, Move } from '../../pick/pick'
import {
  listed,
  places,
  sayNumber,
  saySigned,
  type Change,
  type Outcome,
  type Position,
  type Refusal,
  type Speaker,
} from '../../words/speaker'
import type { Facts, Words } from '../../words/words'
import { PieceWords } from './pieceWords'
import { cellsOf, HAND_SIZE, PIECES, type Condition } from './printed'

const BACK = 'back_' // of a card whose front is not known; then its district

// What the thing of a refusal is, by its code. Otherwise it is a piece, a kind, a lot or a phase.
const CARD_CODES = ['card_missing', 'not_dead']
const NUMBERED: readonly [readonly string[], string, number][] = [
  [['overlap'], 'lot', 0],
  [['no_such_district', 'already_placed', 'not_initial'], 'district', 0],
  [['no_such_pile', 'pile_closed', 'pile_limit', 'pile_empty'], 'pile', 0],
  [['not_your_turn', 'no_such_bid', 'bids_clash'], 'player', 1], // seats count from 0
]

/** What is counted has many places: the ledger names none of them. */
/** Says whether an addition counts something, in whatever piece has it. */
function isCounted(id: string): boolean {
  return Object.values(PIECES).some(({ value }) => value?.add?.some((add) => add.id === id && add.count))
}

export class BigCitySpeaker implements Speaker {
  readonly words: Words
  readonly steps = ['base', 'add', 'imposed', 'floor', 'multiplier']
  readonly printed: PieceWords

  constructor(words: Words) {
    this.words = words
    this.printed = new PieceWords(words)
  }

  // Things

  thing(key: string): string {
    if (PIECES[key]) return this.printed.name(key)
    if (isNumber(key) || key.startsWith(BACK)) return this.card(key)
    for (const group of ['location', 'phase'])
      if (this.words.knows(`${group}-${key}`)) return this.words.say(`${group}-${key}`)
    return this.printed.name(key)
  }

  details(key: string): string[] {
    const piece = PIECES[key]
    return piece ? this.printed.piece(piece) : []
  }

  place(at: string): string {
    if (at.includes(':')) return this.street(at)
    return isNumber(at) ? this.words.say('lot', { number: Number(at) }) : at
  }

  /** Says a street by its side of a lot: `15:N` is north of lot 15. */
  street(name: string): string {
    const [lot, side = ''] = name.split(':')
    const known = `street-${side.toUpperCase()}`
    return this.words.knows(known) ? this.words.say(known, { lot: lot! }) : name
  }

  lots(numbers: readonly number[]): string {
    return this.words.say('lots', { count: numbers.length, numbers: this.numbers(numbers) })
  }

  districts(numbers: readonly number[]): string {
    return this.words.say('districts', { count: numbers.length, numbers: this.numbers(numbers) })
  }

  /** Names a card: `card 15`, `card Lincoln Park`; of an unknown one the district. */
  card(key: string): string {
    if (key.startsWith(BACK)) return this.words.say('card-back', { number: Number(key.slice(BACK.length)) })
    return this.words.say(isNumber(key) ? 'card' : 'card-special', {
      card: isNumber(key) ? key : this.printed.name(key),
    })
  }

  points(points: number): string {
    return this.words.say('points', { points: sayNumber(this.words, points), size: Math.abs(points) })
  }

  // What happens

  move(move: Move): string {
    return this.words.say(`log-${move.do}`, this.facts(move))
  }

  facts(move: Move): Facts {
    const { piece, lots, card, street, district, origin, rotation, pile, offered, seat } = move as Record<string, Json>
    switch (move.do) {
      case 'build':
        return { piece: this.printed.form(piece as string, 'built'), lots: this.lots(lots as number[]) }
      case 'play':
        return { card: this.card(piece as string) }
      case 'discard':
      case 'give':
      case 'offer':
      case 'bid':
        return { card: this.card(card as string) }
      case 'tram':
        return { street: this.street(street as string) }
      case 'place':
      case 'district':
      case 'want':
        return { number: district as number }
      case 'at':
        return { place: this.point(origin) }
      case 'turn':
        return {
          turned: this.words.say(`turned-${rotation as number}`),
          number: (district as number | null) ?? 0,
          place: origin ? this.point(origin) : '?',
        }
      case 'draw':
        return { number: pile as number }
      case 'for':
        return { which: (offered as number) + 1 }
      case 'take':
        return { seat: this.words.say('player', { number: (seat as number) + 1 }) }
      default:
        return {}
    }
  }

  change(change: Change, seat: string): string {
    const gain = saySigned(this.words, change.amount)
    return this.words.say(`change-${change.track}`, {
      seat,
      value: sayNumber(this.words, change.amount),
      gain,
      gained: this.words.say('points', { points: gain, size: Math.abs(change.amount) }),
      why: this.cause(change),
      rule: change.rule,
    })
  }

  cause({ cause, track, at }: Change): string {
    const why = this.label(cause)
    if (at === null || (track === 'add' && isCounted(cause))) return why
    return at.includes(':')
      ? this.words.say('ledger-street', { why, street: this.street(at) })
      : this.words.say('ledger-lot', { why, lot: at })
  }

  label(key: string): string {
    return this.words.knows(`label-${key}`) ? this.words.say(`label-${key}`) : this.printed.name(key)
  }

  refusal(refusal: Refusal): string {
    return this.words.say('refusal', { reason: this.reason(refusal), rule: refusal.rule })
  }

  reason(refusal: Refusal): string {
    const { key, missing, at } = refusal
    const some = key === 'outskirts_lots' && missing ? (missing > 0 ? '-few' : '-many') : ''
    return this.words.say(`refusal-${key}${some}`, {
      missing: Math.abs(missing ?? 0),
      thing: this.thingRefused(refusal) || 'none',
      at: at ? this.place(at) : '?',
    })
  }

  /** Names what stands in the way or is missing, by the code of the refusal. */
  thingRefused({ key, thing, missing, at }: Refusal): string | null {
    if (thing == null || key === 'malformed') return thing ?? null
    if (CARD_CODES.includes(key)) return this.card(thing)
    if (key === 'too_few_adjacent') return this.neighbours(thing.split(' '), missing ?? 1)
    if (key === 'wrong_location') return this.words.say(`cond-location-${thing}`)
    if (key === 'needs_piece')
      return listed(
        this.words,
        'or',
        thing.split(' ').map((kind) => this.printed.name(kind)),
      )
    if (key === 'condition') return this.composedCondition(thing)
    if (key === 'forbidden_neighbour' && at) return this.words.say('ledger-lot', { why: this.thing(thing), lot: at })
    const numbered = NUMBERED.find(([codes]) => codes.includes(key) && isNumber(thing))
    return numbered ? this.words.say(numbered[1], { number: Number(thing) + numbered[2] }) : this.thing(thing)
  }

  neighbours(kinds: readonly string[], count: number): string {
    const some = listed(this.words, 'or', this.printed.forms(kinds, 'some', count))
    return this.words.say('refusal-missing-neighbours', { count, kinds: some })
  }

  composedCondition(key: string): string {
    const piece = PIECES[key]
    const isComposed = (each: Condition) => ['all', 'any', 'not'].includes(Object.keys(each)[0]!)
    const composed = (piece?.requires ?? []).filter(isComposed)
    return piece && composed.length === 1
      ? this.printed.condition(composed[0]!, cellsOf(piece).length)
      : this.thing(key)
  }

  prompt(position: Position, seat: string): string {
    const table = position as unknown as Table
    const said = this.words.say(promptKey(table), {
      seat,
      thing: this.asked(table),
      count: table.phase === 'draw' ? due(table) : null,
    })
    const dead = table.phase === 'act' && table.viewer === table.turn ? deadCards(table) : 0
    return dead ? `${said} ${this.words.say('prompt-dead', { count: dead })}` : said
  }

  // The end

  outcome({ ranking, scores, reason }: Outcome, names: readonly string[]): string {
    const winners = ranking[0] ?? []
    const score = scores[winners[0] ?? 0]!
    const facts = {
      names: listed(
        this.words,
        'and',
        winners.map((seat) => names[seat]!),
      ),
      points: sayNumber(this.words, score),
      size: Math.abs(score),
    }
    return [
      this.words.say(`reason-${reason}`),
      this.words.say(winners.length === 1 ? 'outcome-winner' : 'outcome-shared', facts),
      ...places(ranking, (place, seats) =>
        this.words.say('outcome-place', {
          place,
          names: seats.map((seat) => names[seat]).join(', '),
          points: sayNumber(this.words, scores[seats[0]!]!),
        }),
      ),
    ].join('\n')
  }

  private asked({ phase, district, piece }: Table): string | null {
    if (phase === 'origin' || phase === 'rotation') return this.words.say('district', { number: district ?? 0 })
    return phase === 'site' ? this.printed.name(piece ?? '') : null
  }

  private point(origin: Json | undefined): string {
    const [x, y] = origin as number[]
    return this.words.say('place', { x: String(x), y: String(y) })
  }

  private numbers(numbers: readonly number[]): string {
    return listed(this.words, 'and', [...numbers].sort((a, b) => a - b).map(String))
  }
}

/** The part of a position that says what is due. */
interface Table {
  phase: string
  turn: number
  viewer: number | null
  district: number | null
  piece: string | null
  asked: number | null
  options: { trade_cards?: boolean; dead_cards_stay?: boolean }
  pieces: [string, number[]][]
  hands: string[][]
  named: Record<string, number>
  bids: { seat: number; cards: string[] }[]
}

/** Gives the key of what is due: actions depend on city hall and on trade (R4.3, R8.1). */
function promptKey({ phase, asked, bids, pieces, options }: Table): string {
  if (phase === 'reply' && bids.some(({ seat, cards }) => seat === asked && cards.length)) return 'prompt-reply-more'
  if (phase !== 'act') return `prompt-${phase}`
  const early = !pieces.some(([piece]) => piece === 'city_hall')
  return `prompt-act${early ? '-early' : ''}${options.trade_cards ? '-trade' : ''}`
}

function due({ hands, turn, named }: Table): number {
  const chosen = Object.values(named).reduce((sum, count) => sum + count, 0)
  const full = HAND_SIZE[String(hands.length)] ?? 0
  return Math.max(1, full - (hands[turn]?.length ?? full) - chosen)
}

/** Counts the cards the active player may discard freely, as far as they can be seen (R4.14). */
function deadCards({ options, hands, turn, pieces }: Table): number {
  if (options.dead_cards_stay) return 0
  const covered = new Set(pieces.flatMap(([, lots]) => lots.map(String)))
  return (hands[turn] ?? []).filter((card) => covered.has(card)).length
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text)
}
