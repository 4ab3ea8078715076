/** Levels of bots: what one means, which one somebody plays with, and whether they have played before. */
import { knows, language, say } from '../words/language.svelte'
import { number } from '../words/numbers'
import type { TitleInfo } from '../wire/types.gen'

const FINISHED = 'burgh.finished'
const KEPT = 'burgh.level.'

/** Says how the bot of a level decides: nothing where nobody has words for it. */
export function levelManner({ levels }: Pick<TitleInfo, 'levels'>, level: number): string {
  const { manner = '', games = 0 } = levels.find((each) => each.level === level) ?? {}
  if (!knows(`bot-manner-${manner}`)) return ''
  return say(`bot-manner-${manner}`, { level, games, number: number(games, language()) })
}

/** Remembers that a game was played to its end in this browser: from now on one chooses the level. */
export function noteFinished(): void {
  localStorage.setItem(FINISHED, 'yes')
}

/** Says whether a game was played to its end in this browser. */
export function hasFinished(): boolean {
  return localStorage.getItem(FINISHED) === 'yes'
}

/** Remembers the level somebody chose for a title. */
export function keepLevel(title: string, level: number): void {
  localStorage.setItem(KEPT + title, String(level))
}

/** Gives the level to play a title at: the one chosen last, else the one for those who are new. */
export function levelFor({ key, levels, first_level }: TitleInfo): number {
  const kept = hasFinished() ? Number(localStorage.getItem(KEPT + key)) : 0
  return levels.some(({ level }) => level === kept) ? kept : first_level
}
