/** Cities: Skylines in words, from the same `.ftl` keys as `games/skylines/words.py`. */
import type { Move } from '../../pick/pick'
import {
  readable,
  sayNumber,
  signOf,
  type Change,
  type Outcome,
  type Position,
  type Refusal,
  type Speaker,
} from '../../words/speaker'
import type { Words } from '../../words/words'
import { CardWords } from './cardWords'
import {
  BOARDS,
  CARDS,
  outlineOf,
  SCENARIOS,
  SWAP_COST,
  TILES,
  TRACKS,
  type Card,
  type Scenario,
  type Tile,
} from './printed'

const BACK = 'back-' // and a level, or "role": a card that lies face down
const CAUSES = ['exchange', 'swap', 'limit']
const LEVELS = ['I', 'II', 'III']
const PHASES = ['role', 'board', 'turn', 'tile', 'place', 'draw', 'refill', 'swap', 'redraw', 'over']
const SOURCES: Record<string, string> = { seed: 'printed', public: 'public', reconstructed: 'reconstructed' }
const GROUPS: Record<string, readonly string[]> = {
  track: [...new Set([...Object.keys(TRACKS), 'money', 'overall'])],
  scenario: Object.keys(SCENARIOS),
  board: Object.keys(BOARDS),
  tile: Object.keys(TILES),
  card: Object.keys(CARDS),
}

/** Every id with its group, however it is spelled; where two groups share one, the later wins. */
const KEYS = new Map(
  Object.entries(GROUPS).flatMap(([group, ids]) => ids.map((id) => [plain(id), [group, id] as const] as const)),
)

export class SkylinesSpeaker implements Speaker {
  readonly words: Words
  readonly say: Words['say']
  readonly cards: CardWords

  constructor(words: Words) {
    this.words = words
    this.say = words.say.bind(words)
    this.cards = new CardWords(words)
  }

  // Names

  thing(key: string): string {
    const known = KEYS.get(plain(key))
    if (known) return this.named(...known)
    if (LEVELS.includes(key)) return this.say('pile', { level: key })
    if (PHASES.includes(key)) return this.say(`phase-${key}`)
    if (key === 'exchange') return this.say('exchange_pile')
    return key.startsWith(BACK) ? this.say('card-back', { level: key.slice(BACK.length) }) : readable(key)
  }

  named(group: string, key: string): string {
    if (group === 'board') return this.say('city_board', { board: key })
    const said = this.say(`${group}-${key}`)
    return said === `${group}-${key}` ? readable(key) : said
  }

  // What is printed

  details(key: string): string[] {
    const [group, found] = KEYS.get(plain(key)) ?? ['', key]
    switch (group) {
      case 'card':
        return this.cardDetails(CARDS[found]!)
      case 'tile':
        return this.tileDetails(TILES[found]!)
      case 'board':
        return this.boardDetails(found)
      case 'scenario':
        return this.scenarioDetails(SCENARIOS[found]!)
      case 'track':
        return this.trackDetails(found)
      default:
        return []
    }
  }

  cardDetails(card: Card): string[] {
    return [
      this.say('detail-card', { what: this.what(card.kind, card.subtype, card.level) }),
      ...(card.kind === 'role' || card.kind === 'news' ? [] : this.buildDetails(card)),
      ...this.cards.effects(card),
      ...(['unique', 'policy', 'news'].includes(card.kind) ? [this.say(`detail-${card.kind}`)] : []),
      ...this.mark(card.source, card.reconstructed_fields),
    ]
  }

  buildDetails({ tile, cost }: Card): string[] {
    const price = cost ? this.say('detail-cost', { price: this.cards.money(cost) }) : this.say('detail-cost-none')
    if (tile?.any) return [this.say('detail-tile-any', { kind: this.say(`kind-${tile.any}`) }), price]
    if (!tile?.id) return [price]
    const squares = outlineOf(tile.id).join('').split('X').length - 1
    return [this.say('detail-tile', { tile: this.thing(tile.id), squares }), price]
  }

  what(kind: string, subtype?: string, level?: string): string {
    const said = [this.say(`kind-${kind}`)]
    if (subtype) said.push(this.say(`${kind}-${subtype}`))
    if (level) said.push(this.say('level', { level }))
    return said.join(', ')
  }

  tileDetails(tile: Tile): string[] {
    return [
      this.say('detail-kind', { what: this.what(tile.category, tile.subtype, tile.level) }),
      this.say('detail-outline', { shape: `${tile.shape} (${outlineOf(tile.id).join(' / ')})` }),
      this.say('detail-count', { count: tile.count }),
      ...(tile.category === 'service'
        ? [this.say(`detail-reach-${tile.level === 'I' ? 'adjacent' : 'district'}`)]
        : []),
      ...(tile.category === 'utility' ? [this.say('detail-one_utility')] : []),
      ...this.partMark('outline', tile.source),
    ]
  }

  boardDetails(key: string): string[] {
    const { development_cost, development_cost_source, grid, grid_source } = BOARDS[key]!
    const squares = grid.join('').split('.').length - 1
    return [
      this.say('detail-development', { price: this.cards.money(development_cost) }),
      this.say('detail-districts', { districts: countDistricts(grid), squares }),
      ...grid,
      ...this.partMark('development_cost', development_cost_source),
      ...this.partMark('grid', grid_source),
    ]
  }

  scenarioDetails({ id, layout, milestones, start_money, modules, source }: Scenario): string[] {
    const level = ([name, amount]: [string, number]) =>
      this.say('detail-scenario-level', { level: this.say(`difficulty-${name}`), money: this.cards.money(amount) })
    return [
      ...(this.words.knows(`scenario-${id}`) ? [this.say(`scenario-${id}.meaning`)] : []),
      layout
        ? this.say('detail-scenario-boards', { boards: layout.map(({ board }) => board).join(', ') })
        : this.say('detail-scenario-free_boards', { count: milestones }),
      ...(typeof start_money === 'number'
        ? [this.say('detail-scenario-money', { money: this.cards.money(start_money) })]
        : Object.entries(start_money).map(level)),
      modules.length
        ? this.say('detail-scenario-modules', {
            modules: modules.map((module) => this.say(`kind-${module}.all`)).join(', '),
          })
        : this.say('detail-scenario-plain'),
      ...(typeof source === 'string'
        ? this.mark(source, [])
        : Object.entries(source).flatMap(([part, kind]) => this.partMark(part, kind))),
    ]
  }

  trackDetails(key: string): string[] {
    const track = TRACKS[key]
    if (!track) return []
    const high = track.high === undefined ? 'none' : sayNumber(this.words, track.high)
    return [
      this.say('detail-range', { low: sayNumber(this.words, track.low), high }),
      this.say(`detail-below-${track.below}`),
      this.say(`detail-above-${track.above || 'none'}`),
      ...this.partMark('range', track.source),
    ]
  }

  /** Says whether a card is printed fact, and which parts of it are ours, if that is known. */
  mark(source: string, fields: readonly string[]): string[] {
    const kind = sourceOf(source)
    if (!kind) return []
    if (kind === 'reconstructed' || !fields.length) return [this.say(`mark-${kind}`)]
    const ours = fields.map((field) => this.say(`field-${field.replaceAll('.', '-')}`))
    return [this.say(`mark-${kind}-but`, { fields: ours.join(', ') })]
  }

  partMark(part: string, source: string): string[] {
    const kind = sourceOf(source)
    return kind ? [this.say(`mark-part-${kind}`, { part: this.say(`part-${part}`) })] : []
  }

  // What happens

  move(move: Move): string {
    const { card, tile, board, at, rot, from } = move as Move & {
      card?: string | null
      tile?: string
      board?: string
      at?: readonly number[]
      rot?: number
      from?: string
    }
    const done = from === 'exchange' ? 'take' : move.do
    const name = (key?: string | null) => (key == null ? null : this.thing(key))
    return this.say(`log-${done}`, {
      at: at?.join(',') ?? null,
      rot: rot ?? (move.do === 'place' ? 0 : null),
      level: from ?? null,
      card: name(card),
      tile: name(tile),
      board: name(board),
    })
  }

  change(change: Change): string {
    const why = this.cause(change)
    if (change.track === 'condition')
      return this.say(change.amount > 0 ? 'change-held' : 'change-failed', { why, rule: change.rule })
    return this.say(change.applied === change.amount ? 'change' : 'change-cut', {
      gain: this.cards.gain(change.track, change.amount),
      real: this.say('signed', { sign: signOf(change.applied), size: Math.abs(change.applied) }),
      why,
      rule: change.rule,
    })
  }

  cause({ cause, at }: Change): string {
    const [group = '', key] = cause.split(':')
    if (group === 'track') return this.say('ledger-track', { track: this.say(`track-${key}`) })
    if (group === 'service') return this.say('ledger-service', { service: this.say(`service-${key}`) })
    if (group === 'zone') return this.say('ledger-zone', { zone: this.say(`kind-${key}`) })
    if (CAUSES.includes(group)) return this.say(`ledger-${group}`)
    const name = this.thing(key || group)
    return at ? this.say('ledger-at', { card: name, at }) : name
  }

  refusal(refusal: Refusal): string {
    return this.say('refusal', { reason: this.reason(refusal), rule: refusal.rule })
  }

  reason({ key, missing, thing, at }: Refusal): string {
    return this.say(`refusal-${key}`, {
      missing: missing ?? 0,
      thing: thing ? this.thing(thing) : 'none',
      at: at ?? '?',
    })
  }

  prompt(position: Position, seat: string): string {
    const { phase, piles, card, tile, put } = position as {
      phase: string
      piles: Record<string, unknown[]>
      card: string | null
      tile: string | null
      put: number
    }
    const mustEnd = phase === 'turn' && Object.values(piles).every((pile) => !pile.length)
    return this.say(mustEnd ? 'prompt-must_end' : `prompt-${phase}`, {
      seat,
      card: card ? this.thing(card) : '?',
      tile: tile ? this.thing(tile) : '?',
      count: put,
      price: this.cards.money(SWAP_COST),
    })
  }

  // The end

  outcome({ facts, scores, reason }: Outcome): string {
    const kind = facts.result === 'lost' ? 'lost' : facts.win ? 'won' : 'not_won'
    const lines = [
      this.say(`reason-${reason}`),
      this.say(`outcome-${kind}`, {
        score: sayNumber(this.words, scores[0]!),
        needed: sayNumber(this.words, Number(facts.win_from ?? 0)),
      }),
    ]
    if (facts.band) lines.push(this.say('outcome-band', { band: this.named('band', String(facts.band)) }))
    return lines.join('\n')
  }
}

/** Counts the grass areas of a board that roads and water keep apart. */
function countDistricts(grid: readonly string[]): number {
  const left = new Set(grid.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '.' ? [`${y},${x}`] : []))))
  let found = 0
  for (const first of left) {
    found++
    const edge = [first]
    while (edge.length) {
      const here = edge.pop()!
      if (!left.delete(here)) continue
      const [y, x] = here.split(',').map(Number) as [number, number]
      edge.push(`${y + 1},${x}`, `${y - 1},${x}`, `${y},${x + 1}`, `${y},${x - 1}`)
    }
  }
  return found
}

function plain(key: string): string {
  return key
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[\s_-]+/g, '_')
}

function sourceOf(source: string): string {
  return SOURCES[source.split(':')[0]!] ?? ''
}
