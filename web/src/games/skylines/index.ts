/** The part of Cities: Skylines at the table page. */
import type { TitleModule } from '../../table/title'
import Board from './Board.svelte'
import { BURDENS } from './effects'
import { MANNER } from './manner'
import Numbers from './Numbers.svelte'
import { HEATS } from './position'
import { SkylinesSpeaker } from './speaker'
import Tray from './Tray.svelte'

const HALF: readonly string[] = ['tile', 'place', 'draw', 'redraw'] // after a staged move a card is still to be laid or drawn

const title: TitleModule = {
  key: 'skylines',
  speaker: (words) => new SkylinesSpeaker(words),
  isHalf: (phase) => HALF.includes(phase),
  Board,
  Tray,
  Numbers,
  manner: MANNER,
  trayAbove: false,
  reckoning: { track: 'overall', rules: ['K9.6', 'K10.'] },
  burdens: BURDENS,
  heats: HEATS,
  charts: ['overall', 'happiness', 'money', 'employment', 'power', 'water', 'garbage', 'pollution', 'traffic', 'crime'],
}

export default title
