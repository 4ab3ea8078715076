// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  canPick,
  clear,
  forcedFields,
  members,
  nextField,
  pick,
  remaining,
  onlyMove,
  start,
  undo,
  values,
  type Move,
} from './pick'

const legal: Move[] = [
  { do: 'build', cell: [1, 1], slot: 3, tile: 'farm' },
  { do: 'build', cell: [1, 2], slot: 3, tile: 'farm' },
  { do: 'build', cell: [1, 1], slot: 5, tile: 'landfill' },
  { do: 'lake', cell: [1, 1], slot: 3, tile: 'farm' },
  { do: 'invest', cell: [0, 0] },
]

describe('narrowing legal moves', () => {
  it('each click leaves the moves that agree with it', () => {
    const picking = pick(pick(start(legal), { field: 'do', value: 'build' }), { field: 'slot', value: 3 })
    expect(remaining(picking)).toHaveLength(2)
    expect(values(picking, 'cell')).toEqual([
      [1, 1],
      [1, 2],
    ])
  })
  it('fields with one value left fill themselves', () => {
    expect(forcedFields(pick(start(legal), { field: 'slot', value: 5 }))).toEqual(legal[2])
    expect(forcedFields(pick(start(legal), { field: 'slot', value: 3 }))).toEqual({ slot: 3, tile: 'farm' })
  })
  it('asks next for the first field on which the moves differ, in the title’s order', () => {
    expect(nextField(start(legal))).toBe('do')
    expect(nextField(start(legal), ['slot'])).toBe('slot')
    expect(nextField(pick(start(legal), { field: 'slot', value: 5 }))).toBeNull()
  })
  it('where nothing is legal, nothing is asked and nothing forced', () => {
    expect([nextField(start([])), forcedFields(start([]))]).toEqual([null, {}])
  })
  it('one move left is the move', () => {
    expect(onlyMove(pick(start(legal), { field: 'do', value: 'invest' }))).toBe(legal[4])
    expect(onlyMove(start(legal))).toBeNull()
  })
  it('the last click can be taken back, and all of them', () => {
    const two = pick(pick(start(legal), { field: 'slot', value: 3 }), { field: 'cell', value: [1, 2] })
    expect(undo(two).picks).toHaveLength(1)
    expect(remaining(clear(two))).toEqual(legal)
  })
  it('another value for a field takes the place of the first: the staged tile moves', () => {
    const there = pick(pick(start(legal), { field: 'tile', value: 'farm' }), { field: 'cell', value: [1, 2] })
    expect(values(pick(there, { field: 'cell', value: [1, 1] }), 'do')).toEqual(['build', 'lake'])
  })
  it('a click that leaves nothing changes nothing', () => {
    const picking = pick(start(legal), { field: 'do', value: 'invest' })
    expect(canPick(picking, { field: 'tile', value: 'farm' })).toBe(false)
    expect(pick(picking, { field: 'tile', value: 'farm' })).toBe(picking)
  })
  it('lots are chosen one by one, in any order', () => {
    const pieces: Move[] = [
      { do: 'build', piece: 'residence_1', lots: [11] },
      { do: 'build', piece: 'residence_2', lots: [11, 12] },
      { do: 'build', piece: 'residence_2', lots: [11, 14] },
    ]
    const first = pick(start(pieces), { field: 'lots', value: 14, among: true })
    expect(onlyMove(first)).toBe(pieces[2])
    expect(members(pick(start(pieces), { field: 'lots', value: 11, among: true }), 'lots')).toEqual([12, 14])
  })
})
