/** Drag and drop by mouse, pen and finger. To carry a thing is to take it up; to let it go over a place is to click that place. */
import type { Attachment } from 'svelte/attachments'

const SLIP = 8

interface Carried {
  /** Takes the thing up; says whether it can be. */
  lift(): boolean
  /** Which drawing of the surroundings goes along with the pointer. */
  readonly ghost: string
  /** Where the drawing is looked for: the element around the control, unless it says otherwise. */
  readonly around?: string
}

/** Lets an element be carried to a place marked `data-place`. Places hear `pointerenter` while something is carried over them. */
export function carries({ lift, ghost, around = 'li' }: Carried): Attachment<HTMLElement> {
  return (element) => {
    let start: PointerEvent | null = null
    let shadow: HTMLElement | null = null
    let over: Element | null = null

    function down(event: PointerEvent) {
      if (event.button === 0 && event.isPrimary) start = event
    }
    function move(event: PointerEvent) {
      if (!start) return
      if (!shadow && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLIP) return
      if (!shadow && !begin()) return
      event.preventDefault()
      shadow!.style.translate = `${event.clientX}px ${event.clientY}px`
      hover(placeAt(event))
    }
    function begin(): boolean {
      const drawing = element.closest(around)?.querySelector(ghost)?.cloneNode(true)
      if (!lift()) {
        start = null
        return false
      }
      element.setPointerCapture?.(start!.pointerId)
      shadow = document.createElement('div')
      shadow.className = 'carried'
      shadow.setAttribute('aria-hidden', 'true')
      if (drawing) shadow.append(drawing)
      document.body.append(shadow)
      return true
    }
    function hover(place: Element | null) {
      if (place === over) return
      over?.dispatchEvent(new PointerEvent('pointerleave'))
      place?.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'carry' }))
      over = place
    }
    function up(event: PointerEvent) {
      const place = shadow && event.type === 'pointerup' ? placeAt(event) : null
      const wasCarried = shadow !== null
      hover(null)
      shadow?.remove()
      shadow = null
      start = null
      if (wasCarried) element.addEventListener('click', swallow, { capture: true, once: true })
      if (wasCarried) setTimeout(() => element.removeEventListener('click', swallow, { capture: true }))
      place?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    const swallow = (event: Event) => (event.stopImmediatePropagation(), event.preventDefault())
    const still = (event: Event) => event.preventDefault()

    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', up)
    element.addEventListener('dragstart', still)
    return () => {
      shadow?.remove()
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', up)
      element.removeEventListener('dragstart', still)
    }
  }
}

function placeAt({ clientX, clientY }: PointerEvent): Element | null {
  return (
    document
      .elementsFromPoint(clientX, clientY)
      .find((each) => each.closest('[data-place]'))
      ?.closest('[data-place]') ?? null
  )
}
