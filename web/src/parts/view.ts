/** Where a map is looked at: pure arithmetic on the box that is shown. */

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Gives the box that shows all of `content` in a window of these proportions. */
export function fitBox(content: Box, windowWidth: number, windowHeight: number): Box {
  const scale = Math.max(content.width / Math.max(windowWidth, 1), content.height / Math.max(windowHeight, 1))
  const [width, height] = [windowWidth * scale, windowHeight * scale]
  return { x: content.x + (content.width - width) / 2, y: content.y + (content.height - height) / 2, width, height }
}

/** Brings a view nearer (factor below 1) or farther around a point that stays where it is, within limits of its width. */
export function zoomBox(view: Box, factor: number, at: { x: number; y: number }, least: number, most: number): Box {
  const width = Math.min(most, Math.max(least, view.width * factor))
  const part = width / view.width
  return { x: at.x - (at.x - view.x) * part, y: at.y - (at.y - view.y) * part, width, height: view.height * part }
}

/** Moves a view, so that its middle stays over the content. */
export function panBox(view: Box, dx: number, dy: number, content: Box): Box {
  const x = clamp(view.x + dx, content.x - view.width / 2, content.x + content.width - view.width / 2)
  const y = clamp(view.y + dy, content.y - view.height / 2, content.y + content.height - view.height / 2)
  return { ...view, x, y }
}

/** Moves a view just as far as needed to show a box inside it. */
export function revealBox(view: Box, part: Box, space: number): Box {
  return {
    ...view,
    x: shiftInto(view.x, view.width, part.x, part.width, space),
    y: shiftInto(view.y, view.height, part.y, part.height, space),
  }
}

function shiftInto(from: number, size: number, at: number, length: number, space: number): number {
  if (length + 2 * space > size) return at + length / 2 - size / 2
  if (at - space < from) return at - space
  return Math.max(from, at + length + space - size)
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value))
}

const TOOLS = 60

/**
 * Moves what is fitted aside where it would lie under the column of buttons at the right edge, or under what stands along the top, all in
 * pixels of a window.
 */
export function clearOf(whole: Box, content: Box, width: number, height: number, top = 0): Box {
  const scale = width / whole.width
  const [beside, above] = [((whole.width - content.width) / 2) * scale, ((whole.height - content.height) / 2) * scale]
  const [right, over] = [beside >= TOOLS || width <= 2 * TOOLS ? 0 : TOOLS, above >= top || height <= 2 * top ? 0 : top]
  if (!right && !over) return whole
  const inner = fitBox(content, width - right, height - over)
  const unit = inner.width / (width - right)
  return { x: inner.x, y: inner.y - over * unit, width: width * unit, height: height * unit }
}

/** Gives a box of this size that shows as many of the parts as it can, and nothing far outside the content. */
export function boxAround(parts: readonly Box[], content: Box, width: number, height: number): Box {
  const at = ({ x, y, width: w, height: h }: Box): Box => ({
    x:
      width >= content.width
        ? content.x + (content.width - width) / 2
        : keep(x + w / 2 - width / 2, content.x, content.width - width),
    y:
      height >= content.height
        ? content.y + (content.height - height) / 2
        : keep(y + h / 2 - height / 2, content.y, content.height - height),
    width,
    height,
  })
  const tried = [...(parts.length ? [boundsOf(parts)] : [content]), ...parts].map(at)
  const seen = tried.map((view) => parts.filter((part) => contains(view, part)).length)
  return tried[seen.indexOf(Math.max(...seen))]!
}

/** Says whether a view shows a box, but for a little. */
export function contains(view: Box, part: Box, slack = 0): boolean {
  return (
    part.x >= view.x - slack &&
    part.y >= view.y - slack &&
    part.x + part.width <= view.x + view.width + slack &&
    part.y + part.height <= view.y + view.height + slack
  )
}

/** Gives the box around boxes. */
export function boundsOf(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

function keep(value: number, from: number, length: number): number {
  return clamp(value, from, from + length)
}

/** Moves a part so that it shows nothing beyond all. */
export function clampBox(part: Box, all: Box): Box {
  return {
    ...part,
    x: clamp(part.x, all.x, Math.max(all.x, all.x + all.width - part.width)),
    y: clamp(part.y, all.y, Math.max(all.y, all.y + all.height - part.height)),
  }
}
