/** The part of the table page for a title that has none of its own: drawn from the areas that the server describes. */
import { get } from '../../wire/http'
import type { TitleInfo } from '../../wire/types.gen'
import { say } from '../../words/language.svelte'
import type { TableMaker, TablePart } from '../title'
import Board from './Board.svelte'
import Numbers from './Numbers.svelte'
import Strip from './Strip.svelte'
import Tray from './Tray.svelte'

/** Makes the table of any title; its tracks are those the server names. */
export async function makerOf(key: string): Promise<TableMaker> {
  const known = await get<TitleInfo[]>('/api/titles')
  const table = tableOf(key, known.find((title) => title.key === key)?.tracks ?? [])
  // Words of packs are loaded with the table; what they print is described by the areas.
  return { builtIn: [], tableWith: () => table }
}

function tableOf(key: string, tracks: readonly string[]): TablePart {
  return {
    key,
    stage: ({ table }) => [say('stage-players', { count: table?.seats.length ?? 0 })],
    Board,
    Tray,
    Numbers,
    Strip,
    tabSign: 'g-people',
    tabWords: 'generic-numbers',
    choosesInTray: true,
    manner: { way: () => null },
    trayAbove: false,
    heats: [],
    printed: null,
    charts: tracks,
  }
}
