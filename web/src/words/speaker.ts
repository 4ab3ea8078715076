/** What every title's speaker shares: the shapes it speaks of, lists, numbers and readable ids. */
import type { Move } from '../pick/pick'
import type { Change, Outcome, Refusal } from '../wire/types.gen'
import type { Words } from './words'

export type { Change, Outcome, Refusal }

/** A position as JSON; each title knows its own fields. */
export type Position = Readonly<Record<string, unknown>>

/** How a title says things in one language; as `core/title.py` has it. */
export interface Speaker {
  readonly words: Words
  /** Tracks of the ledger that only lead to a number of another one, and are not added up. */
  readonly steps?: readonly string[]
  thing(key: string): string
  details(key: string): string[]
  move(move: Move): string
  change(change: Change, seatName: string): string
  cause(change: Change): string
  refusal(refusal: Refusal): string
  reason(refusal: Refusal): string
  prompt(position: Position, seatName: string): string
  outcome(outcome: Outcome, names: readonly string[]): string
}

export type Sign = 'plus' | 'minus' | 'none'

/** Gives the sign to say with a change: nothing has none. */
export function signOf(amount: number): Sign {
  return amount > 0 ? 'plus' : amount < 0 ? 'minus' : 'none'
}

/** Says a number as it stands, with a true minus. */
export function sayNumber(words: Words, value: number): string {
  return words.say('signed', { sign: value < 0 ? 'minus' : 'none', size: Math.abs(value) })
}

/** Says a change with its sign. */
export function saySigned(words: Words, value: number): string {
  return words.say('signed', { sign: signOf(value), size: Math.abs(value) })
}

/** Joins items with commas, and the last with `or` or `and`. */
export function listed(words: Words, joint: 'and' | 'or', items: readonly string[]): string {
  if (items.length < 2) return items.join('')
  return words.say(`list-${joint}`, { first: items.slice(0, -1).join(', '), last: items.at(-1)! })
}

/** Names a thing by the first of its groups that has words for it. */
export function named(words: Words, groups: readonly string[], key: string): string | null {
  for (const group of groups) {
    const said = words.say(`${group}-${key}`)
    if (said !== `${group}-${key}`) return said
  }
  return null
}

/** Makes an id readable: `fast_food` becomes `Fast food`. */
export function readable(key: string): string {
  const plain = key.replace(/[_-]+/g, ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1).toLowerCase()
}

/** Says every place; equals share the better one. */
export function places(
  ranking: Outcome['ranking'],
  say: (place: number, seats: readonly number[]) => string,
): string[] {
  let place = 1
  return ranking
    .filter((seats) => seats.length)
    .map((seats) => {
      const line = say(place, seats)
      place += seats.length
      return line
    })
}
