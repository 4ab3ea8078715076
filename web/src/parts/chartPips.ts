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

/** Draws over a chart. */
export function drawPips(plot: uPlot, series: readonly Line[], lines: readonly number[], css: Css): void {
  const paper = plot.ctx
  const ratio = plot.width ? paper.canvas.width / plot.width : 1
  paper.save()
  for (const line of lines) redLine(plot, line, css('--line-red'), ratio)
  series.forEach((one) => {
    const colour = seatColour(css, one.seat)
    one.values.forEach((value, i) => value != null && pip(plot, plot.data[0][i]!, value, one.seat % 5, colour, css('--surface'), ratio))
    nameAtEnd(plot, one, css, ratio)
  })
  paper.restore()
}

function redLine(plot: uPlot, value: number, colour: string, ratio: number): void {
  const y = plot.valToPos(value + 0.5, 'y', true)
  if (y < plot.bbox.top || y > plot.bbox.top + plot.bbox.height) return
  const { ctx } = plot
  ctx.strokeStyle = colour
  ctx.lineWidth = 1.2 * ratio
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

function nameAtEnd(plot: uPlot, { name, values }: Line, css: Css, ratio: number): void {
  const i = values.findLastIndex((value) => value != null)
  if (i < 0) return
  const { ctx } = plot
  ctx.fillStyle = css('--ink')
  ctx.font = `600 ${12 * ratio}px ${css('--font') || 'sans-serif'}`
  ctx.textBaseline = 'middle'
  ctx.textAlign = 'left'
  ctx.fillText(name, plot.valToPos(plot.data[0][i]!, 'x', true) + 8 * ratio, plot.valToPos(values[i]!, 'y', true))
}
