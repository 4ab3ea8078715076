/** Suburbia's box: tiles by stack, the lake on their backs, goals. All of it is printed fact. */
import { BOX, GOALS, LAKE } from './printed'
import type { Reference, Thing } from '../reference'
import Picture from './ReferencePicture.svelte'

const thing = (id: string, part: string, heap: string): Thing => ({
  id,
  part,
  heap,
  kind: BOX.tiles[id]?.category ?? '',
  source: 'printed',
})
const STACKS = ['basic', 'A', 'B', 'C']

const reference: Reference = {
  things: [
    ...STACKS.flatMap((stack) =>
      Object.values(BOX.tiles)
        .filter((tile) => tile.stack === stack)
        .map(({ id }) => thing(id, 'tile', stack)),
    ),
    thing(LAKE.id, 'tile', 'special'),
    thing('one_more_round', 'tile', 'special'),
    ...Object.keys(GOALS).map((id) => thing(id, 'goal', 'goals')),
  ],
  Picture,
  tellsSource: true,
  words: ({ id }, speaker) => ({ name: speaker.thing(id), lines: [...speaker.details(id), ...copies(id)] }),
}

function copies(id: string): string[] {
  const count = BOX.tiles[id]?.copies
  return count ? [`× ${count}`] : []
}

export default reference
