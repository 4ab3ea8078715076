/** A title's rules: sections, every id there is, a search over them, and links between ids. */
import { get } from '../wire/http'
import type { TitleText } from '../wire/types.gen'
import { parse, plain, type Block, type Inline } from './markdown'

export interface Section {
  readonly anchor: string
  readonly heading: string
  readonly blocks: readonly Block[]
}

export interface Rulebook {
  readonly title: string
  readonly sections: readonly Section[]
  /** Every id that can be linked to. */
  readonly ids: ReadonlySet<string>
}

/** A piece of text, and the id it speaks of if it is one. */
export interface Piece {
  readonly text: string
  readonly id: string | null
}

const texts = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?raw', import: 'default' })

/** Loads the rules of a title, from the server if they are not built in; nothing if there are none. */
export async function loadRules(title: string): Promise<Rulebook | null> {
  const load = Object.entries(texts).find(([path]) => path.endsWith(`/${title}.md`))?.[1]
  const text = load ? await load() : (await get<TitleText>(`/api/titles/${encodeURIComponent(title)}/text`)).rules
  return text ? bind(text) : null
}

/** Puts a text in order: what stands before the first section has no heading of its own. */
export function bind(text: string): Rulebook {
  const blocks = parse(text)
  const sections: { anchor: string; heading: string; blocks: Block[] }[] = [{ anchor: 'top', heading: '', blocks: [] }]
  let title = ''
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 1) title = plain(block.runs)
    else if (block.kind === 'heading' && block.level === 2)
      sections.push({ anchor: block.anchor, heading: plain(block.runs), blocks: [] })
    else sections.at(-1)!.blocks.push(block)
  }
  return { title, sections, ids: new Set(blocks.flatMap(idsOf)) }
}

function idsOf(block: Block): string[] {
  const found =
    block.kind === 'paragraph'
      ? [block.id]
      : block.kind === 'list'
        ? block.items.map(({ id }) => id)
        : block.kind === 'table'
          ? block.rows.map(({ id }) => id)
          : []
  return found.filter((id) => id !== null)
}

/** Leaves of every section what has all the words asked for; whole sections where their heading has them. */
export function search(sections: readonly Section[], asked: string): Section[] {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean)
  if (!words.length) return [...sections]
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  return sections.flatMap((section) => {
    if (section.heading && has(section.heading)) return [section]
    const blocks = section.blocks.flatMap((block) => left(block, has))
    return blocks.length ? [{ ...section, blocks }] : []
  })
}

/** Gives what is left of a block: of lists and tables only the items and rows that fit. */
function left(block: Block, has: (text: string) => boolean): Block[] {
  const fits = (runs: Inline) => has(plain(runs))
  switch (block.kind) {
    case 'heading':
      return []
    case 'paragraph':
      return fits(block.runs) ? [block] : []
    case 'code':
      return has(block.text) ? [block] : []
    case 'list': {
      const items = block.items.filter(({ runs }) => fits(runs))
      return items.length ? [{ ...block, items }] : []
    }
    case 'table': {
      const rows = block.rows.filter(({ cells }) => has(cells.map(plain).join(' ')))
      return rows.length ? [{ ...block, rows }] : []
    }
  }
}

/** Cuts a text where it names rules that exist, so that they can be links. */
export function ruleLinks(text: string, ids: ReadonlySet<string>): Piece[] {
  return text
    .split(/(\b[A-Z]{1,2}\d+(?:\.\d+)?\b)/)
    .filter(Boolean)
    .map((part) => ({ text: part, id: ids.has(part) ? part : null }))
}
