/** Every page by the first word of its address; each is loaded when it is first visited. */
import type { Component } from 'svelte'

type Page = () => Promise<{ default: Component }>

export const PAGES: Readonly<Record<string, Page>> = {
  home: () => import('./Home.svelte'),
  table: () => import('./Table.svelte'),
  replay: () => import('./Replay.svelte'),
  review: () => import('./Review.svelte'),
  operator: () => import('./Operator.svelte'),
  account: () => import('./Account.svelte'),
  learn: () => import('./Learn.svelte'),
  parts: () => import('./Parts.svelte'),
  rules: () => import('./Rules.svelte'),
  // The parts on one page, to look at while building: `npm run dev`, then #/gallery.
  ...(import.meta.env.DEV ? { gallery: () => import('./Gallery.svelte') } : {}),
}
