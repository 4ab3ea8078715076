/** The city as its map shows it: what lies where, what is staged, what may be chosen, what is looked at. */
import type { CardOf } from '../../parts/card'
import { heatOf } from '../../parts/heat'
import type { Box } from '../../parts/view'
import type { Move } from '../../pick/pick'
import type { Session } from '../../session/session.svelte'
import { outlinePath } from '../../shapes/polyomino'
import { CITY, gridBox, lotBox, pitch, type Cell } from '../../shapes/square'
import { DISTRICT } from '../../wire/events'
import type { Legal } from '../../wire/types.gen'
import type { Speaker } from '../../words/speaker'
import { planOf, type Plan } from './plan.svelte'
import { cellNamed, coveredBy, lotsOf, streetKey, streetsOf, type Lot, type Position, type Street } from './position'
import { cellsOf, type Printed } from './printed'

export class City {
  readonly printed: Printed
  readonly #session: () => Session
  readonly #speaker: () => Speaker
  /** The lot under the pointer or the focus. */
  hovered = $state<number | null>(null)
  /** A part of the map to come near to. */
  near = $state.raw<Box | null>(null)

  constructor(session: () => Session, speaker: () => Speaker, printed: Printed) {
    this.#session = session
    this.#speaker = speaker
    this.printed = printed
  }

  get session(): Session {
    return this.#session()
  }
  get speaker(): Speaker {
    return this.#speaker()
  }
  get plan(): Plan {
    return planOf(this.session)
  }
  get position(): Position {
    return this.session.now!.position as unknown as Position
  }

  // What lies where

  readonly lots = $derived.by(() => lotsOf(this.position))
  readonly at = $derived.by(() => new Map(this.lots.map((lot) => [lot.number, lot])))
  readonly covered = $derived.by(() => coveredBy(this.position))
  readonly outer = $derived.by(() => new Set(this.plan.facts.outskirts))
  readonly streets = $derived.by(() => streetsOf(this.lots))
  readonly byKey = $derived.by(() => new Map(this.streets.map((street) => [street.key, street])))
  readonly trams = $derived.by(() => new Set(this.position.trams.map((name) => streetKey(name, this.lots) ?? name)))
  readonly inHand = $derived.by(
    () =>
      new Set(
        (this.position.hands[this.session.seat] ?? [])
          .map(Number)
          .filter((number) => this.at.has(number) && !this.covered.has(number)),
      ),
  )
  /** What a line elsewhere on the page speaks of; a district is lit by all its lots. */
  readonly lit = $derived.by(
    () =>
      new Set(
        this.session.lit.flatMap((name) =>
          name.startsWith(DISTRICT)
            ? this.lots.filter(({ district }) => `${DISTRICT}${district}` === name).map(({ number }) => String(number))
            : [name],
        ),
      ),
  )
  readonly litStreets = $derived.by(() => this.streetsNamed(this.session.lit))

  // What is staged

  readonly stagedLots = $derived.by(() =>
    this.session.staged.flatMap(({ move }) => (Array.isArray(move.lots) ? [move.lots as number[]] : [])),
  )
  readonly stagedTrams = $derived.by(
    () =>
      new Set(
        this.session.staged.flatMap(({ move }) =>
          typeof move.street === 'string' ? [streetKey(move.street, this.lots) ?? move.street] : [],
        ),
      ),
  )

  // What may be chosen

  readonly lotTargets = $derived.by(() => new Map(this.plan.layer === 'lots' ? this.#byLot(this.session.possible) : []))
  readonly streetTargets = $derived.by(
    () =>
      new Map(
        this.plan.layer === 'streets'
          ? this.session.possible.flatMap(({ move }) =>
              typeof move.street === 'string' ? [[streetKey(move.street, this.lots) ?? '', move] as const] : [],
            )
          : [],
      ),
  )
  readonly piece = $derived.by(
    () =>
      (this.plan.picked('piece') as string | undefined) ??
      (this.position.phase === 'site' ? (this.position.piece ?? undefined) : undefined),
  )
  /** What each lot would bring at best. */
  readonly worth = $derived.by(
    () =>
      new Map([...this.lotTargets].map(([lot, moves]) => [lot, Math.max(...moves.map((each) => this.#score(each)))])),
  )
  readonly gains = $derived.by(() => [...this.worth.values()])
  readonly isCounted = $derived.by(
    () =>
      this.gains.length > 0 &&
      (this.session.heat !== null || (this.piece !== undefined && this.gains.some((value) => value !== 0))),
  )

  // What is looked at

  readonly ghost = $derived.by(() =>
    this.hovered !== null && this.piece !== undefined ? this.#bestAt(this.hovered) : null,
  )
  /** The building whose points are told on the map: the one looked at, else the one staged. */
  readonly told = $derived.by(() => {
    const looked = this.session.preview
    if (looked && Array.isArray(looked.move.lots))
      return looked.changes && !looked.refusal ? { lots: looked.move.lots as number[], changes: looked.changes } : null
    const staged = this.session.staged.findLast(({ move }) => Array.isArray(move.lots))
    return staged?.step ? { lots: staged.move.lots as number[], changes: staged.step.changes } : null
  })

  /** Gives the color of a lot's ground: what it brings, or where it lies. */
  ground(number: number): string {
    const gain = this.gainAt(number)
    if (gain !== undefined) return `var(--heat-${heatOf(gain, this.gains)})`
    return this.outer.has(number) ? 'var(--grass)' : 'var(--lot)'
  }
  /** Gives what a lot would bring, where that is shown. */
  gainAt(number: number): number | undefined {
    return this.isCounted ? this.worth.get(number) : undefined
  }
  /** Says whether a lot can be chosen, or was. */
  isOpen(number: number): boolean {
    return this.lotTargets.has(number) || this.plan.lots.includes(number)
  }
  streetsNamed(names: readonly string[]): Street[] {
    return this.streets.filter(({ key }) =>
      names.some((name) => name.includes(':') && streetKey(name, this.lots) === key),
    )
  }
  cellsAt(numbers: readonly number[]): Cell[] {
    return numbers.flatMap((number) => (this.at.has(number) ? [this.at.get(number)!.cell] : []))
  }
  /** Gives the cells that are named: a lot by its number, what no lot covers yet by itself. */
  cellsNamed(names: readonly string[]): Cell[] {
    return names.flatMap((name) => {
      const cell = this.at.get(Number(name))?.cell ?? cellNamed(name)
      return cell ? [cell] : []
    })
  }
  boxesAt(numbers: Iterable<number>): Box[] {
    return this.cellsAt([...numbers]).map((cell) => lotBox(cell))
  }
  districtBox(district: number): Box {
    const own = this.lots.filter((lot) => lot.district === district)
    return gridBox(
      own.map(({ cell }) => cell),
      CITY,
      pitch(CITY) / 2,
    )
  }
  /** Gives the middle of a lot or a street that the ledger names. */
  middleOf(name: string): { x: number; y: number } | null {
    const line = name.includes(':') ? this.byKey.get(streetKey(name, this.lots) ?? '')?.line : undefined
    if (line) return { x: (line.x1 + line.x2) / 2, y: (line.y1 + line.y2) / 2 }
    const box = this.at.has(Number(name)) ? lotBox(this.at.get(Number(name))!.cell) : null
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  /** Gives the card of a lot: of the building on it, else of the lot itself. */
  cardOf(number: number): CardOf {
    const [thing, on] = this.position.pieces[this.covered.get(number) ?? -1] ?? [String(number), null]
    return on ? { thing, at: String([...on].sort((a, b) => a - b)) } : { thing }
  }

  lookAt(lot: number | null): void {
    this.hovered = lot
    this.session.hover(lot === null ? null : this.#wishedAt(lot))
  }
  lookAtStreet(street: Street | null): void {
    this.session.hover(
      street && this.session.isMyTurn
        ? ((this.streetTargets.get(street.key) as unknown as Move) ?? { do: 'tram', street: street.name })
        : null,
    )
  }

  /** Chooses a lot or takes it back; says whether it was either. */
  choose({ number }: Lot): boolean {
    const staged = this.stagedLots.find((each) => each.includes(number))
    if (staged) this.plan.takeUp((move) => move.lots === staged)
    else if (this.isOpen(number)) this.plan.toggleLot(number)
    else return false
    return true
  }
  chooseStreet({ key }: Street): void {
    const move = this.streetTargets.get(key)
    if (this.stagedTrams.has(key))
      this.plan.takeUp((each) => typeof each.street === 'string' && streetKey(each.street, this.lots) === key)
    else if (move) this.session.pick({ field: 'street', value: move.street as string })
  }

  /** Says what a click on a lot would lead to, as far as one thing can be said about it; refused moves tell why. */
  #wishedAt(lot: number): Move | null {
    const moves = this.lotTargets.get(lot)
    const piece = this.piece
    if (moves) return moves.length === 1 ? (moves[0]!.move as unknown as Move) : piece ? this.#bestAt(lot) : null
    const size = piece && this.printed.pieces[piece] ? cellsOf(this.printed.pieces[piece]!, this.printed).length : 0
    return piece && this.session.isMyTurn && this.plan.lots.length + 1 === size
      ? { do: 'build', piece, lots: [...this.plan.lots, lot].sort((a, b) => a - b) }
      : null
  }
  #bestAt(lot: number): Move | null {
    const moves = this.lotTargets.get(lot)
    return moves
      ? (moves.reduce((best, each) => (this.#score(each) > this.#score(best) ? each : best)).move as unknown as Move)
      : null
  }
  #byLot(moves: readonly Legal[]): [number, Legal[]][] {
    const found = new Map<number, Legal[]>()
    for (const each of moves)
      for (const lot of (each.move.lots as number[] | undefined) ?? [])
        if (!this.plan.lots.includes(lot)) found.set(lot, [...(found.get(lot) ?? []), each])
    return [...found]
  }
  #score({ net }: Legal): number {
    return net[String(this.session.seat)]?.score ?? 0
  }
}

/** Gives the outline around cells, drawn so far inside their edge. */
export function around(cells: readonly Cell[], inset = CITY.street / 2, radius = 7): string {
  return outlinePath(
    cells.map(([x, y]) => [y, x]),
    pitch(CITY),
    inset,
    radius,
  )
}

/** A finger that meets things smaller than itself comes near first; the next touch chooses. */
export function isTooSmall(event: Event | undefined, scale: number): boolean {
  return (event as PointerEvent | undefined)?.pointerType === 'touch' && scale * CITY.lot < 32
}
