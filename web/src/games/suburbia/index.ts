/** Suburbia's part of the table page. */
import type { TitleModule } from '../../table/title'
import Board from './Board.svelte'
import { MANNER } from './manner'
import Numbers from './Numbers.svelte'
import { HEATS } from './position'
import Ribbon from './Ribbon.svelte'
import { SuburbiaSpeaker } from './speaker'
import Tray from './Tray.svelte'

const title: TitleModule = {
  key: 'suburbia',
  speaker: (words) => new SuburbiaSpeaker(words),
  isHalf: (phase) => phase === 'discard' || phase === 'remove',
  Board,
  Tray,
  Numbers,
  manner: MANNER,
  Ribbon,
  trayAbove: true,
  reckoning: { track: 'population', rules: ['S11.'] },
  heats: HEATS,
  charts: ['population', 'income', 'reputation', 'money'],
}

export default title
