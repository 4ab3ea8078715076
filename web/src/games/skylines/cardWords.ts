/** What a card says, in words made from its data: rows, condition and lasting rules (`card_words.py`). */
import { listed, sayNumber } from '../../words/speaker'
import type { Facts, Words } from '../../words/words'
import type { Card, Changes, Condition, Rule } from './printed'

const COMPARED = { '<': 'below', '<=': 'at_most', '==': 'equal', '>=': 'at_least', '>': 'above' } as const

export class CardWords {
  readonly words: Words
  readonly say: Words['say']

  constructor(words: Words) {
    this.words = words
    this.say = words.say.bind(words)
  }

  /** Says what a card does: first row, second row with its condition, then its rules. */
  effects(card: Card): string[] {
    const first = Object.keys(card.effects).length
      ? [this.say('effect-first', { gains: this.gains(card.effects) })]
      : []
    const second = Object.keys(card.benefit).length ? [this.second(card)] : []
    return [...first, ...second, ...card.rules.map((rule) => this.rule(card, rule))]
  }

  second(card: Card): string {
    const gains = this.gains(card.benefit)
    if (!card.condition.length) return this.say('effect-second-always', { gains })
    return this.say('effect-second', { condition: this.condition(card), gains })
  }

  // Numbers

  gains(row: Changes): string {
    const said = Object.entries(row).flatMap(([track, amount]) =>
      typeof amount === 'number'
        ? [this.gain(track, amount)]
        : Object.entries(amount).map(([name, steps]) => this.towardZero(name, steps)),
    )
    return said.join(', ')
  }

  gain(track: string, amount: number): string {
    return this.say('gain', { track: this.track(track), sign: amount < 0 ? 'minus' : 'plus', size: Math.abs(amount) })
  }

  towardZero(track: string, steps: number): string {
    return this.say('gain-toward_zero', { track: this.track(track), steps })
  }

  number(value: number): string {
    return sayNumber(this.words, value)
  }

  money(amount: number): string {
    return this.say('money', { amount })
  }

  track(track: string): string {
    return this.say(`track-${track}`)
  }

  // Conditions

  /** Says a whole condition; services together, zones together, in the order of the card. */
  condition({ condition, kind }: Card): string {
    const groups = new Map<string, Condition[]>()
    for (const part of condition) groups.set(part.type, [...(groups.get(part.type) ?? []), part])
    const clauses = [...groups].flatMap(([type, parts]) => {
      if (type === 'service') return [this.services(parts)]
      return type === 'district_count' ? [this.zones(parts, kind)] : parts.map((part) => this.trackCondition(part))
    })
    return clauses.reduce((said, clause) => this.say('condition-list', { first: said, last: clause }))
  }

  services(parts: readonly Condition[]): string {
    const which = parts.length === 1 ? parts[0]!.service! : 'several'
    const services = listed(
      this.words,
      'and',
      parts.map((part) => this.say(`service-${part.service}.by`)),
    )
    return this.say('condition-service', { which, services })
  }

  zones(parts: readonly Condition[], kind: string): string {
    const said = parts.map(({ zone, min }) =>
      this.say(`zones-${zone}`, { count: min, other: zone === kind ? 'yes' : 'no' }),
    )
    return this.say('condition-zones', { zones: listed(this.words, 'and', said) })
  }

  trackCondition({ track = '', op = '==', value = 0 }: Condition): string {
    return this.say(`condition-track-${COMPARED[op]}`, {
      track,
      name: this.track(track),
      value: this.number(value),
      zero: value ? 'no' : 'yes',
    })
  }

  // Rules

  /** Says one rule, and for whose actions it holds (K11.4, K11.7). */
  rule(card: Card, rule: Rule): string {
    const said = this.bareRule(rule)
    if (rule.trigger === 'on_build' || rule.trigger === 'end_of_milestone') return said
    const scope = rule.scope === 'owner' ? 'owner' : card.kind === 'news' ? 'news' : 'everybody'
    return this.say(`rule-scope-${scope}`, { rule: said })
  }

  bareRule(rule: Rule): string {
    const { delta = 0, kind = 'any', track = 'money' } = rule
    return this.say(ruleKey(rule), {
      kind,
      a: this.say(`kind-${kind}.a`),
      all: this.say(`kind-${kind}.all`),
      of: this.say(`kind-${kind}.of`),
      track,
      name: this.track(track),
      amount: Math.abs(delta),
      change: isMore(rule) ? 'more' : 'less',
      gain: this.gain(track, delta),
      gains: this.gains(rule.effect ?? rule.each ?? {}),
      ...this.rest(rule),
    })
  }

  rest({ per, max, below, service }: Rule): Facts {
    const zone = per?.zone
    return {
      zone: zone ? this.say(`kind-${zone}`) : null,
      zone_object: zone ? this.say(`kind-${zone}.a`) : null,
      max,
      below: below === undefined ? null : this.number(below),
      service: service ? this.say(`service-${service}`) : null,
    }
  }
}

function ruleKey({ trigger, sign, where, reach, max }: Rule): string {
  const way = trigger === 'on_build' && max === undefined ? 'all' : (sign ?? where ?? reach)
  return way ? `rule-${trigger}-${way}` : `rule-${trigger}`
}

/** Says whether a modifier makes a change larger: a fall grows by a minus (K12.3). */
function isMore({ delta = 0, sign }: Rule): boolean {
  return sign === 'decrease' ? delta < 0 : delta > 0
}
