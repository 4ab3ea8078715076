/** Which drawing shows which thing: engine ids to symbols of `symbols.svg`, and categories to their colours. */

export type Category = 'res' | 'com' | 'ind' | 'civ' | 'utl' | 'mrk' | 'lake' | 'park'

/** The drawings of a title's things by group and id, one a lot or square of a thing. */
export type Drawn = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

export interface Pictures {
  /** Gives the drawings of a thing; the first stands for all. A pack's own has the back. */
  picturesOf(group: string, id: string): readonly string[]
  /** Gives the drawing that stands for a thing. */
  pictureOf(group: string, id: string): string
  /** Gives the category of a kind of thing; special buildings without one of their own are civic. */
  categoryOf(kind: string): Category
}

/** Gives the pictures of a title: which drawings show its things, and which colours its kinds have. */
export function picturesIn(drawn: Drawn, kinds: Readonly<Record<string, string>>): Pictures {
  const picturesOf = (group: string, id: string) => drawn[group]?.[id] ?? ['p-back']
  return {
    picturesOf,
    pictureOf: (group, id) => picturesOf(group, id)[0]!,
    categoryOf: (kind) => (kinds[kind] ?? 'civ') as Category,
  }
}

/** Gives the drawing for the n-th lot or square of a thing: its sign stands once, what goes with it fills the rest. */
export function pictureAt(pictures: readonly string[], n: number): string {
  return pictures[n] ?? pictures[1 + ((n - 1) % Math.max(1, pictures.length - 1))] ?? pictures[0]!
}

/** Gives the mark of a category, if it has one: water has none, parks carry the mark of homes nowhere. */
export function markOf(category: Category): string | null {
  return category === 'lake' || category === 'park' ? null : `c-${category}`
}
