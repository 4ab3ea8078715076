/** What everybody at a table is called. */
import { say } from '../words/language.svelte'
import type { Words } from '../words/words'
import type { SeatInfo, TableInfo } from '../wire/types.gen'

/** Names every seat: people and bots as the server has them, an automatic opponent as the title calls it. */
export function seatNames(table: TableInfo | null, words: Words): string[] {
  return (table?.seats ?? []).map((seat) => seatName(seat, words))
}

/** Names one seat. */
export function seatName(seat: SeatInfo, words: Words): string {
  if (seat.kind === 'bot')
    return seat.name
      ? say('bot-called', { name: seat.name, key: plain(seat.name) })
      : say('bot-name', { number: seat.seat + 1 })
  if (seat.kind === 'automatic')
    return words.knows('bot-name') ? words.say('bot-name') : say('bot-name', { number: seat.seat + 1 })
  if (seat.kind === 'open' || seat.kind === 'link') return say('seat-free')
  if (seat.is_former) return say('player-former')
  return seat.name || say('player-name', { number: seat.seat + 1 })
}

/** Gives the name a bot's face is drawn from: the same in every language. People have none. */
export function seatFace(seat: SeatInfo | undefined): string | null {
  return seat?.kind === 'bot' && seat.name ? plain(seat.name) : null
}

/** Writes a name without its accents: keys of messages have none. */
function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Says what a seat is besides its name: you, a bot with its level and style, somebody who is away. */
export function seatKind(seat: SeatInfo, words: Words): string {
  if (seat.kind === 'bot') return botWords('seat-bot', seat, words)
  if (seat.is_mine) return say('seat-you')
  if (seat.is_invited) return say('seat-invited')
  return seat.kind === 'person' && !seat.is_present ? say('seat-away') : ''
}

/** Says of a bot what it is: its level, and its style if it has one. */
export function botWords(key: string, { level, style }: Pick<SeatInfo, 'level' | 'style'>, words: Words): string {
  const said = say(key, { level: level ?? 0 })
  const named = styleName(style, words)
  return named ? say('bot-in-style', { bot: said, style: named }) : said
}

/** Names a style of a bot as its title does; one nobody has words for is none. */
export function styleName(style: string | undefined, words: Words): string {
  return style && words.knows(`style-${style}`) ? words.say(`style-${style}`) : ''
}
