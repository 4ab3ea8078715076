/**
 * What others did, as steps to be told one after the other: read off events and their ledgers.
 *
 * Pure: a turn knows the positions around each of its events, and says what is shown at each of its steps. Numbers
 * follow the steps; the board changes with the deed.
 */
import type { Change, Event, Moved, Seen, Step } from '../wire/types.gen'

/** What a step tells: what was paid, what was done, which lines were passed, what others got, what comes by itself. */
export type BeatKind = 'pays' | 'does' | 'lines' | 'others' | 'collects'

export interface Beat {
  readonly kind: BeatKind
  /** The part of the turn it belongs to. */
  readonly part: number
  /** What was decided: the step that tells it last, behind those that nobody tells. */
  readonly steps: readonly Step[]
  readonly changes: readonly Change[]
}

/** What came at once: a move, and the position before and after it. */
export interface Part {
  readonly moved: Moved
  /** What goes into the log with it. */
  readonly events: readonly Event[]
  readonly before: Seen
  readonly after: Seen
}

/** What one seat did until its decision was whole. */
export interface Turn {
  readonly seat: number
  readonly parts: readonly Part[]
  readonly beats: readonly Beat[]
}

/** Says whether a decision is whole: what comes next is another one. */
export function isWhole({ moved, after }: Part): boolean {
  return !after.is_half || after.is_over || after.turn !== moved.seat
}

/** Makes a turn of its parts; `lineCause` is the cause of what follows when a line is passed. */
export function turnOf(parts: readonly Part[], lineCause?: string): Turn {
  const seat = parts[0]!.moved.seat
  const beats: Beat[] = []
  let steps: Step[] = []
  parts.forEach(({ moved, before }, part) => {
    for (const step of moved.steps) {
      steps = [...steps, step]
      if (isSilent(step)) continue
      const changes = steps.flatMap((each) => each.changes)
      for (const each of kindsOf(changes, seat, before.tracks, lineCause)) beats.push({ ...each, part, steps })
      steps = []
    }
  })
  return { seat, parts, beats }
}

/** Gives a position as it is shown while a step is told: its numbers are those of before until its amounts have come. */
export function seenAt({ seat, parts, beats }: Turn, index: number, hasLanded: boolean): Seen {
  const { part } = beats[index]!
  const { before, after } = parts[part]!
  const told = beats.slice(0, index + 1)
  const isPartDone = hasLanded && beats[index + 1]?.part !== part
  const counted = isPartDone ? after : before
  const isDone = hasLanded && index === beats.length - 1
  const isLaid = told.some((beat) => beat.part === part && beat.kind === 'does')
  const landed = hasLanded ? told : told.slice(0, -1)
  const tracks = isDone ? after.tracks : withChanges(parts[0]!.before.tracks, landed)
  return {
    ...(isLaid ? after : before),
    seq: before.seq,
    ply: before.ply,
    turn: seat,
    is_over: false,
    outcome: null,
    legal: [],
    closed: [],
    undo: before.undo,
    prompt: before.prompt,
    scores: counted.scores,
    standings: counted.standings,
    tracks,
  }
}

/** Gives the move of a step alone, as motion plays it: its thing goes with the deed, its amounts with their step. */
export function movedAt({ parts, beats }: Turn, index: number): Moved {
  const { kind, part, steps, changes } = beats[index]!
  const last = steps.at(-1)!
  const laid = kind === 'does' ? steps.map((step) => ({ ...step, changes: [] as Change[] })) : []
  return { ...parts[part]!.moved, steps: [...laid, { ...last, move: null, changes: [...changes] }] }
}

/** Gives who decides after a turn, as far as it is known: the seats of what waits to be told, then whoever is to decide. */
export function followers(seat: number, waiting: readonly number[], next: number): number[] {
  return [...waiting, next].filter((each, i, all) => each >= 0 && each !== (i ? all[i - 1] : seat))
}

/** Says whether a step is a part of a decision that a later one tells. */
export function isSilent(step: Step): boolean {
  return step.is_half || (step.move !== null && step.said === null)
}

// Which change belongs to which step

type Tracks = Seen['tracks']

function kindsOf(
  changes: readonly Change[],
  seat: number,
  tracks: Tracks,
  lineCause: string | undefined,
): Pick<Beat, 'kind' | 'changes'>[] {
  const isOthers = (change: Change) => change.seat >= 0 && change.seat !== seat
  const collected = changes.findIndex((change) => !isOthers(change) && comesByItself(change, tracks))
  const [now, later] = collected < 0 ? [changes, []] : [changes.slice(0, collected), changes.slice(collected)]
  const isLine = (change: Change) => !isOthers(change) && change.cause === lineCause
  const paid = now.findIndex((change) => isOthers(change) || !isPayment(change))
  const done = paid < 0 ? [] : now.slice(paid)
  const isOwn = (change: Change) => !isOthers(change) && !isLine(change)
  const found: Pick<Beat, 'kind' | 'changes'>[] = [
    { kind: 'pays', changes: paid < 0 ? now : now.slice(0, paid) },
    { kind: 'does', changes: done.filter(isOwn) },
    { kind: 'lines', changes: done.filter(isLine) },
    { kind: 'others', changes: done.filter(isOthers) },
    { kind: 'collects', changes: later.filter(isOwn) },
    { kind: 'lines', changes: later.filter(isLine) },
    { kind: 'others', changes: later.filter(isOthers) },
  ]
  return found.filter(({ kind, changes: own }) => kind === 'does' || own.some(({ applied }) => applied))
}

/** A payment has no place on the map: it goes before the deed. */
function isPayment({ track, applied, at }: Change): boolean {
  return track === 'money' && applied < 0 && at === null
}

/** What a number of one's own brings: income, reputation. */
function comesByItself({ seat, cause, at }: Change, tracks: Tracks): boolean {
  return at === null && cause.slice(cause.indexOf(':') + 1) in (tracks[String(seat)] ?? {})
}

function withChanges(before: Tracks, beats: readonly Beat[]): Tracks {
  const after: Tracks = Object.fromEntries(Object.entries(before).map(([seat, tracks]) => [seat, { ...tracks }]))
  for (const { seat, track, applied } of beats.flatMap(({ changes }) => changes)) {
    const tracks = after[String(seat)]
    if (tracks?.[track] !== undefined) tracks[track] += applied
  }
  return after
}
