/** What uPlot does not draw by itself: red lines, a pip at each point in the seat's pattern, names at the ends. */
import type uPlot from 'uplot'

interface Line {
  readonly seat: number
  readonly name: string
  readonly values: readonly (number | null)[]
}

type Css = (name: string) => string

/** Gives a seat's colour as the theme has it. */
export function seatColour(css: Css, seat: number): string {
  return css(`--seat-${(seat % 5) + 1}`)
}

/** The distances between marks of an axis of whole numbers. */
export const WHOLE: readonly number[] = [1, 2, 4, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000]

/** Gives the room that names with their last numbers need beside a chart. */
export function labelRoom(series: readonly Line[], wide: number): number {
  const longest = Math.max(...series.map((line) => labelOf(line).length))
  return Math.min(24 + 7 * longest, Math.max(72, wide / 3))
}

/** Draws the ground of the last step, under everything else. */
export function drawLastStep(plot: uPlot, css: Css): void {
  const { ctx, data, bbox } = plot
  const [from, to] = [data[0].at(-2), data[0].at(-1)]
  if (from === undefined || to === undefined) return
  const [left, right] = [plot.valToPos(from, 'x', true), plot.valToPos(to, 'x', true)]
  ctx.save()
  ctx.fillStyle = css('--sunk')
  ctx.fillRect(left, bbox.top, right - left, bbox.height)
  ctx.restore()
}

function labelOf({ name, values }: Line): string {
  const last = values.findLast((value) => value != null)
  return last == null ? name : `${name} ${Math.round(last)}`
}

const APART = 14 // pixels between pips of one line, and between names

/** Draws over a chart; `at` is where one is. */
export function drawPips(plot: uPlot, series: readonly Line[], lines: readonly number[], css: Css, at?: number): void {
  const paper = plot.ctx
  const ratio = plot.width ? paper.canvas.width / plot.width : 1
  paper.save()
  for (const line of lines) redLine(plot, line, css('--line-red'), ratio)
  if (at !== undefined) placeLine(plot, at, css('--focus'), ratio)
  for (const one of series) pips(plot, one, css, ratio)
  const ends = series.flatMap((one) => endOf(plot, one))
  const heights = spread(
    ends.map(({ y }) => y),
    APART * ratio,
  )
  const room = labelRoom(series, plot.width) - 10
  ends.forEach((end, i) => nameAtEnd(plot, end, heights[i]!, seatColour(css, end.seat), room, css, ratio))
  paper.restore()
}

/** Moves what would lie over each other apart: the same order, nothing nearer than `apart`. */
export function spread(places: readonly number[], apart: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => places[a]! - places[b]!)
  const moved = [...places]
  order.forEach((each, n) => {
    const above = order[n - 1]
    if (above !== undefined) moved[each] = Math.max(moved[each]!, moved[above]! + apart)
  })
  // Half of what they were pushed down goes up again, all together.
  const pushed = order.length ? moved[order.at(-1)!]! - places[order.at(-1)!]! : 0
  return moved.map((place) => place - pushed / 2)
}

/** Pips as close as they can be told apart, and one at the end. */
function pips(plot: uPlot, { seat, values }: Line, css: Css, ratio: number): void {
  let next = -Infinity
  values.forEach((value, i) => {
    if (value == null) return
    const x = plot.data[0][i]!
    const here = plot.valToPos(x, 'x', true)
    if (here < next && i < values.length - 1) return
    next = here + APART * ratio
    pip(plot, x, value, seat % 5, seatColour(css, seat), css('--surface'), ratio)
  })
}

function placeLine(plot: uPlot, x: number, colour: string, ratio: number): void {
  const { ctx, bbox } = plot
  const here = plot.valToPos(x, 'x', true)
  ctx.strokeStyle = colour
  ctx.lineWidth = 1.6 * ratio
  ctx.beginPath()
  ctx.moveTo(here, bbox.top)
  ctx.lineTo(here, bbox.top + bbox.height)
  ctx.stroke()
}

function redLine(plot: uPlot, value: number, colour: string, ratio: number): void {
  const y = plot.valToPos(value + 0.5, 'y', true)
  if (y < plot.bbox.top || y > plot.bbox.top + plot.bbox.height) return
  const { ctx } = plot
  ctx.strokeStyle = colour
  ctx.lineWidth = 0.8 * ratio
  ctx.globalAlpha = 0.35 // many, and not what is told
  ctx.beginPath()
  ctx.moveTo(plot.bbox.left, y)
  ctx.lineTo(plot.bbox.left + plot.bbox.width, y)
  ctx.stroke()
  ctx.globalAlpha = 1
}

function pip(plot: uPlot, x: number, y: number, pattern: number, colour: string, paper: string, ratio: number): void {
  const { ctx } = plot
  const [cx, cy, r] = [plot.valToPos(x, 'x', true), plot.valToPos(y, 'y', true), 3.6 * ratio]
  ctx.beginPath()
  ctx.arc(cx, cy, r, 0, 2 * Math.PI)
  ctx.fillStyle = pattern === 0 ? colour : paper
  ctx.fill()
  ctx.strokeStyle = colour
  ctx.lineWidth = 1.6 * ratio
  ctx.stroke()
  if (pattern < 2) return
  ctx.beginPath()
  ctx.fillStyle = colour
  if (pattern === 2) ctx.arc(cx, cy, r, 0, Math.PI)
  else if (pattern === 3) ctx.arc(cx, cy, r / 2.6, 0, 2 * Math.PI)
  else ctx.rect(cx - r, cy - 0.8 * ratio, 2 * r, 1.6 * ratio)
  ctx.fill()
}

interface End {
  readonly seat: number
  readonly label: string
  readonly x: number
  readonly y: number
}

function endOf(plot: uPlot, line: Line): End[] {
  const i = line.values.findLastIndex((value) => value != null)
  if (i < 0) return []
  const [x, y] = [plot.valToPos(plot.data[0][i]!, 'x', true), plot.valToPos(line.values[i]!, 'y', true)]
  return [{ seat: line.seat, label: labelOf(line), x, y }]
}

function nameAtEnd(
  { ctx }: uPlot,
  { label, x }: End,
  y: number,
  colour: string,
  room: number,
  css: Css,
  ratio: number,
): void {
  ctx.fillStyle = colour
  ctx.font = `700 ${12 * ratio}px ${css('--font') || 'sans-serif'}`
  ctx.textBaseline = 'middle'
  ctx.textAlign = 'left'
  ctx.fillText(label, x + 8 * ratio, y, room * ratio)
}
