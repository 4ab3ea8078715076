// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { isTable, numberIn, read, sentPlace } from './route.svelte'

describe('an address', () => {
  test('is a page, the rest and a query', () => {
    const { page, rest, query } = read('#/replay/abc?ply=12')
    expect([page, rest, query.get('ply')]).toEqual(['replay', ['abc'], '12'])
    expect(read('').page).toBe('home')
    expect(read('#//').page).toBe('home')
  })
  test('that is badly written is read as it stands', () => {
    expect(read('#/table/%E0%A4%A').rest).toEqual(['%E0%A4%A'])
  })
  test('names a table in twelve letters and digits', () => {
    expect(['abcdefghij01', '', 'ABCDEFGHIJ01', '../../x', 'abcdefghij012'].map(isTable)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })
  test('that was sent leads to the table or its replay, and keeps a secret behind its #', () => {
    expect(sentPlace('/t/abcdefghij01', '')).toBe('#/table/abcdefghij01')
    expect(sentPlace('/r/abcdefghij01', '')).toBe('#/replay/abcdefghij01')
    expect(sentPlace('/t/abcdefghij01', '#key=a-b_c')).toBe('#/table/abcdefghij01?key=a-b_c')
    expect([sentPlace('/', ''), sentPlace('/t/ABC', ''), sentPlace('/', '#/table/abcdefghij01')]).toEqual([
      null,
      null,
      null,
    ])
  })
  test('asks for a whole number or for nothing', () => {
    const asked = (ply: string) => numberIn(new URLSearchParams({ ply }), 'ply')
    expect(['12', '0', '', 'abc', '-5', '3.5', '1e3', '99999999999'].map(asked)).toEqual([
      12,
      0,
      null,
      null,
      null,
      null,
      null,
      null,
    ])
  })
})
