/** The titles there are; what belongs to one of them is loaded when it is first needed. */
import { learn, wordsOf } from '../words/language.svelte'
import type { Speaker } from '../words/speaker'
import type { Words } from '../words/words'

export const TITLES = ['suburbia', 'bigcity', 'skylines'] as const
export type TitleKey = (typeof TITLES)[number]

type Speakers = () => Promise<new (words: Words) => Speaker>

const SPEAKERS: Readonly<Record<TitleKey, Speakers>> = {
  suburbia: async () => (await import('./suburbia/speaker')).SuburbiaSpeaker,
  bigcity: async () => (await import('./bigcity/speaker')).BigCitySpeaker,
  skylines: async () => (await import('./skylines/speaker')).SkylinesSpeaker,
}

/** Loads a title's words and speaker; what it gives speaks the language in use at each call. */
export async function loadSpeaker(title: TitleKey): Promise<() => Speaker> {
  const [TitleSpeaker] = await Promise.all([SPEAKERS[title](), learn(title)])
  return () => new TitleSpeaker(wordsOf(title))
}
