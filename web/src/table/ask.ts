/** What stands in the top bar: who decides, and what is asked of them, once and nowhere else. */
import type { Ask, TitleTable } from '../games/title'
import type { Session } from '../session/session.svelte'
import { say } from '../words/language.svelte'
import type { Speaker } from '../words/speaker'
import { promptFor } from './prompt'
import { storyAsk } from './story'

/** Says what is asked now of whoever decides. */
export function askFor(session: Session, speaker: Speaker, title: TitleTable, names: readonly string[]): Ask {
  const { seen } = session
  if (!seen) return { lead: '' }
  if (session.story.isTelling) return storyAsk(session, speaker, names, title.inCoins ?? false)
  if (seen.is_over) return { lead: say('game-over') }
  const text = promptFor(session, speaker, names)
  if (!session.isMyTurn) return { lead: '', text }
  return title.ask?.(session, speaker) ?? { lead: say('your-turn'), text }
}
