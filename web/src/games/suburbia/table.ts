/** Suburbia's part of the table page. */
import type { Session } from '../../session/session.svelte'
import type { TableMaker, TablePart } from '../title'
import { say } from '../../words/language.svelte'
import Board from './Board.svelte'
import { MANNER } from './manner'
import Numbers from './Numbers.svelte'
import { HEATS, type Position } from './position'
import { printedWith, type Printed } from './printed'
import Ribbon from './Ribbon.svelte'
import { scoring } from './scoring'
import Strip from './Strip.svelte'
import Tray from './Tray.svelte'

const table = (printed: Printed): TablePart => ({
  key: 'suburbia',
  stage: ({ seen }) => {
    const { options, round } = seen!.position as unknown as Position
    return [say('stage-players', { count: options.players }), ...(round ? [say('stage-round', { round })] : [])]
  },
  held: (session, speaker) => {
    const tile = tileInHand(session)
    return tile ? { name: speaker.thing(tile), does: speaker.effects(tile) } : null
  },
  Board,
  Tray,
  Numbers,
  tabSign: 'g-goal',
  manner: MANNER,
  Ribbon,
  Strip,
  trayAbove: true,
  scoring: scoring(printed),
  hasOwnMaps: true,
  printed,
  lines: (track, upTo) => (track === 'population' ? printed.lines.filter((line) => line <= upTo) : []),
  heats: HEATS,
  charts: ['population', 'income', 'reputation', 'money'],
})

/** Gives the tile that was taken up to be built: one of the market, or a basic one. */
function tileInHand({ picking, now }: Session): string | null {
  const picked = (field: string) => picking.picks.find((each) => each.field === field)?.value
  const [doing, slot, tile] = [picked('do'), picked('slot'), picked('tile')]
  if (doing === 'basic') return typeof tile === 'string' ? tile : null
  return doing === 'build' && typeof slot === 'number'
    ? ((now!.position as unknown as Position).market[slot] ?? null)
    : null
}

const maker: TableMaker = { builtIn: [], tableWith: (packs, printed) => table(printedWith(packs, printed)) }

export default maker
