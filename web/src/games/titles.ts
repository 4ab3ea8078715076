/** The titles there are; what belongs to one of them is loaded when it is first needed. */
import { loadThings } from '../wire/catalogue'
import { learn, wordsOf } from '../words/language.svelte'
import { Speaker } from '../words/speaker'

export const TITLES = ['suburbia', 'bigcity', 'skylines'] as const
export type TitleKey = (typeof TITLES)[number]

/** Loads a title's words and things; what it gives speaks the language in use at each call. */
export async function loadSpeaker(title: TitleKey, packs: readonly string[] = []): Promise<() => Speaker> {
  const [things] = await Promise.all([loadThings(title, packs), learn(title)])
  return () => new Speaker(wordsOf(title), things)
}
