/** Whether effects are printed as sentences beside their signs: chosen once, kept, followed everywhere at once. */
const KEPT = 'burgh.words'

let isOn = $state(globalThis.localStorage?.getItem(KEPT) === 'on')

/** Says whether tiles, cards and pieces tell in words what they do. */
export function areInWords(): boolean {
  return isOn
}

/** Switches the words on or off, and remembers it. */
export function putInWords(on: boolean): void {
  isOn = on
  localStorage.setItem(KEPT, on ? 'on' : 'off')
}
