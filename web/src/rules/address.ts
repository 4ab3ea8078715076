/** Where a rule can be read, by its id alone: each title's ids begin with a letter of its own. */

const TITLES: readonly (readonly [RegExp, string])[] = [
  [/^S\d+\./, 'suburbia'],
  [/^R\d+\./, 'bigcity'],
  [/^K\d+/, 'skylines'],
]

/** Gives the address of a rule; nothing for what is no rule of ours. */
export function ruleAddress(rule: string): string | null {
  const title = TITLES.find(([ids]) => ids.test(rule))?.[1]
  return title ? `#/rules/${title}/${rule}` : null
}
