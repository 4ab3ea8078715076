/** How much room the page has. By media query, as in CSS: `innerWidth` tells more than the screen of a phone while something hangs out of it. */
import { MediaQuery } from 'svelte/reactivity'

/** A phone held upright. */
export const isPhone = new MediaQuery('(max-width: 599px)')
/** One column: everything stands below each other. */
export const isNarrow = new MediaQuery('(max-width: 759px)')
/** All columns side by side. */
export const isWide = new MediaQuery('(min-width: 1200px)', true)
