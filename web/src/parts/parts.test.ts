import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadSpeaker } from '../games/titles'
import { CHANGES, NAMES } from '../games/suburbia/samples'
import { speak } from '../words/language.svelte'
import type { Speaker } from '../words/speaker'
import ConfirmBar from './ConfirmBar.svelte'
import Curtain from './Curtain.svelte'
import { heatOf, legendOf } from './heat'
import { seatRows } from './ledger'
import LedgerPopover from './LedgerPopover.svelte'
import Log from './Log.svelte'
import PopulationRibbon from '../games/suburbia/PopulationRibbon.svelte'
import PreviewLedger from './PreviewLedger.svelte'
import ReplayBar from './ReplayBar.svelte'
import Ruler from './Ruler.svelte'
import ScoreBars from './ScoreBars.svelte'
import SuburbiaTile from '../games/suburbia/SingleTile.svelte'
import { boxAround, clearOf, contains, fitBox, panBox, revealBox, zoomBox } from './view'
import WhyNot from './WhyNot.svelte'

let speaker: Speaker
beforeAll(async () => {
  await speak('en')
  speaker = (await loadSpeaker('suburbia'))()
})
afterEach(cleanup)

describe('the ledger', () => {
  it('tells the own seat first, then the others, causes in the order they happened', () => {
    const seats = seatRows(CHANGES, speaker, NAMES, 1)
    expect(seats.map(({ name }) => name)).toEqual(['Bruno', 'Ada', 'Chiara'])
    expect(seats[1]!.rows.map(({ why }) => why).slice(0, 2)).toEqual(['price', 'Fast Food Restaurant'])
  })
  it('puts both losses of a red line into one row, and adds up what really happened', () => {
    const [ada] = seatRows(CHANGES, speaker, NAMES, 0)
    expect(ada!.rows.filter(({ isLine }) => isLine)).toHaveLength(1)
    expect(ada!.totals.find(({ track }) => track === 'money')?.amount).toBe(-8)
    expect(ada!.totals.find(({ track }) => track === 'income')?.amount).toBe(0)
  })
  it('is a table under each seat, before anything is confirmed', () => {
    render(PreviewLedger, {
      title: 'Fast food',
      seats: seatRows(CHANGES, speaker, NAMES, 0),
      reveal: 'A tile is turned up.',
    })
    expect(screen.getAllByRole('table')).toHaveLength(3)
    expect(screen.getByText('red line').closest('tr')?.classList).toContain('line')
    expect(screen.getByText('A tile is turned up.')).toBeTruthy()
  })
  it('opens from its total, and Esc brings the focus back', async () => {
    render(LedgerPopover, {
      label: 'income',
      track: 'income',
      total: -2,
      entries: [{ move: 1, cause: 'Farm', change: -2, total: -2 }],
    })
    const total = screen.getByRole('button', { name: 'income: −2' })
    await fireEvent.click(total)
    expect(within(screen.getByRole('table')).getByText('Farm')).toBeTruthy()
    await fireEvent.keyDown(screen.getByRole('table'), { key: 'Escape' })
    expect(screen.queryByRole('table')).toBeNull()
    expect(document.activeElement).toBe(total)
  })
  it('says so where nothing has changed a number yet', async () => {
    render(LedgerPopover, { label: 'Reputation', track: 'reputation', total: 1, entries: [] })
    await fireEvent.click(screen.getByRole('button'))
    expect(screen.getByText('Nothing has changed it yet.')).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })
  it('lights up the place of a cause that is focused', async () => {
    const onlight = vi.fn()
    const entries = [{ move: 3, cause: 'Farm', change: 1, total: 1, at: ['1,1'] }]
    render(LedgerPopover, { label: 'Reputation', track: 'reputation', total: 1, entries, onlight })
    await fireEvent.click(screen.getByRole('button'))
    await fireEvent.focus(screen.getByText('Farm'))
    expect(onlight).toHaveBeenLastCalledWith(['1,1'])
    await fireEvent.blur(screen.getByText('Farm'))
    expect(onlight).toHaveBeenLastCalledWith([])
  })
})

describe('deciding', () => {
  it('confirms and cancels by its two buttons', async () => {
    const [onconfirm, oncancel] = [vi.fn(), vi.fn()]
    render(ConfirmBar, { title: 'Farm', onconfirm, oncancel })
    await fireEvent.click(screen.getByText('Confirm'))
    await fireEvent.click(screen.getByText('Cancel'))
    expect([onconfirm.mock.calls.length, oncancel.mock.calls.length]).toEqual([1, 1])
  })
  it('says why not in words, with no code and no number of a rule', () => {
    const refusal = { rule: 'S5.1', key: 'cannot_afford', missing: 12, thing: null, at: null, said: null }
    render(WhyNot, { refusal, reason: speaker.reason(refusal) })
    expect(screen.getByRole('note').textContent).toContain('You are $12 short.')
    expect(screen.getByRole('note').textContent).not.toMatch(/S5\.1|cannot_afford/)
  })
  it('the curtain names who is next', async () => {
    const onopen = vi.fn()
    render(Curtain, { seat: 1, name: 'Bruno', onopen })
    await fireEvent.click(screen.getByText('I am Bruno'))
    expect(onopen).toHaveBeenCalled()
  })
})

describe('looking back', () => {
  const lines = [
    { ply: 1, seat: 0, name: 'Ada', sentence: 'builds Farm', revealed: 'Stadium' },
    { ply: 2, seat: 1, name: 'Bruno', sentence: 'goes on', takenBack: true },
    { ply: 3, seat: 1, name: 'Bruno', sentence: 'hello', chat: true },
  ]
  it('the log shows all, mine, or the chat', async () => {
    render(Log, { lines, own: 0 })
    expect(screen.getByText('Stadium')).toBeTruthy()
    await fireEvent.click(screen.getByText('mine'))
    expect(screen.queryByText('goes on')).toBeNull()
    await fireEvent.click(screen.getByText('chat'))
    expect(screen.getByText('hello')).toBeTruthy()
    expect(screen.queryByText('builds Farm')).toBeNull()
  })
  it('what was taken back stays, marked', () => {
    render(Log, { lines })
    expect(screen.getByText('goes on').closest('li')?.textContent).toContain('undone')
  })
  it('the replay bar says where it is', async () => {
    render(ReplayBar, { ply: 19, last: 54 })
    expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toBe('Move 19 of 54')
    await fireEvent.click(screen.getByLabelText('Play'))
    expect(screen.getByLabelText('Pause')).toBeTruthy()
  })
})

describe('tracks', () => {
  it('a ruler says the old value and the new', () => {
    render(Ruler, { label: 'income', value: -1, old: 2 })
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('income: 2 → −1')
  })
  it('the ribbon puts a pill under every line a preview would pass', () => {
    const { container } = render(PopulationRibbon, {
      seats: [{ seat: 0, name: 'Ada', population: 25, preview: 41 }],
      lines: [14, 21, 28, 34, 40, 46],
    })
    expect(container.querySelectorAll('.pill')).toHaveLength(6)
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe('Population: Ada 25 → 41')
  })
})

describe('a tile', () => {
  it.each([
    [128, true, true],
    [96, false, false],
    [72, false, false],
    [32, false, false],
  ] as const)('at %i px shows its name: %s, its cost: %s', (size, name, cost) => {
    const { container } = render(SuburbiaTile, { id: 'freeway', name: 'Freeway', size })
    const texts = [...container.querySelectorAll('text')].map(({ textContent }) => textContent)
    expect([texts.includes('Freeway'), texts.includes('$5')]).toEqual([name, cost])
    expect(container.querySelector('use[href="#p-freeway"]')).toBeTruthy()
    expect(container.querySelector('use[href="#c-ind"]')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'Freeway' })).toBeTruthy()
  })
})

describe('the heat map', () => {
  it('is brown below nothing and teal above, stronger with the amount', () => {
    const all = [-2, -1, 0, 2, 5, 7]
    expect(all.map((value) => heatOf(value, all))).toEqual(['n2', 'n1', '0', 'p1', 'p2', 'p3'])
  })
  it('names at most six values, the least and the most among them', () => {
    const many = legendOf(Array.from({ length: 30 }, (_, i) => i))
    expect([many.length, many[0], many.at(-1)]).toEqual([6, 0, 29])
  })
})

describe('looking at a map', () => {
  const content = { x: 0, y: 0, width: 100, height: 50 }
  it('fits all of it, in the middle', () => {
    expect(fitBox(content, 200, 200)).toEqual({ x: 0, y: -25, width: 100, height: 100 })
  })
  it('what is under the finger stays there while zooming', () => {
    const near = zoomBox(content, 0.5, { x: 20, y: 10 }, 10, 200)
    expect(near).toEqual({ x: 10, y: 5, width: 50, height: 25 })
    expect(zoomBox(content, 0.001, { x: 0, y: 0 }, 10, 200).width).toBe(10)
  })
  it('never loses the map while panning', () => {
    expect(panBox(content, 1000, 1000, content)).toMatchObject({ x: 50, y: 25 })
  })
  it('moves only as far as needed to show something', () => {
    expect(revealBox(content, { x: 110, y: 10, width: 10, height: 10 }, 5)).toMatchObject({ x: 25, y: 0 })
    expect(revealBox(content, { x: 10, y: 10, width: 10, height: 10 }, 5)).toEqual(content)
  })
  it('opens on as many of the things that matter as fit, and on nothing far outside', () => {
    const lot = (x: number) => ({ x, y: 20, width: 5, height: 5 })
    expect(boxAround([lot(2), lot(80), lot(90)], content, 40, 40)).toMatchObject({ x: 60 })
    expect(boxAround([lot(2)], content, 40, 80)).toEqual({ x: 0, y: -15, width: 40, height: 80 })
    expect(boxAround([], content, 40, 40)).toMatchObject({ x: 30, y: 5 })
  })
  it('keeps clear of the buttons at the right and of what stands along the top', () => {
    const clear = clearOf(fitBox(content, 400, 200), content, 400, 200, 40)
    const unit = clear.width / 400
    expect(contains(clear, content)).toBe(true)
    expect((clear.x + clear.width - (content.x + content.width)) / unit).toBeGreaterThanOrEqual(60)
    expect((content.y - clear.y) / unit).toBeGreaterThanOrEqual(40)
  })
})

describe('the scores of the end', () => {
  const sources = [
    { id: 'play', words: 'in play', ground: 'rgb(1, 2, 3)', ink: 'white' },
    { id: 'goals', words: 'goals', ground: 'rgb(4, 5, 6)', ink: 'white' },
    { id: 'money', words: 'money', ground: 'rgb(7, 8, 9)', ink: 'white' },
    { id: 'never', words: 'never', ground: 'rgb(0, 0, 0)', ink: 'white' },
  ]
  const rows = [
    {
      seat: 0,
      name: 'Ada',
      note: '1st',
      score: 58,
      parts: [
        { source: 'play', points: 40, words: 'in play' },
        { source: 'goals', points: 15, words: 'Builder' },
        { source: 'money', points: 3, words: 'money' },
      ],
    },
  ]
  const total = () => document.querySelector('.total')!.textContent

  it('build themselves up source after source within six seconds', async () => {
    vi.useFakeTimers()
    const ontold = vi.fn()
    render(ScoreBars, { rows, sources, ontold })
    expect(total()).toBe('40')
    await vi.advanceTimersByTimeAsync(1_000)
    expect([total(), ontold.mock.calls.length]).toEqual(['55', 0])
    await vi.advanceTimersByTimeAsync(5_000)
    expect([total(), ontold.mock.calls.length]).toEqual(['58', 1])
    vi.useRealTimers()
  })
  it('are whole at any key, and at once where they were told before', async () => {
    render(ScoreBars, { rows, sources })
    await fireEvent.keyDown(window, { key: 'x' })
    expect(total()).toBe('58')
    cleanup()
    render(ScoreBars, { rows, sources, isTold: true })
    expect(total()).toBe('58')
  })
  it('have a legend of what brought something, in the colours of the bars', () => {
    render(ScoreBars, { rows, sources, isTold: true })
    const grounds = (where: string) =>
      [...document.querySelectorAll<HTMLElement>(`${where} [data-source]`)].map((each) => [
        each.dataset.source,
        each.style.getPropertyValue('--ground'),
      ])
    expect(grounds('.legend')).toEqual(grounds('.bar'))
    expect(grounds('.legend').map(([source]) => source)).toEqual(['play', 'goals', 'money'])
  })
  it('are a table on demand', async () => {
    render(ScoreBars, { rows, sources, isTold: true })
    await fireEvent.click(screen.getByRole('button', { name: 'As a table' }))
    const cells = within(screen.getByRole('table')).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual(['+40', '+15', '+3', '58'])
  })
})
