/** Styles of bots to choose from: what each is called, and what such a bot does. */
import { styleName } from '../session/names'
import { say } from '../words/language.svelte'
import type { Words } from '../words/words'
import type { TitleInfo } from '../wire/types.gen'
import { levelManner } from './levels'

/** Any style of the title: the server draws it, and tells it when the bot sits down. */
export const BY_LOT = 'by_lot'
/** No style at all. */
export const PLAIN = ''

/** Gives the styles to choose from, the usual one first; of a title without styles, and of an older server, none. */
export function offeredStyles({ styles = [] }: Partial<Pick<TitleInfo, 'styles'>>): readonly string[] {
  return styles.length ? [PLAIN, BY_LOT, ...styles] : []
}

/** Names a choice of style, in the words of its title. */
export function styleChoice(words: Words, style: string): string {
  if (style === PLAIN) return say('bot-style-plain')
  return style === BY_LOT ? say('bot-style-by_lot') : styleName(style, words)
}

/** Says how a bot decides: by its level, and then by its style. */
export function botAbout(title: TitleInfo, level: number, style: string, words: Words): string {
  return [levelManner(title, level), styleAbout(words, style)].filter(Boolean).join(' ')
}

/** Says in a sentence what a bot of a style does; nothing of a plain one. */
export function styleAbout(words: Words, style: string): string {
  if (style === BY_LOT) return say('bot-style-by_lot-about')
  return words.knows(`style-${style}-about`) ? words.say(`style-${style}-about`) : ''
}

/** Gives a style as it is asked for: what is plain goes without saying. */
export function asked(style: string): { style?: string } {
  return style === PLAIN ? {} : { style }
}
