import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Session } from '../session/session.svelte'
import { speak } from '../words/language.svelte'
import Stalled from './Stalled.svelte'

let session: Session
let shown: ReturnType<typeof mount>
const said = () => document.querySelector('[role=status]')!.textContent.trim()
const pass = (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds)
  flushSync()
}

beforeEach(async () => {
  await speak('en')
  vi.useFakeTimers()
  session = new Session('abc', (_, ears) => ({
    open: () => ears.changed('open'),
    send: () => true,
    close: () => undefined,
  }))
  shown = mount(Stalled, { target: document.body, props: { session } })
  flushSync()
})
afterEach(() => {
  void unmount(shown)
  vi.useRealTimers()
})

describe('a server that does not answer', () => {
  it.each(['isSending', 'isTrying'] as const)('is told of after two seconds of %s', (what) => {
    session[what] = true
    flushSync()
    pass(1999)
    expect(said()).toBe('')
    pass(1)
    expect(said()).toBe('Still waiting for the server…')
  })
  it('is not told of while it thinks about a hint', () => {
    session.isHinting = true
    flushSync()
    pass(60_000)
    expect(said()).toBe('')
  })
  it('is not told of when it answers in time, and no more once it has', () => {
    session.isSending = true
    flushSync()
    pass(1500)
    session.isSending = false
    flushSync()
    pass(5000)
    expect(said()).toBe('')
    session.isTrying = true
    flushSync()
    pass(2000)
    session.isTrying = false
    flushSync()
    expect(said()).toBe('')
  })
  it('has a notice of its own when the line is lost', () => {
    session.isTrying = true
    session.changed('lost')
    flushSync()
    pass(5000)
    expect(said()).toBe('')
  })
})
