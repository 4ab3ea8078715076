/** Whether a pointer was really moved to a thing: what changes under a pointer that rests was not pointed at. */

/** Pixels that a hand trembles. */
export const SLIP = 10

let pressed: { readonly x: number; readonly y: number } | null = null

if (typeof document !== 'undefined')
  document.addEventListener('pointerdown', ({ clientX, clientY }) => (pressed = { x: clientX, y: clientY }), true)

/** Says whether a mouse has come here by itself, not by what a click has put under it. */
export function isPointed({ pointerType, clientX, clientY }: PointerEvent): boolean {
  const rests = pressed !== null && Math.hypot(clientX - pressed.x, clientY - pressed.y) < SLIP
  if (!rests) pressed = null
  return pointerType === 'mouse' && !rests
}
