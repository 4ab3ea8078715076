/** From ledger entries to the rows people read: one seat after the other, causes in the order of the rules. */
import { hasSign } from '../art/signs'
import type { Change, Speaker } from '../words/speaker'

/** One change as a row shows it. */
export interface Delta {
  readonly amount: number
  readonly track: string
  /** The track in the reader's language. */
  readonly name: string
  /** The track has no sign: its name is printed. */
  readonly isNamed?: true
}

export interface Row {
  readonly why: string
  readonly deltas: readonly Delta[]
  /** A red line was passed: the row stands out. */
  readonly isLine: boolean
  readonly changes: readonly Change[]
}

export interface SeatRows {
  readonly seat: number
  readonly name: string
  readonly totals: readonly Delta[]
  readonly rows: readonly Row[]
}

/** Gives the rows of every seat that something happens to, the own seat first; neighbours with one cause share a row. */
export function seatRows(
  changes: readonly Change[],
  speaker: Speaker,
  names: readonly string[],
  own: number,
): SeatRows[] {
  const seats = [...new Set(changes.map(({ seat }) => seat))].sort(
    (a, b) => Number(b === own) - Number(a === own) || a - b,
  )
  return seats.map((seat) => {
    const mine = changes.filter((change) => change.seat === seat)
    return { seat, name: names[seat] ?? '', totals: totals(mine, speaker), rows: rowsOf(mine, speaker) }
  })
}

/** The track of entries that only tell whether a condition held. */
export const CONDITION = 'condition'

/** Adds up what really happened, track by track; steps of a sum stand for themselves only where nothing else does. */
export function totals(changes: readonly Change[], speaker: Speaker): Delta[] {
  const real = changes.filter(({ track }) => track !== CONDITION)
  const counted = real.filter(({ track }) => !speaker.steps?.includes(track))
  return sums(counted.length ? counted : real, speaker)
}

/** Names a track; one without a sign goes by its name, unless it only leads to another. */
function named(track: string, speaker: Speaker): Pick<Delta, 'track' | 'name' | 'isNamed'> {
  const isSigned = hasSign(track) || speaker.steps?.includes(track) || track === CONDITION
  return { track, name: speaker.words.say(`track-${track}`), ...(isSigned ? {} : { isNamed: true }) }
}

function sums(changes: readonly Change[], speaker: Speaker): Delta[] {
  const added = new Map<string, number>()
  for (const { track, applied } of changes) added.set(track, (added.get(track) ?? 0) + applied)
  return [...added].map(([track, amount]) => ({ ...named(track, speaker), amount }))
}

function rowsOf(changes: readonly Change[], speaker: Speaker): Row[] {
  const groups: Change[][] = []
  for (const change of changes) {
    const last = groups.at(-1)
    if (last && last[0]!.cause === change.cause && last[0]!.at === change.at) last.push(change)
    else groups.push([change])
  }
  return groups.map((group) => ({
    why: speaker.cause(group[0]!),
    deltas: sums(group, speaker),
    isLine: group[0]!.cause === speaker.lineCause,
    changes: group,
  }))
}
