/** Opening a table: what is asked of the server, and where one goes then. */
import { go } from '../route/route.svelte'
import { keepLinks } from '../session/links'
import { post } from '../wire/http'
import type { Clock, Created, NewTable, SeatPlan, TitleInfo } from '../wire/types.gen'

export type Kind = SeatPlan['kind']

/** How quickly is played: without a clock, within an evening, over days; in seconds. */
export const PACES = {
  live: null,
  clock: { budget: 1800, increment: 10 },
  days: { budget: 14 * 86400, increment: 86400 },
} as const
export type Pace = keyof typeof PACES

/** Names the pace of a clock: one of ours, or whatever is nearer. */
export function paceOf(clock: Clock | null): Pace {
  if (!clock) return 'live'
  return (clock.increment ?? 0) < PACES.days.increment ? 'clock' : 'days'
}

/** A seat as it stands in the form. */
export interface Place {
  kind: Kind
  level: number
  name: string
}

/** Gives the seats to begin a form with: me and a bot, or me alone where that is how it is played. */
export function usualPlaces(seats: number): Place[] {
  return Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'bot', level: 2, name: '' }))
}

/** Gives how many seats people and bots may take under some options: a mode of the title may know. */
export function seatsFor(title: TitleInfo, options: Record<string, unknown>): number[] {
  const modes = title.modes as unknown as readonly { options: Record<string, unknown>; seats: number[] }[]
  const mode = modes.find((each) => each.options.mode !== undefined && each.options.mode === options.mode)
  return mode ? mode.seats.slice(0, 1) : title.seats.filter((count) => count > 1 || title.is_shared)
}

/** Opens a table and goes there. */
export async function openTable(wish: NewTable): Promise<void> {
  const { table, links } = await post<Created>('/api/tables', wish)
  keepLinks(table.id, links)
  go(`/table/${table.id}`)
}

/** Sits down at once: me, and a bot of level 2 where one cannot play alone. */
export function playNow(title: TitleInfo): Promise<void> {
  return openTable({ title: title.key, seats: planned(usualPlaces(2)) as NewTable['seats'] })
}

/** Gives the seats as the server reads them. */
export function planned(places: readonly Place[]): SeatPlan[] {
  return places.map(({ kind, level, name }) => ({
    kind,
    ...(kind === 'bot' ? { level } : {}),
    ...(kind === 'me' && name.trim() ? { name: name.trim() } : {}),
  }))
}
