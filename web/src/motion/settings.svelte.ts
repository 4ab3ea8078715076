/** What a player wants of motion and sound: kept in this browser. Sound is off until somebody turns it up. */

const KEPT_MOTION = 'burgh.motion'
const KEPT_VOLUME = 'burgh.volume'
const KEPT_STORY = 'burgh.story'
const KEPT_SPEED = 'burgh.story.speed'
const LOUDEST = 100

/** How others' turns are shown: told step by step, played through as they come, or not at all. */
export const STORIES = ['steps', 'flowing', 'mine'] as const
export type StoryManner = (typeof STORIES)[number]
/** How quickly they are told. */
export const SPEEDS = [0.5, 1, 2, 4] as const
const reduced = window.matchMedia?.('(prefers-reduced-motion: reduce)')

let still = $state(localStorage.getItem(KEPT_MOTION) === 'still')
let loud = $state(heardBefore())
let story = $state(oneOf(STORIES, localStorage.getItem(KEPT_STORY), 'steps'))
let speed = $state<number>(oneOf(SPEEDS, Number(localStorage.getItem(KEPT_SPEED)), 1))

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

/** Gives how others' turns are shown. */
export function storyManner(): StoryManner {
  return story
}

/** Chooses how others' turns are shown. */
export function chooseStory(wanted: StoryManner): void {
  story = wanted
  localStorage.setItem(KEPT_STORY, wanted)
}

/** Gives how quickly a story is told. */
export function storySpeed(): number {
  return speed
}

/** Chooses how quickly a story is told. */
export function chooseSpeed(wanted: number): void {
  speed = wanted
  localStorage.setItem(KEPT_SPEED, String(wanted))
}

function oneOf<T>(all: readonly T[], kept: unknown, otherwise: T): T {
  return all.find((each) => each === kept) ?? otherwise
}

function heardBefore(): number {
  return within(Number(localStorage.getItem(KEPT_VOLUME) ?? 0))
}

function within(value: number): number {
  return Number.isFinite(value) ? Math.min(LOUDEST, Math.max(0, Math.round(value))) : 0
}
