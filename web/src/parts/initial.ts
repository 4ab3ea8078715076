/** Gives the sign of a name on a pip: its number where it ends in one ("Player 2"), else its first letter. */
export function initialOf(name: string): string {
  const [, number] = /\s(\d{1,2})$/.exec(name.trim()) ?? []
  return number ?? [...name.trim()][0]?.toUpperCase() ?? '?'
}
