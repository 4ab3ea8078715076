/** What the clocks of a table show: time left by seat, and what the table agreed on. */
import { language, say } from '../words/language.svelte'
import { duration } from '../words/numbers'
import type { Clock, TableInfo } from '../wire/types.gen'

/** A clock as it was told: seconds left at a moment of `performance.now()`, and whether it runs since. */
export interface SeatClock {
  readonly seconds: number
  readonly since: number
  readonly isRunning: boolean
}

/** Gives the clock of a seat; bots have none, since nothing happens when their time is up. */
export function seatClock(table: TableInfo | null, toldAt: number, seat: number): SeatClock | null {
  const { kind, seconds_left: seconds } = table?.seats[seat] ?? {}
  if (!table || kind !== 'person' || seconds == null || table.status !== 'playing') return null
  const isStanding = table.is_paused || (table.seats[seat]?.vacation_until ?? 0) * 1000 > Date.now()
  return { seconds, since: toldAt, isRunning: !isStanding && table.turn.includes(seat) }
}

/** Says how long somebody who is away is waited for. */
export function graceRules(grace: number): string {
  return say('grace-rules', { time: duration(grace, language()) })
}

/** Says how much time there is, and what happens when it is up. */
export function clockRules({ budget, increment = 0 }: Clock): string {
  const written = (seconds: number) => duration(seconds, language())
  return say('clock-rules', { budget: written(budget), increment: increment ? written(increment) : 'none' })
}
