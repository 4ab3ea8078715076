/** Where the words lie: `.ftl` files of the site, of the core and of every title, one chunk a language and title. */
import { get } from '../wire/http'
import type { TitleText } from '../wire/types.gen'
import { Words } from './words'

type Load = () => Promise<string>

const site = import.meta.glob<string>(['../text/**/*.ftl', '../games/*/text/*.ftl'], {
  query: '?raw',
  import: 'default',
})
const core = import.meta.glob<string>('@core/text/*.ftl', { query: '?raw', import: 'default' })
const study = import.meta.glob<string>('@study/text/*.ftl', { query: '?raw', import: 'default' })
const titles = import.meta.glob<string>('@games/*/text/*.ftl', { query: '?raw', import: 'default' })
const packs = import.meta.glob<string>('@games/*/packs/*/text/*.ftl', { query: '?raw', import: 'default' })
const wordings = import.meta.glob<string>('@games/*/text/*/*.ftl', { query: '?raw', import: 'default' })

/** Every language the site speaks: a file more is a language more. */
export const LANGUAGES: readonly string[] = [...new Set(Object.keys(site).map(languageOf))].sort()

/** Gives the site's own words in a language, English where one is missing. */
export function siteWords(language: string): Promise<Words> {
  return gather([core, study, site], () => true, language)
}

/** Words by language, as a title or pack that is not built in brings them. */
export type Brought = Readonly<Record<string, string>>

/** What a title's words at a table have beside its own: those of packs, and the wordings that replace some. */
export interface Added {
  readonly brought?: readonly Brought[]
  readonly wordings?: readonly string[]
}

/** Gives a title's words in a language, with those of the core, of hints, of the packs built in, and of what else is added. */
export function titleWords(title: string, language: string, added: Added = {}): Promise<Words> {
  const own = (path: string) => path.includes(`/games/${title}/`) || path.includes('/core/') || path.includes('/study/')
  const files = added.wordings?.map((wording) => `/games/${title}/text/${wording}/`) ?? []
  const isReplacing = (path: string) => files.some((folder) => path.includes(folder))
  return gather([core, study, titles, packs], own, language, { brought: added.brought ?? [], isReplacing })
}

/** Gives the wordings that options ask for: `edition-first` has the words of that value of that option. As in `core/speaker.py`. */
export function wordingsFor(title: string, options: Readonly<Record<string, unknown>>): readonly string[] {
  const chosen = Object.entries(options).map(([name, value]) => `${name}-${String(value)}`)
  return chosen.filter((each) => Object.keys(wordings).some((path) => path.includes(`/games/${title}/text/${each}/`)))
}

/** Fetches the words of a title that is not built in; nothing for one that is. */
export async function foreignWords(title: string): Promise<readonly Brought[]> {
  if (Object.keys(titles).some((path) => path.includes(`/games/${title}/`))) return []
  return [(await get<TitleText>(`/api/titles/${encodeURIComponent(title)}/text`)).words]
}

interface Further {
  readonly brought: readonly Brought[]
  readonly isReplacing: (path: string) => boolean
}

async function gather(
  rooms: readonly Record<string, Load>[],
  wanted: (path: string) => boolean,
  language: string,
  further: Further = { brought: [], isReplacing: () => false },
): Promise<Words> {
  const read = (from: readonly Record<string, Load>[], wanted: (path: string) => boolean) =>
    Promise.all(
      from
        .flatMap((room) => Object.entries(room))
        .filter(([path]) => languageOf(path) === language && wanted(path))
        .map(([, load]) => load()),
    )
  const texts = await read(rooms, wanted)
  const more = further.brought.flatMap((words) => words[language] ?? [])
  const replacing = await read([wordings], further.isReplacing)
  const fallback = language === 'en' ? null : await gather(rooms, wanted, 'en', further)
  return new Words(language, [...texts, ...more], fallback, replacing)
}

function languageOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length)
}
