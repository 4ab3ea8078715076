/** What is asked of whoever decides, beside their name: the title's sentence without it. */
import { say } from '../words/language.svelte'
import type { Speaker } from '../words/speaker'
import type { Seen } from '../wire/types.gen'
import type { Session } from '../session/session.svelte'

const SOMEBODY = '\u0001'

/** Says what is due: to choose, to go on choosing, or to confirm what is staged; nothing after the end. */
export function promptFor(session: Session, speaker: Speaker): string {
  const { seen, tried } = session
  if (!seen || seen.is_over) return ''
  if (tried && tried.seen.is_half && !session.isWhole) return plain(speaker, tried.seen)
  return session.staged.length ? say('ask-confirm') : plain(speaker, seen)
}

/** Gives a prompt without the name it begins with: that stands before it already. */
function plain(speaker: Speaker, seen: Seen): string {
  return speaker
    .prompt(seen, Array(seen.scores.length).fill(SOMEBODY))
    .replace(/^\u0001\s*:\s*/, '')
    .replaceAll(SOMEBODY, say('somebody'))
}
