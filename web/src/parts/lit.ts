/** What is lit: the things that can be chosen next. */

/** Scrolls to what is lit, unless some of it is in sight already. */
export function bringIntoSight(): void {
  const lit = [...document.querySelectorAll('[data-glow]')].filter((one) => one.checkVisibility?.())
  if (!lit.some(isInSight)) lit[0]?.scrollIntoView({ block: 'center' })
}

/** Says whether a thing is met in its middle: inside the window, under nothing else. */
function isInSight(one: Element): boolean {
  const { left, top, width, height } = one.getBoundingClientRect()
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
