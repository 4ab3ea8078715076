/** A box that scrolls can be reached and scrolled by keys; one that shows everything is no stop on the way. */
import type { Attachment } from 'svelte/attachments'

/** Makes a box a named region and a tab stop while it holds more than it shows. */
export function scrollable(label: string): Attachment<HTMLElement> {
  return (box) => {
    const settle = () => {
      const isCut = box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight
      const wanted = { tabindex: '0', role: 'region', 'aria-label': label }
      for (const [name, value] of Object.entries(wanted)) {
        if (isCut) box.setAttribute(name, value)
        else box.removeAttribute(name)
      }
    }
    const watcher = new ResizeObserver(settle)
    watcher.observe(box)
    if (box.firstElementChild) watcher.observe(box.firstElementChild)
    return () => watcher.disconnect()
  }
}
