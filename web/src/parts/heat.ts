/** Colours of the heat map: six steps from worse to better; the number is always printed in the cell as well. */

export const HEAT = ['n2', 'n1', '0', 'p1', 'p2', 'p3'] as const
export type Heat = (typeof HEAT)[number]

/** Gives the step of a value among the values of all cells; below nothing is brown, above it teal. */
export function heatOf(value: number, all: readonly number[]): Heat {
  if (value === 0) return '0'
  if (value < 0) return value < Math.min(...all) / 2 ? 'n2' : 'n1'
  const most = Math.max(...all)
  const least = Math.max(0, Math.min(...all))
  const part = most === least ? 1 : (value - least) / (most - least)
  return part > 3 / 4 ? 'p3' : part > 1 / 3 ? 'p2' : 'p1'
}

/** Gives the values worth naming in a legend: the least, those in the middle, the most. */
export function legendOf(all: readonly number[]): number[] {
  const sorted = [...new Set(all)].sort((a, b) => a - b)
  if (sorted.length <= 6) return sorted
  return [0, 1, 2, 3, 4, 5].map((i) => sorted[Math.round((i * (sorted.length - 1)) / 5)]!)
}
