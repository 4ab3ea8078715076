/** The language of the page: negotiated once, chosen by hand, switched everywhere at once. */
import { negotiateLanguages } from '@fluent/langneg'
import { foreignWords, LANGUAGES, siteWords, titleWords, type Added } from './sources'
import { number } from './numbers'
import { Words, type Facts } from './words'

const KEPT = 'burgh.language'

interface Spoken {
  language: string
  site: Words
  titles: Record<string, Words>
}

// Whose words are kept under a name, and what is added to them: by a title or packs that are not built in, or by an edition.
let kept: Readonly<Record<string, { readonly title: string; readonly added: Added }>> = {}
let spoken = $state.raw<Spoken>({ language: 'en', site: new Words('en', [], null), titles: {} })

/** Gives the language in use. */
export function language(): string {
  return spoken.language
}

/** Says something of the site's own; follows the language by itself wherever it is read. */
export function say(key: string, facts: Facts = {}): string {
  return spoken.site.say(key, facts)
}

/** Says what a value belongs to: `Money: 5`, with the spaces of the language. */
export function labelled(label: string, value: string | number): string {
  return say('label-value', { label, value })
}

/** Says parts of a sentence one after the other, as the language divides them. */
export function inParts(parts: readonly string[]): string {
  return parts.length ? parts.reduce((first, last) => say('list-parts', { first, last })) : ''
}

// The words of the tables that are shown, the newest last: an edition may count in another currency.
let shown = $state.raw<readonly string[]>([])

/** Counts money as a table does while it is shown; gives what ends it. */
export function countAs(name: string): () => void {
  shown = [...shown, name]
  return () => (shown = shown.toSpliced(shown.lastIndexOf(name), 1))
}

/** Writes a sum of money where it is counted in dollars: `$9`, `9 $`. */
export function money(value: number): string {
  return dollars(value, value < 0 ? 'minus' : 'none')
}

/** Writes a change of money: `+$2`, `−2 $`. */
export function moneyChange(value: number): string {
  return dollars(value, value < 0 ? 'minus' : value > 0 ? 'plus' : 'none')
}

function dollars(value: number, sign: 'minus' | 'plus' | 'none'): string {
  return wordsOf(shown.at(-1) ?? '').say('dollars', { sign, size: number(Math.abs(value), language()) })
}

/** Says whether the site has words for a key. */
export function knows(key: string): boolean {
  return spoken.site.knows(key)
}

/** Gives the words kept under a name, once `learn` has loaded them: usually that of a title. */
export function wordsOf(name: string): Words {
  return Object.hasOwn(spoken.titles, name) ? spoken.titles[name]! : spoken.site
}

/** Loads the words of a title in the language in use; with others added, under a name that tells them apart. */
export async function learn(title: string, added: Added = {}, name = title): Promise<void> {
  if (spoken.titles[name]?.language === spoken.language) return
  const all = kept[name]?.added ?? { ...added, brought: [...(await foreignWords(title)), ...(added.brought ?? [])] }
  kept = { ...kept, [name]: { title, added: all } }
  const words = await titleWords(title, spoken.language, all)
  if (words.language === spoken.language) spoken = { ...spoken, titles: { ...spoken.titles, [name]: words } }
  else await learn(title, added, name)
}

/** Switches to a language: first everything in use is loaded, then all of it changes at once. */
export async function speak(wanted: string): Promise<void> {
  const known = Object.keys(spoken.titles)
  const [site, ...titles] = await Promise.all([
    siteWords(wanted),
    ...known.map((name) => titleWords(kept[name]!.title, wanted, kept[name]!.added)),
  ])
  spoken = { language: wanted, site, titles: Object.fromEntries(known.map((name, i) => [name, titles[i]!])) }
  document.documentElement.lang = wanted
}

/** Switches to a language and remembers it. */
export async function choose(wanted: string): Promise<void> {
  localStorage.setItem(KEPT, wanted)
  await speak(wanted)
}

/** Gives the language to begin with: the one chosen before, else the best of what the browser asks for. */
export function preferredLanguage(asked: readonly string[] = navigator.languages): string {
  const kept = localStorage.getItem(KEPT)
  const wishes = kept ? [kept, ...asked] : [...asked]
  return negotiateLanguages(wishes, [...LANGUAGES], { strategy: 'lookup', defaultLocale: 'en' })[0] ?? 'en'
}
