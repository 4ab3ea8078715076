const LINE = 15 // letters that fit beside each other in the label of a tile

/** Breaks a name into at most so many lines, as even as its words allow; a third line never. */
export function wrapName(name: string, most: 1 | 2): string[] {
  const words = name.split(' ')
  if (most === 1 || name.length <= LINE || words.length === 1) return [name]
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
  const best = cuts.reduce((a, b) => (longest(b) < longest(a) ? b : a))
  return [...best]
}

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.length))
}
