/** One tab stop for a list of buttons; arrows, Home and End go from one to the next. */
import type { Attachment } from 'svelte/attachments'

const AHEAD = ['ArrowRight', 'ArrowDown']
const BACK = ['ArrowLeft', 'ArrowUp']

/** Gives the index a key leads to in a list that closes in a ring, or nothing if the key means nothing here. */
export function indexAfterKey(key: string, at: number, length: number): number | null {
  if (!length) return null
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  const step = AHEAD.includes(key) ? 1 : BACK.includes(key) ? -1 : 0
  return step ? (at + step + length) % length : null
}

/** Makes the buttons inside an element one tab stop. */
export const roving: Attachment<HTMLElement> = (list) => {
  const buttons = () => [...list.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
  const settle = (stop: Element | null) => {
    const all = buttons()
    const kept =
      all.find((each) => each === stop) ?? all.find((each) => each.tabIndex === 0 && each.dataset.stop) ?? all[0]
    for (const each of all) {
      each.tabIndex = each === kept ? 0 : -1
      if (each === kept) each.dataset.stop = 'yes'
      else delete each.dataset.stop
    }
  }
  const onfocusin = (event: FocusEvent) => settle(event.target as Element)
  const onkeydown = (event: KeyboardEvent) => {
    const all = buttons()
    const next = indexAfterKey(event.key, all.indexOf(event.target as HTMLButtonElement), all.length)
    if (next === null || !all.includes(event.target as HTMLButtonElement)) return
    event.preventDefault()
    all[next]?.focus()
  }
  const watcher = new MutationObserver(() => settle(document.activeElement))
  watcher.observe(list, { childList: true, subtree: true })
  list.addEventListener('focusin', onfocusin)
  list.addEventListener('keydown', onkeydown)
  settle(null)
  return () => {
    watcher.disconnect()
    list.removeEventListener('focusin', onfocusin)
    list.removeEventListener('keydown', onkeydown)
  }
}
