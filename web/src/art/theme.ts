/** Light or dark: the browser's own wish, unless the player chose. */
const KEPT = 'burgh.theme'
const dark = window.matchMedia?.('(prefers-color-scheme: dark)')
const forced = window.matchMedia?.('(forced-colors: active)')

export type Theme = 'light' | 'dark'

/** Gives the theme in use. */
export function theme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'
}

/** Follows the player's choice, or the browser's wish as it changes. Where colours are forced, the system chooses. */
export function followTheme(): void {
  const show = () =>
    (document.documentElement.dataset.theme =
      (forced?.matches ? null : localStorage.getItem(KEPT)) ?? (dark?.matches ? 'dark' : 'light'))
  dark?.addEventListener('change', show)
  forced?.addEventListener('change', show)
  show()
}

/** Chooses a theme and remembers it. */
export function chooseTheme(chosen: Theme): void {
  localStorage.setItem(KEPT, chosen)
  document.documentElement.dataset.theme = chosen
}
