/** What `tools/engine.ts` provides to every test: the things of each title, and sentences of the engine to be held to. */
import type { Move } from './pick/pick'
import type { Change, Said, Thing } from './wire/types.gen'

interface Sample {
  readonly title: string
  readonly move?: Move
  readonly button?: Move
  readonly change?: Change
  readonly said: Said
  readonly texts: Readonly<Record<string, string>>
}

declare module 'vitest' {
  export interface ProvidedContext {
    things: Record<string, Record<string, Thing>>
    options: Record<string, Record<string, unknown>>
    names: string[]
    sample: Sample[]
  }
}
