/** Which card is open on this page: one at a time. Things say by `opens` what they are the card of. */
import type { Attachment } from 'svelte/attachments'
import type { CardOf } from './card'
import { isPointed, SLIP } from './pointed'

const HOVER = 250
const LEAVE = 200
const HOLD = 450

export interface OpenCard {
  readonly of: CardOf
  readonly anchor: Element
  /** It stays until it is closed; one that is only looked at goes when the pointer or the focus leaves. */
  readonly isPinned: boolean
}

class Cards {
  open = $state.raw<OpenCard | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Opens a card to stay: somebody asked for it. */
  pin(of: CardOf, anchor: Element): void {
    clearTimeout(this.#timer)
    this.open = { of, anchor, isPinned: true }
  }

  /** Opens a card after a moment, unless one is pinned. */
  look(of: CardOf, anchor: Element): void {
    clearTimeout(this.#timer)
    if (this.open?.isPinned) return
    this.#timer = setTimeout(() => (this.open = { of, anchor, isPinned: false }), HOVER)
  }

  /** Closes what was only looked at, after a moment: the pointer may be on its way to the card. */
  leave(): void {
    clearTimeout(this.#timer)
    if (this.open?.isPinned === false) this.#timer = setTimeout(() => this.close(), LEAVE)
  }

  /** Keeps the card open: the pointer has reached it. */
  stay(): void {
    clearTimeout(this.#timer)
  }

  /** Makes way for what is done: a press takes the place of a look. */
  press(): void {
    if (!this.open?.isPinned) this.close()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.open = null
  }
}

export const cards = new Cards()

/**
 * Lets an element open the card of a thing: by pointing at it, by the focus that keys bring, by a long press. A click
 * keeps its own meaning.
 */
export function opens(of: () => CardOf | null): Attachment<Element> {
  return (anchor) => {
    const look = () => {
      const thing = of()
      if (thing) cards.look(thing, anchor)
    }
    let held: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    let isHeld = false
    const release = () => clearTimeout(held)
    const listeners: [string, (event: Event) => void, boolean?][] = [
      ['pointerenter', (event) => isPointed(event as PointerEvent) && look()],
      ['pointerleave', () => (release(), cards.leave())],
      ['focus', () => anchor.matches(':focus-visible') && look()],
      ['blur', () => cards.leave()],
      [
        'pointerdown',
        (event) => {
          const { pointerType, clientX, clientY } = event as PointerEvent
          isHeld = false
          if (pointerType === 'mouse') return cards.press()
          from = { x: clientX, y: clientY }
          held = setTimeout(() => {
            const thing = of()
            if (!thing) return
            isHeld = true
            cards.pin(thing, anchor)
          }, HOLD)
        },
      ],
      [
        'pointermove',
        (event) => {
          const { clientX, clientY } = event as PointerEvent
          if (Math.hypot(clientX - from.x, clientY - from.y) > SLIP) release()
        },
      ],
      ['pointerup', release],
      ['pointercancel', release],
      // A press that opened the card is no click, and no menu of the browser.
      [
        'click',
        (event) => isHeld && (event.stopImmediatePropagation(), event.preventDefault(), (isHeld = false)),
        true,
      ],
      ['contextmenu', (event) => isHeld && event.preventDefault()],
    ]
    for (const [kind, listener, capture] of listeners) anchor.addEventListener(kind, listener, capture)
    return () => {
      release()
      for (const [kind, listener, capture] of listeners) anchor.removeEventListener(kind, listener, capture)
      if (cards.open?.anchor === anchor) cards.close()
    }
  }
}
