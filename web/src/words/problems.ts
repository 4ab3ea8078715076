/** What went wrong, in the reader's words: one place for everything a server may refuse. */
import { Refused } from '../wire/http'
import { knows, language, say } from './language.svelte'
import { soon } from './numbers'

/** What is wrong with a form, by the field: only at the table is something that cannot be read a move. */
const FIELDS: Readonly<Record<string, string>> = { secret: 'problem-wrong_link', name: 'wrong-name' }

/** Seconds that are still told as such. */
const LONG = 90

/** Says why something asked of the server over HTTP did not come to be. */
export function problemWords(error: unknown): string {
  if (!(error instanceof Refused)) return say('problem-unreachable')
  const { code, where, wait } = error.problem
  return code === 'malformed' ? say(FIELDS[where] ?? 'wrong-form') : codeWords(code, wait)
}

/** Says what a code means, and when to try again where that is known; one newer than this page is said in general. */
export function codeWords(code: string, wait: number | null = null): string {
  if (code === 'too_many' && wait !== null) return waitWords(wait)
  const when = wait === null ? 'none' : soon(wait, language())
  return knows(`problem-${code}`) ? say(`problem-${code}`, { when }) : say('problem-refused')
}

function waitWords(seconds: number): string {
  const isLong = seconds > LONG
  return say(`problem-too_many-${isLong ? 'minutes' : 'seconds'}`, {
    count: isLong ? Math.ceil(seconds / 60) : seconds,
  })
}
