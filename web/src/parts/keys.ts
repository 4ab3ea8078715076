/** The keys of the table. They work only while nothing is being typed, and can be switched off. */

export type Doing = 'keys' | 'heat' | 'hint' | 'back' | 'undo' | 'redo' | 'region'

const KEPT = 'burgh.keys'

/** The keys that every title has, with what they do: those of the table first, then those of the maps. */
export const KEYS: readonly { readonly keys: string; readonly says: string }[] = [
  { keys: '?', says: 'key-keys' },
  { keys: 'H', says: 'key-heat' },
  { keys: 'I', says: 'key-hint' },
  { keys: 'Esc', says: 'key-back' },
  { keys: 'U', says: 'key-undo' },
  { keys: '⇧ U, Ctrl Y', says: 'key-redo' },
  { keys: '1 – 7', says: 'key-slot' },
  { keys: '← ↑ ↓ →', says: 'key-arrows' },
  { keys: 'N', says: 'key-next' },
  { keys: 'Enter', says: 'key-enter' },
  { keys: 'R', says: 'key-turn' },
  { keys: '+ − 0', says: 'key-zoom' },
  { keys: '␣ ← → Esc', says: 'key-story' },
  { keys: 'F6', says: 'key-region' },
]

const DOES: Readonly<Record<string, Doing>> = { '?': 'keys', h: 'heat', i: 'hint', Escape: 'back', u: 'undo' }

/** Says whether single keys do something. */
export function areKeysOn(): boolean {
  return localStorage.getItem(KEPT) !== 'off'
}

/** Switches single keys on or off, and remembers it. */
export function switchKeys(on: boolean): void {
  localStorage.setItem(KEPT, on ? 'on' : 'off')
}

/** Gives what a key press means to the table; nothing while somebody types or a dialog is open. */
export function keyOf(event: KeyboardEvent): Doing | null {
  if (event.altKey || event.defaultPrevented) return null
  const target = event.target as HTMLElement | null
  if (event.ctrlKey || event.metaKey) return isTyped(target) ? null : chord(event)
  if (event.key === 'F6' && !target?.closest?.('dialog[open]')) return 'region'
  if (isTyped(target)) return null
  if (event.shiftKey && event.key === 'U') return areKeysOn() ? 'redo' : null
  const doing = DOES[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null
  return doing && (doing === 'back' || areKeysOn()) ? doing : null
}

/** Gives what the keys mean that every program has for going back and forth. */
function chord({ key, shiftKey }: KeyboardEvent): Doing | null {
  if (key === 'y' || (shiftKey && key.toLowerCase() === 'z')) return 'redo'
  return key === 'z' ? 'undo' : null
}

function isTyped(target: HTMLElement | null): boolean {
  return target?.closest?.('input, textarea, select, dialog[open]') != null
}
