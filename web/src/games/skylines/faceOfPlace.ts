/** The cards of what lies on the map: a tile that stands, a district, a board; and of a tile of the supply. */
import type { CardDeed, CardFace, CardOf, CardRow } from '../../parts/card'
import { cards } from '../../parts/cards.svelte'
import type { Session } from '../../session/session.svelte'
import { DISTRICT } from '../../wire/events'
import { say } from '../../words/language.svelte'
import type { Speaker } from '../../words/speaker'
import { builtBy } from './built'
import { earnedBy, kindOf, type Here } from './faceOfCard'
import { categoryOf, pictureOf } from './pictures'
import { coins } from './playing'
import { factsOf, key, laidTiles, plots, type Position } from './position'
import { outlineOf, type Printed } from './printed'
import { squares } from '../../shapes/polyomino'
import { whereIs } from './where'

/** A tile that lies on the map: the card it was built by, where it is, and what it brought. */
export function standingFace({ printed, session, speaker }: Here, { thing, at }: CardOf): CardFace {
  const tile = printed.tiles[thing]!
  const position = session.now!.position as unknown as Position
  const tiles = laidTiles(position, printed)
  const index = position.tiles.findIndex(([, row, col]) => key([row, col]) === at)
  const card = builtBy(session.events, at ?? '')
  const square = tiles[index]?.squares[0]
  return {
    name: card ? speaker.thing(card) : tileName(printed, speaker, thing),
    picture: card ? pictureOf('card', card) : pictureOf('tile', thing),
    category: categoryOf(tile.category),
    kind: kindOf(speaker, { ...tile, kind: tile.category }),
    ...(square ? { note: speaker.say(whereIs(square, plots(position, printed), tiles, printed)) } : {}),
    effects: reachOf(speaker, thing),
    rows: card ? earnedBy(session, speaker, card) : [],
  }
}

/** A tile that can be had: how large it is, how many are left, why it cannot be taken. */
export function supplyFace({ printed, session, speaker }: Here, thing: string): CardFace {
  const tile = printed.tiles[thing]!
  const left = (session.now!.position as unknown as Position).supply[thing] ?? 0
  const refusal = session.isMyTurn ? session.now!.closed.find(({ move }) => move.tile === thing)?.refusal : undefined
  return {
    name: tileName(printed, speaker, thing),
    picture: pictureOf('tile', thing),
    category: categoryOf(tile.category),
    kind: kindOf(speaker, { ...tile, kind: tile.category }),
    note: [
      say('sky-card-squares', { count: squares(outlineOf(thing, printed)).length }),
      say('sky-left-over', { count: left }),
    ].join(' · '),
    effects: reachOf(speaker, thing),
    notices: refusal ? [{ tone: 'bad', title: speaker.reason(refusal), rule: refusal.rule }] : [],
  }
}

function reachOf(speaker: Speaker, thing: string) {
  return speaker.effects(thing, ['detail-reach', 'detail-one_utility']).map((text) => ({ text }))
}

/** Names a tile: a building by its name, a zone by what it is. */
function tileName(printed: Printed, speaker: Speaker, thing: string): string {
  const { category } = printed.tiles[thing]!
  return ['residential', 'commercial', 'industrial'].includes(category)
    ? speaker.words.say(`kind-${category}`)
    : speaker.thing(thing)
}

/** A district: what stands there, what is free, how many tiles it lacks. */
export function districtFace({ printed, session, speaker }: Here, first: string): CardFace | null {
  const now = session.now!
  const found = factsOf(now).districts.find(({ squares: [corner] }) => key(corner!) === first)
  if (!found) return null
  const position = now.position as unknown as Position
  const inside = new Set(found.squares.map(key))
  const tiles = laidTiles(position, printed).filter(({ squares: [corner] }) => inside.has(key(corner!)))
  const free = found.squares.length - tiles.reduce((sum, each) => sum + each.squares.length, 0)
  const counted = new Map<string, number>()
  for (const { id } of tiles) {
    const name = tileName(printed, speaker, id)
    counted.set(name, (counted.get(name) ?? 0) + 1)
  }
  return {
    name: say('sky-card-district'),
    picture: 'g-overall',
    note: [
      say('sky-card-squares', { count: found.squares.length }),
      say('sky-card-free-squares', { count: free }),
    ].join(' · '),
    rows: [...counted].map(([label, count]): CardRow => ({ label, value: String(count) })),
    notices: found.lacks ? [{ tone: 'bad', title: say('sky-card-lacks', { count: found.lacks }), rule: 'K9.1' }] : [],
    deeds: [showing(session, [`${DISTRICT}${first}`])],
  }
}

/** A board: its grass, what it costs to reveal it, whether that can be done. */
export function boardFace({ printed, session, speaker }: Here, board: string): CardFace {
  const now = session.now!
  const { boards } = now.position as unknown as Position
  const isUp = boards.includes(board)
  const price = factsOf(now).prices?.[board] ?? printed.boards[board]!.development_cost
  const move = { do: 'board', board }
  const isDue = session.isMyTurn && now.phase === 'board'
  const canReveal = isDue && session.legal.some((each) => each.move.board === board)
  const refusal = isDue ? now.closed.find((each) => each.move.board === board)?.refusal : undefined
  return {
    name: speaker.thing(board),
    picture: 'g-card',
    ...(isUp ? {} : { price: { text: coins(speaker, price), isShort: refusal?.missing != null } }),
    ...(isUp ? {} : { note: say('sky-card-down') }),
    effects: speaker.effects(board, ['detail-districts']).map((text) => ({ text })),
    notices: refusal ? [{ tone: 'bad', title: speaker.reason(refusal), rule: refusal.rule }] : [],
    deeds: canReveal
      ? [{ label: say('deed-skylines-board'), isMain: true, do: () => (cards.close(), session.stage(move)) }]
      : [],
  }
}

/** Lights places up on the map. */
export function showing(session: Session, at: readonly string[]): CardDeed {
  return { label: say('sky-card-show'), sign: 'g-eye', do: () => (cards.close(), session.light(at)) }
}
