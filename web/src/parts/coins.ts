/** How a title counts its money: in dollars, written close up, or in coins, which have a sign like other tracks. */
import { getContext, setContext } from 'svelte'

const KEY = Symbol('coins')

/** Lets every part below this component count money in coins, or not. */
export function provideCoins(inCoins: boolean): void {
  setContext(KEY, inCoins)
}

/** Says whether money is counted in coins here. */
export function hasCoins(): boolean {
  return getContext<boolean | undefined>(KEY) ?? false
}
