/** Skylines' box: cards, tiles, boards, tracks. Each entry of the data says what is printed fact. */
import { BOX, type Card } from './printed'
import type { Reference, Source, Thing } from '../reference'
import Picture from './ReferencePicture.svelte'

function source(said: string, ours: readonly string[] = []): Source {
  if (said === 'reconstructed') return 'reconstructed'
  return ours.length ? 'partly' : 'printed'
}

/** The heap of a card: its deck, construction cards by level. */
function deckOf({ deck, level }: Card): string {
  return deck === 'construction' ? `construction-${level ?? ''}` : deck
}

const DECKS = ['construction-I', 'construction-II', 'construction-III', 'unique', 'role', 'policy', 'news']
const cards = Object.values(BOX.cards).map((card): Thing => ({
  id: card.id,
  part: 'card',
  heap: deckOf(card),
  kind: card.kind,
  source: source(card.source, card.reconstructed_fields),
}))

const reference: Reference = {
  things: [
    ...cards.sort((a, b) => DECKS.indexOf(a.heap) - DECKS.indexOf(b.heap)),
    ...Object.values(BOX.tiles).map((tile): Thing => ({
      id: tile.id,
      part: 'tile',
      heap: 'tiles',
      kind: tile.category,
      source: source(tile.source),
    })),
    ...Object.values(BOX.boards).map((board): Thing => ({
      id: board.id,
      part: 'board',
      heap: 'boards',
      kind: '',
      source: source(board.development_cost_source, board.grid_source === 'reconstructed' ? ['grid'] : []),
    })),
    ...Object.values(BOX.tracks).map((track): Thing => ({
      id: track.id,
      part: 'track',
      heap: 'tracks',
      kind: '',
      source: source(track.source),
    })),
  ],
  Picture,
  tellsSource: false,
  words: ({ id, part }, speaker) => {
    const drawn = part === 'board' ? (BOX.boards[id]?.grid ?? []) : []
    return { name: speaker.thing(id), lines: speaker.details(id).filter((line) => !drawn.includes(line)) }
  },
}

export default reference
