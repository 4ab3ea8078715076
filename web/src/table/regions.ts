/** The parts of a page that F6 goes through: everything marked `data-region`, in the order of the page. */

const REACHABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), summary, [tabindex="0"]'

/** Moves the focus to the next part that has something to reach, or to the one before; gives where it went. */
export function nextRegion(root: ParentNode, from: Element | null, isBack = false): HTMLElement | SVGElement | null {
  const regions = [...root.querySelectorAll<HTMLElement>('[data-region]')]
  const at = regions.findIndex((region) => region.contains(from))
  const turned = isBack ? [...regions.slice(0, Math.max(0, at)).reverse(), ...regions.slice(Math.max(0, at)).reverse()] : [...regions.slice(at + 1), ...regions.slice(0, at + 1)]
  for (const region of turned) {
    const first = firstOf(region)
    if (!first || region.contains(from)) continue
    first.focus()
    return first
  }
  return null
}

/** Gives what a part is entered by: the button that confirms, else the first thing that can be reached. */
function firstOf(region: HTMLElement): HTMLElement | SVGElement | null {
  return region.querySelector<HTMLElement>('button.confirm:not(:disabled)') ?? region.querySelector<HTMLElement | SVGElement>(REACHABLE)
}
