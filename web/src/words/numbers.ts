/** Numbers as they are printed: by the language, with a true minus. */

const MINUS = '\u2212'

const formats = new Map<string, Intl.NumberFormat>() // one a language: making one takes as long as a hundred numbers

/** Writes a number as it stands: `1 234`, `−2`. */
export function number(value: number, language: string): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(language)
  formats.set(language, format)
  return format.format(value).replace('-', MINUS)
}

/** Writes a change with its sign: `+2`, `−2`, `±0`. */
export function signed(value: number, language = 'en'): string {
  if (value === 0) return '±0'
  return (value > 0 ? '+' : '') + number(value, language)
}

/** Writes the time on a clock that runs down: `24:10`, `1:05:00`, over a day `2d 3h`. It shows zero only when all of it is over. */
export function clockTime(seconds: number, language: string): string {
  const whole = Math.ceil(seconds)
  const [days, hours] = [Math.floor(whole / 86400), Math.floor((whole % 86400) / 3600)]
  if (days) return `${units(days, 'day', 'narrow', language)} ${units(hours, 'hour', 'narrow', language)}`
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor((whole % 3600) / 60)
  return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}`
}

/** Writes a length of time in its largest unit: `14 days`, `30 minutes`, `10 seconds`. */
export function duration(seconds: number, language: string): string {
  const [unit, length] = SPANS.find(([, span]) => seconds >= span) ?? ['second', 1]
  return units(Math.round((seconds / length) * 10) / 10, unit, 'long', language)
}

function units(value: number, unit: string, unitDisplay: 'narrow' | 'long', language: string): string {
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(value)
}

const SPANS = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** Says when something will be, some seconds from now: `in 4 minutes`, `in 3 days`. It never promises too much. */
export function soon(seconds: number, language: string): string {
  const [unit, length] = SPANS.find(([, span]) => seconds >= 2 * span) ?? ['second', 1]
  const isShort = unit === 'second' && seconds > 20
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' })
  return isShort ? format.format(Math.ceil(seconds / 60), 'minute') : format.format(Math.ceil(seconds / length), unit)
}

/** Writes a day of the calendar, given in seconds since 1970: `24 November`. */
export function dayOf(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(moment * 1000)
}

/** Says how long ago a moment was, both in seconds: `2 hours ago`, `now`. */
export function ago(moment: number, now: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const [unit, length] = SPANS.find(([, span]) => now - moment >= span) ?? ['second', Infinity]
  return format.format(-Math.floor(Math.max(0, now - moment) / length), unit)
}
