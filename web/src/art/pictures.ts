/** Which drawing shows which thing: engine ids to symbols of `symbols.svg`, and categories to their colours. */
import pictures from './pictures.json'

export type Category = 'res' | 'com' | 'ind' | 'civ' | 'utl' | 'mrk' | 'lake' | 'park'

type Groups = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
const DRAWN = pictures as unknown as Readonly<Record<string, Groups>>

/** Gives the drawings of a thing, one a lot or square of it; the first stands for all. A pack's own has the back. */
export function picturesOf(title: string, group: string, id: string): readonly string[] {
  return DRAWN[title]?.[group]?.[id] ?? ['p-back']
}

/** Gives the drawing that stands for a thing. */
export function pictureOf(title: string, group: string, id: string): string {
  return picturesOf(title, group, id)[0]!
}

/** Gives the drawing for the n-th lot or square of a thing: its sign stands once, what goes with it fills the rest. */
export function pictureAt(pictures: readonly string[], n: number): string {
  return pictures[n] ?? pictures[1 + ((n - 1) % Math.max(1, pictures.length - 1))] ?? pictures[0]!
}

const BY_KIND: Readonly<Record<string, Category>> = {
  residential: 'res',
  residence: 'res',
  commercial: 'com',
  office: 'com',
  shopping_center: 'com',
  parking: 'com',
  market: 'com',
  promenade: 'com',
  industrial: 'ind',
  factory: 'ind',
  compost_yard: 'ind',
  civic: 'civ',
  service: 'civ',
  utility: 'utl',
  unique: 'mrk',
  city_hall: 'mrk',
  lake: 'lake',
  pond: 'lake',
  park: 'park',
  garden: 'park',
}

/** Gives the category of a kind of tile, piece or card; special buildings without one of their own are civic. */
export function categoryOf(kind: string): Category {
  return BY_KIND[kind] ?? 'civ'
}

/** Gives the mark of a category, if it has one: water has none, parks carry the mark of homes nowhere. */
export function markOf(category: Category): string | null {
  return category === 'lake' || category === 'park' ? null : `c-${category}`
}
