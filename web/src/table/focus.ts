/** Where the focus goes when keys are used: on to Confirm once a decision is whole, back again with Esc, and never nowhere. */
import { entranceOf } from '../parts/regions'

const DECISION = '[data-region="decision"]'
const CONFIRM = 'button.confirm:not(:disabled)'

export class Focus {
  /** The part of the page that had the focus last. */
  region: HTMLElement | null = null
  #byKeys = false
  /** Where the focus was before it went to Confirm. */
  #before: { readonly at: Element | null; readonly region: HTMLElement | null } | null = null
  #isWhole = false
  #seq: number | undefined

  /** Notes where the focus is, and whether keys brought it there. */
  came(to: Element): void {
    this.region = to.closest<HTMLElement>('[data-region]') ?? this.region
    this.#byKeys = isShown(to)
  }

  /** Settles the focus after the table has changed, as soon as the page shows it: what is staged is whole, so much has happened. */
  settle(isWhole: boolean, seq: number | undefined): void {
    const at = focusedElement()
    if (at) this.#byKeys = isShown(at)
    const isNewlyWhole = isWhole && !this.#isWhole
    this.#isWhole = isWhole
    if (seq !== this.#seq) this.#before = null
    this.#seq = seq
    if (!this.#byKeys || at?.closest('dialog[open], input, textarea, select')) return
    if (isNewlyWhole || !at) this.#toConfirm(at)
    if (!focusedElement()) this.#back()
    if (!focusedElement()) this.#hold()
  }

  #toConfirm(at: Element | null): void {
    const confirm = document.querySelector<HTMLElement>(CONFIRM)
    if (!confirm || confirm === at) return
    this.#before = { at, region: this.region }
    confirm.focus()
  }

  /** What was staged is taken back: the focus returns to where it came from, or to that part of the page. */
  #back(): void {
    const { at, region } = this.#before ?? {}
    const target = at?.isConnected ? (at as HTMLElement) : region?.isConnected ? entranceOf(region) : null
    target?.focus()
  }

  /**
   * What is next in this part of the page takes the focus, else the part itself: Tab and F6 go on from there. So it does
   * where decisions are made, or whoever presses Enter once too often would have chosen something.
   */
  #hold(): void {
    if (!this.region?.isConnected) return
    const next = this.region.matches(DECISION) ? null : entranceOf(this.region)
    if (next) return next.focus()
    this.region.tabIndex = -1
    this.region.focus({ preventScroll: true })
  }
}

/** Gives what has the focus; a button that can no longer be pressed is about to lose it, a part of the page only keeps it. */
function focusedElement(): Element | null {
  const at = document.activeElement
  return at === document.body || at?.matches(`:disabled, [data-region]:not(${DECISION})`) ? null : at
}

/** Says whether something has the focus so that it is shown: keys were used. */
function isShown(element: Element): boolean {
  return element.matches(':focus-visible')
}
