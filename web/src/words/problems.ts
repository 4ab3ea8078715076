/** What went wrong, in the reader's words: one place for everything a server may refuse. */
import { Refused } from '../wire/http'
import { knows, say } from './language.svelte'

/** Says why something asked of the server did not come to be. */
export function problemWords(error: unknown): string {
  return error instanceof Refused ? codeWords(error.problem.code) : say('problem-unreachable')
}

/** Says what a code means; one that is newer than this page is said in general. */
export function codeWords(code: string): string {
  return knows(`problem-${code}`) ? say(`problem-${code}`) : say('problem-refused')
}
