/** Scores put together from where they came from: what bars, their legend and their table are made of. */

/** A source of points. Bars and legend take their colours from here, so they cannot differ. */
export interface Source {
  readonly id: string
  /** What the legend says. */
  readonly words: string
  /** The class that gives colours to drawings on it, if it is a category: `c-res`. */
  readonly tone?: string
  readonly ground: string
  readonly ink: string
  readonly sign?: string
}

export interface Part {
  readonly source: string
  readonly points: number
  /** What exactly brought it. */
  readonly words: string
}

export interface ScoreRow {
  /** −1 stands for all together. */
  readonly seat: number
  readonly name: string
  /** What stands under the name: `you · 1st`. */
  readonly note: string
  readonly score: number
  /** In the order of the sources. */
  readonly parts: readonly Part[]
}

/** Gives the sources that brought or took something, in their order: the steps in which scores are built up. */
export function sourcesIn(rows: readonly ScoreRow[], sources: readonly Source[]): Source[] {
  const used = new Set(rows.flatMap(({ parts }) => parts.filter(({ points }) => points).map(({ source }) => source)))
  return sources.filter(({ id }) => used.has(id))
}

/** Gives the rows as they stand after some of the sources were told. */
export function afterSteps(rows: readonly ScoreRow[], told: ReadonlySet<string>): ScoreRow[] {
  return rows.map((row) => {
    const parts = row.parts.filter(({ source }) => told.has(source))
    return { ...row, parts, score: parts.reduce((sum, { points }) => sum + points, 0) }
  })
}

/** Gives the length of the longest bar: what is lost lies over what there was. */
export function longest(rows: readonly ScoreRow[]): number {
  const gained = rows.map(({ parts }) => parts.reduce((sum, { points }) => sum + Math.max(0, points), 0))
  return Math.max(1, ...gained)
}

/** Gives what a source brought to a row. */
export function brought({ parts }: ScoreRow, source: string): number {
  return parts.filter((part) => part.source === source).reduce((sum, { points }) => sum + points, 0)
}
