/** What a title says about where points come from, for the page of the end. */
import type { Source } from '../parts/scores'
import type { Change } from '../wire/types.gen'

/** A source before it is put into words: its key is one of the site's or of the title's table. */
export interface PrintedSource extends Omit<Source, 'words'> {
  readonly says: string
  /** Each cause in it is a part of its own, as goals are. */
  readonly isApart?: boolean
  /** It comes by itself, whatever one does in a turn. */
  readonly isSteady?: boolean
}

export interface Scoring {
  /** The track that is the score. */
  readonly track: string
  /** The track by which turns are compared, if it is another one. */
  readonly turns?: string
  /** In the order in which scores are built up. */
  readonly sources: readonly PrintedSource[]
  /** Gives the source of an entry of that track. */
  sourceOf(change: Change): string
  /** Where it is counted what was there before the first move. */
  readonly start: string
  /** Rules under which points are reckoned up at the end: the last step of its chart. */
  readonly atTheEnd?: readonly string[]
  /** The message for an amount, `end-people`, and for a lead, `end-people-margin`; without one it is points. */
  readonly unit?: string
  /** Moves that begin no turn of their own: rounds are counted by the others. Without it a chart counts moves. */
  readonly asides?: readonly string[]
}

/** Gives the colours of a source that is a category of things. */
export function inCategory(category: string): Pick<PrintedSource, 'tone' | 'ground' | 'ink' | 'sign'> {
  return { tone: `c-${category}`, ground: 'var(--sky)', ink: 'var(--tile-ink)', sign: `c-${category}` }
}
