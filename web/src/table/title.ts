/** What a title gives the table page. Each title's code is loaded when a table of it is opened. */
import type { Component } from 'svelte'
import { Speaker } from '../words/speaker'
import type { Manner } from '../motion/deeds'
import type { Words } from '../words/words'
import type { Session } from './session.svelte'
import { learn } from '../words/language.svelte'
import { loadThings } from '../wire/catalogue'
import { get } from '../wire/http'
import type { Pack } from '../wire/types.gen'
import type { Reckoning } from './story'

/** Every part of a title's table is given the sitting and the title's speaker, nothing else. */
export interface PartProps {
  session: Session
  speaker: Speaker
}

export interface Held {
  readonly name: string
  readonly does: readonly string[]
}

export interface TitleModule {
  readonly key: string
  /** How the title says things in a language. */
  speaker(words: Words): Speaker
  /** Tracks of the ledger that only lead to a number of another one. */
  readonly steps?: readonly string[]
  /** Says which game is played and how far it has come: `3 players`, `round 7`. The last part is where it stands now. */
  stage(session: Session): readonly string[]
  /** Says of a phase that it is the middle of a decision: what is staged there cannot be confirmed yet. */
  isHalf(phase: string): boolean
  /** Says what was taken up and has no place yet, if anything: its name, and what it does. */
  held?(session: Session, speaker: Speaker): Held | null
  /** The map in the middle. */
  readonly Board: Component<PartProps>
  /** What lies beside the map: market, hand, piles, actions. */
  readonly Tray: Component<PartProps>
  /** Numbers on the left: seats with their tracks, goals, supply, administration. */
  readonly Numbers: Component<PartProps>
  /** What is asked of a move that is looked at, beside its ledger on wide screens, if the title has such a list. */
  readonly Checks?: Component<PartProps>
  /** What lies under the map on wide screens, if the title has something: the population ribbon. */
  readonly Ribbon?: Component<PartProps>
  /** All seats with their numbers in little room, over the map of a phone. */
  readonly Strip?: Component<PartProps>
  /** The sign of its numbers in the bar of a phone; its words are `tab-<key>`. */
  readonly tabSign: string
  /** How its moves look while they are played. */
  readonly manner: Manner
  /** Where the tray lies on a wide page. */
  readonly trayAbove: boolean
  /** Tracks of which more is worse. */
  readonly burdens?: readonly string[]
  /** The tracks that a heat map can show. */
  readonly heats: readonly string[]
  /** What is reckoned up at the end, if anything: the story of the scoring is told of it. */
  readonly reckoning?: Reckoning
  /** Packs that are part of the client; others are fetched when a table plays with them. */
  readonly builtIn: readonly string[]
  /** Takes over what other packs print; those of the table before are forgotten. */
  print(packs: readonly Pack[]): void
  /** Values of a track at which a chart has a red line, up to one. */
  lines?(track: string, upTo: number): readonly number[]
  /** The tracks drawn in charts, in order. */
  readonly charts: readonly string[]
  /** Values of a track at which its chart has a red line, up to a value. */
  chartLines?(track: string, upTo: number): readonly number[]
}

/** What a title's folder says; who speaks for it is known once its catalogue is there. */
export type TitlePart = Omit<TitleModule, 'speaker'>

const TITLES: Record<string, () => Promise<{ default: TitlePart }>> = {
  suburbia: () => import('../games/suburbia/index'),
  bigcity: () => import('../games/bigcity/index'),
  skylines: () => import('../games/skylines/index'),
}

/** Loads a title's part of the client, its words, and the packs it is played with. */
export async function loadTitle(key: string, options: Readonly<Record<string, unknown>> = {}): Promise<TitleModule> {
  const load = TITLES[key]
  if (!load) throw new Error(`no such title: ${key}`)
  const { default: title } = await load()
  const inPlay = packsIn(options)
  const added = inPlay.filter((pack) => !title.builtIn.includes(pack))
  const [things, ...packs] = await Promise.all([
    loadThings(key, inPlay),
    ...added.map((pack) => get<Pack>(`/api/titles/${key}/packs/${encodeURIComponent(pack)}`)),
  ])
  title.print(packs)
  await learn(
    key,
    packs.map(({ words }) => words),
  )
  return { ...title, speaker: (words) => new Speaker(words, things, title.steps) }
}

function packsIn({ packs }: Readonly<Record<string, unknown>>): readonly string[] {
  return Array.isArray(packs) ? packs.filter((pack) => typeof pack === 'string') : []
}
