import { beforeEach, expect, it } from 'vitest'
import type { Commitment, TableInfo } from '../wire/types.gen'
import { checkDeal, newPart, noteDeal, notedOf, seedOf, type Noted } from './deal'
import { hexOf, sha256 } from './sha256'

// As the engine has it: tests/core/test_seal.py.
const SECRET = '00112233445566778899aabbccddeeff'.repeat(2)
const OPENED = `burgh deal 2\ntitle: suburbia\noptions: {"players": 2}\nsecret: ${SECRET}\n`
const SEAL = '13715dc729ee0467369097683d5ea1f1a39b17b6fc08084f449637b0231809bd'
const PART = 'ab'.repeat(16)
const SEED = BigInt('0xeba55daec434bb63a7bd44e2f532265f4a0817985bb174f497f4be69b5b9ea0e').toString()
const NOTED: Noted = { seal: SEAL, part: PART }

function table(commitment: Partial<Commitment> = {}, isMine = true): TableInfo {
  const shown = { sha256: SEAL, opened: OPENED, is_chosen: false, parts: [PART, ''], ...commitment }
  return {
    id: 'abcdefghijkl',
    title: 'suburbia',
    options: { players: 2 },
    seats: [{ is_mine: isMine }],
    commitment: shown,
  } as unknown as TableInfo
}
const record = (seed = SEED, parts = `${PART} -`) =>
  `burgh record 1\ntitle: suburbia\nseed: ${seed}\nseal: ${SEAL} ${SECRET}\nparts: ${parts}\n\n0 keep seed: 1\n`
const found = (...asked: Parameters<typeof checkDeal>) =>
  Object.fromEntries(checkDeal(...asked).map(({ step, isFine }) => [step, isFine]))

beforeEach(() => localStorage.clear())

it('derives the seed as the engine does', () => {
  expect(seedOf(SEAL, SECRET, `${PART} -`)).toBe(SEED)
})

it('finds a fair shuffle fair', () => {
  expect(found(table(), record(), NOTED)).toEqual({ seal: true, noted: true, part: true, seed: true })
})

it.each<[string, Partial<Commitment>, string, Noted, object]>([
  ['another secret', { opened: OPENED.replace('00', '01') }, record(), NOTED, { seal: false, seed: false }],
  ['another game', { opened: OPENED.replace('2}', '3}') }, record(), NOTED, { seal: false }],
  ['another seal than before', {}, record(), { ...NOTED, seal: '0'.repeat(64) }, { noted: false }],
  ['a part left out', { parts: ['', ''] }, record(), NOTED, { part: false, seed: false }],
  ['another seed', {}, record('7'), NOTED, { seed: false }],
  ['other parts in the record', {}, record(SEED, '- -'), NOTED, { seed: false }],
])('finds out %s', (_, commitment, text, noted, wrong) => {
  expect(found(table(commitment), text, noted)).toMatchObject(wrong)
})

it('says what it cannot tell: nothing was noted, or who looked on added nothing', () => {
  expect(found(table(), record(), null)).toEqual({ seal: true, noted: null, part: null, seed: true })
  expect(found(table({}, false), record(), NOTED)).toMatchObject({ part: null })
})

it('checks a chosen seed as far as there is something to check', () => {
  const opened = 'burgh deal 1\ntitle: suburbia\noptions: {"players": 2}\nseed: 7\nsalt: 00\n'
  const chosen = { opened, is_chosen: true, parts: ['', ''], sha256: hexOf(sha256(new TextEncoder().encode(opened))) }
  expect(found(table(chosen), record('7'), null)).toEqual({ seal: true, noted: null, seed: true })
  expect(found(table(chosen), record('8'), null)).toMatchObject({ seed: false })
})

it('checks nothing before the end', () => {
  expect(checkDeal(table({ opened: null }), record(), NOTED)).toEqual([])
})

it('draws parts of 128 bits, each another', () => {
  const parts = new Set(Array.from({ length: 50 }, newPart))
  expect(parts.size).toBe(50)
  for (const part of parts) expect(part).toMatch(/^[0-9a-f]{32}$/)
})

it('keeps the seal it saw first, and forgets the oldest tables', () => {
  noteDeal(table())
  noteDeal(table({ sha256: 'changed' }), PART)
  expect(notedOf('abcdefghijkl')).toEqual(NOTED)
  for (let i = 0; i < 200; i++) noteDeal({ ...table(), id: `table${i}` })
  expect(notedOf('abcdefghijkl')).toBeNull()
  expect(notedOf('table0')).not.toBeNull()
  expect(notedOf('nosuchtable0')).toBeNull()
})
