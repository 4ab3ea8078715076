/** Who is away, since when, and when a bot may take over: told once, counted on by the page's own clock. */
import type { SeatInfo } from '../wire/types.gen'
import { language, say } from '../words/language.svelte'
import { dayOf, duration, soon } from '../words/numbers'

/** An absence as it is said, and whether a bot may take the seat now. */
export interface Away {
  readonly words: string
  readonly canReplace: boolean
}

/** Says how long somebody has been away and what may follow; `late` is how many seconds ago that was told. */
export function awayWords({ absence, vacation_until: until }: SeatInfo, late: number): Away | null {
  if (!absence) return null
  if (until !== null && until * 1000 > Date.now())
    return { words: say('absence-vacation', { date: dayOf(until, language()) }), canReplace: false }
  if (absence.replaceable_in === null) return { words: say('absence-unknown'), canReplace: false }
  const [seconds, left] = [absence.seconds + late, absence.replaceable_in - late]
  const since = seconds >= 60 ? say('absence-for', { time: duration(Math.floor(seconds / 60) * 60, language()) }) : ''
  const next = left > 0 ? say('absence-bot-soon', { when: soon(left, language()) }) : say('absence-bot-now')
  return { words: [since, next].filter(Boolean).join(' '), canReplace: left <= 0 }
}

/** Seconds that have gone by since a moment of `performance.now()`, counted while somebody is away. */
export class Lateness {
  #now = $state(0)

  since(moment: number): number {
    return Math.max(0, this.#now - moment) / 1000
  }

  /** Counts as long as the effect lives that calls it. */
  count(): () => void {
    this.#now = performance.now()
    const timer = setInterval(() => (this.#now = performance.now()), 1000)
    return () => clearInterval(timer)
  }
}
