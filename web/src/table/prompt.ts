/** What is asked now: of the one who looks as an order, of another as news. */
import { say } from '../words/language.svelte'
import type { Speaker } from '../words/speaker'
import type { Session } from '../session/session.svelte'

/** Says what is due: to choose, to go on choosing, or to confirm what is chosen; nothing after the end. */
export function promptFor(session: Session, speaker: Speaker, names: readonly string[]): string {
  const { seen, tried } = session
  if (!seen || seen.is_over) return ''
  if (tried && tried.seen.is_half && !session.isWhole) return speaker.prompt(tried.seen, names)
  return session.staged.length ? say('ask-confirm') : speaker.prompt(seen, names)
}
