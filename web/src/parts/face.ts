/** The face of a bot: a few shapes put together from its name, so that each name has a face of its own. */

export interface Face {
  /** The outline of the head. */
  readonly head: string
  /** What is cut out of it: eyes and mouth. */
  readonly holes: string
  /** What stands on it: antennae, ears. */
  readonly top: string
}

const HEADS = [
  'M-5.6-3.6h11.2v8.2h-11.2z',
  'M-4-4.2h8l2.2 4.4-2.2 5h-8l-2.2-5z',
  'M0-4.8a5.6 5.2 0 0 1 0 10.4a5.6 5.2 0 0 1 0-10.4z',
] as const
const EYES = [
  'M-3.6-1.4h2.2v2.2h-2.2zM1.4-1.4h2.2v2.2h-2.2z',
  'M-4-1.2h8v1.9h-8z',
  'M-2.4-1.7l1.4 1.4-1.4 1.4-1.4-1.4zM2.4-1.7l1.4 1.4-1.4 1.4-1.4-1.4z',
] as const
const MOUTHS = ['M-2.4 2.3h4.8v1h-4.8z', 'M-2.6 1.9h5.2l-1.4 1.7h-2.4z', 'M-1 2.1h2v1.5h-2z'] as const
const TOPS = [
  'M-.6-7.8h1.2v3h-1.2zM-1.5-8.3h3v1.6h-3z',
  'M-4-7.4h1.2v3h-1.2zM2.8-7.4h1.2v3h-1.2z',
  'M-3-6.4h6v1.8h-6z',
] as const

/** Gives the face that belongs to a name. */
export function faceOf(name: string): Face {
  const chance = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 100_003, 3501)
  const one = <T>(of: readonly T[], step: number): T => of[Math.floor(chance / 3 ** step) % of.length]!
  return { head: one(HEADS, 0), holes: one(EYES, 1) + one(MOUTHS, 2), top: one(TOPS, 3) }
}
