/**
 * How much room the page has. By media query, as in CSS: `innerWidth` is wider than the screen of a phone while
 * something hangs out of it.
 */
import { MediaQuery } from 'svelte/reactivity'

/** A phone held upright. */
export const isPhone = new MediaQuery('(max-width: 599px)')
/** One column: everything stands below each other. */
export const isNarrow = new MediaQuery('(max-width: 759px)')
/** A phone held upright, or little more: what is looked at now and then lies behind a bar at the bottom edge. */
export const isTabbed = new MediaQuery('(max-width: 759px) and (min-height: 481px)')
/** All columns side by side. */
export const isWide = new MediaQuery('(min-width: 1200px)', true)
