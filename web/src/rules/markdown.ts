/** Reads the few forms of Markdown our rules are written in; what it gives is data, never HTML. */

/** A run of text: plain, or marked one way. */
export interface Run {
  readonly text: string
  readonly as: 'plain' | 'strong' | 'em' | 'code'
}

export type Inline = readonly Run[]

export interface Item {
  readonly id: string | null
  readonly runs: Inline
}

export interface Row {
  readonly id: string | null
  readonly cells: readonly Inline[]
}

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly runs: Inline; readonly anchor: string }
  | { readonly kind: 'paragraph'; readonly id: string | null; readonly runs: Inline }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Item[] }
  | { readonly kind: 'table'; readonly head: readonly Inline[]; readonly rows: readonly Row[] }
  | { readonly kind: 'code'; readonly text: string }

const ID = /^[A-Z]{1,2}\d+(?:\.\d+)?$/
const ITEM = /^\s*(?:[-*]|\d+\.)\s+/
const MARKS = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*\s](?:[^*]*[^*\s])?\*)/

/** Reads a text into blocks, in order. */
export function parse(text: string): Block[] {
  const lines = text.split('\n')
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    const line = lines[at]!
    if (!line.trim()) {
      at += 1
      continue
    }
    const end = endOf(lines, at)
    blocks.push(blockOf(lines.slice(at, end)))
    at = end
  }
  return blocks
}

/** Gives where a block that begins here ends. */
function endOf(lines: readonly string[], from: number): number {
  const first = lines[from]!
  if (first.startsWith('#')) return from + 1
  if (first.startsWith('```')) {
    const close = lines.findIndex((line, at) => at > from && line.startsWith('```'))
    return close < 0 ? lines.length : close + 1
  }
  const isTable = first.startsWith('|')
  const end = lines.findIndex(
    (line, at) => at > from && (!line.trim() || line.startsWith('#') || line.startsWith('|') !== isTable),
  )
  return end < 0 ? lines.length : end
}

function blockOf(lines: readonly string[]): Block {
  const first = lines[0]!
  const heading = /^(#+)\s+(.*)$/.exec(first)
  if (heading)
    return { kind: 'heading', level: heading[1]!.length, runs: inline(heading[2]!), anchor: anchorOf(heading[2]!) }
  if (first.startsWith('```'))
    return { kind: 'code', text: lines.slice(1, lines.at(-1)!.startsWith('```') ? -1 : undefined).join('\n') }
  if (first.startsWith('|')) return tableOf(lines)
  if (ITEM.test(first)) return listOf(lines)
  const runs = inline(lines.join(' '))
  return { kind: 'paragraph', id: idOf(runs), runs }
}

function listOf(lines: readonly string[]): Block {
  const items: string[] = []
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ''))
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return {
    kind: 'list',
    ordered: /^\s*\d/.test(lines[0]!),
    items: items.map(inline).map((runs) => ({ id: idOf(runs), runs })),
  }
}

function tableOf(lines: readonly string[]): Block {
  const cells = (line: string) =>
    line
      .trim()
      .replace(/^\||\|$/g, '')
      .split(/(?<!\\)\|/)
      .map((cell) => inline(cell.trim().replaceAll('\\|', '|')))
  const [head = '', , ...rows] = lines
  return { kind: 'table', head: cells(head), rows: rows.map(cells).map((row) => ({ id: rowId(row), cells: row })) }
}

/** Reads the marks inside a line. */
export function inline(text: string): Inline {
  return text
    .split(MARKS)
    .filter(Boolean)
    .map((part): Run => {
      if (part.length > 2 && part.startsWith('`') && part.endsWith('`')) return { as: 'code', text: part.slice(1, -1) }
      if (part.length > 4 && part.startsWith('**') && part.endsWith('**'))
        return { as: 'strong', text: part.slice(2, -2) }
      if (part.length > 2 && part.startsWith('*') && part.endsWith('*')) return { as: 'em', text: part.slice(1, -1) }
      return { as: 'plain', text: part }
    })
}

/** Gives what runs say, without their marks. */
export function plain(runs: Inline): string {
  return runs.map(({ text }) => text).join('')
}

/** A rule begins with its id in bold. */
function idOf(runs: Inline): string | null {
  const first = runs[0]
  return first?.as === 'strong' && ID.test(first.text) ? first.text : null
}

/** A row of a table is a rule if its first cell is nothing but an id. */
function rowId(cells: readonly Inline[]): string | null {
  const said = plain(cells[0] ?? [])
  return ID.test(said) ? said : null
}

function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
