import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Focus } from './focus'

const { matches } = Element.prototype

const byId = (id: string) => document.getElementById(id)!
let focus: Focus

beforeEach(() => {
  vi.restoreAllMocks()
  document.body.innerHTML = `
    <div id="map" data-region="map"><button id="cell">cell</button></div>
    <div id="side" data-region="decision"><button id="confirm" class="confirm" disabled>Confirm</button></div>`
  focus = new Focus()
  byKeys(true)
  byId('cell').focus()
  focus.came(byId('cell'))
  focus.settle(false, 1)
})

/** Whether the browser would show the focus: only it knows whether keys were used. */
function byKeys(are: boolean) {
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':focus-visible' ? are && this === document.activeElement : matches.call(this, selector)
  })
}
function stage() {
  byId('confirm').removeAttribute('disabled')
  focus.settle(true, 1)
  focus.came(document.activeElement!)
}

describe('the focus', () => {
  it('goes on to Confirm when a decision is whole', () => {
    stage()
    expect(document.activeElement?.id).toBe('confirm')
  })
  it('stays where it is for who uses the mouse', () => {
    byKeys(false)
    stage()
    expect(document.activeElement?.id).toBe('cell')
  })
  it('returns with Esc to where it came from', () => {
    stage()
    byId('confirm').remove()
    focus.settle(false, 1)
    expect(document.activeElement?.id).toBe('cell')
  })
  it('finds what can be confirmed when the thing it was on is gone, and that part of the page again', () => {
    byId('map').insertAdjacentHTML('beforeend', '<button id="other">other</button>')
    byId('confirm').removeAttribute('disabled')
    byId('cell').remove()
    focus.settle(false, 1)
    expect(document.activeElement?.id).toBe('confirm')
    byId('confirm').remove()
    focus.settle(false, 1)
    expect(document.activeElement?.id).toBe('other')
  })
  it('does not stay on a Confirm that can no longer be pressed', () => {
    stage()
    byId('confirm').setAttribute('disabled', '')
    focus.settle(false, 1)
    expect(document.activeElement?.id).toBe('cell')
  })
  it('stays in its part of the page once the move is made, and Confirm is gone with it', () => {
    stage()
    byId('confirm').remove()
    focus.settle(false, 2)
    expect(document.activeElement?.id).toBe('side')
  })
})
