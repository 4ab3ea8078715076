// @vitest-environment node
import { describe, expect, it } from 'vitest'
import * as bigcity from '../games/bigcity/printed'
import * as skylines from '../games/skylines/printed'
import * as suburbia from '../games/suburbia/printed'
import { SIGNED } from './signs'
import sprite from './symbols.svg?raw'
import type { Drawn } from './pictures'
import tokens from './tokens.css?raw'

const found = import.meta.glob<Drawn>('../games/*/pictures.json', { eager: true, import: 'default' })
const DRAWN: Record<string, Drawn> = Object.fromEntries(
  Object.entries(found).map(([path, drawn]) => [path.split('/').at(-2)!, drawn]),
)
const symbols = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id!))

describe('the drawings', () => {
  it.each([
    ['suburbia', 'tile', [...Object.keys(suburbia.BOX.tiles), suburbia.LAKE.id, 'one_more_round']],
    ['suburbia', 'goal', Object.keys(suburbia.GOALS)],
    ['bigcity', 'piece', Object.keys(bigcity.BOX.pieces)],
    ['skylines', 'tile', Object.keys(skylines.BOX.tiles)],
    ['skylines', 'card', Object.keys(skylines.BOX.cards)],
  ])('%s: every %s has a picture', (title, group, ids) => {
    const drawn = DRAWN[title]![group]!
    for (const id of ids) expect(drawn[id]?.length, `${title} ${id} has no picture`).toBeGreaterThan(0)
  })
  it('every picture named is drawn, once', () => {
    const named = Object.values(DRAWN).flatMap((groups) =>
      Object.values(groups).flatMap((group) => Object.values(group).flat()),
    )
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

describe('the signs of tracks', () => {
  it('are drawn', () => {
    for (const track of SIGNED) expect(symbols).toContain(`g-${track}`)
  })
})
