import { describe, expect, it } from 'vitest'
import { TITLES, titleOf } from '../games/titles'
import { start } from '../pick/pick'
import type { Event, Legal } from '../wire/types.gen'
import { LANGUAGES, siteWords } from '../words/sources'
import { isDone, keepProgress, progressOf, proposedMove, type Looked } from './progress'

const ROOMS = import.meta.glob<string>('../text/*/*.ftl', { query: '?raw', import: 'default', eager: true })
const keysOf = (text: string) =>
  [...text.matchAll(/^([a-z][\w-]*) =|^ {4}\.([a-z_]+) =/gm)].map(([, key, attribute]) => key ?? `.${attribute}`)

function looked(more: Partial<Looked> = {}): Looked {
  return { events: [], seat: 0, seen: null, staged: [], picking: start([]), preview: null, isMyTurn: false, ...more }
}
function moved(seq: number, seat: number, what: string): Event {
  return { kind: 'moved', seq, at: 0, seat, away: false, steps: [{ ply: seq, move: { do: what } }] } as unknown as Event
}

describe('the words of the pages', () => {
  it.each(['account', 'learn', 'parts', 'review', 'rules'])('%s: every language has the same keys', (room) => {
    const english = keysOf(ROOMS[`../text/${room}/en.ftl`]!)
    expect(english.length).toBeGreaterThan(4)
    for (const language of LANGUAGES)
      expect(keysOf(ROOMS[`../text/${room}/${language}.ftl`] ?? ''), language).toEqual(english)
  })
})

describe.each(TITLES)('the lesson of %s', (title) => {
  const lesson = titleOf(title).lesson!
  it('has eight to ten steps, each told under a heading in every language itself', async () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(8)
    expect(lesson.steps.length).toBeLessThanOrEqual(10)
    for (const language of LANGUAGES) {
      const words = await siteWords(language)
      for (const { id } of lesson.steps)
        for (const key of [`lesson-${title}-${id}`, `lesson-${title}-${id}.title`])
          expect(words.knows(key), `${language}: ${key}`).toBe(true)
    }
  })
  it('begins and ends with something to read, on a table of its own title', () => {
    expect([lesson.steps[0]!.until, lesson.steps.at(-1)!.until]).toEqual(['read', 'read'])
    expect(lesson.table.title).toBe(title)
    expect(lesson.table.seats[0]).toEqual({ kind: 'me' })
  })
})

describe('a step', () => {
  it('that is to be read waits for the reader', () => {
    expect(isDone('read', looked({ isMyTurn: true }))).toBe(false)
  })
  it('follows looking, staging and taking back', () => {
    const staged = looked({ staged: [{ move: { do: 'build' }, step: null, shows: false }] })
    expect([
      isDone('look', looked()),
      isDone('look', staged),
      isDone('staged', staged),
      isDone('unstaged', staged),
      isDone('unstaged', looked()),
    ]).toEqual([false, true, true, false, true])
  })
  it('counts my own moves only, and none that were taken back', () => {
    const events = [moved(1, 0, 'build'), moved(2, 1, 'build'), moved(3, 0, 'draw')]
    expect(isDone({ did: ['build'] }, looked({ events }))).toBe(true)
    expect(isDone({ did: ['build'], times: 2 }, looked({ events }))).toBe(false)
    const undone = { kind: 'undone', seq: 4, at: 0, seat: 0, to_ply: 1 } as unknown as Event
    expect(isDone({ did: ['build'] }, looked({ events: [...events, undone] }))).toBe(false)
  })
  it('proposes the first of its moves that is legal, or nothing', () => {
    const legal = [
      { do: 'draw', from: 'I' },
      { do: 'play', card: 'I-S2' },
    ].map((move): Legal => ({ move, net: {}, shows: false }))
    expect(
      proposedMove({ id: 'x', until: 'read', moves: [{ do: 'play', card: 'I-S2' }, { do: 'draw' }] }, legal)?.move,
    ).toEqual({ do: 'play', card: 'I-S2' })
    expect(proposedMove({ id: 'x', until: 'read', moves: [{ do: 'board', board: 'A' }] }, legal)).toBeNull()
  })
  it('is remembered, and nonsense in the store is no progress', () => {
    keepProgress('suburbia', { table: 'abc', step: 3 })
    expect(progressOf('suburbia')).toEqual({ table: 'abc', step: 3 })
    localStorage.setItem('burgh.lesson.suburbia', '{"step":"x"')
    expect(progressOf('suburbia')).toBeNull()
  })
})
