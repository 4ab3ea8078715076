/** What is said by fixed rules from the facts of a move or a ledger entry; as `core/said.py` has it. */
import type { Json, Move } from '../pick/pick'
import type { Change, Said, Thing } from '../wire/types.gen'

export type { Said, Thing }
export type Args = NonNullable<Said['args']>
export type Arg = Args[string]
export type Things = Readonly<Record<string, Thing>>
export type Sign = 'plus' | 'minus' | 'none'

/** Names a thing; what nobody has words for goes by its key, made readable. */
export function named(things: Things, key: string): Said {
  return things[key]?.name ?? { key: `thing-${key}` }
}

/** Gives the sign of a change as language files know it. */
export function signOf(amount: number): Sign {
  return amount > 0 ? 'plus' : amount < 0 ? 'minus' : 'none'
}

/** Says a move as the log does after the player's name: `log-` and what it does, each field an argument. */
export function moveSaid(move: Move, things: Things): Said {
  return { key: `log-${move.do}`, args: moveArgs(move, things) }
}

/** Names a move for who may choose it: `move-` and what it does, or only its kind where a title names no whole moves. */
export function buttonSaid(move: Move, things: Things): Said {
  const args = moveArgs(move, things)
  return { key: `move-${move.do}`, args, other: { key: `do-${move.do}`, args } }
}

function moveArgs(move: Move, things: Things): Args {
  const fields = Object.entries(move).filter(([field]) => field !== 'do')
  return Object.assign({}, ...fields.map(([field, value]) => fieldArgs(move.do, field, value, things))) as Args
}

/** Says a move and where it goes: by a message of its own (`log-invest-where`) or a common one. */
export function withWhere(said: Said, where: Said | null | undefined): Said {
  if (!where) return said
  const common: Said = { key: 'with-where', args: { what: said, where } }
  return { key: `${said.key}-where`, args: { ...said.args, where }, other: common }
}

/** Says a ledger entry: by its track where there is a message for it, else whether it was cut. */
export function changeSaid({ seat, track, amount, applied, why, rule }: Change): Said {
  const isCut = applied !== amount
  const value: Said = { key: 'signed', args: { sign: amount < 0 ? 'minus' : 'none', size: Math.abs(amount) } }
  const real: Said = { key: 'amount', args: { track, sign: signOf(applied), size: Math.abs(applied) } }
  const name: Said = { key: `track-${track}` }
  const sign = signOf(amount)
  const args: Args = { seat, track, name, sign, size: Math.abs(amount), value, why, rule, ...(isCut ? { real } : {}) }
  return { key: `change-${track}`, args, other: { key: isCut ? 'change-cut' : 'change', args } }
}

function fieldArgs(what: string, field: string, value: Json | undefined, things: Things): Args {
  if (value === null || value === undefined) return { [field]: { key: 'that' }, [`${field}_key`]: 'none' }
  if (typeof value === 'number') return { [field]: value, [`${field}_key`]: value, [`${field}_nth`]: value + 1 }
  if (Array.isArray(value)) return { [field]: listSaid(field, value as number[]), [`${field}_key`]: value.join(',') }
  const key = String(value)
  const { roles = {}, name } = things[key] ?? {}
  return { [field]: roles[what] ?? roles[field] ?? name ?? key, [`${field}_key`]: key }
}

/** Says a cell or several numbers: `x` and `y`, or their `count` and the `numbers` in order. */
function listSaid(field: string, items: readonly number[]): Said {
  const [x, y] = items.map(String)
  const numbers = listed('and', [...items].sort((a, b) => a - b).map(String))
  const args: Args = { count: items.length, numbers, ...(x ? { x } : {}), ...(y ? { y } : {}) }
  return { key: `field-${field}`, args, other: { key: 'verbatim', args: { text: items.join(',') } } }
}

/** Joins items with commas, and the last with `or` or `and`. */
export function listed(joint: 'and' | 'or', items: readonly (string | Said)[]): string | Said {
  if (items.length < 2) return items[0] ?? ''
  return { key: `list-${joint}`, args: { first: items.slice(0, -1), last: items.at(-1)! } }
}
