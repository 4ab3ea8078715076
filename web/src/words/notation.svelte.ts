/** Whether the map shows the notation of typed moves: coordinates on its places, numbers in the market. Chosen once, kept. */
const KEPT = 'burgh.notation'

let isOn = $state(globalThis.localStorage?.getItem(KEPT) === 'on')

/** Says whether places show how they are typed. */
export function isNotationShown(): boolean {
  return isOn
}

/** Shows the notation or hides it, and remembers it. */
export function showNotation(on: boolean): void {
  isOn = on
  localStorage.setItem(KEPT, on ? 'on' : 'off')
}
