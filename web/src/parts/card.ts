/** The one card that everything with a name opens: what it shows, as plain data. A title fills it in. */
import type { Category } from '../art/pictures'
import type { Delta } from './ledger'

/** Which thing a card is of, and where it is. */
export interface CardOf {
  /** The key of a tile, building, card, goal or other thing. */
  readonly thing: string
  /** Whose it is, if it belongs to somebody. */
  readonly seat?: number
  /** The place where it stands, as ledger entries have it. */
  readonly at?: string
  /** Its position in the market or in a hand. */
  readonly slot?: number
}

export interface CardFace {
  readonly name: string
  /** A symbol: `p-…`. */
  readonly picture?: string
  /** Gives the sky its color, and the kind its mark. */
  readonly category?: Category
  /** What kind of thing it is: `Commercial`, `Goal for everybody`. */
  readonly kind?: string
  /** A sign in the corner: the icon of a tile. */
  readonly sign?: { readonly name: string; readonly label: string }
  /** What it costs now, or what it is worth. */
  readonly price?: CardPrice
  /** How the price comes about, or where the thing is: one muted line. */
  readonly note?: string
  /** What it does: the amount left, the words right. */
  readonly effects?: readonly CardEffect[]
  /** What it has brought so far, or how everybody stands. */
  readonly rows?: readonly CardRow[]
  /** A tip, or why not. */
  readonly notices?: readonly CardNotice[]
  readonly deeds?: readonly CardDeed[]
}

export interface CardPrice {
  readonly text: string
  /** Too much for who looks at it. */
  readonly isShort?: boolean
  /** The sign of a track after it. */
  readonly sign?: string
}

export interface CardEffect {
  readonly delta?: Delta & { readonly hurts?: boolean }
  /** In place of an amount: whether a condition holds. */
  readonly holds?: boolean
  readonly text: string
}

export interface CardRow {
  readonly label: string
  readonly seat?: number
  readonly deltas?: readonly (Delta & { readonly hurts?: boolean })[]
  /** A length from 0 to 1, for bars beside each other. */
  readonly bar?: number
  readonly value?: string
}

export interface CardNotice {
  readonly tone: 'tip' | 'bad' | 'plain'
  readonly title: string
  readonly text?: string
  /** The rule behind it, by its id: a link, never printed. */
  readonly rule?: string
}

export interface CardDeed {
  readonly label: string
  /** The one filled button of the card. */
  readonly isMain?: boolean
  readonly sign?: string
  do(): void
}
