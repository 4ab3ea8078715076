/** Typography of messages: authors type freely, readers get the signs and spaces of their language. As `core/typography.py` has it. */
import type { FluentResource } from '@fluent/bundle'

type Pattern = NonNullable<FluentResource['body'][number]['value']>
type Element = Exclude<Pattern, string>[number]
type Rule = readonly [RegExp, string]

const CODE = /(`[^`]*`)/

// Spaces as authors type them: plain, no-break or narrow no-break.
const EVERYWHERE: readonly Rule[] = [[/[ \u00a0\u202f]+…/g, '…']]
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    [/'/g, '’'],
    [/(^|[\s([—–])"/g, '$1“'],
    [/"/g, '”'],
  ],
  fr: [
    [/'/g, '’'],
    [/«[ \u00a0\u202f]*/g, '«\u202f'],
    [/[ \u00a0\u202f]*»/g, '\u202f»'],
    [/[ \u00a0\u202f]+(?=[;:!?%$€])/g, '\u202f'],
  ],
  ru: [
    [/[ \u00a0\u202f]+—/g, '\u00a0—'],
    [/№[ \u00a0\u202f]*/g, '№\u00a0'],
  ],
}

/** Sets a piece of a message; one that follows an argument has something before it. Code between backticks stays. */
export function typeset(text: string, language: string, follows = false): string {
  const parts = text.split(CODE)
  return parts.map((part, i) => (part.startsWith('`') ? part : setPlain(part, language, follows || i > 0))).join('')
}

function setPlain(text: string, language: string, follows: boolean): string {
  const before = follows ? 'x' : '' // stands for what the text follows
  const rules = [...EVERYWHERE, ...(RULES[language] ?? [])]
  return rules.reduce((found, [sign, put]) => found.replace(sign, put), before + text).slice(before.length)
}

/** Sets every message of a file that was read. */
export function typesetResource(resource: FluentResource, language: string): FluentResource {
  for (const message of resource.body) {
    if (message.value !== null) message.value = patternSet(message.value, language)
    for (const [name, pattern] of Object.entries(message.attributes))
      message.attributes[name] = patternSet(pattern, language)
  }
  return resource
}

function patternSet(pattern: Pattern, language: string): Pattern {
  if (typeof pattern === 'string') return typeset(pattern, language)
  return pattern.map((element, i) => {
    if (typeof element === 'string') return typeset(element, language, i > 0 && typeof pattern[i - 1] !== 'string')
    return expressionSet(element, language)
  })
}

function expressionSet(element: Exclude<Element, string>, language: string): Element {
  if (element.type !== 'select') return element
  const variants = element.variants.map(({ key, value }) => ({ key, value: patternSet(value, language) }))
  return { ...element, variants }
}
