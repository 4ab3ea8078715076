/** What went wrong with a form, in words, at the field it belongs to. */
import { language, say } from '../words/language.svelte'
import { duration } from '../words/numbers'
import { codeWords } from '../words/problems'
import { Refused } from '../wire/http'

export interface Trouble {
  /** The field, or nothing for the form as a whole. */
  readonly field: string
  readonly words: string
}

/** Says an error: what the server locates at a field is said there, in our words; those of a code stand under `=code`. */
export function troubleOf(error: unknown, fields: Readonly<Record<string, string>> = {}): Trouble {
  if (!(error instanceof Refused)) return { field: '', words: say('problem-unreachable') }
  const { code, where } = error.problem
  const field = where.split('.')[0] ?? ''
  const key = fields[field]
  if (code === 'malformed' && key) return { field, words: say(key) }
  if (code === 'malformed') return { field: '', words: say('wrong-form') }
  if (code === 'slow_down') return { field: '', words: slowDown(error.problem.wait ?? 1) }
  const own = fields[`=${code}`]
  return { field: AT[code] ?? '', words: own ? say(own) : codeWords(code) }
}

/** Says how long to wait after wrong passwords; a part of a second is one. */
function slowDown(wait: number): string {
  return say('problem-slow_down', { wait: duration(Math.max(1, Math.ceil(wait)), language()) })
}

const AT: Readonly<Record<string, string>> = {
  account_taken: 'account',
  name_alike: 'account',
  wrong_password: 'password',
}

/** Says what is wrong with a record: the line, and the reader's own words, which are English. */
export function recordTrouble(error: unknown): { words: string; detail: string } {
  if (!(error instanceof Refused) || error.problem.code !== 'malformed')
    return { words: troubleOf(error).words, detail: '' }
  const line = /^line (\d+)/.exec(error.problem.where)?.[1]
  return { words: line ? say('record-line', { line: Number(line) }) : say('record-wrong'), detail: error.problem.words }
}
