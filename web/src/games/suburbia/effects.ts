/** Effects as a line of signs: amount · track · reach · target. Generated from the same data as the words. */
import { categoryOf } from './pictures'
import { moneyChange } from '../../words/language.svelte'
import { signed } from '../../words/numbers'
import { CATEGORIES, isEveryCategory, kindsOf, type Effect } from './printed'

/** How wide each sign of an amount is in our font, bold and tabular, as a part of its size. */
const FIGURE = 0.655

/** A part of the line: text, or a sign of the sprite. `apart` asks for a wider gap before it. */
export interface Atom {
  readonly text?: string
  readonly sign?: string
  readonly bad?: boolean
  readonly apart?: boolean
}

/** Gives the amount and track of an effect: `+3 ☻`, `+$2`. */
export function amountAtoms({ track, amount }: Effect): Atom[] {
  const bad = amount < 0
  if (track === 'money') return [{ text: moneyChange(amount), bad }]
  return [{ text: signed(amount), bad }, { sign: `g-${track}` }]
}

/** Gives where an effect counts and what. */
export function targetAtoms(effect: Effect): Atom[] {
  if (effect.when === 'red_line') return [{ sign: 'g-line', apart: true }]
  const kinds = kindsOf(effect)
  const reach: Atom = { sign: effect.when === 'after' ? 'g-after' : `g-${effect.where ?? 'adjacent'}`, apart: true }
  return [reach, ...(isEveryCategory(kinds) ? [{ sign: 'g-any' }] : kinds.map((kind) => ({ sign: signOf(kind) })))]
}

/** Gives what a tile does at once. */
export function atOnce(effects: readonly Effect[]): Atom[] {
  return effects.filter(isAtOnce).flatMap(amountAtoms)
}

/** Gives the lines of what a tile does each time; effects with the same reach and target share one. */
export function eachTime(effects: readonly Effect[]): Atom[][] {
  const lines = new Map<string, Effect[]>()
  for (const effect of effects.filter((effect) => !isAtOnce(effect))) {
    const key = JSON.stringify([effect.where, effect.when, kindsOf(effect)])
    lines.set(key, [...(lines.get(key) ?? []), effect])
  }
  return [...lines.values()].map((same) => [...same.flatMap(amountAtoms), ...targetAtoms(same[0]!)])
}

export interface Laid extends Atom {
  readonly x: number
  readonly width: number
}

/** Lays a line out for a size of type: where each part begins, and how wide all of it is. */
export function layOut(atoms: readonly Atom[], size: number): { parts: Laid[]; width: number } {
  let x = 0
  const parts = atoms.map((atom, i) => {
    if (i) x += size * (atom.apart ? 0.42 : 0.14)
    const width = atom.text ? textWidth(atom.text) * size : atom.sign === 'g-line' ? size * 0.5 : size
    const laid = { ...atom, x, width }
    x += width
    return laid
  })
  return { parts, width: x }
}

function isAtOnce({ each, when }: Effect): boolean {
  return !each && !when
}

function signOf(kind: string): string {
  return CATEGORIES.includes(kind) ? `c-${categoryOf(kind)}` : `g-${kind}`
}

function textWidth(text: string): number {
  return [...text].length * FIGURE
}
