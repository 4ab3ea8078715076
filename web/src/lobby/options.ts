/** The options of a title as fields of a form, from the schema the server sends; and what a table has agreed on. */
import { knows, say, wordsOf } from '../words/language.svelte'
import type { TableInfo, TitleInfo } from '../wire/types.gen'
import type { OptionsForm } from '../games/title'
import { titleOf } from '../games/titles'
import { paceOf } from './opening'

type Chosen = Readonly<Record<string, unknown>>

export interface Field {
  readonly name: string
  readonly kind: 'choice' | 'switch'
  readonly values: readonly string[]
  readonly usual: string
  /** A fine point of the rules: few ask for it. */
  readonly isFine: boolean
  /** What a table is called by: told even if it is as usual. */
  readonly isTold: boolean
  /** Says that other choices leave this one no meaning. */
  readonly excluded: (options: Chosen) => boolean
}

interface Schema {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly default?: unknown
}

/** Gives the fields of a title's form. */
export function fieldsOf(title: TitleInfo): Field[] {
  const properties = (title.options.properties ?? {}) as Readonly<Record<string, Schema>>
  const form = titleOf(title.key).options ?? { shown: Object.keys(properties) }
  return form.shown.flatMap((name) => {
    const schema = properties[name]
    return schema ? [field(name, schema, form)] : []
  })
}

/** Gives what is sent of the choices: those that have no meaning beside the others are left out. */
export function meant(title: TitleInfo, options: Chosen): Record<string, unknown> {
  const left = fieldsOf(title)
    .filter(({ excluded }) => excluded(options))
    .map(({ name }) => name)
  return Object.fromEntries(Object.entries(options).filter(([name]) => !left.includes(name)))
}

/** Says what a table has agreed on where that is worth a word: edition or scenario, variants, packs, pace, hints. */
export function agreed(
  title: TitleInfo,
  { options, clock, hints }: Pick<TableInfo, 'options' | 'clock' | 'hints'>,
): string[] {
  const chosen = fieldsOf(title)
    .filter(({ excluded }) => !excluded(options))
    .flatMap((field) => told(title.key, field, options[field.name]))
  const packs = Array.isArray(options.packs) ? options.packs.map((pack) => packName(title.key, String(pack))) : []
  return [...chosen, ...packs, say(`pace-${paceOf(clock)}`), ...(hints ? [] : [say('new-no-hints')])]
}

/** Names an option: as the site does, else as its title does. */
export function optionName(title: string, name: string): string {
  return knows(`option-${title}-${name}`)
    ? say(`option-${title}-${name}`)
    : wordsOf(title).text({ key: `option-${name}` })
}

/** Names a value of an option. */
export function valueName(title: string, name: string, value: string): string {
  return knows(`option-${title}-${name}-${value}`)
    ? say(`option-${title}-${name}-${value}`)
    : wordsOf(title).text({ key: `${name}-${value}` })
}

/** Names a pack as its title does, else as its folder is called. */
export function packName(title: string, pack: string): string {
  const words = wordsOf(title)
  return say('new-pack', { pack: words.knows(`pack-${pack}`) ? words.say(`pack-${pack}`) : pack.replaceAll('_', ' ') })
}

/** What is as usual is not told, but for what a table is called by: its edition, its scenario. */
function told(title: string, { name, kind, usual, isTold }: Field, value: unknown): string[] {
  const label = optionName(title, name)
  const isUsual = value === undefined || value === null || String(value) === usual
  if (kind === 'switch') return isUsual ? [] : [value === true ? label : say('option-off', { option: label })]
  if (isUsual && !isTold) return []
  return [say('option-is', { option: label, value: valueName(title, name, isUsual ? usual : String(value)) })]
}

function field(name: string, schema: Schema, form: OptionsForm): Field {
  const isFine = form.fine?.includes(name) ?? false
  const isTold = form.told?.includes(name) ?? false
  const excluded = form.excluded?.[name] ?? (() => false)
  const choices = form.values?.[name] ?? schema.enum ?? schema.anyOf?.find((each) => each.enum)?.enum
  if (!choices)
    return { name, kind: 'switch', values: [], usual: String(schema.default ?? false), isFine, isTold, excluded }
  const usual = schema.default === null || schema.default === undefined ? 'usual' : String(schema.default)
  return {
    name,
    kind: 'choice',
    values: choices.includes(usual) ? [usual, ...choices.filter((each) => each !== usual)] : [usual, ...choices],
    usual,
    isFine,
    isTold,
    excluded,
  }
}
