// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TableSocket, type Line } from './socket'

/** A socket whose other end is the test. */
class Wire {
  static readonly OPEN = 1
  static all: Wire[] = []
  readyState = 0
  onopen = (): void => {}
  onmessage = (_: { data: string }): void => {}
  onclose = (_: { code: number }): void => {}

  constructor(readonly address: string) {
    Wire.all.push(this)
  }

  send(): void {}
  close(): void {}

  /** Lets the client in, tells it something, and closes. */
  turnAway(type: string, code: number): void {
    this.readyState = Wire.OPEN
    this.onopen()
    this.onmessage({ data: JSON.stringify({ type }) })
    this.readyState = 3
    this.onclose({ code })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Wire)
  Wire.all = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function opened(): { lines: Line[] } {
  const lines: Line[] = []
  new TableSocket('abcdefghijkl', { heard: () => {}, changed: (line) => lines.push(line) }, 'http://here').open()
  return { lines }
}

describe('a table’s socket', () => {
  it('waits longer each time it is let in and turned away', () => {
    opened()
    for (const wait of [300, 600, 1200, 2400]) {
      const before = Wire.all.length
      Wire.all.at(-1)!.turnAway('problem', 4429)
      vi.advanceTimersByTime(wait - 1)
      expect(Wire.all.length).toBe(before)
      vi.advanceTimersByTime(1)
      expect(Wire.all.length).toBe(before + 1)
    }
  })

  it('comes back soon after a line that was one', () => {
    opened()
    Wire.all.at(-1)!.turnAway('problem', 4429)
    vi.advanceTimersByTime(300)
    Wire.all.at(-1)!.turnAway('welcome', 1012)
    vi.advanceTimersByTime(300)
    expect(Wire.all.length).toBe(3)
  })

  it('does not knock again where there is no table', () => {
    const { lines } = opened()
    Wire.all.at(-1)!.turnAway('problem', 4404)
    vi.advanceTimersByTime(100_000)
    expect(Wire.all.length).toBe(1)
    expect(lines.at(-1)).toBe('closed')
  })
})
