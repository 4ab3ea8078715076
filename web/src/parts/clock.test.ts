import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clockRules, seatClock } from '../session/clock'
import type { TableInfo } from '../wire/types.gen'
import { speak } from '../words/language.svelte'
import { clockTime, duration } from '../words/numbers'
import Clock from './Clock.svelte'

const table = (turn: number, more: Partial<TableInfo> = {}) =>
  ({
    status: 'playing',
    is_paused: false,
    turn: [turn],
    seats: [
      { seat: 0, kind: 'person', seconds_left: 90 },
      { seat: 1, kind: 'person', seconds_left: 600 },
      { seat: 2, kind: 'bot', seconds_left: 600 },
    ],
    ...more,
  }) as unknown as TableInfo

describe('the time on a clock', () => {
  it('is minutes and seconds, with hours and days where there are some', () => {
    expect([1450, 60, 59.2, 0.1, 0, 3900, 183_600].map((each) => clockTime(each, 'en'))).toEqual([
      '24:10',
      '1:00',
      '1:00',
      '0:01',
      '0:00',
      '1:05:00',
      '2d 3h',
    ])
  })
  it('is agreed on in the largest unit, in the language', () => {
    expect([1800, 10, 14 * 86400].map((each) => duration(each, 'en'))).toEqual(['30 minutes', '10 seconds', '14 days'])
    expect(duration(1800, 'ru')).toBe('30 минут')
  })
})

describe('the clock of a seat', () => {
  it('runs for whoever decides, and for nobody in a pause', () => {
    expect(seatClock(table(0), 5, 0)).toEqual({ seconds: 90, since: 5, isRunning: true })
    expect(seatClock(table(0), 5, 1)?.isRunning).toBe(false)
    expect(seatClock(table(0, { is_paused: true }), 5, 0)?.isRunning).toBe(false)
  })
  it('is not there for bots, without clocks, before the game and after it', () => {
    expect(seatClock(table(2), 5, 2)).toBeNull()
    expect(seatClock(table(0, { status: 'ended' }), 5, 0)).toBeNull()
    expect(seatClock(table(0, { seats: [{ seat: 0, kind: 'person', seconds_left: null }] as never }), 5, 0)).toBeNull()
    expect(seatClock(null, 0, 0)).toBeNull()
  })
})

describe('on the page', () => {
  let shown: ReturnType<typeof mount> | null = null
  const show = (props: { seconds: number; isRunning: boolean; below?: number; silent?: boolean }) => {
    shown = mount(Clock, { target: document.body, props: { since: performance.now(), ...props } })
    flushSync()
  }
  const clock = () => document.querySelector('.clock')
  const pass = (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds)
    flushSync()
  }
  beforeEach(async () => {
    await speak('en')
    vi.useFakeTimers()
  })
  afterEach(() => {
    if (shown) void unmount(shown)
    vi.useRealTimers()
  })

  it('a running clock counts every second down to zero, and stays there', () => {
    show({ seconds: 122.5, isRunning: true })
    expect(clock()!.textContent).toBe('2:03')
    pass(500)
    expect(clock()!.textContent).toBe('2:02')
    pass(3000)
    expect(clock()!.textContent).toBe('1:59')
    pass(200_000)
    expect(clock()!.textContent).toBe('0:00')
    expect(vi.getTimerCount()).toBe(0)
  })
  it('one that stands still needs no timer', () => {
    show({ seconds: 600, isRunning: false })
    expect(vi.getTimerCount()).toBe(0)
    expect(clock()!.textContent).toBe('10:00')
  })
  it('under two minutes it is heavier, and red', () => {
    show({ seconds: 121, isRunning: true })
    expect(clock()!.classList).not.toContain('short')
    pass(2000)
    expect(clock()!.classList).toContain('short')
    expect(getComputedStyle(clock()!).fontWeight).toBe('800')
  })
  it('beside the ask it comes when time is nearly up', () => {
    show({ seconds: 31, isRunning: true, below: 30, silent: true })
    expect(clock()).toBeNull()
    pass(2000)
    expect(clock()!.textContent).toBe('0:29')
    expect(clock()!.getAttribute('aria-hidden')).toBe('true')
  })
  it('a screen reader finds a timer that never speaks by itself, and what happens at zero', () => {
    show({ seconds: 60, isRunning: true })
    expect(clock()!.getAttribute('role')).toBe('timer')
    expect(clock()!.getAttribute('aria-label')).toBe('1:00 left')
    expect(clock()!.closest('[aria-live]')).toBeNull()
    expect(clock()!.getAttribute('title')).toMatch(/^At zero a bot/)
  })
})

describe('what a table agreed on', () => {
  it('is a sentence with what happens at zero', async () => {
    await speak('en')
    const said = clockRules({ budget: 1800, increment: 10 }).replace(/[\u2068\u2069]/g, '')
    expect(said).toBe(
      'Clocks: 30 minutes each for the whole game, and 10 seconds more for each decision. At zero a bot plays on in that player’s place.',
    )
  })
})
