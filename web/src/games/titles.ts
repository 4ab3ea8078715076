/** The titles there are, found by their folders; what is larger of one of them is loaded when it is first needed. */
import { loadCatalogue } from '../wire/catalogue'
import { get } from '../wire/http'
import type { Pack, TitleInfo } from '../wire/types.gen'
import { learn, wordsOf } from '../words/language.svelte'
import { wordingsFor } from '../words/sources'
import { Speaker } from '../words/speaker'
import { genericTitle } from './generic/module'
import type { Reference } from './reference'
import type { TitleModule, TitleTable } from './title'

const modules = Object.values(import.meta.glob<TitleModule>('./*/index.ts', { eager: true, import: 'default' })).sort(
  (a, b) => (a.order ?? Infinity) - (b.order ?? Infinity),
)

/** The keys of the titles that have a module, in order. */
export const TITLES: readonly string[] = modules.map(({ key }) => key)

/** A title's part of one table, and the name under which its words are kept: those of its packs are this table's alone. */
export interface LoadedTable extends TitleTable {
  readonly spoken: string
}

/** Gives what the client knows of a title: its module, or the generic one. */
export function titleOf(key: string): TitleModule {
  return modules.find((each) => each.key === key) ?? genericTitle(key)
}

/** Loads the keys of all titles that can be played: those that have a module first. */
export async function loadTitles(): Promise<readonly string[]> {
  const played = (await get<TitleInfo[]>('/api/titles')).map(({ key }) => key)
  return [...TITLES.filter((key) => played.includes(key)), ...played.filter((key) => !TITLES.includes(key))]
}

/** Says whether there is such a title; of one without a module only the server knows. */
export async function isTitle(key: string): Promise<boolean> {
  return TITLES.includes(key) || (await loadTitles()).includes(key)
}

/** Gives the address of a rule by its id, of the title it is read in if there is one; nothing for what is no rule of ours. */
export function ruleAddress(rule: string, title?: string | null): string | null {
  const known = title ? [titleOf(title), ...modules] : modules
  const found = known.find(({ ruleIds }) => ruleIds?.test(rule))
  return found ? `#/rules/${found.key}/${rule}` : null
}

/** Loads a title's words and things; what it gives speaks the language in use at each call. */
export async function loadSpeaker(key: string, packs: readonly string[] = []): Promise<() => Speaker> {
  const [{ things }] = await Promise.all([loadCatalogue(key, packs), learn(key)])
  return () => new Speaker(wordsOf(key), things, [], titleOf(key).ribbon?.cause)
}

/** Loads every component of a title, as the reference page lists them. */
export function loadReference(key: string): Promise<Reference> {
  return part(key, 'reference')
}

/** Loads the views of some titles' cities, by title. */
export async function loadPanoramas(keys: readonly string[]): Promise<Readonly<Record<string, string>>> {
  return Object.fromEntries(
    await Promise.all(keys.map(async (key) => [key, (await titleOf(key).panorama?.()) ?? ''] as const)),
  )
}

/** Loads a title's part of the table page, its words, and the packs it is played with. */
export async function loadTable(key: string, options: Readonly<Record<string, unknown>> = {}): Promise<LoadedTable> {
  const maker = await part(key, 'table')
  const inPlay = packsIn(options)
  const added = inPlay.filter((pack) => !maker.builtIn.includes(pack))
  const [{ things, printed }, ...packs] = await Promise.all([
    loadCatalogue(key, inPlay),
    ...added.map((pack) => get<Pack>(`/api/titles/${key}/packs/${encodeURIComponent(pack)}`)),
  ])
  const wordings = wordingsFor(key, options)
  const spoken = [key, ...added, ...wordings].join('+')
  await learn(key, { brought: packs.map(({ words }) => words), wordings }, spoken)
  const table = maker.tableWith(packs, printed)
  return { ...table, spoken, speaker: (words) => new Speaker(words, things, table.steps, titleOf(key).ribbon?.cause) }
}

type Parts = 'reference' | 'table'

async function part<Name extends Parts>(
  key: string,
  name: Name,
): Promise<Awaited<ReturnType<NonNullable<TitleModule[Name]>>>> {
  const load = titleOf(key)[name]
  if (!load) throw new Error(`the title ${key} has no ${name} here`)
  return (await load()) as Awaited<ReturnType<NonNullable<TitleModule[Name]>>>
}

function packsIn({ packs }: Readonly<Record<string, unknown>>): readonly string[] {
  return Array.isArray(packs) ? packs.filter((pack) => typeof pack === 'string') : []
}
