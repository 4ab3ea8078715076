/** Single keys at this table: what turns a tile or a board, and whether a key is free to mean something. */
import { areKeysOn } from '../../parts/keys'

/** Says whether a key alone may do something here: keys are on, nothing is typed, no dialog is open. */
export function isFree({ ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  const isTyped = (target as HTMLElement | null)?.closest?.('input, textarea, select, dialog')
  return areKeysOn() && !ctrlKey && !metaKey && !altKey && !isTyped
}

/** Gives the way a key turns what is held: R to the right, with shift to the left. */
export function turnByKey(event: KeyboardEvent): 1 | -1 | null {
  if (event.key.toLowerCase() !== 'r' || !isFree(event)) return null
  return event.shiftKey ? -1 : 1
}
