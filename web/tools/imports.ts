/** Who imports whom among source files, and whether that ever comes round to where it began. */

const IMPORT = /(?:from|import)\s*\(?\s*['"](\.[^'"?]*)/g
const ENDINGS = ['', '.ts', '.svelte.ts', '.svelte', '/index.ts']

export type Imports = Readonly<Record<string, readonly string[]>>

/** Gives the files that each file imports, at once or on demand; all by path, as in `./room/file.ts`. */
export function importsOf(sources: Readonly<Record<string, string>>): Imports {
  const found = (from: string, path: string) => {
    const url = new URL(path, `file:///${from}`).pathname
    return ENDINGS.map((ending) => `.${url}${ending}`).filter((each) => Object.hasOwn(sources, each))[0]
  }
  return Object.fromEntries(
    Object.entries(sources).map(([from, text]) => [
      from,
      [...text.matchAll(IMPORT)].flatMap(([, path]) => found(from, path!) ?? []),
    ]),
  )
}

/** Gives one circle of imports, its first file again at its end; nothing if there is none. */
export function cycleIn(imports: Imports): readonly string[] {
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]): readonly string[] => {
    const met = way.indexOf(file)
    if (met >= 0) return [...way.slice(met), file]
    if (done.has(file)) return []
    for (const next of imports[file] ?? []) {
      const circle = visit(next, [...way, file])
      if (circle.length) return circle
    }
    done.add(file)
    return []
  }
  for (const file of Object.keys(imports)) {
    const circle = visit(file, [])
    if (circle.length) return circle
  }
  return []
}
