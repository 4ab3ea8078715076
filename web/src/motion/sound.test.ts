// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Sound } from './plan'

const made: { kind: string; from: number; to: number }[] = []
let contexts = 0

/** As much of WebAudio as a sound needs: nodes that connect, and sources that note when they sound. */
class Stub {
  state = 'running'
  currentTime = 5
  sampleRate = 800
  destination = {}
  constructor() {
    contexts++
  }
  createGain = () => this.#node()
  createBiquadFilter = () => this.#node()
  createOscillator = () => this.#source('tone')
  createBufferSource = () => this.#source('noise')
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) })
  #node() {
    const value = {
      setValueAtTime: vi.fn(),
      linearRampToValueAtTime: vi.fn(),
      exponentialRampToValueAtTime: vi.fn(),
      value: 0,
    }
    return { gain: value, frequency: value, connect: (next: unknown) => next }
  }
  #source(kind: string) {
    const note = { kind, from: 0, to: 0 }
    made.push(note)
    return { ...this.#node(), start: (at: number) => (note.from = at), stop: (at: number) => (note.to = at) }
  }
}

beforeEach(() => {
  made.length = contexts = 0
  vi.stubGlobal('AudioContext', Stub)
  vi.resetModules()
})

describe('a sound', () => {
  it('is not even prepared while the volume is nothing', async () => {
    const { play } = await import('./sound')
    play('coin', 0)
    expect([contexts, made]).toEqual([0, []])
  })
  it('is short, and all of them share one way out', async () => {
    const { play } = await import('./sound')
    const all: Sound[] = ['place', 'coin', 'line', 'reveal', 'turn', 'refused']
    for (const sound of all) play(sound, 50)
    expect(contexts).toBe(1)
    expect(made.length).toBeGreaterThanOrEqual(all.length)
    for (const { from, to } of made) expect([from >= 5, to > from, to < 5.7]).toEqual([true, true, true])
  })
})
