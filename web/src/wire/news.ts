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
  /** It is one step of a story. */
  readonly beat?: BeatTime
}

/** When a step of a story is played: its amounts travel for some milliseconds, and the markers step once these have come. */
export interface BeatTime {
  readonly hasLanded: boolean
  readonly lasts: number
  /** So many times as quick as usual. */
  readonly pace: number
}
