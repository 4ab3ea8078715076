import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Arg, Said } from './said'
import { typesetResource } from './typography'

export type Facts = Record<string, string | number | null | undefined>

/** The sentences of one language: the site's own or a title's, with those every title shares. As in `core/text.py`. */
export class Words {
  readonly language: string
  readonly #bundle: FluentBundle
  readonly #fallback: Words | null

  /** Takes Fluent files; no message replaces another but those of `replacing`. */
  constructor(language: string, sources: readonly string[], fallback: Words | null, replacing: readonly string[] = []) {
    this.language = language
    this.#fallback = fallback
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) this.#add(source)
    for (const source of replacing) this.#add(source, true)
  }

  #add(source: string, allowOverrides = false) {
    this.#bundle.addResource(typesetResource(new FluentResource(source), this.language), { allowOverrides })
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

  /** Makes a sentence of what is said; `names` are those of the seats, in order. */
  text(said: Arg, names: readonly string[] = []): string {
    if (Array.isArray(said)) return said.map((item) => this.text(item, names)).join(', ')
    if (typeof said !== 'object') return String(said)
    const chosen = this.#known(said) ?? (this.#fallback ? this.#fallback.#known(said) : null)
    if (!chosen) return readable(said.key)
    const facts = Object.entries(chosen.args ?? {}).map(([name, arg]) => [name, this.#fact(name, arg, names)])
    return this.say(chosen.key, Object.fromEntries(facts) as Facts)
  }

  /** Gives the first of what may be said that this very language has a message for. */
  #known(said: Said): Said | null {
    if (this.knows(said.key)) return said
    return said.other ? this.#known(said.other) : null
  }

  /** Gives an argument as Fluent takes it: numbers as they are, seats and the rest in words. */
  #fact(name: string, arg: Arg, names: readonly string[]): string | number {
    if (typeof arg !== 'number') return this.text(arg, names)
    if (name !== 'seat') return arg
    return arg < 0 ? this.say('everybody') : (names[arg] ?? this.say('player', { number: arg + 1 }))
  }

  #pattern(key: string) {
    const dot = key.indexOf('.')
    const message = this.#bundle.getMessage(dot < 0 ? key : key.slice(0, dot))
    return (dot < 0 ? message?.value : message?.attributes[key.slice(dot + 1)]) ?? null
  }
}

/** Makes the id in a key readable: `tile-fast_food` is `Fast food`. */
export function readable(key: string): string {
  const plain = (key.slice(key.indexOf('-') + 1) || key).replace(/[_-]+/g, ' ')
  return plain.charAt(0).toUpperCase() + plain.slice(1).toLowerCase()
}
