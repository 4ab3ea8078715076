/** The part of Cities: Skylines at the table page. */
import type { Session } from '../../session/session.svelte'
import type { Speaker } from '../../words/speaker'
import type { Held, TableMaker, TablePart } from '../title'
import { say, wordsOf } from '../../words/language.svelte'
import { ask } from './ask'
import City from './City.svelte'
import { BURDENS } from './effects'
import { faceWith } from './face'
import { warnings } from './faceOfTrack'
import { MANNER } from './manner'
import DockedPiles from './DockedPiles.svelte'
import Numbers from './Numbers.svelte'
import Others from './Others.svelte'
import Piles from './Piles.svelte'
import { coins, exchangePrice, heldBy, takeCard, waysOf } from './playing'
import { factsOf, HEATS, type Position } from './position'
import { printedWith, type Printed } from './printed'
import Result from './Result.svelte'
import { SCORING } from './scoring'
import Strip from './Strip.svelte'
import Tray from './Tray.svelte'

const table = (printed: Printed): TablePart => ({
  key: 'skylines',
  stage: ({ seen }) => {
    const { options } = seen!.position as unknown as Position
    const { milestone, milestones } = factsOf(seen!)
    return [
      wordsOf('skylines').say(`scenario-${options.scenario}`),
      say('sky-milestone', { now: milestone, last: milestones }),
    ]
  },
  ask,
  face: faceWith(printed),
  warnings: (session, speaker) => warnings({ printed, session, speaker }),
  held,
  Board: City,
  Tray,
  Numbers,
  Others,
  Rest: Others,
  Strip,
  Checks: Piles,
  Docked: DockedPiles,
  tabSign: 'g-overall',
  manner: MANNER,
  trayAbove: false,
  scoring: SCORING,
  resultName: ({ facts: { band } }, { words }) => (typeof band === 'string' ? words.say(`band-${band}`) : null),
  Result,
  inCoins: true,
  burdens: BURDENS,
  printed,
  heats: HEATS,
  charts: ['overall', 'happiness', 'money', 'employment', 'power', 'water', 'garbage', 'pollution', 'traffic', 'crime'],
})

/** Says which card was taken up, and which other way it could go. */
function held(session: Session, speaker: Speaker): Held | null {
  const up = session.staged.length ? heldBy(session) : null
  if (!up) return null
  // Once a tile lies or a pile is named, the card goes the way it was taken up for.
  const ways = session.staged.some(({ move }) => move.do === 'place' || move.do === 'draw')
    ? []
    : waysOf(session, up.card)
  return {
    name: speaker.thing(up.card),
    does: speaker.effects(up.card),
    ways:
      ways.length < 2
        ? []
        : ways.map((way) => ({
            label: say(`sky-way-${way}`, { price: coins(speaker, exchangePrice(session) ?? 0) }),
            isChosen: way === up.way,
            choose: () => takeCard(session, up.card, way),
          })),
  }
}

const maker: TableMaker = { builtIn: [], tableWith: (packs) => table(printedWith(packs)) }

export default maker
