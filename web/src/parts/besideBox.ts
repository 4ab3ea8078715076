/** Where something floats beside a thing: inside the window, never over the thing itself, and over as little as can be of what is lit. */

export interface Rect {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
interface Size {
  readonly width: number
  readonly height: number
}
interface Corner {
  readonly left: number
  readonly top: number
}

const GAP = 8

/** Gives the corner of a box beside an anchor: the side with more room comes first, and goes where it would cover more. */
export function besideBox(anchor: Rect, box: Size, window: Size, lit: readonly Rect[] = []): Corner {
  const covered = (at: Corner) => lit.reduce((sum, each) => sum + overlap(placed(at, box), each), 0)
  const corners = cornersOf(anchor, box, window).filter((at) => !overlap(placed(at, box), anchor))
  const free = corners.map(covered)
  const best = corners[free.indexOf(Math.min(...free))]
  return best ?? { left: within(anchor.left, box.width, window.width), top: GAP }
}

/** Gives every corner worth trying: right and left of the anchor, below and above it, each along either edge. */
function cornersOf(anchor: Rect, box: Size, window: Size): Corner[] {
  const beside = [anchor.right + GAP, anchor.left - GAP - box.width]
  const over = [anchor.bottom + GAP, anchor.top - GAP - box.height]
  if (anchor.left > window.width - anchor.right) beside.reverse()
  if (anchor.top > window.height - anchor.bottom) over.reverse()
  const middle = (anchor.left + anchor.right - box.width) / 2
  const corners = [
    ...beside.flatMap((left) => [anchor.top, anchor.bottom - box.height].map((top) => ({ left, top }))),
    ...over.flatMap((top) => [middle, anchor.left, anchor.right - box.width].map((left) => ({ left, top }))),
  ]
  return corners.map(({ left, top }) => ({
    left: within(left, box.width, window.width),
    top: within(top, box.height, window.height),
  }))
}

function within(at: number, length: number, whole: number): number {
  return Math.max(GAP, Math.min(at, whole - length - GAP))
}

function placed({ left, top }: Corner, { width, height }: Size): Rect {
  return { left, top, right: left + width, bottom: top + height }
}

function overlap(one: Rect, other: Rect): number {
  const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return wide > 0 && high > 0 ? wide * high : 0
}
