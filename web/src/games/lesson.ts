/**
 * A lesson, as data (`games/<title>/lesson.json`): a real table with a fixed deal, and steps that say what to look at.
 *
 * A step is over once something has happened at the table; nothing is ever forbidden meanwhile. Words:
 * `lesson-<title>-<id>` with its heading `.title` in text/learn.
 */
import type { Move } from '../pick/pick'
import type { NewTable } from '../wire/types.gen'

/** What a step waits for: to be read, a preview, something staged, nothing staged, a kind of move made so often, a phase of mine. */
export type Until =
  | 'read'
  | 'look'
  | 'staged'
  | 'unstaged'
  | { readonly did: readonly string[]; readonly times?: number }
  | { readonly phase: string }

export interface Step {
  readonly id: string
  readonly until: Until
  /** Moves to propose, as far as they matter; the first that fits something legal is shown and lit up. */
  readonly moves?: readonly Move[]
}

export interface Lesson {
  readonly table: NewTable
  readonly steps: readonly Step[]
}
