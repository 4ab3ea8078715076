// @vitest-environment node
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { buttonSaid, changeSaid, moveSaid } from './said'
import { LANGUAGES, titleWords, wordingsFor } from './sources'
import { Speaker } from './speaker'

const TITLES = Object.keys(inject('things'))

describe.each(TITLES)('%s is spoken as the engine speaks it', (title) => {
  const sample = inject('sample').filter((each) => each.title === title)
  const things = inject('things')[title]!
  const speakers: Record<string, Speaker> = {}

  beforeAll(async () => {
    const wordings = wordingsFor(title, inject('options')[title]!)
    for (const language of LANGUAGES)
      speakers[language] = new Speaker(await titleWords(title, language, { wordings }), things)
  })

  it.each(LANGUAGES)('what is said is the same sentence in %s', (language) => {
    for (const { said, texts } of sample) expect(speakers[language]!.say(said, inject('names'))).toBe(texts[language])
  })

  it.each(LANGUAGES)('moves and ledger entries are said by the same rules in %s', (language) => {
    const facts = sample.filter(({ move, button, change }) => move ?? button ?? change)
    expect(facts.length).toBeGreaterThan(10)
    for (const { move, button, change, texts } of facts) {
      const said = move ? moveSaid(move, things) : button ? buttonSaid(button, things) : changeSaid(change!)
      expect(speakers[language]!.say(said, inject('names'))).toBe(texts[language])
    }
  })
})
