/** What somebody at a table looks at, and what they have seen of what happened. */
import type { Mark } from '../parts/marks'
import { Connection } from './connection.svelte'

export abstract class Looking extends Connection {
  /** What is lit up on the map: places (`1,1`, `24`, `15:N`) and things. */
  lit = $state.raw<readonly string[]>([])
  /** The seat on whose board the lit places are: it is shown as long as they are lit. */
  glimpsed = $state<number | null>(null)
  /** Places ringed on the board that is shown: by a hint, or by a review. */
  marks = $state.raw<readonly Mark[]>([])
  /** The seat whose own board is shown, where each has one; nothing is the own or the decider's. */
  visited = $state<number | null>(null)
  /** The track painted over all legal targets, or nothing. */
  heat = $state<string | null>(null)
  /** What came while one was away: the events after one number, up to another. */
  missed = $state.raw<{ readonly after: number; readonly upTo: number } | null>(null)
  isAway = false
  #read = -1

  /** Lights up places on the board of a seat, or on the one that is shown; none puts the light out. */
  light(at: readonly string[], seat = -1): void {
    this.lit = at
    this.glimpsed = at.length && seat >= 0 ? seat : null
  }

  /** Notes that everything up to now has been seen by who sits here. */
  look(): void {
    if (this.latest <= this.#read) return
    this.#read = this.latest
    if (this.mine.length) this.send({ type: 'look', seq: this.#read })
  }

  /** Says that the page is out of sight, or back: what comes meanwhile is told then. */
  turnAway(isAway: boolean): void {
    if (isAway) this.look()
    this.isAway = isAway
    if (!isAway && this.latest > this.#read && this.#read >= 0) this.missed = { after: this.#read, upTo: this.latest }
  }

  override close(): void {
    if (!this.isAway) this.look()
    super.close()
  }
}
