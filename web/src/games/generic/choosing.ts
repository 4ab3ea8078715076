/** Choosing at a table that nobody has drawn: places and buttons stand for fields of a move. No rules here. */
import { remaining, same, start, type Json, type Move, type Pick, type Picking } from '../../pick/pick'
import type { Session } from '../../session/session.svelte'
import type { Closed, Refusal } from '../../wire/types.gen'

/** Gives fields with their values as clicks. */
export function picksOf(fields: Readonly<Record<string, Json | undefined>>): Pick[] {
  return Object.entries(fields).flatMap(([field, value]) => (value === undefined ? [] : [{ field, value }]))
}

/** Gives what there is to choose from and what is chosen; a staged decision can still become another one. */
export function choosingOf(session: Session): Picking {
  if (!session.isMyTurn || !session.seen) return start([])
  const [first, ...more] = session.staged
  if (!first || more.length || !session.isWhole) return session.picking
  return { legal: session.seen.legal.map(({ move }) => move as unknown as Move), picks: picksOf(first.move) }
}

/** Gives what cannot be had now, with the reasons: as things stood before a whole decision was staged. */
export function closedOf(session: Session): readonly Closed[] {
  if (!session.isMyTurn) return []
  return (session.isWhole ? session.seen : session.now)?.closed ?? []
}

/** Says whether something can be chosen beside what is chosen in other fields. */
export function fits({ legal, picks }: Picking, wanted: readonly Pick[]): boolean {
  return wanted.length > 0 && remaining({ legal, picks: [...beside(picks, wanted), ...wanted] }).length > 0
}

/** Says whether something is chosen. */
export function isChosen({ picks }: Picking, wanted: readonly Pick[]): boolean {
  return wanted.length > 0 && wanted.every((each) => picks.some((pick) => isSame(pick, each)))
}

/** Gives the clicks after one more: earlier ones that do not go with it are dropped. Nothing if no move has it. */
export function turnedTo({ legal, picks }: Picking, wanted: readonly Pick[]): Pick[] | null {
  if (!wanted.length || !remaining({ legal, picks: wanted }).length) return null
  let kept: readonly Pick[] = []
  for (const each of beside(picks, wanted).reverse())
    if (remaining({ legal, picks: [each, ...kept, ...wanted] }).length) kept = [each, ...kept]
  return [...kept, ...wanted]
}

/** Gives the one move that a click would settle, if it would. */
export function moveBy(picking: Picking, wanted: readonly Pick[]): Move | null {
  const picks = turnedTo(picking, wanted)
  const left = picks ? remaining({ legal: picking.legal, picks }) : []
  return left.length === 1 ? left[0]! : null
}

/** Gives the reason against something, the one nearest to what is chosen; never that of another kind of move. */
export function reasonAgainst(closed: readonly Closed[], { picks }: Picking, wanted: readonly Pick[]): Refusal | null {
  const others = beside(picks, wanted)
  const kind = others.filter(({ field }) => field === 'do')
  const against = closed
    .map(({ move, refusal }) => ({ move: move as unknown as Move, refusal }))
    .filter(({ move }) => [...wanted, ...kind].every((pick) => agrees(move, pick)))
  const near = ({ move }: { move: Move }) => others.filter((pick) => agrees(move, pick)).length
  return against.sort((a, b) => near(b) - near(a))[0]?.refusal ?? null
}

/** Chooses something, or lets go of it if it is chosen. */
export function choose(session: Session, wanted: readonly Pick[]): void {
  const choosing = choosingOf(session)
  if (!isChosen(choosing, wanted)) return choosePicks(session, turnedTo(choosing, wanted) ?? choosing.picks)
  if (!session.staged.length) choosePicks(session, beside(choosing.picks, wanted))
}

/** Begins again with these clicks. */
function choosePicks(session: Session, picks: readonly Pick[]): void {
  if (session.staged.length && session.isWhole) session.cancel()
  while (session.picking.picks.length) session.back()
  for (const each of picks) session.pick(each)
}

function beside(picks: readonly Pick[], wanted: readonly Pick[]): Pick[] {
  return picks.filter(({ field }) => !wanted.some((each) => each.field === field))
}

function agrees(move: Move, { field, value }: Pick): boolean {
  const has = move[field]
  return has !== undefined && same(has, value)
}

function isSame(a: Pick, b: Pick): boolean {
  return a.field === b.field && same(a.value, b.value)
}
