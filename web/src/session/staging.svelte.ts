/**
 * What is being chosen, and what waits for confirmation.
 *
 * Clicks narrow the legal moves of `now`; a move that is settled is staged and the server says where it leads (`try`),
 * as far as this seat can know. Nothing is done before `confirm`, which sends all staged moves at once.
 */
import {
  clear,
  pick as narrowed,
  remaining,
  onlyMove,
  start,
  undo as withoutLast,
  type Move,
  type Pick,
  type Picking,
} from '../pick/pick'
import type { Change, Legal, Seen, Step, Tried } from '../wire/types.gen'
import { Looking } from './looking.svelte'
import { Previews, type Preview } from './preview.svelte'
import { takenBackMoves, type Attempt } from './redo'

/** A move that waits for confirmation, and what it changes. */
export interface Staged {
  readonly move: Move
  readonly step: Step | null
  readonly shows: boolean
}

const texts = new WeakMap<object, string>()

/** Writes a move as one word, once: hundreds of them are compared at every click. */
function textOf(move: object): string {
  const known = texts.get(move) ?? JSON.stringify(move)
  texts.set(move, known)
  return known
}

export abstract class Staging extends Looking {
  staged = $state.raw<readonly Staged[]>([])
  tried = $state.raw<Tried | null>(null)
  picking = $state.raw<Picking>(start([]))
  isSending = $state(false)
  /** What is staged is on its way: the server has not said yet where it leads. */
  isTrying = $state(false)
  /** What was taken back of clicks and staged moves, the last on top. */
  undone = $state.raw<readonly Attempt[]>([])

  protected readonly previews = new Previews()
  #wantedTry: string | null = null
  /** Clicks to make again as soon as the server has said where the staged moves lead. */
  #afterwards: readonly Pick[] = []

  // What there is to choose from

  /** The view to show: after what is staged, else as it stands. */
  get now(): Seen | null {
    return this.tried?.seen ?? this.seen
  }

  /** The legal moves as they are listed, for what is due now. */
  get legal(): readonly Legal[] {
    return this.now?.legal ?? []
  }

  /** The legal moves that agree with every click so far, with their effects. */
  readonly possible: readonly Legal[] = $derived.by(() => this.#among(this.picking))

  /** The legal moves that agree with every click but the one on the map: a cell that was chosen first can still be another. */
  readonly anywhere: readonly Legal[] = $derived.by(() => {
    const picks = this.picking.picks.filter(({ field }) => field !== 'cell')
    return picks.length === this.picking.picks.length ? this.possible : this.#among({ ...this.picking, picks })
  })

  /**
   * Where else the thing staged first could lie: the legal moves that differ from it in their cell alone. What was legal
   * behind a second staged move is not kept, but that follows wherever the first one goes.
   */
  readonly elsewhere: readonly Legal[] = $derived.by(() => {
    const staged = this.staged[0]?.move
    if (!staged?.cell || !this.seen) return []
    const placeless = (move: object) => textOf({ ...move, cell: null })
    const wanted = placeless(staged)
    return this.seen.legal.filter(({ move }) => placeless(move) === wanted && textOf(move) !== textOf(staged))
  })

  /** Says whether what is staged is a whole decision: the turn passes, or something is turned up. */
  get isWhole(): boolean {
    const last = this.staged.at(-1)
    if (!last || !this.tried) return false
    return last.shows || this.tried.seen.turn !== this.seat || this.tried.seen.is_over
  }

  /** Everything the staged moves change, in order. */
  get stagedChanges(): readonly Change[] {
    return this.staged.flatMap((each) => each.step?.changes ?? [])
  }

  // Choosing

  /** Fixes a field of the move; a move that is settled by that is staged. */
  pick(clicked: Pick): void {
    // A second click before the server has answered the first would choose among what is no longer legal.
    if (this.staged.length !== (this.tried?.steps.length ?? 0)) return
    this.undone = []
    this.picking = narrowed(this.picking, clicked)
    const only = onlyMove(this.picking)
    if (only) this.stage(only)
  }

  /** Takes the last click back, or the last staged move. */
  back(): void {
    if (!this.picking.picks.length) return this.unstage()
    this.#remind()
    this.picking = withoutLast(this.picking)
  }

  /** Takes back what is staged, else what was made, as far as that is free. */
  undo(): void {
    if (this.staged.length || this.picking.picks.length) this.back()
    else if (this.seen && this.seen.undo.free_to < this.seen.ply) this.takeBack(this.seen.undo.free_to)
  }

  /** What `redo` would bring back: the clicks and staged moves taken back last, else moves that were made and undone. */
  get again(): Attempt | null {
    if (this.undone.length) return this.undone.at(-1)!
    if (!this.isMyTurn || this.staged.length) return null
    const moves = takenBackMoves(this.events, this.seat)
    return moves.length ? { moves, picks: [] } : null
  }

  /** Stages again what was taken back; the server says whether it is still legal. */
  redo(): void {
    const { again } = this
    if (!again) return
    this.undone = this.undone.slice(0, -1)
    this.#afterwards = again.picks
    if (JSON.stringify(again.moves) === JSON.stringify(this.stagedMoves())) this.#begin()
    else this.#stageAll(again.moves.map((move) => ({ move, step: null, shows: false })))
  }

  /** Takes every click back, and everything staged. */
  cancel(): void {
    this.#remind()
    this.picking = clear(this.picking)
    if (this.staged.length) this.#stageAll([])
    this.previews.hide()
  }

  // Staging

  /** Stages a move behind those staged already. */
  stage(move: Move): void {
    this.undone = []
    this.#stageAll([...this.staged, { move, step: null, shows: this.#listed(move)?.shows ?? false }])
  }

  /** Stages a whole decision, in place of what was clicked or staged before. */
  stageDecision(moves: readonly Move[]): void {
    this.#remind()
    this.picking = clear(this.picking)
    this.#stageAll(moves.map((move) => ({ move, step: null, shows: false })))
  }

  /** Lays what was staged first elsewhere; what is staged behind it stays. */
  relay(move: Move): void {
    if (!this.elsewhere.some((each) => textOf(each.move) === textOf(move))) return
    this.undone = []
    this.#stageAll([{ move, step: null, shows: this.staged[0]!.shows }, ...this.staged.slice(1)])
  }

  /** Takes the last staged move back. */
  unstage(): void {
    if (!this.staged.length) return
    this.#remind()
    this.#stageAll(this.staged.slice(0, -1))
  }

  /** Stages a move written as a line of text; the server reads it. */
  stageText(text: string): void {
    if (!this.seen) return
    this.undone = []
    this.#try([...this.stagedMoves(), text])
  }

  /** Makes everything that is staged. */
  confirm(): void {
    if (!this.seen || this.isSending) return
    const [first, ...rest] = this.stagedMoves()
    if (!first) return
    const { ply } = this.seen
    this.isSending = this.send({ type: 'confirm', id: this.newId('c'), seat: this.seat, ply, moves: [first, ...rest] })
  }

  // Previews

  /** What the move that is looked at would change. */
  get preview(): Preview | null {
    return this.previews.shown
  }

  /** Asks what a move would change, for a preview; nothing takes the preview away. */
  hover(move: Move | null): void {
    const { seen } = this
    if (!move || !seen) return this.previews.hide()
    const staged = this.stagedMoves()
    this.previews.show(move, JSON.stringify([seen.ply, staged, move]), this.#listed(move)?.net ?? {}, () => {
      const id = this.newId('e')
      this.send({ type: 'explain', id, seat: this.seat, ply: seen.ply, staged, move })
      return id
    })
  }

  // For the rest of the sitting

  protected stagedMoves(): Move[] {
    return this.staged.map((each) => each.move)
  }

  /** Takes the server's word where the staged moves lead, unless something else was staged meanwhile. */
  protected takeTried(message: Tried): void {
    if (message.id !== this.#wantedTry) return
    this.isTrying = false
    if (message.steps.length > (this.tried?.steps.length ?? 0)) this.#tellStaged(message)
    this.tried = message.steps.length ? message : null
    this.staged = message.steps.map((step) => ({
      move: step.move as unknown as Move,
      step,
      shows: step.shown.some((each) => each.barrier),
    }))
    this.problem = null
    this.previews.forget()
    this.#begin()
  }

  /** Says whether an answer belongs to what is staged now. */
  protected isTryOf(id: string | null): boolean {
    return id !== null && id === this.#wantedTry
  }

  /** Asks once more where the staged moves lead, if the line broke before the answer came. */
  protected tryAgain(): void {
    if (this.isTrying && this.staged.length) this.#stageAll(this.staged)
  }

  protected forgetStaged(): void {
    this.staged = []
    this.tried = null
    this.previews.hide()
    this.#wantedTry = null
    this.isTrying = false
    this.#begin()
  }

  #stageAll(staged: readonly Staged[]): void {
    if (!this.seen) return
    this.previews.hide()
    if (!staged.length) return this.forgetStaged()
    this.staged = staged
    this.#try(this.stagedMoves())
  }

  #try(moves: (Move | string)[]): void {
    this.#wantedTry = this.newId('t')
    this.isTrying = true
    this.send({ type: 'try', id: this.#wantedTry, seat: this.seat, ply: this.seen!.ply, moves })
  }

  #tellStaged({ seen, steps }: Tried): void {
    this.tell({ events: [], known: this.events, shown: this.now, seen, hasStaged: true, staged: steps.at(-1)! })
  }

  /** Begins to choose among what is legal now; a single choice is no choice, but it is never made unasked. */
  #begin(): void {
    const moves = this.isWhole ? [] : this.legal.map((each) => each.move as unknown as Move)
    this.picking = this.#afterwards.reduce(narrowed, start(moves))
    this.#afterwards = []
  }

  /** Notes what is clicked and staged before a step back. */
  #remind(): void {
    const { picks } = this.picking
    if (picks.length || this.staged.length) this.undone = [...this.undone, { moves: this.stagedMoves(), picks }]
  }

  #listed(move: Move): Legal | undefined {
    return this.legal.find((each) => textOf(each.move) === textOf(move))
  }

  #among(picking: Picking): readonly Legal[] {
    const left = new Set(remaining(picking).map(textOf))
    return this.legal.filter((each) => left.has(textOf(each.move)))
  }
}
