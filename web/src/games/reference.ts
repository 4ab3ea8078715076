/** Everything a title's box holds, as the reference page lists it. */
import type { Component } from 'svelte'
import type { Speaker } from '../words/speaker'

/** Where what we say of a thing comes from: the printed game, in part, our reconstruction, or a pack of our own. */
export type Source = 'printed' | 'partly' | 'reconstructed' | 'own'

export interface Thing {
  readonly id: string
  /** What kind of component it is: `tile`, `goal`, `piece`, `card`, `board` … */
  readonly part: string
  /** The heap it belongs to: a stack, a deck and level, a pack. */
  readonly heap: string
  /** Its category or kind, by the title's own word: `residential`, `office`, `service`. */
  readonly kind: string
  readonly source: Source
}

export interface PictureProps {
  thing: Thing
  speaker: Speaker
}

export interface Reference {
  readonly things: readonly Thing[]
  readonly Picture: Component<PictureProps>
  /** Packs that are shown as well. */
  readonly packs?: readonly string[]
  /** Says of every thing where it comes from; not where the words of each thing say it already. */
  readonly tellsSource: boolean
  /** Says a thing's name and what is printed on it. */
  words(thing: Thing, speaker: Speaker): { name: string; lines: readonly string[] }
}

/** Gives the heaps in the order they come. */
export function heapsOf(things: readonly Thing[]): string[] {
  return [...new Set(things.map(({ heap }) => heap))]
}
