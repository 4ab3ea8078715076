/** Each click fixes one field of a move: narrowing the list of legal moves until one is left. No rules here. */

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** A move as the wire has it: `do` says which kind, the other fields are the title's. */
export interface Move {
  readonly do: string
  readonly [field: string]: Json | undefined
}

/** One click: a field has this value, or, for a field that is a list, holds it among others. */
export interface Pick {
  readonly field: string
  readonly value: Json
  readonly among?: boolean
}

/** The legal moves, and what has been clicked so far. */
export interface Picking {
  readonly legal: readonly Move[]
  readonly picks: readonly Pick[]
}

/** Starts with all legal moves and nothing clicked. */
export function start(legal: readonly Move[]): Picking {
  return { legal, picks: [] }
}

/** Gives the moves that agree with every click. */
export function remaining({ legal, picks }: Picking): Move[] {
  return legal.filter((move) => picks.every((pick) => agrees(move, pick)))
}

/** Gives the values a field can still have, each once, in the order of the list. */
export function values(picking: Picking, field: string): Json[] {
  return distinct(remaining(picking).flatMap((move) => present(move[field])))
}

/** Gives what can still be in a field that is a list, each once: the lots of any piece that still fits. */
export function members(picking: Picking, field: string): Json[] {
  const lists = remaining(picking).map((move) => move[field])
  const chosen = picking.picks.filter((pick) => pick.among && pick.field === field)
  const all = distinct(lists.flatMap((list) => (Array.isArray(list) ? (list as Json[]) : [])))
  return all.filter((value) => !chosen.some((pick) => same(pick.value, value)))
}

/** Says whether a click would leave a move. */
export function canPick(picking: Picking, pick: Pick): boolean {
  return remaining(picking).some((move) => agrees(move, pick))
}

/** Clicks: a second click on the same field takes the place of the first; one that leaves nothing changes nothing. */
export function pick(picking: Picking, clicked: Pick): Picking {
  const kept = clicked.among ? picking.picks : picking.picks.filter((one) => one.field !== clicked.field)
  const before = { ...picking, picks: kept }
  return canPick(before, clicked) ? { ...before, picks: [...kept, clicked] } : picking
}

/** Takes back the last click. */
export function undo(picking: Picking): Picking {
  return { ...picking, picks: picking.picks.slice(0, -1) }
}

/** Takes back every click. */
export function clear(picking: Picking): Picking {
  return { ...picking, picks: [] }
}

/** Gives the fields that have only one value left, clicked or not, with that value: they fill themselves. */
export function forcedFields(picking: Picking): Record<string, Json> {
  const left = remaining(picking)
  if (!left.length) return {}
  const settled = fieldsOf(left).filter((field) =>
    left.every((move) => move[field] !== undefined && same(move[field], left[0]![field]!)),
  )
  return Object.fromEntries(settled.map((field) => [field, left[0]![field]!]))
}

/** Gives the field to ask for next: the first, in the order of the title, on which the moves left differ. */
export function nextField(picking: Picking, order: readonly string[] = []): string | null {
  const left = remaining(picking)
  if (!left.length) return null
  const settled = forcedFields(picking)
  const open = fieldsOf(left).filter((field) => !(field in settled))
  return order.find((field) => open.includes(field)) ?? open[0] ?? null
}

/** Gives the one move that is left, if it is only one. */
export function onlyMove(picking: Picking): Move | null {
  const left = remaining(picking)
  return left.length === 1 ? left[0]! : null
}

/** Says whether two values are the same, whatever they are. */
export function same(a: Json, b: Json): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, i) => same(each as Json, b[i] as Json))
  if (isRecord(a) && isRecord(b)) {
    const keys = Object.keys(a)
    return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key]!, b[key]!))
  }
  return false
}

function agrees(move: Move, { field, value, among }: Pick): boolean {
  const has = move[field]
  if (has === undefined) return false
  return among ? Array.isArray(has) && has.some((each) => same(each as Json, value)) : same(has, value)
}

function fieldsOf(moves: readonly Move[]): string[] {
  if (!moves.length) return []
  return ['do', ...new Set(moves.flatMap((move) => Object.keys(move)).filter((field) => field !== 'do'))]
}

function distinct(found: readonly Json[]): Json[] {
  const seen = new Map(found.map((value) => [JSON.stringify(value), value]))
  return [...seen.values()]
}

function present(value: Json | undefined): Json[] {
  return value === undefined ? [] : [value]
}

function isRecord(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
