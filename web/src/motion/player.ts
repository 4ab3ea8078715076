/**
 * Plays a plan over the page: pictures, amounts and outlines on a layer of its own, markers where they stand.
 *
 * The page below always shows what is true. Nothing here is kept, nothing moves the layout, nothing takes a click; whatever
 * is not on the screen is left out, and `skip` ends everything at once.
 */
import { moneyChange } from '../words/language.svelte'
import { signed } from '../words/numbers'
import { EASE, lengthOf, MOST, STEP, type Cue, type Sound, type Spot } from './plan'

const NAMESPACE = 'http://www.w3.org/2000/svg'
const PICTURED = /^(slot|basic|tile|piece) / // spots that look like the thing itself
const UNDERLINED = 2000
const SMALL = 26 // pixels of a thing that flies to where it is not drawn
const WIDE = 160 // what is wider is no place to ring
const APART = 28 // pixels between amounts that start together

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A likeness of something on the page, and where it stood. */
interface Picture {
  readonly node: HTMLElement | SVGElement
  readonly box: Box
}

/** What things looked like before the page changed, by the cue that needs it. */
export type Pictures = ReadonlyMap<Cue, Picture>

/** What a player asks of the table it plays at. */
export interface Company {
  play(sound: Sound): void
  language(): string
  /** Says whether a change is bad news. */
  hurts(track: string, amount: number): boolean
  /** Money is counted in coins, with a sign like other tracks. */
  readonly inCoins?: boolean
}

export class Player {
  readonly #layer: HTMLElement
  readonly #company: Company
  readonly #running = new Set<Animation>()
  /** Those of them that lie on something which may move away under them. */
  readonly #lying = new Set<Animation>()
  readonly #waiting = new Set<ReturnType<typeof setTimeout>>()
  #until = 0

  constructor(layer: HTMLElement, company: Company) {
    this.#layer = layer
    this.#company = company
    this.#count('played', 0)
  }

  /** Takes pictures of what flies away, while it is still there. */
  take(cues: readonly Cue[]): Pictures {
    const taken = new Map<Cue, Picture>()
    for (const cue of cues) {
      const found = cue.kind === 'fly' ? find(cue.from) : null
      if (found && isPictured(found)) taken.set(cue, likeness(found))
    }
    return taken
  }

  /** Plays a plan behind what is playing; who is far behind goes on with the newest. */
  play(cues: readonly Cue[], pictures: Pictures = new Map()): void {
    if (!cues.length || document.visibilityState === 'hidden') return
    if (this.#until - performance.now() > MOST) this.skip()
    for (const animation of this.#lying) animation.finish() // the page has just changed
    const wait = Math.max(0, this.#until - performance.now())
    this.#until = performance.now() + wait + lengthOf(cues)
    this.#layer.dataset.playing = 'true'
    for (const cue of cues) {
      const delay = cue.at + (cue.isAtOnce ? 0 : wait)
      this.#hold(cue, delay)
      this.#in(delay, () => this.#count('played', this.#start(cue, pictures.get(cue)) ? 1 : 0))
    }
    // The last number still swings for a moment.
    this.#in(this.#until + STEP - performance.now(), () => this.#until <= performance.now() && this.#rest())
  }

  /** Without motion: what has changed is underlined for a while. */
  underline(spots: readonly Spot[]): void {
    const found = spots.flatMap((spot) => find([spot]) ?? [])
    for (const number of found)
      number.animate(
        { boxShadow: ['inset 0 -3px var(--focus)', 'inset 0 -3px var(--focus)'] },
        { duration: UNDERLINED },
      )
    this.#count('underlined', found.length)
  }

  /** Ends everything at once. */
  skip(): void {
    if (this.#layer.dataset.playing !== 'true') return
    this.#count('skipped', 1)
    this.#rest()
  }

  #in(wait: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#waiting.delete(timer)
      then()
    }, wait)
    this.#waiting.add(timer)
  }

  #rest(): void {
    for (const timer of this.#waiting) clearTimeout(timer)
    this.#waiting.clear()
    for (const animation of this.#running) animation.cancel()
    this.#running.clear()
    this.#lying.clear()
    this.#layer.replaceChildren()
    this.#layer.dataset.playing = 'false'
    this.#until = 0
  }

  #count(what: 'played' | 'skipped' | 'underlined', more: number): void {
    this.#layer.dataset[what] = String(Number(this.#layer.dataset[what] ?? 0) + more)
  }

  // Cues

  /** What the page shows already waits for its time: markers stand where they stood, what is new is face down. */
  #hold(cue: Cue, delay: number): void {
    const time = { delay, duration: cue.lasts }
    if (cue.kind === 'step') this.#step(find(cue.spots), cue.by, cue.hop, time)
    else if (cue.kind === 'slide') this.#slide(find([cue.from]), find([cue.to]), time)
    else if (cue.kind === 'draw') this.#draw(find(cue.spots), time)
    else if (cue.kind === 'turn' && cue.isAtOnce) this.#shade(find(cue.spots), 0, delay)
  }

  /** Starts what is shown over the page, where things lie by then; gives nothing where they do not. */
  #start(cue: Cue, picture: Picture | undefined): Animation | HTMLElement | null {
    const time = { duration: cue.lasts }
    switch (cue.kind) {
      case 'fly':
        return this.#fly(find(cue.from), find(cue.to), picture, time, cue.to.length > 0)
      case 'land':
        return this.#land(find(cue.spots), time)
      case 'turn':
        return this.#turn(find(cue.spots), time)
      case 'blink':
        return this.#blink(find(cue.spots, cue.thing), time)
      case 'flash':
        return this.#flash(
          cue.spots.flatMap((spot) => find([spot]) ?? []),
          time,
        )
      case 'amount':
        return this.#amount(find(cue.from, cue.thing), find(cue.to), cue.amount, cue.track, cue.nth, time)
      case 'sound':
        this.#company.play(cue.sound)
        return null
      case 'step':
      case 'slide':
      case 'draw':
        return find('spots' in cue ? cue.spots : [cue.to])
    }
  }

  #shade(thing: HTMLElement | null, opacity: number, duration: number): void {
    if (thing) this.#run(thing, [{ opacity }, { opacity }], { duration })
  }

  #fly(
    from: HTMLElement | null,
    to: HTMLElement | null,
    taken: Picture | undefined,
    time: Time,
    goesSomewhere: boolean,
  ): Animation | null {
    const start = taken?.box ?? (from && boxOf(from))
    if (!start || (goesSomewhere && !to)) return null
    const isDrawn = to !== null && isPictured(to)
    const picture = taken ?? (isDrawn ? likeness(to) : card())
    if (!to) return this.#over(picture.node, picture.box, [{ opacity: 1 }, { opacity: 0, translate: '0 28px' }], time)
    const end = boxOf(to)
    // What is under way is seen only as a shadow where it will lie.
    if (isDrawn) this.#shade(to, 0.2, time.duration)
    const last = isDrawn ? fit(picture.box, end) : SMALL / picture.box.width
    return this.#over(
      picture.node,
      picture.box,
      [
        { opacity: 1, translate: way(picture.box, start), scale: fit(picture.box, start) },
        { opacity: 1, translate: way(picture.box, end), scale: last },
      ],
      { ...time, easing: EASE.move },
    )
  }

  #land(at: HTMLElement | null, time: Time): Animation | null {
    if (!at) return null
    if (!isPictured(at)) return boxOf(at).width < WIDE ? this.#ring(boxOf(at), time) : null
    const { node, box } = likeness(at)
    return this.#on(
      node,
      box,
      [
        { opacity: 1, scale: 1.12 },
        { opacity: 1, scale: 1 },
      ],
      { ...time, easing: EASE.drop },
    )
  }

  #draw(line: HTMLElement | null, time: Time): Animation | null {
    if (!line) return null
    const long = (line as unknown as SVGGeometryElement).getTotalLength()
    return this.#run(line, [{ strokeDasharray: `0 ${long}` }, { strokeDasharray: `${long} ${long}` }], {
      ...time,
      easing: EASE.out,
      fill: 'backwards',
    })
  }

  /** The back of the thing lies over it, and folds away. */
  #turn(thing: HTMLElement | null, time: Time): Animation | null {
    const shape = thing && shapeOf(thing)
    if (!shape) return null
    const { node, box } = outline(shape, 'back')
    return this.#on(
      node,
      box,
      [
        { opacity: 1, scale: '1 1' },
        { opacity: 1, scale: '0 1' },
      ],
      { ...time, easing: EASE.move },
    )
  }

  #blink(place: HTMLElement | null, time: Time): Animation | null {
    const shape = place && shapeOf(place)
    if (!shape) return null
    const { node, box } = outline(shape, 'lit')
    return this.#on(node, box, [{ opacity: 0 }, { opacity: 1 }, { opacity: 1 }, { opacity: 0 }], time)
  }

  #flash(lines: readonly HTMLElement[], time: Time): Animation | null {
    return (
      lines.map((line) =>
        this.#run(line, [{ strokeWidth: 2 }, { strokeWidth: 9 }, { strokeWidth: 2 }], {
          duration: time.duration / 2,
          iterations: 2,
        }),
      )[0] ?? null
    )
  }

  /** Markers of several plans may wait at once: each adds the step it has still to make. */
  #step(marker: HTMLElement | null, by: number, hop: boolean, time: Time): Animation | null {
    const space = Number(marker?.dataset.step ?? 0)
    if (!marker || !space) return null
    const steps = [
      { translate: `${-by * space}px 0px` },
      ...(hop ? [{ translate: `${(-by * space) / 2}px -16px` }] : []),
      { translate: '0px 0px' },
    ]
    return this.#run(marker, steps, { ...time, easing: EASE.move, fill: 'backwards', composite: 'add' })
  }

  /** Nothing ends this early: what slides away from under a finger is not clicked. */
  #slide(from: HTMLElement | null, to: HTMLElement | null, time: Time): void {
    if (!from || !to) return
    const [start, end] = [boxOf(from), boxOf(to)]
    to.animate(
      { translate: [`${start.x - end.x}px ${start.y - end.y}px`, '0px 0px'] },
      { ...time, easing: EASE.move, fill: 'backwards' },
    )
  }

  #amount(
    from: HTMLElement | null,
    to: HTMLElement | null,
    amount: number,
    track: string,
    nth: number,
    time: Time,
  ): Animation | null {
    if (!from && !to) return null
    const place = middle(boxOf((from ?? to)!))
    const start = { x: place.x, y: place.y + nth * APART }
    const end = to && to !== from ? middle(boxOf(to)) : { x: start.x, y: start.y - 22 }
    const chip = amountChip(amount, track, this.#company)
    if (to)
      this.#run(to, [{ scale: 1 }, { scale: 1.16 }, { scale: 1 }], {
        delay: time.duration * 0.85,
        duration: time.duration / 2,
      })
    const [there, here] = [`${end.x}px ${end.y}px`, `${start.x}px ${start.y}px`]
    return this.#over(
      chip,
      null,
      [
        { opacity: 0, translate: here, scale: 0.6 },
        { opacity: 1, translate: here, scale: 1, offset: 0.15 },
        { opacity: 1, translate: here, scale: 1, offset: 0.4, easing: EASE.move },
        { opacity: to ? 1 : 0, translate: there, scale: 0.85 },
      ],
      time,
    )
  }

  #ring(box: Box, time: Time): Animation | null {
    const node = document.createElement('span')
    node.className = 'ring'
    return this.#on(node, box, [{ opacity: 0 }, { opacity: 1 }, { opacity: 0 }], time)
  }

  // Running

  /** Shows something on the layer while it moves; it is gone afterwards. */
  #over(node: HTMLElement | SVGElement, box: Box | null, frames: Keyframe[], how: KeyframeAnimationOptions): Animation {
    if (box)
      Object.assign(node.style, {
        left: `${box.x}px`,
        top: `${box.y}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
      })
    this.#layer.append(node)
    return this.#run(node, frames, how, () => node.remove())
  }

  /** Shows something that lies on a thing of the page: it goes when the page changes under it. */
  #on(node: HTMLElement | SVGElement, box: Box, frames: Keyframe[], how: KeyframeAnimationOptions): Animation {
    const animation = this.#over(node, box, frames, how)
    this.#lying.add(animation)
    return animation
  }

  #run(node: Element, frames: Keyframe[], how: KeyframeAnimationOptions, then?: () => void): Animation {
    const animation = node.animate(frames, how)
    this.#running.add(animation)
    animation.onfinish = () => {
      this.#running.delete(animation)
      this.#lying.delete(animation)
      then?.()
    }
    return animation
  }
}

interface Time {
  readonly delay?: number
  readonly duration: number
}

// Finding

function isPictured(node: HTMLElement): boolean {
  return PICTURED.test(node.dataset.spot ?? '')
}

/** Gives the first of some spots that is on the screen; a place counts only if the thing itself lies there. */
function find(spots: readonly Spot[], thing?: string): HTMLElement | null {
  for (const spot of spots) {
    for (const found of document.querySelectorAll<HTMLElement>(`[data-spot="${spot}"]`)) {
      const isOther = thing !== undefined && found.dataset.thing !== undefined && found.dataset.thing !== thing
      if (!isOther && isOnScreen(boxOf(found))) return found
    }
  }
  return null
}

function isOnScreen({ x, y, width, height }: Box): boolean {
  return (width > 0 || height > 0) && x + width > 0 && y + height > 0 && x < window.innerWidth && y < window.innerHeight
}

/** Gives where something stands; of a drawing without its strokes, so that a copy fits. */
function boxOf(node: Element): Box {
  if (!(node instanceof SVGGraphicsElement) || node instanceof SVGSVGElement) return node.getBoundingClientRect()
  const [inside, on] = [node.getBBox(), node.getScreenCTM()]
  if (!on) return inside
  return {
    x: on.a * inside.x + on.e,
    y: on.d * inside.y + on.f,
    width: on.a * inside.width,
    height: on.d * inside.height,
  }
}

function shapeOf(node: Element): SVGGeometryElement | null {
  return node instanceof SVGGeometryElement ? node : node.querySelector<SVGGeometryElement>('path, rect')
}

function middle({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 }
}

/** How something that stands in one box is moved to stand in the middle of another. */
function way(own: Box, to: Box): string {
  const [a, b] = [middle(own), middle(to)]
  return `${b.x - a.x}px ${b.y - a.y}px`
}

function fit(own: Box, to: Box): number {
  return Math.min(to.width / Math.max(1, own.width), to.height / Math.max(1, own.height))
}

// Likenesses

function likeness(node: Element): Picture {
  if (node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement))
    return { node: framed(node, node.cloneNode(true) as SVGElement), box: boxOf(node) }
  const drawn = node.querySelector('svg') ?? node
  return { node: nameless(drawn.cloneNode(true) as HTMLElement), box: drawn.getBoundingClientRect() }
}

function outline(shape: SVGGeometryElement, kind: 'back' | 'lit'): Picture {
  const copy = shape.cloneNode() as SVGElement
  copy.removeAttribute('style')
  copy.removeAttribute('fill')
  copy.setAttribute('class', kind)
  return { node: framed(shape, copy), box: boxOf(shape) }
}

/** Puts a copy of a part of a drawing into a drawing of its own, of just its size. */
function framed(like: SVGGraphicsElement, copy: SVGElement): SVGSVGElement {
  const { x, y, width, height } = like.getBBox()
  const frame = document.createElementNS(NAMESPACE, 'svg')
  frame.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  copy.removeAttribute('transform')
  frame.append(nameless(copy))
  return frame
}

function nameless<N extends Element>(copy: N): N {
  for (const name of ['id', 'data-spot', 'data-step', 'tabindex', 'role']) copy.removeAttribute(name)
  return copy
}

function card(): Picture {
  const node = document.createElement('span')
  node.className = 'card'
  return { node, box: { x: 0, y: 0, width: 30, height: 42 } }
}

function amountChip(amount: number, track: string, company: Company): HTMLElement {
  const chip = document.createElement('span')
  chip.className = company.hurts(track, amount) ? 'amount bad' : 'amount'
  const isMoney = track === 'money' && !company.inCoins
  const shown = track === 'money' ? 'coin' : track
  chip.textContent = isMoney ? moneyChange(amount) : signed(amount, company.language())
  if (!isMoney && document.getElementById(`g-${shown}`)) {
    const sign = document.createElementNS(NAMESPACE, 'svg')
    const use = document.createElementNS(NAMESPACE, 'use')
    use.setAttribute('href', `#g-${shown}`)
    sign.append(use)
    chip.append(sign)
  }
  return chip
}
