/** The options of a title as fields of a form, from the schema the server sends. */
import type { TitleInfo } from '../wire/types.gen'

export interface Field {
  readonly name: string
  readonly kind: 'choice' | 'switch'
  readonly values: readonly string[]
  readonly usual: string
  /** Says that other choices leave this one no meaning. */
  excluded(options: Readonly<Record<string, unknown>>): boolean
}

interface Schema {
  readonly type?: string
  readonly enum?: readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly default?: unknown
}

/** Which fields a lobby shows, in order; the others are fine points for the command line and the library. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  suburbia: ['edition', 'mode', 'line_tiles_backward'],
  bigcity: ['supply', 'trade_cards', 'dead_cards_stay', 'single_line', 'single_line_no_loop', 'inhabited_tram', 'placed_piles_only', 'custom_buildings', 'draw_one_by_one', 'fillable_hole_is_outskirts'],
  skylines: ['scenario', 'difficulty', 'hands', 'roles', 'refill'],
}
const SCENARIOS = ['intro', 'scenario-1', 'scenario-2', 'scenario-3', 'scenario-4', 'scenario-5']
const EXCLUDED: Readonly<Record<string, (options: Readonly<Record<string, unknown>>) => boolean>> = {
  single_line: (options) => options.single_line_no_loop === true,
  difficulty: (options) => options.scenario !== 'scenario-5',
}

/** Gives the fields of a title's form. */
export function fieldsOf(title: TitleInfo): Field[] {
  const properties = (title.options.properties ?? {}) as Readonly<Record<string, Schema>>
  return (SHOWN[title.key] ?? []).flatMap((name) => {
    const schema = properties[name]
    return schema ? [field(name, schema)] : []
  })
}

function field(name: string, schema: Schema): Field {
  const excluded = EXCLUDED[name] ?? (() => false)
  const choices = name === 'scenario' ? SCENARIOS : (schema.enum ?? schema.anyOf?.find((each) => each.enum)?.enum)
  if (!choices) return { name, kind: 'switch', values: [], usual: String(schema.default ?? false), excluded }
  const usual = schema.default === null || schema.default === undefined ? 'usual' : String(schema.default)
  return { name, kind: 'choice', values: choices.includes(usual) ? choices : [usual, ...choices], usual, excluded }
}
