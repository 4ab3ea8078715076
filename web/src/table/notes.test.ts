import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { speak } from '../words/language.svelte'
import Notes from './Notes.svelte'

const PATIENCE = { timeout: 60_000 } // milliseconds; only what hangs takes as long
let kept: string
let written: string[]

beforeEach(async () => {
  await speak('en')
  ;[kept, written] = ['sell the mint', []]
  vi.stubGlobal('fetch', async (path: string, how: RequestInit) => {
    if (how.method === 'PUT') written.push((kept = (JSON.parse(String(how.body)) as { text: string }).text))
    const said = path === '/api/me' ? { csrf: 'c' } : { text: kept }
    return new Response(JSON.stringify(said), { headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => (cleanup(), vi.unstubAllGlobals()))

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox')

it('keeps my notes once, when I have stopped typing', async () => {
  render(Notes, { table: 'abc', wait: 1 })
  await vi.waitFor(() => expect(field().value).toBe('sell the mint'), PATIENCE)
  await fireEvent.input(field(), { target: { value: 'buy' } })
  await fireEvent.input(field(), { target: { value: 'buy a lake' } })
  await vi.waitFor(() => expect(screen.getByText('Saved')).toBeTruthy(), PATIENCE)
  expect(written).toEqual(['buy a lake'])
})

it('keeps what was typed last when the sheet is closed at once', async () => {
  const { unmount } = render(Notes, { table: 'abc', wait: 60_000 })
  await vi.waitFor(() => expect(field().disabled).toBe(false), PATIENCE)
  await fireEvent.input(field(), { target: { value: 'closed in a hurry' } })
  unmount()
  await vi.waitFor(() => expect(written).toEqual(['closed in a hurry']), PATIENCE)
})
