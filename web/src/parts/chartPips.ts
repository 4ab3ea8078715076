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
  ends.forEach((end, i) => nameAtEnd(plot, end.name, end.x, heights[i]!, css, ratio))
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
  ctx.beginPath()
  ctx.moveTo(plot.bbox.left, y)
  ctx.lineTo(plot.bbox.left + plot.bbox.width, y)
  ctx.stroke()
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

function endOf(plot: uPlot, { name, values }: Line): { name: string; x: number; y: number }[] {
  const i = values.findLastIndex((value) => value != null)
  return i < 0 ? [] : [{ name, x: plot.valToPos(plot.data[0][i]!, 'x', true), y: plot.valToPos(values[i]!, 'y', true) }]
}

function nameAtEnd({ ctx }: uPlot, name: string, x: number, y: number, css: Css, ratio: number): void {
  ctx.fillStyle = css('--ink')
  ctx.font = `600 ${12 * ratio}px ${css('--font') || 'sans-serif'}`
  ctx.textBaseline = 'middle'
  ctx.textAlign = 'left'
  ctx.fillText(name, x + 8 * ratio, y, 62 * ratio)
}
