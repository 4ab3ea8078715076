/** What a player wants of motion and sound: kept in this browser. Sound is off until somebody turns it up. */

const KEPT_MOTION = 'burgh.motion'
const KEPT_VOLUME = 'burgh.volume'
const LOUDEST = 100
const reduced = window.matchMedia?.('(prefers-reduced-motion: reduce)')

let still = $state(localStorage.getItem(KEPT_MOTION) === 'still')
let loud = $state(heardBefore())

/** Says whether the system asks for less motion: then there is none, whatever is chosen here. */
export function isSystemStill(): boolean {
  return reduced?.matches ?? false
}

/** Says whether nothing may travel. */
export function isStill(): boolean {
  return still || isSystemStill()
}

/** Chooses motion or none. */
export function chooseStill(wanted: boolean): void {
  still = wanted
  if (wanted) localStorage.setItem(KEPT_MOTION, 'still')
  else localStorage.removeItem(KEPT_MOTION)
  followMotion()
}

/** Lets the style sheets know: without motion every duration is nothing. */
export function followMotion(): void {
  if (still) document.documentElement.dataset.motion = 'still'
  else delete document.documentElement.dataset.motion
}

/** Gives the volume, from 0 to 100; 0 is off. */
export function volume(): number {
  return loud
}

/** Chooses the volume. */
export function chooseVolume(wanted: number): void {
  loud = within(wanted)
  localStorage.setItem(KEPT_VOLUME, String(loud))
}

function heardBefore(): number {
  return within(Number(localStorage.getItem(KEPT_VOLUME) ?? 0))
}

function within(value: number): number {
  return Number.isFinite(value) ? Math.min(LOUDEST, Math.max(0, Math.round(value))) : 0
}
