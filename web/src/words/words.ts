import { FluentBundle, FluentResource } from '@fluent/bundle'

export type Facts = Record<string, string | number | null | undefined>

/** The sentences of one language: the site's own or a title's, with those every title shares. As in `core/text.py`. */
export class Words {
  readonly language: string
  readonly #bundle: FluentBundle
  readonly #fallback: Words | null

  constructor(language: string, sources: readonly string[], fallback: Words | null) {
    this.language = language
    this.#fallback = fallback
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) this.#bundle.addResource(new FluentResource(source))
  }

  /** Says whether this very language has the message (`key` or `key.attribute`). */
  knows(key: string): boolean {
    return this.#pattern(key) !== null
  }

  /** Gives a message with its facts filled in; a key without words is shown as it is. */
  say(key: string, facts: Facts = {}): string {
    const pattern = this.#pattern(key)
    if (pattern === null) return this.#fallback ? this.#fallback.say(key, facts) : key
    const given = Object.entries(facts).filter(([, value]) => value !== null && value !== undefined)
    return this.#bundle.formatPattern(pattern, Object.fromEntries(given) as Record<string, string | number>)
  }

  #pattern(key: string) {
    const dot = key.indexOf('.')
    const message = this.#bundle.getMessage(dot < 0 ? key : key.slice(0, dot))
    return (dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)]) ?? null
  }
}
