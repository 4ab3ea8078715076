import type { Event, Seen, Step } from './types.gen'

/** What has just been heard, with what was shown before. */
export interface News {
  readonly events: readonly Event[]
  /** All events known before. */
  readonly known: readonly Event[]
  readonly shown: Seen | null
  readonly seen: Seen
  /** The move had been staged here: its thing lies where it comes to. */
  readonly hasStaged: boolean
  /** Nothing has happened yet, only a move more is staged. */
  readonly staged?: Step
}
