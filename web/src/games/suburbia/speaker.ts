/** Suburbia in words, from the same `.ftl` keys as `games/suburbia/words.py`. */
import type { Move } from '../../pick/pick'
import {
  listed,
  named,
  places,
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
import { CATEGORIES, GOALS, isEveryCategory, kindsOf, LAKE, TILES, type Effect } from './printed'

const STEPS = ['price', 'discard', 'red_line', 'income', 'debt', 'reputation', 'fee', 'conversion', 'test']

export class SuburbiaSpeaker implements Speaker {
  readonly words: Words

  constructor(words: Words) {
    this.words = words
  }

  // Things

  thing(key: string): string {
    return named(this.words, ['tile', 'goal', 'phase'], key) ?? readable(key)
  }

  details(key: string): string[] {
    const goal = GOALS[key]
    if (!goal) return [...this.printed(key), ...this.effects(key)]
    return [
      this.words.say('detail-goal', { asks: this.words.say(`goal-${key}.asks`) }),
      this.words.say('detail-worth', { gain: this.gain('population', goal.population) }),
    ]
  }

  printed(key: string): string[] {
    const say = this.words.say.bind(this.words)
    if (key === LAKE.id) return [say('detail-cost', { price: this.money(LAKE.cost) })]
    const tile = TILES[key]
    if (!tile) return []
    return [
      say('detail-cost', { price: this.money(tile.cost) }),
      say('detail-category', { category: say(`category-${tile.category}`) }),
      ...(tile.icon ? [say('detail-icon', { icon: say(`icon-${tile.icon}`) })] : []),
      say('detail-stack', { stack: say(`stack-${tile.stack}`) }),
    ]
  }

  effects(key: string): string[] {
    const tile = key === LAKE.id ? LAKE : TILES[key]
    return tile ? tile.effects.map((effect) => this.effect(effect)) : []
  }

  /** Says one effect: what it gives, and for each of what, where and when. */
  effect(effect: Effect): string {
    const gain = this.gain(effect.track, effect.amount)
    const kinds = kindsOf(effect)
    if (!kinds.length) return this.words.say(`effect-${effect.when ?? 'now'}`, { gain })
    const key = effect.when === 'after' ? 'effect-after' : `effect-each-${effect.where}`
    const said = this.words.say(key, { gain, ...this.counted(kinds) })
    return isEveryCategory(kinds) ? this.words.say('effect-not_lakes', { effect: said }) : said
  }

  counted(kinds: readonly string[]): { each: string; kind: string } {
    if (isEveryCategory(kinds)) return { each: 'tile', kind: this.words.say('kind-any') }
    if (CATEGORIES.includes(kinds[0]!)) {
      const names = kinds.map((kind) => this.words.say(`category-${kind}`))
      return { each: 'tile', kind: this.words.say('kind-tile', { categories: listed(this.words, 'or', names) }) }
    }
    const names = kinds.map((kind) => this.words.say(`icon-${kind}.each`))
    return { each: kinds.length === 1 ? kinds[0]! : 'several', kind: listed(this.words, 'or', names) }
  }

  // Numbers

  gain(track: string, amount: number): string {
    return this.words.say('gain', { track, sign: amount < 0 ? 'minus' : 'plus', size: Math.abs(amount) })
  }

  number(value: number): string {
    return sayNumber(this.words, value)
  }

  money(value: number): string {
    return this.words.say('money', { sign: value < 0 ? 'minus' : 'none', size: Math.abs(value) })
  }

  // What happens

  move(move: Move): string {
    const { tile, goal, slot, cell } = move as Move & {
      tile?: string | null
      goal?: string
      slot?: number | null
      cell?: readonly number[]
    }
    const done = move.do === 'keep' && !GOALS[goal ?? ''] ? 'keep_secret' : move.do
    const line = this.words.say(`log-${done}`, {
      tile: tile == null ? this.words.say('that') : this.thing(tile),
      goal: goal == null ? null : this.thing(goal),
      at: cell ? cell.join(',') : null,
    })
    return slot == null ? line : this.words.say('log-from', { line, slot })
  }

  change(change: Change, seat: string): string {
    const unit = change.track === 'money' ? 'money' : 'signed'
    return this.words.say(change.applied === change.amount ? 'change' : 'change-cut', {
      seat,
      gain: this.gain(change.track, change.amount),
      real: this.words.say(unit, { sign: signOf(change.applied), size: Math.abs(change.applied) }),
      why: this.cause(change),
      rule: change.rule,
    })
  }

  cause({ cause, at }: Change): string {
    if (STEPS.includes(cause)) return this.words.say(`ledger-${cause}`)
    const name = this.thing(cause)
    if (GOALS[cause]) return this.words.say('ledger-goal', { goal: name })
    return at ? this.words.say('ledger-tile', { tile: name, at }) : name
  }

  refusal(refusal: Refusal): string {
    return this.words.say('refusal', { reason: this.reason(refusal), rule: refusal.rule })
  }

  reason({ key, missing, thing, at }: Refusal): string {
    const said = thing && (/^\d+$/.test(thing) ? this.words.say('slot', { number: Number(thing) }) : this.thing(thing))
    return this.words.say(`refusal-${key}`, { missing: missing ?? 0, thing: said || 'none', at: at ?? '?' })
  }

  prompt(position: Position, seat: string): string {
    return this.words.say(`prompt-${String(position.phase)}`, { seat })
  }

  // The end

  outcome(outcome: Outcome, names: readonly string[]): string {
    const say = this.words.say.bind(this.words)
    const lines = [say(`reason-${outcome.reason}`), this.victory(outcome, names)]
    const { rating } = outcome.facts
    if (rating) lines.push(say('outcome-rating', { rating: say(`rating-${rating}`) }))
    else if (rating !== undefined) lines.push(say('outcome-no_rating'))
    if (outcome.scores.length > 1) lines.push(...this.places(outcome, names))
    return lines.join('\n')
  }

  victory({ ranking, scores, facts }: Outcome, names: readonly string[]): string {
    const winners = ranking[0] ?? []
    const score = scores[winners[0] ?? 0]!
    const said = listed(
      this.words,
      'and',
      winners.map((seat) => names[seat]!),
    )
    if ('beaten' in facts)
      return this.words.say(facts.beaten ? 'outcome-beaten' : 'outcome-not_beaten', {
        score: scores[0]!,
        other: scores[1]!,
      })
    if ('rating' in facts) return this.words.say('outcome-solo', { names: said, score })
    return this.words.say(winners.length === 1 ? 'outcome-winner' : 'outcome-shared', { names: said, score })
  }

  places({ ranking, scores }: Outcome, names: readonly string[]): string[] {
    return places(ranking, (place, seats) =>
      this.words.say('outcome-place', {
        place,
        names: seats.map((seat) => names[seat]).join(', '),
        score: scores[seats[0]!]!,
      }),
    )
  }
}
