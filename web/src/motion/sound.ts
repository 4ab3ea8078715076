/** The few sounds of the table, made in code: wood, coin, a low tick, paper, two notes, a soft knock. */
import type { Sound } from './plan'

/** One part of a sound: a tone that glides, or noise through a filter; it begins, and dies away. */
interface Part {
  readonly wave: OscillatorType | 'noise'
  /** From this frequency to that one; of noise the filter's. */
  readonly from: number
  readonly to?: number
  readonly loud: number
  /** Seconds. */
  readonly begins?: number
  readonly lasts: number
}

const SOUNDS: Readonly<Record<Sound, readonly Part[]>> = {
  place: [
    { wave: 'triangle', from: 190, to: 110, loud: 0.8, lasts: 0.09 },
    { wave: 'noise', from: 1400, loud: 0.35, lasts: 0.04 },
  ],
  coin: [
    { wave: 'sine', from: 1960, loud: 0.22, lasts: 0.12 },
    { wave: 'sine', from: 2640, loud: 0.2, begins: 0.05, lasts: 0.2 },
  ],
  line: [{ wave: 'triangle', from: 82, to: 70, loud: 0.9, lasts: 0.16 }],
  reveal: [
    { wave: 'noise', from: 2600, to: 5200, loud: 0.3, lasts: 0.16 },
    { wave: 'noise', from: 4200, to: 1800, loud: 0.2, begins: 0.1, lasts: 0.12 },
  ],
  turn: [
    { wave: 'sine', from: 587, loud: 0.4, lasts: 0.28 },
    { wave: 'sine', from: 880, loud: 0.4, begins: 0.16, lasts: 0.4 },
  ],
  refused: [
    { wave: 'sine', from: 150, to: 95, loud: 0.6, lasts: 0.07 },
    { wave: 'sine', from: 140, to: 90, loud: 0.5, begins: 0.11, lasts: 0.08 },
  ],
}

let context: AudioContext | null = null
let bus: GainNode | null = null
let hiss: AudioBuffer | null = null

/** Plays a sound at a volume from 0 to 100. */
export function play(sound: Sound, volume: number): void {
  if (volume <= 0) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume().catch(() => undefined) // silent until the page is touched
  bus ??= wire(context, context.createGain())
  bus.gain.value = (volume / 100) ** 2 // the ear hears in powers
  for (const part of SOUNDS[sound]) start(context, bus, part, context.currentTime + (part.begins ?? 0))
}

function wire<N extends AudioNode>(context: AudioContext, node: N): N {
  node.connect(context.destination)
  return node
}

function start(context: AudioContext, bus: GainNode, part: Part, at: number): void {
  const envelope = context.createGain()
  envelope.gain.setValueAtTime(0, at)
  envelope.gain.linearRampToValueAtTime(part.loud, at + 0.004) // no click
  envelope.gain.exponentialRampToValueAtTime(0.001, at + part.lasts)
  envelope.connect(bus)
  const source =
    part.wave === 'noise' ? noise(context, envelope, part, at) : tone(context, envelope, part, part.wave, at)
  source.start(at)
  source.stop(at + part.lasts + 0.02)
}

function tone(
  context: AudioContext,
  out: AudioNode,
  { from, to, lasts }: Part,
  wave: OscillatorType,
  at: number,
): OscillatorNode {
  const source = context.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(from, at)
  if (to) source.frequency.exponentialRampToValueAtTime(to, at + lasts)
  source.connect(out)
  return source
}

function noise(context: AudioContext, out: AudioNode, { from, to, lasts }: Part, at: number): AudioBufferSourceNode {
  const source = context.createBufferSource()
  source.buffer = hiss ??= hissing(context)
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.setValueAtTime(from, at)
  if (to) filter.frequency.exponentialRampToValueAtTime(to, at + lasts)
  source.connect(filter).connect(out)
  return source
}

function hissing(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 4, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  return buffer
}
