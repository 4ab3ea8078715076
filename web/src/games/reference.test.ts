import { describe, expect, it } from 'vitest'
import { loadReference, loadSpeaker, TITLES } from './titles'
import { speak } from '../words/language.svelte'
import { siteWords } from '../words/sources'
import { heapsOf } from './reference'

describe.each(TITLES)('the components of %s', (title) => {
  it('are all there, each with a name, in heaps that have names', async () => {
    await speak('en')
    const [{ things, words }, speaker, site] = await Promise.all([
      loadReference(title),
      loadSpeaker(title),
      siteWords('en'),
    ])
    expect(new Set(things.map(({ part, id }) => `${part}-${id}`)).size).toBe(things.length)
    for (const thing of things) expect(words(thing, speaker()).name, thing.id).not.toBe('')
    for (const heap of heapsOf(things))
      expect(site.knows(`heap-${heap}`) || speaker().words.knows(`pack-${heap}`), heap).toBe(true)
  })
})

describe('what is marked', () => {
  it('is all of Suburbia as printed, our own packs of Big City as ours, most cards of Skylines as reconstructed', async () => {
    const [suburbia, bigcity, skylines] = await Promise.all(TITLES.map(loadReference))
    expect(new Set(suburbia!.things.map(({ source }) => source))).toEqual(new Set(['printed']))
    expect(new Set(bigcity!.things.filter(({ source }) => source === 'own').map(({ heap }) => heap))).toEqual(
      new Set(['garden_market', 'waterside']),
    )
    expect(suburbia!.things).toHaveLength(50 + 2 + 20)
    const cards = skylines!.things.filter(({ part }) => part === 'card')
    expect(cards).toHaveLength(115)
    expect(cards.filter(({ source }) => source === 'reconstructed').length).toBeGreaterThan(80)
  })
})
