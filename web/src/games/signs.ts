/** The legend of a title: every sign that it prints, in groups. */

/** One sign: of the sprite, of a category, or a ground of the map; with its words, the site's or the title's own. */
export type Sign = ({ readonly sign: string } | { readonly category: string } | { readonly ground: string }) &
  ({ readonly says: string } | { readonly named: string })

export interface SignGroup {
  /** The key of the site's words for what they are about. */
  readonly says: string
  readonly signs: readonly Sign[]
}
