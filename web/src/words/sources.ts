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

/** Every language the site speaks: a file more is a language more. */
export const LANGUAGES: readonly string[] = [...new Set(Object.keys(site).map(languageOf))].sort()

/** Gives the site's own words in a language, English where one is missing. */
export function siteWords(language: string): Promise<Words> {
  return gather([core, study, site], () => true, language)
}

/** Words by language, as a title or pack that is not built in brings them. */
export type Brought = Readonly<Record<string, string>>

/** Gives a title's words in a language, with those of the core, of hints, of the packs built in, and of what else is brought along. */
export function titleWords(title: string, language: string, brought: readonly Brought[] = []): Promise<Words> {
  const own = (path: string) => path.includes(`/games/${title}/`) || path.includes('/core/') || path.includes('/study/')
  return gather([core, study, titles, packs], own, language, brought)
}

/** Fetches the words of a title that is not built in; nothing for one that is. */
export async function foreignWords(title: string): Promise<readonly Brought[]> {
  if (Object.keys(titles).some((path) => path.includes(`/games/${title}/`))) return []
  return [(await get<TitleText>(`/api/titles/${encodeURIComponent(title)}/text`)).words]
}

async function gather(
  rooms: readonly Record<string, Load>[],
  wanted: (path: string) => boolean,
  language: string,
  brought: readonly Brought[] = [],
): Promise<Words> {
  const loads = rooms.flatMap((room) => Object.entries(room))
  const mine = loads.filter(([path]) => languageOf(path) === language && wanted(path))
  const texts = await Promise.all(mine.map(([, load]) => load()))
  const more = brought.flatMap((words) => words[language] ?? [])
  return new Words(language, [...texts, ...more], language === 'en' ? null : await gather(rooms, wanted, 'en', brought))
}

function languageOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length)
}
