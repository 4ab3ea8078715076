/** Big City's part of the table page. */
import type { TableMaker, TablePart } from '../title'
import { say } from '../../words/language.svelte'
import { ask } from './ask'
import Board from './Board.svelte'
import Doing from './Doing.svelte'
import { faceWith } from './face'
import { MANNER } from './manner'
import Numbers from './Numbers.svelte'
import { BUILT_IN, printedWith, type Printed } from './printed'
import { scoring } from './scoring'
import Strip from './Strip.svelte'
import Supply from './Supply.svelte'
import Tray from './Tray.svelte'
import { turnsOf } from './turns'

const table = (printed: Printed): TablePart => ({
  key: 'bigcity',
  steps: ['base', 'add', 'imposed', 'floor', 'multiplier'],
  stage: ({ events, seen }) => [
    say('stage-players', { count: seen!.scores.length }),
    say('stage-turn', { turn: turnsOf(events, seen!.turn) }),
  ],
  ask,
  face: faceWith(printed),
  Board,
  Tray,
  Numbers,
  Rest: Supply,
  tabSign: 'g-market',
  Strip,
  manner: MANNER,
  Checks: Doing,
  trayAbove: false,
  printed,
  scoring: scoring(printed),
  heats: ['score'],
  charts: ['score'],
})

const maker: TableMaker = { builtIn: BUILT_IN, tableWith: (packs) => table(printedWith(packs)) }

export default maker
