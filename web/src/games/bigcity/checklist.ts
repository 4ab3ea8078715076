/** The conditions of a piece as a list that fills while one looks at a place: what holds, what fails, what was not asked. */
import type { Arg, Said } from '../../words/said'
import type { Refusal } from '../../words/speaker'
import type { Position } from './position'
import type { Condition, Piece, Printed } from './printed'

export type Mark = 'holds' | 'fails' | 'open'

export interface Check {
  readonly condition: Condition
  readonly mark: Mark
}

// Which refusal a condition gives; conditions are judged in their order and the first that fails names it (B8).
const CODES: Readonly<Record<string, readonly string[]>> = {
  built: ['needs_city_hall', 'needs_piece'],
  location: ['wrong_location'],
  lots_on_outskirts: ['outskirts_lots'],
  adjacent: ['too_few_adjacent'],
  adjacent_tram: ['no_tram'],
  lot_number_multiple_of: ['not_multiple'],
  last_in_district: ['not_last_in_district'],
}

/** Gives the conditions of a piece: all hold where it may stand; where it is refused, those before the one that fails. */
export function checklist(piece: Piece | undefined, isLegal: boolean, refusal: Refusal | null): Check[] {
  const conditions = piece?.requires ?? []
  if (isLegal) return conditions.map((condition) => ({ condition, mark: 'holds' }))
  const failing = refusal ? conditions.findIndex((condition) => isMeant(condition, refusal)) : -1
  return conditions.map((condition, i) => ({
    condition,
    mark: failing < 0 || i > failing ? 'open' : i < failing ? 'holds' : 'fails',
  }))
}

/** Gives the conditions among what is printed on a piece, in the order of its data. */
export function conditionsOf(printed: readonly Said[]): Arg[] {
  return printed.flatMap(({ key, args }) => (key === 'detail-condition' && args?.condition ? [args.condition] : []))
}

/** Gives the lots of the pieces that a condition only asks to stand somewhere. */
export function standing(
  condition: Condition,
  { pieces }: Pick<Position, 'pieces'>,
  printed: Printed,
): readonly number[] {
  return pieces.flatMap(([id, lots]) =>
    condition.built !== undefined && [id, printed.pieces[id]?.kind].includes(condition.built as string) ? lots : [],
  )
}

function isMeant(condition: Condition, { key, thing }: Refusal): boolean {
  const [word = '', what] = Object.entries(condition)[0] ?? []
  if (!CODES[word]) return key === 'condition'
  if (!CODES[word].includes(key)) return false
  return word !== 'adjacent' || (what as { select: readonly string[] }).select.join(' ') === thing
}
