/**
 * What the table plays when something has happened: cues with their times, read off moves and ledgers.
 *
 * Pure: a plan knows no page. It names spots (`slot 3`, `place 0:1,1`, `number 0 money`), the first that is there
 * counts; the player finds them by `data-spot` and leaves out what it does not find. Times are in milliseconds;
 * they and the easings are those of tokens.css, and a test holds them to it.
 */
import type { BeatTime } from '../wire/news'
import type { Change } from '../words/speaker'

export const STEP = 180
export const MOVE = 280
export const STORY = 600
export const EASE = {
  out: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  move: 'cubic-bezier(0.45, 0.05, 0.25, 1)',
  drop: 'cubic-bezier(0.3, 1.3, 0.5, 1)',
}
/** No move is played longer than this; what is left then comes at once. */
export const MOST = 2400
const CAUSE = STEP + MOVE // an amount stands, then travels; its marker steps when it comes
export const OTHERS = 1.5
export const BACKWARD = 3

/** A name of something on the page, as its `data-spot` has it. */
export type Spot = string

/** How the thing of a move comes to its place: each title says it of its own moves. */
export type Way =
  /** It flies, or, where `to` is nothing, it leaves. */
  | { readonly how: 'fly'; readonly from: readonly Spot[]; readonly to: readonly Spot[] }
  /** It is drawn as a line along its path. */
  | { readonly how: 'draw'; readonly to: readonly Spot[] }
  /** It is turned over where it lies; whoever lays it may have had it face up all the time. */
  | { readonly how: 'turn'; readonly to: readonly Spot[]; readonly isOpenToMover?: boolean }

/** A place whose thing lay elsewhere before, or is new. */
export interface Slide {
  readonly to: Spot
  readonly from: Spot | null
}

export type Sound = 'place' | 'coin' | 'line' | 'reveal' | 'turn' | 'refused'

interface Timed {
  readonly at: number
  readonly lasts: number
  /** Waits for nothing that is still playing: it is about things to click, which must lie where they are seen. */
  readonly isAtOnce?: boolean
}
export type Cue = Timed &
  (
    | { readonly kind: 'fly'; readonly from: readonly Spot[]; readonly to: readonly Spot[] }
    | { readonly kind: 'land' | 'draw' | 'turn' | 'flash'; readonly spots: readonly Spot[] }
    | { readonly kind: 'blink'; readonly spots: readonly Spot[]; readonly thing: string }
    | {
        readonly kind: 'amount'
        readonly from: readonly Spot[]
        readonly thing: string
        readonly to: readonly Spot[]
        readonly amount: number
        readonly track: string
        /** Which of those that start together. */ readonly nth: number
      }
    /** A marker has come this far; it goes the way once more. It hops where a line lies between. */
    | { readonly kind: 'step'; readonly spots: readonly Spot[]; readonly by: number; readonly hop: boolean }
    | { readonly kind: 'slide'; readonly from: Spot; readonly to: Spot }
    | { readonly kind: 'sound'; readonly sound: Sound }
  )

/** One small decision as it is played: how its thing moves, and what it changed. */
export interface Deed {
  readonly way: Way | null
  readonly changes: readonly Change[]
}

/** A track along which pins walk, with lines across it; to pass one is a cause of its own. */
export interface Ribbon {
  readonly track: string
  readonly cause: string
}

export interface Scene {
  /** Who did it, and whose eyes look on. */
  readonly mover: number
  readonly own: number
  /** Where the markers stand in the end. */
  readonly tracks: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** Tracks that only lead to a number of another one. */
  readonly sums?: readonly string[]
  readonly ribbon?: Ribbon | undefined
  /** It lay there already before it was confirmed: it does not come again. */
  readonly isStaged?: boolean
}

const CONDITION = 'condition'

/** Gives what is played of a whole move: decision after decision, in all no longer than `MOST`. */
export function planOf(deeds: readonly Deed[], scene: Scene): Cue[] {
  const cues: Cue[] = []
  let now = 0
  for (const deed of deeds) {
    now = wayCues(cues, now, deed.way, scene.isStaged ?? false)
    now = causeCues(cues, now, deed, scene)
  }
  return oneSoundAtATime(cues)
}

/** Gives a move as it is taken back: last things first, every amount with the other sign, the thing the other way. */
export function backwardOf(deeds: readonly Deed[]): Deed[] {
  const back = [...deeds].reverse().flatMap(({ way, changes }): Deed[] => [
    {
      way: null,
      changes: [...changes]
        .reverse()
        .map((change) => ({ ...change, amount: -change.amount, applied: -change.applied })),
    },
    { way: turnedBack(way), changes: [] },
  ])
  return back.filter(({ way, changes }) => way || changes.length)
}

/** Plays everything so much quicker. */
export function quicker(cues: readonly Cue[], times: number): Cue[] {
  return cues.map((cue) => ({ ...cue, at: cue.at / times, lasts: cue.lasts / times }))
}

/** Gives what is played of a step of a story: first all that travels, within its time; then the markers. */
export function beatCues(cues: readonly Cue[], { hasLanded, lasts, pace }: BeatTime): Cue[] {
  if (hasLanded)
    return quicker(
      cues.flatMap((cue) => (cue.kind === 'step' ? [{ ...cue, at: 0 }] : [])),
      pace,
    )
  const travels = cues.filter(({ kind }) => kind !== 'step')
  return quicker(travels, lengthOf(travels) / lasts)
}

/** Gives when the last cue is over. */
export function lengthOf(cues: readonly Cue[]): number {
  return Math.max(0, ...cues.map(({ at, lasts }) => at + lasts))
}

/** Gives the numbers that are others now: where nothing travels they are underlined. */
export function changedNumbers(cues: readonly Cue[]): Spot[] {
  return [...new Set(cues.flatMap((cue) => (cue.kind === 'amount' && cue.to[0] ? [cue.to[0]] : [])))]
}

/** Gives what is played of slots whose things lie elsewhere: they slide, then what is new is turned over. */
export function slideCues(slides: readonly Slide[]): Cue[] {
  const cues: Cue[] = []
  for (const { to, from } of slides) if (from) add(cues, 0, MOVE, { kind: 'slide', from, to, isAtOnce: true })
  const fresh = slides.filter(({ from }) => !from)
  for (const { to } of fresh) add(cues, MOVE, MOVE, { kind: 'turn', spots: [to], isAtOnce: true })
  if (fresh.length) sound(cues, MOVE, 'reveal')
  return cues
}

/** Gives what lies elsewhere, slot by slot: equal things keep their order, what was nowhere is new. */
export function slidesOf(name: string, before: readonly (string | null)[], after: readonly (string | null)[]): Slide[] {
  const left = before.map((thing, slot) => ({ thing, slot }))
  const found = after
    .map((thing, slot) => ({ thing, slot }))
    .reverse()
    .map(({ thing, slot }) => {
      const was = thing === null ? -1 : left.findLastIndex((each) => each.thing === thing && each.slot <= slot)
      return was < 0 ? { slot, thing, from: null } : { slot, thing, from: left.splice(was, 1)[0]!.slot }
    })
  return found
    .filter(({ thing, slot, from }) => thing !== null && from !== slot)
    .map(({ slot, from }) => ({ to: `${name} ${slot}`, from: from === null ? null : `${name} ${from}` }))
}

// The thing of the move

function wayCues(cues: Cue[], now: number, way: Way | null, isStaged: boolean): number {
  if (!way) return now
  if (way.how === 'fly' && !way.to.length) {
    add(cues, now, MOVE, { kind: 'fly', from: way.from, to: [] })
    return now + STEP
  }
  const arrives = isStaged ? now : now + MOVE
  if (way.how !== 'fly' && !isStaged) add(cues, now, MOVE, { kind: way.how, spots: way.to })
  if (way.how === 'fly' && !isStaged) add(cues, now, MOVE, { kind: 'fly', from: way.from, to: way.to })
  if (way.how === 'fly') add(cues, arrives, STEP, { kind: 'land', spots: way.to })
  sound(cues, arrives, way.how === 'turn' ? 'reveal' : 'place')
  return arrives + STEP
}

function turnedBack(way: Way | null): Way | null {
  return way?.how === 'fly' && way.to.length ? { how: 'fly', from: way.to, to: way.from } : null
}

// Its ledger

/** Changes of one cause at one place, which are told at once. */
interface Cause {
  readonly first: Change
  readonly amounts: ReadonlyMap<string, number>
}

function causeCues(cues: Cue[], start: number, { way, changes }: Deed, scene: Scene): number {
  let now = start
  const target = way?.to ?? []
  const causes = causesOf(changes, scene.own)
  const passed = linesPassed(causes, scene)
  const isPassing = (cause: Cause | undefined) => cause !== undefined && cause.first.cause === scene.ribbon?.cause
  causes.forEach((cause, i) => {
    const isLine = isPassing(cause)
    const lines = isLine ? (passed[i - 1] ?? []) : []
    const lasts = isLine ? Math.max(STORY, CAUSE) : CAUSE
    const at = Math.min(now, Math.max(0, MOST - lasts))
    tell(
      cues,
      at,
      cause,
      isLine ? [...lines, `pin ${cause.first.seat}`] : sources(cause.first, scene.mover, target),
      scene,
      isPassing(causes[i + 1]),
    )
    if (lines.length) add(cues, at, STORY, { kind: 'flash', spots: lines })
    if (isLine) sound(cues, at, 'line')
    now += isLine ? STORY : STEP
  })
  return now
}

/** Gathers neighbours of one cause, those of the own seat and of the whole table first. */
function causesOf(changes: readonly Change[], own: number): Cause[] {
  const isOwn = ({ seat }: Change) => seat === own || seat < 0
  const told = changes.filter(({ applied, track }) => applied || track === CONDITION)
  const groups: Change[][] = []
  for (const change of [...told.filter(isOwn), ...told.filter((each) => !isOwn(each))]) {
    const last = groups.at(-1)?.[0]
    if (last && last.cause === change.cause && last.at === change.at && last.seat === change.seat)
      groups.at(-1)!.push(change)
    else groups.push([change])
  }
  return groups.map((group) => {
    const amounts = new Map<string, number>()
    for (const { track, applied } of group)
      if (track !== CONDITION) amounts.set(track, (amounts.get(track) ?? 0) + applied)
    return { first: group[0]!, amounts }
  })
}

/** Gives for every cause the lines its pin passed: a line lies after each number, so between two numbers lie those from the lower on. */
function linesPassed(causes: readonly Cause[], { tracks, ribbon }: Scene): Spot[][] {
  if (!ribbon) return []
  const left = new Map<number, number>()
  return [...causes]
    .reverse()
    .map(({ first: { seat }, amounts }) => {
      const by = amounts.get(ribbon.track) ?? 0
      const after = (tracks[String(seat)]?.[ribbon.track] ?? 0) - (left.get(seat) ?? 0)
      left.set(seat, (left.get(seat) ?? 0) + by)
      return Array.from({ length: Math.abs(by) }, (_, i) => `line ${Math.min(after, after - by) + i}`)
    })
    .reverse()
}

/** Where an amount comes from: the place of its cause, the number that pays it, else where the thing lies now. */
function sources({ seat, at, cause }: Change, mover: number, target: readonly Spot[]): Spot[] {
  const places = at === null ? [] : [...new Set([`place ${seat}:${at}`, `place ${mover}:${at}`, `place ${at}`])]
  return [...places, `number ${seat} ${cause.slice(cause.indexOf(':') + 1)}`, ...target]
}

function tell(
  cues: Cue[],
  at: number,
  { first, amounts }: Cause,
  from: readonly Spot[],
  { sums = [], ribbon }: Scene,
  isBeforeLine: boolean,
): void {
  const { seat, cause } = first
  if (first.at !== null)
    add(cues, at, CAUSE, { kind: 'blink', spots: from.filter((spot) => spot.startsWith('place ')), thing: cause })
  for (const [nth, [track, amount]] of [...amounts].filter(([, each]) => each).entries()) {
    const isSum = sums.includes(track)
    add(cues, at, CAUSE, {
      kind: 'amount',
      from,
      thing: cause,
      to: isSum ? [] : [`number ${seat} ${track}`],
      amount,
      track,
      nth,
    })
    if (isSum) continue
    const isPin = track === ribbon?.track
    const spots = isPin ? [`pin ${seat}`] : [`marker ${seat} ${track}`]
    add(cues, at + MOVE, STEP, { kind: 'step', spots, by: amount, hop: isBeforeLine && isPin })
    if (track === 'money') sound(cues, at + MOVE, 'coin')
  }
}

// Cues

type Bare<C> = C extends Cue ? Omit<C, 'at' | 'lasts'> : never

function add(cues: Cue[], at: number, lasts: number, cue: Bare<Cue>): void {
  cues.push({ ...cue, at: Math.min(at, MOST - lasts), lasts })
}

function sound(cues: Cue[], at: number, name: Sound): void {
  add(cues, at, 0, { kind: 'sound', sound: name })
}

/** What comes at once is heard once. */
function oneSoundAtATime(cues: readonly Cue[]): Cue[] {
  const heard = new Set<string>()
  return cues.filter((cue) => {
    if (cue.kind !== 'sound') return true
    const key = `${cue.sound} ${cue.at}`
    return !heard.has(key) && heard.add(key)
  })
}
