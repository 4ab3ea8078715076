// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { besideBox } from './besideBox'

const WINDOW = { width: 1000, height: 800 }
const CARD = { width: 300, height: 200 }
const rect = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

describe('what floats beside a thing', () => {
  it('stands where there is more room', () => {
    expect(besideBox(rect(100, 300, 50, 50), CARD, WINDOW)).toEqual({ left: 158, top: 300 })
    expect(besideBox(rect(800, 300, 50, 50), CARD, WINDOW)).toEqual({ left: 492, top: 300 })
  })
  it('stays inside the window, and off the thing itself', () => {
    expect(besideBox(rect(100, 760, 50, 30), CARD, WINDOW).top).toBe(592)
    const { top } = besideBox(rect(20, 700, 960, 60), CARD, WINDOW)
    expect(top + CARD.height).toBeLessThanOrEqual(700)
  })
  it('goes to the other side of what is lit', () => {
    const piles = rect(460, 300, 400, 60)
    const { left } = besideBox(rect(400, 300, 50, 50), CARD, WINDOW, [piles])
    expect(left + CARD.width).toBeLessThanOrEqual(400)
  })
  it('covers as little of it as can be where none is free', () => {
    const all = [rect(0, 0, 1000, 290), rect(0, 360, 1000, 440), rect(460, 290, 540, 70)]
    expect(besideBox(rect(400, 300, 50, 50), CARD, WINDOW, all).left).toBe(92)
  })
})
