/**
 * One sitting at a table: what was heard (connection), looked at (looking), chosen and staged (staging, preview).
 *
 * Boards read this object and call `pick`, `hover` and `stage`; they hold no rules.
 */
import type { Line } from '../wire/socket'
import type { Answers, Happened, Hinted, Problem, Proposal, Seen, Welcome } from '../wire/types.gen'
import { dial, type Dial } from './connection.svelte'
import { Staging } from './staging.svelte'

export class Session extends Staging {
  hinted = $state.raw<Hinted | null>(null)
  isHinting = $state(false)
  proposals = $state.raw<Readonly<Record<number, Proposal>>>({})

  constructor(id: string, carrier: Dial = dial) {
    super(id, carrier)
    this.open()
  }

  sit(seat: number): void {
    this.undone = []
    this.forgetStaged()
    this.hinted = null
    this.proposals = {}
    this.light([])
    this.previews.forget()
    this.seat = seat
    this.send({ type: 'sit', seat, after: -1 })
  }

  /** Shows the others what is staged, as a proposal. */
  propose(): void {
    if (this.seen) this.send({ type: 'propose', seat: this.seat, ply: this.seen.ply, moves: this.stagedMoves() })
  }

  hint(): void {
    if (this.seen && !this.isHinting)
      this.isHinting = this.send({ type: 'hint', id: this.newId('h'), seat: this.seat, ply: this.seen.ply })
  }

  override changed(line: Line): void {
    super.changed(line)
    if (line === 'lost') this.isSending = false
  }

  heard(message: Answers): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message)
      case 'happened':
        return this.#happened(message)
      case 'confirmed':
        this.isSending = false
        this.problem = null
        return
      case 'tried':
        return this.takeTried(message)
      case 'explained':
        return this.previews.explained(message)
      case 'proposal':
        this.proposals = { ...this.proposals, [message.seat]: message }
        return
      case 'presence':
        return this.showPresence(message.present, message.watching)
      case 'hinted':
        this.isHinting = false
        this.hinted = message
        return
      case 'problem':
        return this.#refused(message)
      case 'pong':
        return
    }
  }

  #welcome({ table, mine, muted, looked, events, seen }: Welcome): void {
    const isFirst = this.table === null
    const hadNone = !this.mine.length
    this.table = table
    this.toldAt = performance.now()
    this.mine = mine
    this.muted = muted
    this.add(events)
    if (isFirst && looked >= 0 && looked < this.latest) this.missed = { after: looked, upTo: this.latest }
    this.#see(seen)
    this.tryAgain()
    // Whoever has one seat looks with it at once; at a shared device the curtain asks first.
    if (hadNone && this.seat < 0 && mine.length === 1) this.sit(mine[0]!)
  }

  #happened({ table, events, seen }: Happened): void {
    if (seen) this.tell({ events, known: this.events, shown: this.now, seen, hasStaged: this.staged.length > 0 })
    this.table = table
    this.toldAt = performance.now()
    this.add(events)
    this.#see(seen)
  }

  #see(seen: Seen | null): void {
    const isSamePly = seen?.ply === this.seen?.ply && seen?.seat === this.seen?.seat
    const isNew = !isSamePly || seen?.seq !== this.seen?.seq
    this.seen = seen
    if (seen) this.seat = seen.seat
    if (!isNew) return
    this.previews.forget()
    this.isSending = false
    if (this.isMyTurn && !this.isAway) this.look()
    if (isSamePly && this.staged.length) return // chat and the like: what is staged stays
    this.proposals = {}
    this.hinted = null
    this.undone = []
    this.forgetStaged()
  }

  #refused(problem: Problem): void {
    // Nobody asked for a preview: what came too late for the game has nothing to say.
    if (problem.id && this.previews.hasAsked(problem.id)) return
    this.problem = problem
    this.isSending = false
    this.isHinting = false
    if (this.isTryOf(problem.id)) this.forgetStaged()
  }
}
