/** The part of Cities: Skylines at the table page. */
import type { TableMaker, TablePart } from '../title'
import { say, wordsOf } from '../../words/language.svelte'
import City from './City.svelte'
import { BURDENS } from './effects'
import { MANNER } from './manner'
import Numbers from './Numbers.svelte'
import { factsOf, HEATS, type Position } from './position'
import { printedWith, type Printed } from './printed'
import Result from './Result.svelte'
import { SCORING } from './scoring'
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
  Board: City,
  Tray,
  Numbers,
  tabSign: 'g-overall',
  manner: MANNER,
  trayAbove: false,
  scoring: SCORING,
  resultName: ({ facts: { band } }, { words }) => (typeof band === 'string' ? words.say(`band-${band}`) : null),
  Result,
  burdens: BURDENS,
  printed,
  heats: HEATS,
  charts: ['overall', 'happiness', 'money', 'employment', 'power', 'water', 'garbage', 'pollution', 'traffic', 'crime'],
})

const maker: TableMaker = { builtIn: [], tableWith: (packs) => table(printedWith(packs)) }

export default maker
