import { describe, expect, it } from 'vitest'
import symbols from '../art/symbols.svg?raw'
import { markOf, type Category } from '../art/pictures'
import { LANGUAGES, siteWords, titleWords } from '../words/sources'
import { titleOf } from './titles'

describe.each(['suburbia', 'bigcity', 'skylines'])('the legend of %s', (key) => {
  it.each(LANGUAGES)('has every sign drawn and every word in %s', async (language) => {
    const [site, title, groups] = await Promise.all([
      siteWords(language),
      titleWords(key, language),
      titleOf(key).signs!(),
    ])
    for (const { says, signs } of groups) {
      expect(site.knows(says), says).toBe(true)
      for (const sign of signs) {
        if ('sign' in sign) expect(symbols).toContain(`id="${sign.sign}"`)
        if ('category' in sign) expect(markOf(sign.category as Category), sign.category).toBeTruthy()
        if ('says' in sign) expect(site.knows(sign.says), sign.says).toBe(true)
        else expect(title.knows(sign.named), sign.named).toBe(true)
      }
    }
  })
})
