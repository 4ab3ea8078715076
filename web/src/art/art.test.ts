// @vitest-environment node
import { describe, expect, it } from 'vitest'
import * as bigcity from '../games/bigcity/printed'
import * as skylines from '../games/skylines/printed'
import * as suburbia from '../games/suburbia/printed'
import pictures from './pictures.json'
import sprite from './symbols.svg?raw'
import tokens from './tokens.css?raw'

const symbols = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!))

describe('the drawings', () => {
  it.each([
    ['suburbia', 'tile', [...Object.keys(suburbia.TILES), suburbia.LAKE.id, 'one_more_round']],
    ['suburbia', 'goal', Object.keys(suburbia.GOALS)],
    ['bigcity', 'piece', Object.keys(bigcity.PIECES)],
    ['skylines', 'tile', Object.keys(skylines.TILES)],
    ['skylines', 'card', Object.keys(skylines.CARDS)],
  ])('%s: every %s has a picture', (title, group, ids) => {
    const drawn = (pictures as unknown as Record<string, Record<string, Record<string, string[]>>>)[title]![group]!
    for (const id of ids) expect(drawn[id]?.length, `${title} ${id} has no picture`).toBeGreaterThan(0)
  })
  it('every picture named is drawn, once', () => {
    const named = Object.values(pictures).flatMap((groups) =>
      Object.values(groups).flatMap((group) => Object.values(group).flat()),
    ) as string[]
    for (const id of named) expect(symbols, `${id} is not in symbols.svg`).toContain(id)
    expect(sprite.match(/<symbol id=/g)).toHaveLength(symbols.size)
  })
  it('use only tones of the tokens, no colour of their own', () => {
    expect(sprite).not.toMatch(/#[0-9a-f]{3,6}"|rgb\(|fill="(?!var|none)|stroke="(?!var|none)/)
  })
  it('light and dark have the same colours by name', () => {
    const names = (block: string) => new Set([...block.matchAll(/(--[a-z0-9-]+):\s*#/g)].map(([, name]) => name))
    const [light, dark] = tokens.split(/\[data-theme=.dark.\] \{/)
    expect(names(dark!.split('@media')[0]!)).toEqual(names(light!))
  })
})
