/**
 * The lessons, as data: a lesson is a real table with a fixed deal, and steps that tell what to look at.
 *
 * A step is over once something has happened at the table; nothing is ever forbidden meanwhile. Words:
 * `lesson-<title>-<id>` with its heading `.title` in text/learn.
 */
import type { TitleKey } from '../games/titles'
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
  readonly title: TitleKey
  readonly table: NewTable
  readonly steps: readonly Step[]
}

const SEED = 7

export const LESSONS: Readonly<Record<TitleKey, Lesson>> = {
  suburbia: {
    title: 'suburbia',
    table: { title: 'suburbia', seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }], seed: SEED, hints: true },
    steps: [
      { id: 'aim', until: 'read' },
      { id: 'goal', until: { did: ['keep'] }, moves: [{ do: 'keep', goal: 'public_official' }] },
      { id: 'market', until: 'look', moves: [{ do: 'build', tile: 'fast_food_restaurant', cell: [1, 0] }] },
      { id: 'stage', until: 'staged', moves: [{ do: 'build', tile: 'fast_food_restaurant', cell: [1, 0] }] },
      { id: 'back', until: 'unstaged' },
      {
        id: 'confirm',
        until: { did: ['build', 'buy', 'lake', 'basic', 'invest'] },
        moves: [{ do: 'build', tile: 'fast_food_restaurant', cell: [1, 0] }],
      },
      { id: 'lines', until: 'read' },
      { id: 'whynot', until: 'read' },
      { id: 'lake', until: { did: ['build', 'buy', 'lake', 'basic', 'invest'], times: 2 }, moves: [{ do: 'lake' }] },
      { id: 'end', until: 'read' },
    ],
  },
  bigcity: {
    title: 'bigcity',
    table: { title: 'bigcity', seats: [{ kind: 'me' }, { kind: 'bot', level: 1 }], seed: SEED, hints: true },
    steps: [
      { id: 'aim', until: 'read' },
      {
        id: 'district',
        until: { phase: 'act' },
        moves: [{ do: 'place', district: 2 }, { do: 'at' }, { do: 'turn' }, { do: 'place' }],
      },
      { id: 'hand', until: 'look', moves: [{ do: 'build', piece: 'residence_1', lots: [14] }] },
      { id: 'stage', until: 'staged', moves: [{ do: 'build', piece: 'residence_1', lots: [14] }] },
      { id: 'back', until: 'unstaged' },
      {
        id: 'confirm',
        until: { did: ['build', 'exchange', 'pass'] },
        moves: [
          { do: 'build', piece: 'residence_1', lots: [14] },
          { do: 'draw', pile: 1 },
        ],
      },
      { id: 'hall', until: 'read' },
      { id: 'tram', until: 'read' },
      {
        id: 'whynot',
        until: { did: ['build', 'district', 'tram', 'exchange', 'pass'], times: 2 },
        moves: [{ do: 'build' }, { do: 'draw' }],
      },
      { id: 'end', until: 'read' },
    ],
  },
  skylines: {
    title: 'skylines',
    table: { title: 'skylines', seats: [{ kind: 'me' }], seed: SEED, hints: true },
    steps: [
      { id: 'aim', until: 'read' },
      { id: 'board', until: { did: ['board'] }, moves: [{ do: 'board', board: 'A' }] },
      { id: 'card', until: 'staged', moves: [{ do: 'play', card: 'I-S2' }] },
      { id: 'back', until: 'unstaged' },
      {
        id: 'place',
        until: { did: ['play'] },
        moves: [
          { do: 'play', card: 'I-S2' },
          { do: 'place', at: [6, 18], rot: 0 },
          { do: 'place' },
          { do: 'draw', from: 'I' },
        ],
      },
      {
        id: 'condition',
        until: { did: ['play'], times: 2 },
        moves: [
          { do: 'play', card: 'I-R3' },
          { do: 'tile', tile: 'res-I2' },
          { do: 'place', at: [5, 18], rot: 0 },
          { do: 'tile' },
          { do: 'place' },
          { do: 'draw', from: 'I' },
        ],
      },
      { id: 'tracks', until: 'read' },
      { id: 'whynot', until: 'read' },
      { id: 'milestone', until: 'read' },
      { id: 'end', until: 'read' },
    ],
  },
}
