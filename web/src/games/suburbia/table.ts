/** Suburbia's part of the table page. */
import type { Session } from '../../session/session.svelte'
import type { Held, TableMaker, TablePart } from '../title'
import { money, say } from '../../words/language.svelte'
import type { Speaker } from '../../words/speaker'
import { ask } from './ask'
import Board from './Board.svelte'
import { faceWith } from './face'
import Goals from './Goals.svelte'
import { MANNER } from './manner'
import Numbers from './Numbers.svelte'
import { HEATS, type Position } from './position'
import { LAKE, printedWith, type Printed } from './printed'
import Ribbon from './Ribbon.svelte'
import { scoring } from './scoring'
import Strip from './Strip.svelte'
import { heldBy, priceOf, takeTile, waysOf } from './taking'
import Tray from './Tray.svelte'

const table = (printed: Printed): TablePart => ({
  key: 'suburbia',
  stage: ({ seen }) => {
    const { options, round } = seen!.position as unknown as Position
    return [say('stage-players', { count: options.players }), ...(round ? [say('stage-round', { round })] : [])]
  },
  ask,
  face: faceWith(printed),
  held: heldWords,
  Board,
  Tray,
  Numbers,
  Rest: Goals,
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

/** Says what was taken up, and which other way it could go. */
function heldWords(session: Session, speaker: Speaker): Held | null {
  const held = heldBy(session)
  if (!held?.tile) return null
  const { tile, slot } = held
  const ways = slot === null ? [] : waysOf(session, slot)
  return {
    name: speaker.thing(tile),
    does: held.do === 'lake' ? speaker.effects(LAKE.id) : speaker.effects(tile),
    ways:
      ways.length < 2
        ? []
        : ways.map((way) => ({
            label: say(`way-${way}`, { price: money(priceOf(session, slot!, way)) }),
            isChosen: way === held.do,
            choose: () => takeTile(session, slot!, way),
          })),
  }
}

const maker: TableMaker = { builtIn: [], tableWith: (packs, printed) => table(printedWith(packs, printed)) }

export default maker
