import { beforeEach, describe, expect, it } from 'vitest'
import { nextRegion } from './regions'

const focused = () => document.activeElement?.id

beforeEach(() => {
  document.body.innerHTML = `
    <header data-region="tools"><button id="menu">Menu</button></header>
    <div data-region="empty"><p>nothing to reach</p></div>
    <div data-region="numbers"><button id="money">$15</button></div>
    <div data-region="map"><button id="layer">Lots</button><svg><g id="cell" role="button" tabindex="0"></g></svg></div>
    <div data-region="decision"><button id="hint">Hint</button><button id="confirm" class="confirm">Confirm</button></div>`
})

describe('F6', () => {
  it('goes from part to part in the order of play, past what has nothing to reach, and around', () => {
    const way = Array.from({ length: 5 }, () => (nextRegion(document, document.activeElement), focused()))
    expect(way).toEqual(['menu', 'cell', 'confirm', 'money', 'menu'])
  })

  it('goes back with Shift', () => {
    document.getElementById('confirm')!.focus()
    nextRegion(document, document.activeElement, true)
    expect(focused()).toBe('cell')
    nextRegion(document, document.activeElement, true)
    nextRegion(document, document.activeElement, true)
    expect(focused()).toBe('money')
  })
})
