/** The options of a title as the server offers them; and what a table has agreed on. */
import { knows, say, wordsOf } from '../words/language.svelte'
import type { Choice, TableInfo, TitleInfo } from '../wire/types.gen'
import { paceOf } from './opening'

type Chosen = Readonly<Record<string, unknown>>

/** The word for a choice that is left to the edition or the scenario. */
export const USUAL = 'usual'

/** Gives the words a choice can be; a switch has none. */
export function wordsFor({ values, usual, unset }: Choice): readonly string[] {
  return values.length && usual === null && unset === null ? [USUAL, ...values] : values
}

/** Gives what an option is, as a word: chosen, or as usual. */
export function wordOf({ name, usual, unset }: Choice, options: Chosen): string {
  return String(options[name] ?? usual ?? unset ?? USUAL)
}

/** Gives options in which one is chosen; what is as usual is left out. */
export function choose(choice: Choice, value: boolean | string, options: Chosen): Chosen {
  const { [choice.name]: _, ...rest } = options
  return String(value) === wordOf(choice, {}) ? rest : { ...rest, [choice.name]: value }
}

/** Says that other choices leave this one no meaning. */
export function isExcluded({ choices }: TitleInfo, { only_with }: Choice, options: Chosen): boolean {
  return choices.some((other) => only_with[other.name]?.map(String).includes(wordOf(other, options)) === false)
}

/** Gives what is sent of the choices: those that have no meaning beside the others are left out. */
export function meant(title: TitleInfo, options: Chosen): Record<string, unknown> {
  const left = title.choices.filter((choice) => isExcluded(title, choice, options)).map(({ name }) => name)
  return Object.fromEntries(Object.entries(options).filter(([name]) => !left.includes(name)))
}

/** Says what a table has agreed on where that is worth a word: edition or scenario, variants, packs, pace, hints. */
export function agreed(
  title: TitleInfo,
  { options, clock, hints }: Pick<TableInfo, 'options' | 'clock' | 'hints'>,
): string[] {
  const chosen = title.choices
    .filter((choice) => !isExcluded(title, choice, options))
    .flatMap((choice) => worthSaying(title.key, choice, options))
  const packs = Array.isArray(options.packs) ? options.packs.map((pack) => packName(title.key, String(pack))) : []
  return [...chosen, ...packs, say(`pace-${paceOf(clock)}`), ...(hints ? [] : [say('new-no-hints')])]
}

/** Names an option, in the words of its title. */
export function optionName(title: string, name: string): string {
  return wordsOf(title).text({ key: `option-${name}` })
}

/** Says in a sentence what an option changes, as its title does. */
export function optionMeaning(title: string, name: string): string {
  return attribute(title, name, 'meaning')
}

/** Names a value of an option, in the words of its title; a number goes by itself. */
export function valueName(title: string, name: string, value: string): string {
  const own = [`${name}-${value}`, `choice-${value}`].find((key) => wordsOf(title).knows(key))
  if (own) return wordsOf(title).say(own)
  if (knows(`value-${value}`)) return say(`value-${value}`)
  return Number.isNaN(Number(value)) ? wordsOf(title).text({ key: `${name}-${value}` }) : value
}

/** Says why an option has no meaning beside the others, where its title has words for it. */
export function exclusionWords(title: string, name: string): string {
  return attribute(title, name, 'not')
}

function attribute(title: string, name: string, part: string): string {
  const [words, key] = [wordsOf(title), `option-${name}.${part}`]
  return words.knows(key) ? words.say(key) : ''
}

/** Names a pack as its title does, else as its folder is called. */
export function packName(title: string, pack: string): string {
  const words = wordsOf(title)
  return say('new-pack', { pack: words.knows(`pack-${pack}`) ? words.say(`pack-${pack}`) : pack.replaceAll('_', ' ') })
}

/** What is as usual goes without saying, but for what a table is called by: its edition, its scenario. */
function worthSaying(title: string, choice: Choice, options: Chosen): string[] {
  const [label, word] = [optionName(title, choice.name), wordOf(choice, options)]
  const isUsual = word === wordOf(choice, {})
  if (isUsual && !((choice.is_heading || choice.unset !== null) && choice.values.length)) return []
  if (!choice.values.length) return [word === 'true' ? label : say('option-off', { option: label })]
  const value = valueName(title, choice.name, word)
  return [choice.is_heading ? value : say('option-is', { option: label, value })]
}
