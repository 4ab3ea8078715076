/** What is printed on a piece, said from its data: an invented building explains itself as well (`printed.py`). */
import { listed, saySigned, sayNumber } from '../../words/speaker'
import type { Words } from '../../words/words'
import { cellsOf, PIECES, type Add, type Condition, type Imposed, type Multiplier, type Piece } from './printed'

type Form = 'built' | 'beside' | 'some'

const SEVERAL = 5 // any number that asks for the plain plural, in Russian too

export class PieceWords {
  readonly words: Words

  constructor(words: Words) {
    this.words = words
  }

  // Names and their forms

  name(key: string): string {
    for (const group of ['piece', 'kind'])
      if (this.words.knows(`${group}-${key}`)) return this.words.say(`${group}-${key}`)
    for (const group of ['piece', 'kind']) {
      const said = this.words.say(`${group}-${key}`)
      if (said !== `${group}-${key}`) return said
    }
    const names = PIECES[key]?.names
    return names?.[this.words.language] ?? names?.en ?? key.replaceAll('_', ' ')
  }

  form(key: string, form: Form, count = 1, kase = 'nominative'): string {
    for (const group of ['kind', 'piece']) {
      const known = `${group}-${key}.${form}`
      if (this.words.knows(known)) return this.words.say(known, { count, case: kase })
    }
    return this.words.say(`other-kind.${form}`, { name: this.name(key), count, case: kase })
  }

  forms(keys: readonly string[], form: Form, count = 1, kase = 'nominative'): string[] {
    return keys.map((key) => this.form(key, form, count, kase))
  }

  /** Joins what is not there: `factory or compost yard`, `usine ni aire de compostage`. */
  neither(keys: readonly string[]): string {
    const [first, ...others] = this.forms(keys, 'some', 1, 'genitive')
    return others.reduce(
      (said, other, i) =>
        this.words.say(i === others.length - 1 ? 'list-nor' : 'list-nor-more', { first: said, last: other }),
      first ?? '',
    )
  }

  // Conditions

  /** Says a condition for so many cells, or, with `truly` off, that it must not hold. */
  condition(asked: Condition, cells: number, truly = true): string {
    const [word, what] = Object.entries(asked)[0]!
    switch (word) {
      case 'not':
        return this.condition(what as Condition, cells, !truly)
      case 'all':
      case 'any':
        return this.composed(asked, cells, truly)
      case 'built':
        return this.built(what as string, truly)
      case 'location':
        return this.words.say(`cond-location-${(what === 'outskirts') === truly ? 'outskirts' : 'center'}`)
      case 'lots_on_outskirts':
        return this.lotsOnOutskirts(what as { min?: number; max?: number }, cells, truly)
      case 'adjacent':
        return this.adjacent(what as { select: string[]; min?: number }, truly)
      default:
        return this.words.say(truly ? `cond-${word}` : `cond-${word}-not`, {
          count: typeof what === 'number' ? what : 0,
        })
    }
  }

  composed(asked: Condition, cells: number, truly: boolean): string {
    const joint = jointOf(asked, truly)
    const parts = Object.values(asked)[0] as Condition[]
    const said = parts.map((part) => {
      const text = this.condition(part, cells, truly)
      const inner = jointOf(part, truly)
      return parts.length > 1 && inner && inner !== joint ? this.words.say('cond-group', { conditions: text }) : text
    })
    return listed(this.words, joint || 'and', said)
  }

  built(kind: string, truly: boolean): string {
    return truly
      ? this.words.say('cond-built', { kind: this.form(kind, 'beside') })
      : this.words.say('cond-built-not', { none: this.neither([kind]) })
  }

  lotsOnOutskirts({ min = 0, max }: { min?: number; max?: number }, cells: number, truly: boolean): string {
    const high = max ?? cells
    const said: string[] = []
    if (min > 0) said.push(this.words.say(`cond-outskirts-${truly ? 'min' : 'max'}`, { count: truly ? min : min - 1 }))
    if (high < cells || !said.length)
      said.push(this.words.say(`cond-outskirts-${truly ? 'max' : 'min'}`, { count: truly ? high : high + 1 }))
    return listed(this.words, truly ? 'and' : 'or', said)
  }

  adjacent({ select, min = 1 }: { select: readonly string[]; min?: number }, truly: boolean): string {
    if (min === 1 && truly)
      return this.words.say('cond-adjacent', { kinds: listed(this.words, 'or', this.forms(select, 'beside')) })
    if (min === 1) return this.words.say('cond-adjacent-none', { none: this.neither(select), count: select.length })
    const some = listed(this.words, 'or', this.forms(select, 'some', min, truly ? 'nominative' : 'genitive'))
    return this.words.say(truly ? 'cond-adjacent-many' : 'cond-adjacent-few', { count: min, kinds: some })
  }

  // A piece

  piece(piece: Piece): string[] {
    const say = this.words.say.bind(this.words)
    const cells = cellsOf(piece).length
    return [
      ...this.kinds(piece),
      say('detail-supply', { supply: this.supply(piece.supply) }),
      say('detail-shape', { shape: this.shape(piece) }),
      say(piece.pay?.special_card ? 'detail-price-card' : 'detail-price-lots', { count: cells }),
      ...(piece.requires ?? []).map((each) => say('detail-condition', { condition: this.condition(each, cells) })),
      ...this.value(piece, cells),
      ...(piece.imposes ?? []).map((effect) => this.imposed(effect)),
    ]
  }

  kinds({ id, kind, tags = [] }: Piece): string[] {
    const all = [kind, ...tags].filter((key) => key !== id)
    const told = all.includes('special') ? all.filter((key) => key !== 'building') : all
    return told.length ? [this.words.say('detail-class', { kinds: told.map((key) => this.name(key)).join(', ') })] : []
  }

  supply(supply: Piece['supply']): string {
    if (typeof supply === 'number') return String(supply)
    if (new Set(Object.values(supply)).size === 1) return String(Object.values(supply)[0])
    const one = ([profile, count]: [string, number]) =>
      this.words.say('detail-supply-profile', { supply: count, profile: this.words.say(`supply-${profile}`) })
    return Object.entries(supply).map(one).join(', ')
  }

  shape(piece: Piece): string {
    const known = `shape-${piece.shape}`
    const said = this.words.say(known)
    if (said !== known) return said
    const cells = cellsOf(piece)
    return this.words.say('shape-other', { count: cells.length, rows: rowsOf(cells).join(' / ') })
  }

  // Its value

  value({ value = {} }: Piece, cells: number): string[] {
    const { base = 0, add = [], multiply = [], floor } = value
    if (!base && !add.length && !multiply.length) return [this.words.say('detail-no_points')]
    return [
      this.words.say('detail-points', { points: sayNumber(this.words, base) }),
      ...add.map((each) => this.add(each, cells)),
      ...(floor ? [this.floor(floor)] : []),
      ...this.multipliers(multiply, cells),
    ]
  }

  add(add: Add, cells: number): string {
    if (add.when) {
      const condition = this.condition(add.when, cells)
      return this.words.say('detail-add', { gain: saySigned(this.words, add.points ?? 0), condition })
    }
    const kinds = typeof add.count === 'object' ? add.count.adjacent_pieces : []
    const what = kinds.length ? 'pieces' : 'lots'
    const kind = listed(this.words, 'or', this.forms(kinds, 'some'))
    if (!add.table)
      return this.words.say(`detail-each-${what}`, { gain: saySigned(this.words, add.points_each ?? 0), kind })
    return this.words.say(`detail-table-${what}`, {
      kind,
      kinds: listed(this.words, 'or', this.forms(kinds, 'some', SEVERAL)),
      range: this.words.say('detail-range', { first: 0, last: add.table.length - 1 }),
      table: add.table.map((points) => saySigned(this.words, points)).join(', '),
    })
  }

  multipliers(multipliers: readonly Multiplier[], cells: number): string[] {
    const lines = multipliers.map(({ factor, when }) =>
      this.words.say('detail-multiply', { factor, condition: this.condition(when, cells) }),
    )
    if (multipliers.length < 2) return lines
    const together = 1 + multipliers.reduce((sum, { factor }) => sum + factor - 1, 0)
    return [...lines, this.words.say('detail-together', { factor: together, count: multipliers.length })]
  }

  floor({ subtotal_at_most, score }: { subtotal_at_most: number; score: number }): string {
    return this.words.say('detail-floor', {
      limit: sayNumber(this.words, subtotal_at_most),
      points: sayNumber(this.words, score),
      size: Math.abs(score),
    })
  }

  imposed(effect: Imposed): string {
    const kinds = listed(this.words, 'and', this.forms(effect.on, 'some', SEVERAL, 'genitive'))
    if (effect.forbid) return this.words.say('detail-imposes-forbid', { kinds, none: this.neither(effect.on) })
    if (effect.factor !== undefined) return this.words.say('detail-imposes-factor', { factor: effect.factor, kinds })
    return this.words.say('detail-imposes-points', { gain: saySigned(this.words, effect.points ?? 0), kinds })
  }
}

function jointOf(asked: Condition, truly: boolean): 'and' | 'or' | '' {
  const [word, what] = Object.entries(asked)[0]!
  if (word === 'not') return jointOf(what as Condition, !truly)
  if (word !== 'all' && word !== 'any') return ''
  return (word === 'all') === truly ? 'and' : 'or'
}

function rowsOf(cells: readonly (readonly [number, number])[]): string[] {
  const [left, top] = [Math.min(...cells.map(([x]) => x)), Math.min(...cells.map(([, y]) => y))]
  const taken = new Set(cells.map(([x, y]) => `${x - left},${y - top}`))
  const width = Math.max(...cells.map(([x]) => x)) - left + 1
  const height = Math.max(...cells.map(([, y]) => y)) - top + 1
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (taken.has(`${x},${y}`) ? '#' : '.')).join(''),
  )
}
