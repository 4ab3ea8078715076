/** Suburbia's part of the table page. */
import type { TitleModule } from '../../table/title'
import { say } from '../../words/language.svelte'
import Board from './Board.svelte'
import { MANNER } from './manner'
import Numbers from './Numbers.svelte'
import { HEATS, type Position } from './position'
import { print, redLines } from './printed'
import Ribbon from './Ribbon.svelte'
import { SuburbiaSpeaker } from './speaker'
import Strip from './Strip.svelte'
import Tray from './Tray.svelte'

const title: TitleModule = {
  key: 'suburbia',
  speaker: (words) => new SuburbiaSpeaker(words),
  stage: ({ seen }) => {
    const { options, round } = seen!.position as unknown as Position
    return [say('stage-players', { count: options.players }), ...(round ? [say('stage-round', { round })] : [])]
  },
  isHalf: (phase) => phase === 'discard' || phase === 'remove',
  Board,
  Tray,
  Numbers,
  manner: MANNER,
  Ribbon,
  Strip,
  trayAbove: true,
  reckoning: { track: 'population', rules: ['S11.'] },
  builtIn: [],
  print,
  lines: (track, upTo) => (track === 'population' ? redLines(upTo) : []),
  heats: HEATS,
  charts: ['population', 'income', 'reputation', 'money'],
}

export default title
