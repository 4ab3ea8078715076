// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { cycleIn, importsOf } from '../tools/imports'

const sources = import.meta.glob<string>('./**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })
const TITLES = Object.keys(import.meta.glob('./games/*/index.ts')).map((path) => path.split('/').at(-2)!)
const files = Object.fromEntries(
  Object.entries(sources).filter(([path]) => !path.endsWith('.test.ts') && !path.endsWith('.d.ts')),
)

describe('the shared rooms', () => {
  it('name no title', () => {
    const shared = Object.entries(files).filter(([path]) => !/^\.\/(games\/\w+|wire)\//.test(path))
    const named = shared.filter(([, text]) => TITLES.some((title) => text.toLowerCase().includes(title)))
    expect(named.map(([path]) => path)).toEqual([])
  })
})

describe('the imports of the client', () => {
  it('go round in no circle', () => {
    expect(Object.keys(files).length).toBeGreaterThan(150)
    expect(cycleIn(importsOf(files))).toEqual([])
  })
  it('would be caught going round', () => {
    const round = {
      './a.ts': "import { b } from './b/index'",
      './b/index.ts': "export * from './c.svelte'",
      './b/c.svelte': "<script>import('../a')</script>",
      './d.ts': "import './a'",
    }
    expect(cycleIn(importsOf(round))).toEqual(['./a.ts', './b/index.ts', './b/c.svelte', './a.ts'])
  })
})
