// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest'
import type { Move } from '../pick/pick'
import { titleWords } from '../words/sources'
import type { Change, Position, Refusal, Speaker } from '../words/speaker'
import { BigCitySpeaker } from './bigcity/speaker'
import { SkylinesSpeaker } from './skylines/speaker'
import { SuburbiaSpeaker } from './suburbia/speaker'
import file from './spoken.json'

interface Told<T> {
  of: T
  said: Record<string, string>
}
interface Spoken {
  moves: Told<Move>[]
  changes: Told<Change>[]
  prompts: Told<Position>[]
  refusals: Told<Refusal>[]
  details: { of: string; in: string; name: string; said: string[] }[]
}

const spoken = file as unknown as Record<string, Spoken>
const SPEAKERS = { suburbia: SuburbiaSpeaker, bigcity: BigCitySpeaker, skylines: SkylinesSpeaker }
const LANGUAGES = ['en', 'fr', 'ru']

describe.each(Object.keys(SPEAKERS) as (keyof typeof SPEAKERS)[])('%s is spoken as the engine speaks it', (title) => {
  const speakers: Record<string, Speaker> = {}
  const told = spoken[title]!

  beforeAll(async () => {
    for (const language of LANGUAGES) speakers[language] = new SPEAKERS[title](await titleWords(title, language))
  })

  it.each(LANGUAGES)('moves, ledger entries, prompts and refusals in %s', (language) => {
    const speaker = speakers[language]!
    for (const { of, said } of told.moves) expect(speaker.move(of)).toBe(said[language])
    for (const { of, said } of told.changes) expect(speaker.change(of, 'Ada')).toBe(said[language])
    for (const { of, said } of told.prompts) expect(speaker.prompt(of, 'Ada')).toBe(said[language])
    for (const { of, said } of told.refusals) expect(speaker.refusal(of)).toBe(said[language])
  })

  it('everything printed, each thing in one of the languages', () => {
    for (const { of, name, said, in: language } of told.details) {
      expect(speakers[language]!.thing(of)).toBe(name)
      expect(speakers[language]!.details(of)).toEqual(said)
    }
  })
})
