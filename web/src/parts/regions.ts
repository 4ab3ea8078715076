/** The parts of a page that F6 goes through: everything marked `data-region`, in the order one plays. */

/** From what is asked to what answers it, then the rest; other parts come last, as they stand on the page. */
const ORDER: readonly string[] = ['tools', 'tray', 'map', 'decision', 'numbers', 'log']
const REACHABLE = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), summary, [tabindex="0"]'

/** Moves the focus to the next part that has something to reach, or to the one before; gives where it went. */
export function nextRegion(root: ParentNode, from: Element | null, isBack = false): HTMLElement | SVGElement | null {
  const place = ({ dataset }: HTMLElement) =>
    (ORDER.indexOf(dataset.region ?? '') + ORDER.length + 1) % (ORDER.length + 1)
  const regions = [...root.querySelectorAll<HTMLElement>('[data-region]')].sort((a, b) => place(a) - place(b))
  const at = regions.findIndex((region) => region.contains(from))
  const turned = isBack
    ? [...regions.slice(0, Math.max(0, at)).reverse(), ...regions.slice(Math.max(0, at)).reverse()]
    : [...regions.slice(at + 1), ...regions.slice(0, at + 1)]
  for (const region of turned) {
    const first = entranceOf(region)
    if (!first || region.contains(from)) continue
    first.focus()
    return first
  }
  return null
}

/** Gives what a part is entered by: the button that confirms, the place on a map, else the first thing that can be reached. */
export function entranceOf(region: HTMLElement): HTMLElement | SVGElement | null {
  return (
    region.querySelector<HTMLElement>('button.confirm:not(:disabled)') ??
    region.querySelector<SVGElement>('svg [role="button"][tabindex="0"]') ??
    region.querySelector<HTMLElement | SVGElement>(REACHABLE)
  )
}
