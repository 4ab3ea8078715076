/** Whether this browser belongs to an operator: known once the account page has asked, so that no page has to ask first. */
import { get, me } from '../wire/http'
import type { MyRole } from '../wire/types.gen'

const KEPT = 'burgh.operator'

/** Asks what I am on this server, and remembers whether I run it. */
export async function askRole(): Promise<MyRole> {
  await me() // who comes for the first time is one guest, not two
  const found = await get<MyRole>('/api/me/role')
  if (found.is_operator) localStorage.setItem(KEPT, 'yes')
  else localStorage.removeItem(KEPT)
  return found
}
