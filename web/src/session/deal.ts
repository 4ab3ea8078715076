/**
 * The shuffle of a served game: the part this browser adds to it, what it notes before the game, and how it is checked afterwards.
 * docs/fairness.md says what that is good for, docs/records.md has the texts.
 */
import type { Commitment, TableInfo } from '../wire/types.gen'
import { bytesOf, hexOf, hmac, sha256 } from './sha256'

const KEPT = 'burgh.deals'
const MOST_KEPT = 200
const NO_PART = '-'
const PART_BYTES = 16

/** What this browser noted of a table's shuffle before the game: its seal, and the part it added. */
export interface Noted {
  readonly seal: string
  readonly part?: string
}

export type Step = 'seal' | 'noted' | 'part' | 'seed'

/** One thing that was checked; nothing where this browser cannot tell. */
export interface Finding {
  readonly step: Step
  readonly isFine: boolean | null
}

// Before the game

/** Draws the part this browser adds to a shuffle. */
export function newPart(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(PART_BYTES)))
}

/** Notes the seal of a table, as it is seen first, and the part that is added to it. */
export function noteDeal(table: Pick<TableInfo, 'id' | 'commitment'>, part?: string): void {
  if (!table.commitment) return
  const all = kept()
  const { seal = table.commitment.sha256, ...before } = all[table.id] ?? {}
  const noted = { ...before, seal, ...(part ? { part } : {}) }
  const others = Object.entries(all).filter(([id]) => id !== table.id)
  const latest = [...others, [table.id, noted]].slice(-MOST_KEPT)
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(latest)))
}

/** Gives what was noted of a table. */
export function notedOf(table: string): Noted | null {
  return kept()[table] ?? null
}

function kept(): Record<string, Noted> {
  return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Noted>
}

// When it has ended

/** Checks the shuffle of a game that has ended, from what was opened, from its record, and from what was noted before. */
export function checkDeal(table: TableInfo, record: string, noted: Noted | null): Finding[] {
  const { commitment } = table
  if (!commitment?.opened) return []
  const amIn = table.seats.some((seat) => seat.is_mine)
  const hasParts = fieldsOf(commitment.opened).has('secret')
  return [
    { step: 'seal', isFine: isSealed(table, commitment) },
    { step: 'noted', isFine: noted ? noted.seal === commitment.sha256 : null },
    ...(hasParts
      ? [{ step: 'part' as const, isFine: amIn && noted?.part ? commitment.parts.includes(noted.part) : null }]
      : []),
    { step: 'seed', isFine: isSeedOf(commitment, fieldsOf(record)) },
  ]
}

/** Says whether the text that was opened is the one that was sealed, and is about this game. */
function isSealed({ title, options }: TableInfo, { sha256: seal, opened }: Commitment): boolean {
  const fields = fieldsOf(opened ?? '')
  const isOurs = fields.get('title') === title && isSame(JSON.parse(fields.get('options') ?? '{}'), options)
  return isOurs && hexOf(sha256(utf8(opened ?? ''))) === seal
}

/** Says whether the seed of a record is the one that follows from what was opened. */
function isSeedOf({ sha256: seal, opened, parts }: Commitment, record: ReadonlyMap<string, string>): boolean {
  const fields = fieldsOf(opened ?? '')
  const secret = fields.get('secret')
  const seed = record.get('seed') ?? ''
  if (secret === undefined) return seed !== '' && seed === fields.get('seed')
  const line = parts.map((part) => part || NO_PART).join(' ')
  return record.get('parts') === line && seed === seedOf(seal, secret, line)
}

/** Gives the seed that follows from a sealed secret and the parts of all seats. */
export function seedOf(seal: string, secret: string, parts: string): string {
  const text = `burgh seed 2\nseal: ${seal}\nparts: ${parts}\n`
  return BigInt(`0x${hexOf(hmac(bytesOf(secret), utf8(text)))}`).toString()
}

/** Reads `name: value` lines, up to the first empty one. */
function fieldsOf(text: string): ReadonlyMap<string, string> {
  const lines = text.split('\n\n', 1)[0]!.split('\n')
  return new Map(lines.filter((line) => line.includes(': ')).map((line) => cut(line)))
}

function cut(line: string): [string, string] {
  const at = line.indexOf(': ')
  return [line.slice(0, at), line.slice(at + 2)]
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}

/** Says whether two values of JSON are the same, whatever the order of their fields. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSame(one[name as keyof object], other[name as keyof object]))
  )
}
