/** The conditions of a piece as a list that fills while one looks at a place: what holds, what fails, what was not asked. */
import type { Arg, Said } from '../../words/said'
import type { Refusal } from '../../words/speaker'
import type { Facts, Position } from './position'
import type { Condition, Piece } from './printed'

export type Mark = 'holds' | 'fails' | 'open'

export interface Check {
  readonly condition: Condition
  readonly mark: Mark
}

/** Gives the conditions of a piece: all hold where it may stand; where it is refused, the refusal says how many do. */
export function checklist(piece: Piece | undefined, isLegal: boolean, refusal: Refusal | null): Check[] {
  const conditions = piece?.requires ?? []
  const held = isLegal ? conditions.length : (refusal?.held ?? null)
  return conditions.map((condition, i) => ({
    condition,
    mark: held === null || i > held ? 'open' : i < held ? 'holds' : 'fails',
  }))
}

/** Gives the conditions among what is printed on a piece, in the order of its data. */
export function conditionsOf(printed: readonly Said[]): Arg[] {
  return printed.flatMap(({ key, args }) => (key === 'detail-condition' && args?.condition ? [args.condition] : []))
}

/** Gives the lots of the pieces that a condition only asks to stand somewhere. */
export function standing(
  { built }: Condition,
  { pieces }: Pick<Position, 'pieces'>,
  { needed }: Pick<Facts, 'needed'>,
): readonly number[] {
  const meant = needed[String(built)] ?? []
  return pieces.flatMap(([id, lots]) => (meant.includes(id) ? lots : []))
}
