/** Who speaks about a title in one language: formats what the engine chose to say. As `core/speaker.py` has it. */
import type { Move } from '../pick/pick'
import type { Change, Outcome, Refusal, Seen } from '../wire/types.gen'
import { buttonSaid, changeSaid, moveSaid, named, withWhere, type Arg, type Said, type Things } from './said'
import type { Words } from './words'

export type { Change, Outcome, Refusal }

const EFFECTS = ['effect-', 'rule-'] // how messages begin that say what a thing does

export class Speaker {
  readonly words: Words
  /** Everything that has a name, from the catalogue. */
  readonly things: Things
  /** Tracks of the ledger that only lead to a number of another one, and are not added up. */
  readonly steps: readonly string[]

  /** The cause of what follows when a line is passed, if the title has such lines. */
  readonly lineCause: string | undefined

  constructor(words: Words, things: Things, steps: readonly string[] = [], lineCause?: string) {
    this.words = words
    this.things = things
    this.steps = steps
    this.lineCause = lineCause
  }

  /** Makes a sentence; `names` are those of the seats. */
  say(said: Arg, names: readonly string[] = []): string {
    return this.words.text(said, names)
  }

  /** Names a tile, goal, card or other thing. */
  thing(key: string): string {
    return this.say(named(this.things, key))
  }

  /** Gives what is printed on a thing, before it is put into words. */
  printed(key: string): readonly Said[] {
    return this.things[key]?.details ?? []
  }

  /** Says what is printed on a thing, a line each. */
  details(key: string): string[] {
    return this.printed(key)
      .map((said) => this.say(said))
      .filter(Boolean)
  }

  /** Says of what is printed on a thing only what it does. */
  effects(key: string, beginnings = EFFECTS): string[] {
    const found = this.printed(key).filter((said) => beginnings.some((each) => said.key.startsWith(each)))
    return found.map((said) => this.say(said))
  }

  /** Says what a move does and, where that is known, where it goes. */
  move(move: Move, where?: Said | null): string {
    return this.say(withWhere(moveSaid(move, this.things), where))
  }

  /** Names a move for who may choose it: on buttons, in hints, lessons and reviews. */
  button(move: Move, names: readonly string[] = [], where?: Said | null): string {
    return this.say(withWhere(buttonSaid(move, this.things), where), names)
  }

  /** Says one ledger entry. */
  change(change: Change, names: readonly string[]): string {
    return this.say(changeSaid(change), names)
  }

  /** Says what changed a number. */
  cause({ why }: Change): string {
    return this.say(why)
  }

  /** Says why a move is not allowed. */
  reason({ said, key, missing }: Refusal): string {
    return this.say(said ?? { key: `refusal-${key}`, args: { missing: missing ?? 0, thing: 'none', at: '?' } })
  }

  /** Says what is expected now of the one who looks, or of another. */
  prompt({ prompt }: Pick<Seen, 'prompt'>, names: readonly string[]): string {
    return this.say(prompt, names)
  }

  /** Says how the game ended, a line each. */
  outcome({ said = [] }: Outcome, names: readonly string[]): string {
    return said.map((line) => this.say(line, names)).join('\n')
  }
}
