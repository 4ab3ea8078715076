/** Everything a title's box holds, as the reference page lists it. Each title's part is loaded on demand. */
import type { Component } from 'svelte'
import type { TitleKey } from '../games/titles'
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
  /** Says a thing's name and what is printed on it. */
  words(thing: Thing, speaker: Speaker): { name: string; lines: readonly string[] }
}

const LOADS: Readonly<Record<TitleKey, () => Promise<{ default: Reference }>>> = {
  suburbia: () => import('./suburbia'),
  bigcity: () => import('./bigcity'),
  skylines: () => import('./skylines'),
}

/** Loads the reference of a title. */
export async function loadReference(title: TitleKey): Promise<Reference> {
  return (await LOADS[title]()).default
}

/** Gives the heaps in the order they come. */
export function heapsOf(things: readonly Thing[]): string[] {
  return [...new Set(things.map(({ heap }) => heap))]
}
