/** Where something floats beside a thing: where there is more room, inside the window, and never over the thing itself. */

interface Rect {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}
interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 8

/** Gives the corner of a box beside an anchor: right or left of it, else below or above. */
export function besideBox(anchor: Rect, box: Size, window: Size): { left: number; top: number } {
  const [right, left] = [window.width - anchor.right, anchor.left]
  const within = (at: number, length: number, whole: number) => Math.max(GAP, Math.min(at, whole - length - GAP))
  if (Math.max(right, left) >= box.width + 2 * GAP) {
    const isRight = right >= box.width + 2 * GAP && (right >= left || left < box.width + 2 * GAP)
    return {
      left: isRight ? anchor.right + GAP : anchor.left - GAP - box.width,
      top: within(anchor.top, box.height, window.height),
    }
  }
  const isBelow = window.height - anchor.bottom >= anchor.top
  return {
    left: within((anchor.left + anchor.right - box.width) / 2, box.width, window.width),
    top: within(isBelow ? anchor.bottom + GAP : anchor.top - GAP - box.height, box.height, window.height),
  }
}
