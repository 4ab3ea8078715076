/** Big City's part of the table page. */
import type { TitleModule } from '../../table/title'
import Board from './Board.svelte'
import Checks from './Checks.svelte'
import Numbers from './Numbers.svelte'
import { BigCitySpeaker } from './speaker'
import Tray from './Tray.svelte'

// Phases in the middle of a decision; cards are drawn only after all piles are named.
const HALF = ['site', 'tram', 'origin', 'rotation', 'exchange', 'draw', 'offer', 'reply', 'settle']

const title: TitleModule = {
  key: 'bigcity',
  speaker: (words) => new BigCitySpeaker(words),
  isHalf: (phase) => HALF.includes(phase),
  Board,
  Tray,
  Numbers,
  Checks,
  trayAbove: false,
  heats: ['score'],
  charts: ['score'],
}

export default title
