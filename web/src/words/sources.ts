/** Where the words lie: `.ftl` files of the site, of the core and of every title, one chunk a language and title. */
import { Words } from './words'

type Load = () => Promise<string>

const site = import.meta.glob<string>('../text/**/*.ftl', { query: '?raw', import: 'default' })
const core = import.meta.glob<string>('@core/text/*.ftl', { query: '?raw', import: 'default' })
const play = import.meta.glob<string>('@play/text/*.ftl', { query: '?raw', import: 'default' })
const titles = import.meta.glob<string>('@games/*/text/*.ftl', { query: '?raw', import: 'default' })
const packs = import.meta.glob<string>('@games/*/packs/*/text/*.ftl', { query: '?raw', import: 'default' })

/** Every language the site speaks: a file more is a language more. */
export const LANGUAGES: readonly string[] = [...new Set(Object.keys(site).map(languageOf))].sort()

/** Gives the site's own words in a language, English where one is missing. */
export function siteWords(language: string): Promise<Words> {
  return gather([core, play, site], () => true, language)
}

/** Gives a title's words in a language, with those of its packs and of the core. */
export function titleWords(title: string, language: string): Promise<Words> {
  const own = (path: string) => path.includes(`/games/${title}/`) || path.includes('/core/')
  return gather([core, titles, packs], own, language)
}

async function gather(rooms: readonly Record<string, Load>[], wanted: (path: string) => boolean, language: string): Promise<Words> {
  const loads = rooms.flatMap((room) => Object.entries(room))
  const mine = loads.filter(([path]) => languageOf(path) === language && wanted(path))
  const texts = await Promise.all(mine.map(([, load]) => load()))
  return new Words(language, texts, language === 'en' ? null : await gather(rooms, wanted, 'en'))
}

function languageOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, -'.ftl'.length)
}
