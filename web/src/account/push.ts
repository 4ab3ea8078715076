/** Web push: this browser is told that it is my turn, while no page is open. */
import { get } from '../wire/http'
import type { PushKey } from '../wire/types.gen'

/** Says whether this browser can be told at all. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** Asks the player and the browser; gives the subscription as the server wants it, nothing if one of them says no. */
export async function subscribe(): Promise<string | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { key } = await get<PushKey>('/api/push-key')
  const worker = await navigator.serviceWorker.register(new URL('sw.js', document.baseURI))
  const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) })
  const { endpoint, keys } = subscription.toJSON()
  return JSON.stringify({ endpoint, keys })
}

/** Reads base64url. */
export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}
