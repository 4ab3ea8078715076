/** Times in the reader's language. */
import { language } from '../words/language.svelte'

/** Says a day and an hour. */
export function when(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(at * 1000)
}
