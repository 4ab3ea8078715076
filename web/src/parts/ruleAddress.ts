/** Where a rule can be read: the page knows its titles, and tells the parts on it. */
import { getContext, setContext } from 'svelte'

type Address = (rule: string) => string | null

const KEY = Symbol('rules')

/** Lets every part below this component find rules. */
export function provideRuleAddress(address: Address): void {
  setContext(KEY, address)
}

/** Gives what finds a rule; without a page around it, nothing is found. */
export function ruleAddressHere(): Address {
  return getContext<Address | undefined>(KEY) ?? (() => null)
}
