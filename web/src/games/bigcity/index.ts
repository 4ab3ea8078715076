/** The part of this title at the table page. */
import type { TitleModule } from '../../table/title'
import Board from './Board.svelte'
import Numbers from './Numbers.svelte'
import { BigCitySpeaker } from './speaker'
import Tray from './Tray.svelte'

const title: TitleModule = {
  key: 'bigcity',
  speaker: (words) => new BigCitySpeaker(words),
  isHalf: () => false,
  Board,
  Tray,
  Numbers,
  trayAbove: false,
  heats: [],
  charts: [],
}

export default title
