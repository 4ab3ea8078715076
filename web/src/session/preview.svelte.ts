/** What a move would change, asked of the server while somebody points at it, and kept as long as it is true. */
import type { Move } from '../pick/pick'
import type { Change, Explained, Legal, Refusal } from '../wire/types.gen'

/** What a move would change, as far as it is known by now. */
export interface Preview {
  readonly move: Move
  readonly changes: readonly Change[] | null
  readonly net: Legal['net']
  readonly refusal: Refusal | null
}

export class Previews {
  shown = $state.raw<Preview | null>(null)
  readonly #known = new Map<string, Explained>()
  readonly #asked = new Map<string, string>()
  #wanted: string | null = null

  /** Shows what a move would change; `key` tells it and where it would be made, `ask` sends the question and gives its id. */
  show(move: Move, key: string, net: Legal['net'], ask: () => string): void {
    if (this.shown && this.#wanted === key) return // pointer and focus come to one place together
    this.shown = { move, changes: null, net, refusal: null }
    this.#wanted = key
    const known = this.#known.get(key)
    if (known) this.#fill(known)
    else this.#asked.set(ask(), key)
  }

  hide(): void {
    this.shown = null
    this.#wanted = null
  }

  /** Forgets every answer: they were true of another position. */
  forget(): void {
    this.#known.clear()
  }

  /** Says whether something was asked here. */
  hasAsked(id: string): boolean {
    return this.#asked.has(id)
  }

  explained(message: Explained): void {
    const key = this.#asked.get(message.id)
    if (key) this.#known.set(key, message)
    if (this.shown && (key ?? this.#wanted) === this.#wanted) this.#fill(message)
  }

  #fill({ changes, net, refusal }: Explained): void {
    if (this.shown) this.shown = { ...this.shown, changes, net, refusal }
  }
}
