/** What a title gives the table page. Each title's code is loaded when a table of it is opened. */
import type { Component } from 'svelte'
import type { Speaker } from '../words/speaker'
import type { Words } from '../words/words'
import type { Session } from './session.svelte'
import type { Reckoning } from './story'

/** Every part of a title's table is given the sitting and the title's speaker, nothing else. */
export interface PartProps {
  session: Session
  speaker: Speaker
}

export interface TitleModule {
  readonly key: string
  /** How the title says things in a language. */
  speaker(words: Words): Speaker
  /** Says of a phase that it is the middle of a decision: what is staged there cannot be confirmed yet. */
  isHalf(phase: string): boolean
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
  /** Where the tray lies on a wide page. */
  readonly trayAbove: boolean
  /** Tracks of which more is worse. */
  readonly burdens?: readonly string[]
  /** The tracks that a heat map can show. */
  readonly heats: readonly string[]
  /** What is reckoned up at the end, if anything: the story of the scoring is told of it. */
  readonly reckoning?: Reckoning
  /** The tracks drawn in charts, in order. */
  readonly charts: readonly string[]
}

const TITLES: Record<string, () => Promise<{ default: TitleModule }>> = {
  suburbia: () => import('../games/suburbia/index'),
  bigcity: () => import('../games/bigcity/index'),
  skylines: () => import('../games/skylines/index'),
}

/** Loads a title's part of the client. */
export async function loadTitle(key: string): Promise<TitleModule> {
  const load = TITLES[key]
  if (!load) throw new Error(`no such title: ${key}`)
  return (await load()).default
}
