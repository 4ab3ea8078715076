/** Keys on the map: one stop for the whole of it, arrows inside it. */
import type { Box } from '../../parts/view'
import { gridBox, lotBox, stepOver } from '../../shapes/square'
import { around, type City } from './city.svelte'
import type { Ghost } from './ghost.svelte'
import { cellKey, nextStreet, type Lot, type Street } from './position'

interface Stop {
  readonly id: string
  readonly isLegal: boolean
}

export class Roam {
  readonly #city: City
  readonly #ghost: Ghost
  focused = $state<string | null>(null)
  /** The focus came by keys: only then it has a ring. */
  #isByKeys = $state(false)

  constructor(city: City, ghost: Ghost) {
    this.#city = city
    this.#ghost = ghost
  }

  readonly #stops = $derived.by<readonly Stop[]>(() => {
    const { plan, streets, streetTargets, lots, lotTargets } = this.#city
    if (plan.laying) return [{ id: 'place', isLegal: true }]
    return plan.layer === 'streets'
      ? streets.map(({ key }) => ({ id: `street ${key}`, isLegal: streetTargets.has(key) }))
      : lots.map(({ number }) => ({ id: `lot ${number}`, isLegal: lotTargets.has(number) }))
  })
  /** Where Tab comes in. */
  readonly stop = $derived.by(
    () =>
      this.#stops.find(({ id }) => id === this.focused)?.id ??
      this.#stops.find(({ isLegal }) => isLegal)?.id ??
      this.#stops[0]?.id,
  )
  readonly ring = $derived.by(() => (this.focused === null || !this.#isByKeys ? null : this.#ringOf(this.focused)))
  /** What has the focus by keys: it must be seen. */
  readonly box = $derived.by<Box | null>(() => {
    const [kind, name = ''] = this.#isByKeys ? (this.focused?.split(' ') ?? []) : []
    if (kind === 'lot' && this.#city.at.has(Number(name))) return lotBox(this.#city.at.get(Number(name))!.cell)
    if (kind === 'street' && this.#city.byKey.has(name)) return streetBox(this.#city.byKey.get(name)!)
    return kind === 'place' ? this.#ghost.box : null
  })

  came(id: string, event: FocusEvent): void {
    this.focused = id
    this.#isByKeys = (event.currentTarget as Element).matches(':focus-visible')
  }
  /** Moves the focus to where Tab comes in, unless it is there. */
  goToStop(): void {
    if (document.activeElement?.id !== `city ${this.stop}`) this.#go(this.stop)
  }
  lotKeys(event: KeyboardEvent, lot: Lot, enter: () => void): void {
    this.#keys(event, `lot ${lot.number}`, (key) => `lot ${this.#lotBeside(lot, key)}`, enter)
  }
  streetKeys(event: KeyboardEvent, street: Street, enter: () => void): void {
    const { streets } = this.#city
    this.#keys(event, `street ${street.key}`, (key) => `street ${nextStreet(streets, street, key).key}`, enter)
  }

  #keys(event: KeyboardEvent, id: string, arrow: (key: string) => string, enter: () => void): void {
    const legal = this.#stops.filter(({ isLegal }) => isLegal)
    // With Shift arrows move the map.
    if (event.key.startsWith('Arrow') && !event.shiftKey) this.#go(arrow(event.key))
    else if (event.key === 'n' || event.key === 'N') {
      const here = legal.findIndex((each) => each.id === id)
      this.#go(legal.at((here + (event.shiftKey ? -1 : 1)) % Math.max(1, legal.length))?.id)
    } else if (event.key === 'Home' || event.key === 'End') this.#go(legal.at(event.key === 'Home' ? 0 : -1)?.id)
    else if (event.key === 'Enter' || event.key === ' ') enter()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  #lotBeside({ cell }: Lot, key: string): number {
    const { lots } = this.#city
    const next = stepOver(
      lots.map((each) => each.cell),
      cell,
      key,
    )
    return lots.find((each) => cellKey(each.cell) === cellKey(next))!.number
  }
  #go(id: string | undefined): void {
    if (id) document.getElementById(`city ${id}`)?.focus()
  }
  #ringOf(id: string): string | null {
    const [kind, name = ''] = id.split(' ')
    const { at, byKey } = this.#city
    if (kind === 'lot' && at.has(Number(name))) return around([at.get(Number(name))!.cell], 5, 8)
    if (kind === 'street' && byKey.has(name)) {
      const { x1, y1, x2, y2 } = byKey.get(name)!.line
      return `M${x1 - 8} ${y1 - 8}H${x2 + 8}V${y2 + 8}H${x1 - 8}Z`
    }
    return kind === 'place' && this.#ghost.cells.length ? around(this.#ghost.cells, -4, 12) : null
  }
}

/** Gives the box of the lots on both sides of a street. */
export function streetBox({ line: { x1, y1, x2, y2 } }: Street): Box {
  const { width } = gridBox([[0, 0]])
  return { x: x1 - width, y: y1 - width, width: x2 - x1 + 2 * width, height: y2 - y1 + 2 * width }
}
