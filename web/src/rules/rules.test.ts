import { describe, expect, it } from 'vitest'
import { ruleAddress, TITLES } from '../games/titles'
import { inline, parse, plain } from './markdown'
import { bind, search, ruleLinks, loadRules } from './rulebook'

const TEXT = `# Chess

What it is.

## 1. Moves

**C1.1** A *rook* moves \`straight\`,
as far as it likes (C1.2).

- **C1.2** Not over others.
- none

1. one
2. two

| Id | What |
| --- | --- |
| **C1.3** | castling |
| D1 | a \\| b |
`

describe('the rules reader', () => {
  it('knows headings, paragraphs, lists and tables, and the ids of rules in each', () => {
    const [title, intro, section, rule, list, numbered, table] = parse(TEXT)
    expect([title!.kind, intro!.kind, section!.kind]).toEqual(['heading', 'paragraph', 'heading'])
    expect(rule).toMatchObject({ kind: 'paragraph', id: 'C1.1' })
    expect(rule?.kind === 'paragraph' && plain(rule.runs)).toBe(
      'C1.1 A rook moves straight, as far as it likes (C1.2).',
    )
    expect(list).toMatchObject({ kind: 'list', ordered: false, items: [{ id: 'C1.2' }, { id: null }] })
    expect(numbered).toMatchObject({ kind: 'list', ordered: true })
    expect(table).toMatchObject({ kind: 'table', rows: [{ id: 'C1.3' }, { id: 'D1' }] })
    expect(table?.kind === 'table' && plain(table.rows[1]!.cells[1]!)).toBe('a | b')
  })
  it('keeps stars, backticks and angle brackets that mark nothing', () => {
    expect(plain(inline('2 * 3 * 4 <b>x</b> `y'))).toBe('2 * 3 * 4 <b>x</b> `y')
    expect(inline('**a** `*b*`')).toEqual([
      { as: 'strong', text: 'a' },
      { as: 'plain', text: ' ' },
      { as: 'code', text: '*b*' },
    ])
  })
  it('finds by all words, and leaves of lists and tables what fits', () => {
    const { sections } = bind(TEXT)
    expect(search(sections, 'LIKES rook')[0]!.blocks).toHaveLength(1)
    expect(search(sections, 'castling')[0]!.blocks).toMatchObject([{ kind: 'table', rows: [{ id: 'C1.3' }] }])
    expect(search(sections, 'moves')[0]!.blocks).toHaveLength(4)
    expect(search(sections, 'queen')).toEqual([])
  })
  it('links only ids that exist', () => {
    expect(ruleLinks('see C1.2, X9.9', new Set(['C1.2']))).toEqual([
      { text: 'see ', id: null },
      { text: 'C1.2', id: 'C1.2' },
      { text: ', ', id: null },
      { text: 'X9.9', id: null },
    ])
  })
})

describe.each(TITLES)('the rules of %s', (title) => {
  it('have ids in every numbered paragraph, each once, and no mark is left over', async () => {
    const book = (await loadRules(title))!
    expect(book.ids.size).toBeGreaterThan(80)
    const said = JSON.stringify(book.sections.map(({ blocks }) => blocks))
    expect(said).not.toContain('**')
    const dotted = [...book.ids].filter((id) => id.includes('.'))
    expect(dotted.map((id) => ruleAddress(id))).toEqual(dotted.map((id) => `#/rules/${title}/${id}`))
  })
})
