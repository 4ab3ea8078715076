/** The tracks that have a sign among the symbols, `g-<track>`; a track without one goes by its name. */
export const SIGNED: ReadonlySet<string> = new Set([
  'crime',
  'employment',
  'garbage',
  'happiness',
  'income',
  'money',
  'overall',
  'pollution',
  'population',
  'power',
  'reputation',
  'score',
  'traffic',
  'water',
])

/** Says whether a track has a sign. */
export function hasSign(track: string): boolean {
  return SIGNED.has(track)
}
