/** Big City's box: pieces and districts, the small expansion, and the packs that come along. */
import { BOX, DISTRICTS } from './printed'
import type { Reference, Source, Thing } from '../reference'
import Picture from './ReferencePicture.svelte'

const packs = import.meta.glob<{ piece?: { id: string }[] }>('@games/bigcity/packs/*/buildings.toml', {
  eager: true,
  import: 'default',
})
const packOf = new Map(
  Object.entries(packs).flatMap(([path, { piece }]) =>
    (piece ?? []).map(({ id }) => [id, path.split('/').at(-2)!] as const),
  ),
)
// The small expansion is a printed one; every other pack that comes along is our own.
const PRINTED: readonly string[] = ['box', 'small_expansion']

function piece(id: string): Thing {
  const heap = packOf.get(id) ?? 'box'
  const source: Source = PRINTED.includes(heap) ? 'printed' : 'own'
  return { id, part: 'piece', heap, kind: BOX.pieces[id]!.kind, source }
}

const reference: Reference = {
  things: [
    ...Object.keys(BOX.pieces)
      .map(piece)
      .filter(({ heap }) => heap === 'box'),
    // How lots are numbered inside a district is supported by several sources, but not proven (ruling L1).
    ...DISTRICTS.map(({ id }): Thing => ({
      id: String(id),
      part: 'district',
      heap: 'districts',
      kind: '',
      source: 'partly',
    })),
    ...Object.keys(BOX.pieces)
      .map(piece)
      .filter(({ heap }) => heap !== 'box')
      .sort((a, b) => PRINTED.indexOf(b.heap) - PRINTED.indexOf(a.heap)),
  ],
  Picture,
  packs: [...new Set(packOf.values())],
  tellsSource: true,
  words: ({ id, part }, speaker) => {
    if (part === 'district') return { name: speaker.words.say('district', { number: Number(id) }), lines: [] }
    return { name: speaker.thing(id), lines: speaker.details(id) }
  },
}

export default reference
