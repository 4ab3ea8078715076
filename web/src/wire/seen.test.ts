import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { get, post } from './http'
import { learnFrom, noteSeen, recordAddress, seenOf } from './seen'
import { TableSocket } from './socket'

const TABLE = 'seentable000'
const sent: Record<string, string>[] = []

beforeEach(() => {
  sent.length = 0
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers)
    return new Response(JSON.stringify({ csrf: 'c', table: { id: TABLE, seq: 9 } }), {
      headers: { 'content-type': 'application/json' },
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

it('knows nothing of a table that was never seen, and never less than before', () => {
  expect(seenOf('nevertable00')).toBe(-1)
  noteSeen('newtable0000', 4)
  noteSeen('newtable0000', 2)
  expect(seenOf('newtable0000')).toBe(4)
  expect(sessionStorage.getItem('burgh.seen.newtable0000')).toBe('4') // for the page when it is loaded again
})

it('learns from tables and from what holds one', () => {
  learnFrom({ id: 'learntable00', seq: 3 })
  learnFrom({ table: { id: 'learntable01', seq: 5 }, events: [] })
  for (const none of [null, 'text', [], { table: 'learntable02' }]) learnFrom(none)
  expect([seenOf('learntable00'), seenOf('learntable01'), seenOf('learntable02')]).toEqual([3, 5, -1])
})

it('tells whatever node answers how far a table was seen', async () => {
  await get(`/api/tables/${TABLE}`)
  await get(`/api/tables/${TABLE}/replay`)
  await post('/api/branches', { table: TABLE, ply: 0 })
  await get('/api/tables')
  expect(sent.map((headers) => headers['x-burgh-seen'])).toEqual([undefined, '9', undefined, '9', undefined])
  expect(recordAddress(TABLE)).toBe(`/api/tables/${TABLE}/record?seen=9`)
})

it('sits down with what was confirmed last, though no view came any more', () => {
  const said: string[] = []
  class Wire {
    static readonly OPEN = 1
    static last: Wire
    readyState = 1
    onmessage = (_: { data: string }): void => {}
    constructor() {
      Wire.last = this
    }
    send(text: string): void {
      said.push(text)
    }
    close(): void {}
  }
  vi.stubGlobal('WebSocket', Wire)
  const socket = new TableSocket('socktable000', { heard: () => {}, changed: () => {} }, 'http://here')
  socket.open()
  Wire.last.onmessage({ data: JSON.stringify({ type: 'confirmed', id: 'a', seq: 12, again: false }) })
  socket.send({ type: 'sit', seat: 0, after: 11 })
  socket.send({ type: 'ping' })
  expect(said.map((text) => JSON.parse(text) as unknown)).toEqual([
    { type: 'sit', seat: 0, after: 11, seen: 12 },
    { type: 'ping' },
  ])
})
