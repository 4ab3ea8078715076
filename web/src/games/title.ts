/** What a title gives the client. Only its module is known at once; what is larger comes when it is asked for. */
import type { Component } from 'svelte'
import type { Manner } from '../motion/deeds'
import type { Ribbon } from '../motion/plan'
import type { CardFace, CardOf } from '../parts/card'
import type { Session } from '../session/session.svelte'
import type { Catalogue, Outcome, Pack } from '../wire/types.gen'
import type { Speaker } from '../words/speaker'
import type { Words } from '../words/words'
import type { Lesson } from './lesson'
import type { Reference } from './reference'
import type { Scoring } from './scoring'
import type { SignGroup } from './signs'

/** One title: `games/<key>/index.ts` exports it as default; who has no such folder is a generic one. All but the key may be missing. */
export interface TitleModule {
  readonly key: string
  /** Where it stands among the titles; those without a number come last. */
  readonly order?: number
  /** What the ids of its rules look like: `S5.2`. */
  readonly ruleIds?: RegExp
  /** A track with lines across it, if it has one. */
  readonly ribbon?: Ribbon
  /** Keys of its own, with what they do. */
  readonly keys?: readonly KeyHelp[]
  readonly lesson?: Lesson
  /** A view of its city, as SVG. */
  panorama?(): Promise<string>
  reference?(): Promise<Reference>
  /** Its legend: every sign with its words. */
  signs?(): Promise<readonly SignGroup[]>
  table?(): Promise<TableMaker>
}

/** A key, or several, with the key of the sentence that says what it does. */
export interface KeyHelp {
  readonly keys: string
  readonly says: string
}

/** Every part of a title's table is given the sitting and the title's speaker, nothing else. */
export interface PartProps {
  session: Session
  speaker: Speaker
}

export interface Held {
  readonly name: string
  readonly does: readonly string[]
  /** The ways it can go: built, or laid face down. */
  readonly ways?: readonly { readonly label: string; readonly isChosen: boolean; choose(): void }[]
}

/** What is asked of who decides, in one sentence: its beginning stands out. */
export interface Ask {
  readonly lead: string
  readonly text?: string
  /** What comes later, and matters less. */
  readonly aside?: string
  /** Something is amiss: too little money for what one usually does. */
  readonly isWarning?: boolean
}

/** Makes a title's part of a table page, for the packs that this table is played with. */
export interface TableMaker {
  /** Packs that are part of the client; others are fetched when a table plays with them. */
  readonly builtIn: readonly string[]
  /** Gives the title's part of a table with other packs besides, and with what the server says is printed there. */
  tableWith(packs: readonly Pack[], printed: Catalogue['printed']): TablePart
}

/** What a title gives the page of one table. */
export interface TitleTable {
  readonly key: string
  /** How the title says things in a language. */
  speaker(words: Words): Speaker
  /** Tracks of the ledger that only lead to a number of another one. */
  readonly steps?: readonly string[]
  /** Says which game is played and how far it has come: `3 players`, `round 7`. The last part is where it stands now. */
  stage(session: Session): readonly string[]
  /** Says what is asked of who sits here, with the amounts that matter; nothing leaves it to the title's prompt. */
  ask?(session: Session, speaker: Speaker): Ask | null
  /** Fills in the card of a thing; without it, its name and what is printed on it. */
  face?(session: Session, speaker: Speaker, of: CardOf): CardFace | null
  /** Says what a move that is staged or looked at brings near: a track that is about to end. */
  warnings?(session: Session, speaker: Speaker): readonly string[]
  /** Says what was taken up and has no place yet, if anything: its name, and what it does. */
  held?(session: Session, speaker: Speaker): Held | null
  /** The map in the middle. */
  readonly Board: Component<PartProps>
  /** What lies beside the map: market, hand, piles, actions. */
  readonly Tray: Component<PartProps>
  /** Numbers on the left: seats with their tracks, goals, supply, administration. */
  readonly Numbers: Component<PartProps>
  /** What `Numbers` shows besides the seats, where these stand in `Strip`: goals, supply. */
  readonly Rest?: Component<PartProps>
  /** What the other seats hold, between ledger and log on wide screens. */
  readonly Others?: Component<PartProps>
  /** What is asked of a move that is looked at, beside its ledger on wide screens, if the title has such a list. */
  readonly Checks?: Component<PartProps>
  /** What is chosen last, if the title has such a thing: on a phone it stands beside Confirm. */
  readonly Docked?: Component<PartProps>
  /** What lies under the map on wide screens, if the title has something: the population ribbon. */
  readonly Ribbon?: Component<PartProps>
  /** All seats with their numbers in little room, over the map of a phone or a tablet. */
  readonly Strip?: Component<PartProps>
  /** The sign of its numbers in the bar of a phone. */
  readonly tabSign: string
  /** The key of the words beside that sign, if it is not `tab-<key>`. */
  readonly tabWords?: string
  /** Its tray shows every choice as buttons: a list of them beside the ledger would only say it again. */
  readonly choosesInTray?: boolean
  /** How its moves look while they are played. */
  readonly manner: Manner
  /** Where the tray lies on a wide page. */
  readonly trayAbove: boolean
  /** Its money is counted in coins, not in dollars. */
  readonly inCoins?: boolean
  /** Tracks of which more is worse. */
  readonly burdens?: readonly string[]
  /** The tracks that a heat map can show. */
  readonly heats: readonly string[]
  /** Where its points come from, as its ledger tells; the page of the end builds scores up from it. */
  readonly scoring?: Scoring
  /** Names the result that was reached together, if there is one. */
  resultName?(outcome: Outcome, speaker: Speaker): string | null
  /** The result drawn in the title's own way, beside the bars of the end. */
  readonly Result?: Component<PartProps>
  /** Every seat has a map of its own: the end lets one choose whose. */
  readonly hasOwnMaps?: boolean
  /** What is printed at this table; its parts find it by `printedHere` of the title. */
  readonly printed: unknown
  /** Values of a track at which a chart has a red line, up to one. */
  lines?(track: string, upTo: number): readonly number[]
  /** The tracks drawn in charts, in order. */
  readonly charts: readonly string[]
}

/** What a title's folder makes; who speaks for it is known once its catalogue is there. */
export type TablePart = Omit<TitleTable, 'speaker'>
