/** Places that are ringed on a board: what a hint points at, a move that was made, one that would have been better. */

/** A hint and a move made have a solid ring, a better one a dashed ring. */
export interface Mark {
  readonly how: 'advised' | 'made' | 'better'
  readonly at: readonly string[]
}

/** Gives what rings a place. */
export function marksAt(marks: readonly Mark[], at: string | null | undefined): Mark['how'][] {
  return at == null ? [] : marks.filter((mark) => mark.at.includes(at)).map(({ how }) => how)
}
