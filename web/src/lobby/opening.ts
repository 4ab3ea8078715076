/** Opening a table: what is asked of the server, and where one goes then. */
import { go } from '../route/route.svelte'
import { newPart, noteDeal } from '../session/deal'
import { keepLinks } from '../session/links'
import { post, send } from '../wire/http'
import { asked, PLAIN } from './styles'
import type { Clock, Created, NewTable, SeatPlan, TitleInfo } from '../wire/types.gen'

export type Kind = SeatPlan['kind']

/** How quickly is played: without a clock, within an evening, over days; in seconds. */
export const PACES = {
  live: null,
  clock: { budget: 1800, increment: 10 },
  days: { budget: 14 * 86400, increment: 86400 },
} as const
export type Pace = keyof typeof PACES

/** How long somebody who is away may be waited for, in seconds: live, and over days. */
export const GRACES: Readonly<Record<Pace, readonly number[]>> = {
  live: [60, 300, 900, 3600, 86400, 3 * 86400],
  clock: [60, 300, 900, 3600],
  days: [86400, 3 * 86400, 7 * 86400, 14 * 86400],
}

/** Gives how long is waited as usual. */
export function usualGrace(pace: Pace): number {
  return pace === 'days' ? 3 * 86400 : 300
}

/** Names the pace of a clock: one of ours, or whatever is nearer. */
export function paceOf(clock: Clock | null): Pace {
  if (!clock) return 'live'
  return (clock.increment ?? 0) < PACES.days.increment ? 'clock' : 'days'
}

/** A seat as it stands in the form. */
export interface Place {
  kind: Kind
  level: number
  style: string
  name: string
}

/** Gives the seats to begin a form with: me and bots of a level, or me alone where that is how it is played. */
export function usualPlaces(seats: number, level: number): Place[] {
  return Array.from({ length: seats }, (_, seat) => ({
    kind: seat === 0 ? 'me' : 'bot',
    level,
    style: PLAIN,
    name: '',
  }))
}

/** Gives how many seats people and bots may take under some options. */
export function seatsFor(title: TitleInfo, options: Readonly<Record<string, unknown>>): number[] {
  const allowed = title.choices.flatMap(({ name, usual, seats }) => {
    const counts = seats[String(options[name] ?? usual)]
    return counts ? [counts] : []
  })
  return title.seats.filter((count) => allowed.every((counts) => counts.includes(count)))
}

/** Gives how many seats a form begins with: two, or the fewest there are. */
export function usualCount(title: TitleInfo): number {
  const counts = seatsFor(title, {})
  return counts.includes(2) ? 2 : (counts[0] ?? 1)
}

/** Keeps the name somebody has given themselves: it is theirs at the next table too. */
export async function rememberName(given: string, name: string): Promise<void> {
  const wanted = given.trim()
  if (wanted && wanted !== name) await send('PATCH', '/api/me', { name: wanted })
}

/** Opens a table, adding a part to its shuffle. */
export async function setUp(wish: NewTable): Promise<Created> {
  const part = newPart()
  const created = await post<Created>('/api/tables', { ...wish, part })
  noteDeal(created.table, part)
  return created
}

/** Opens a table and goes there. */
export async function openTable(wish: NewTable): Promise<void> {
  const { table, links } = await setUp(wish)
  keepLinks(table.id, links)
  go(`/table/${table.id}`)
}

/** Sits down again with the same people, and goes there. Who asks second comes to the table of the first, with its shuffle. */
export async function playAgain(before: string): Promise<void> {
  const part = newPart()
  const { table } = await post<Created>(`/api/tables/${before}/rematch`, { part })
  noteDeal(table, table.commitment?.parts.includes(part) ? part : undefined)
  go(`/table/${table.id}`)
}

/** Sits down at once: me, and bots of a level. */
export function playNow(title: TitleInfo, level: number): Promise<void> {
  return openTable({ title: title.key, seats: planned(usualPlaces(usualCount(title), level)) as NewTable['seats'] })
}

/** Gives the seats as the server reads them. */
export function planned(places: readonly Place[]): SeatPlan[] {
  return places.map(({ kind, level, style, name }) => ({
    kind,
    ...(kind === 'bot' ? { level, ...asked(style) } : {}),
    ...(kind === 'me' && name.trim() ? { name: name.trim() } : {}),
  }))
}
