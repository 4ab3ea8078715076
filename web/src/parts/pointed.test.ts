import { describe, expect, it } from 'vitest'
import { isPointed } from './pointed'

const at = (x: number, pointerType = 'mouse') => ({ pointerType, clientX: x, clientY: 0 }) as PointerEvent
const press = (x: number) => document.dispatchEvent(Object.assign(new Event('pointerdown'), { clientX: x, clientY: 0 }))

describe('what is under a pointer', () => {
  it('was not pointed at while the pointer rests where it pressed', () => {
    press(100)
    expect([isPointed(at(100)), isPointed(at(104))]).toEqual([false, false])
  })
  it('is pointed at once the pointer has moved, there too', () => {
    press(100)
    expect([isPointed(at(150)), isPointed(at(100))]).toEqual([true, true])
  })
  it('is not pointed at by a finger', () => {
    expect(isPointed(at(300, 'touch'))).toBe(false)
  })
})
