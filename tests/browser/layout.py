"""Where things lie on a page: whole, inside the window, clear of each other, and large enough.

A test names what must be there by a CSS selector each. `out_of_place` gives what is wrong in words:

    for size in SIZES:
        hands.resize(*size)
        assert out_of_place(hands, {"the ask": "p.ask", "the map": ".map.panel"}) == []
"""

from __future__ import annotations

from collections.abc import Mapping

from tests.browser.hands import Hands

# Laptops and larger, a tablet, a phone upright and on its side.
SIZES = ((1366, 768), (1440, 900), (1600, 900), (1920, 1080), (900, 1200), (360, 740), (740, 360))

# For each thing: it is there; it lies inside the window; no parent that scrolls or hides cuts it;
# nothing else is met at its middle and corners. Then every two of them: neither lies on the other.
OUT_OF_PLACE = """(wanted) => {
    const SLACK = 1.5
    const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        && one.getBoundingClientRect().width > 0
    const inside = (a, b) => a.left >= b.left - SLACK && a.top >= b.top - SLACK
        && a.right <= b.right + SLACK && a.bottom <= b.bottom + SLACK
    const px = (box) => ['left', 'top', 'right', 'bottom']
        .map((side) => Math.round(box[side])).join(' ')
    const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
    const cuts = (one) => {
        const style = getComputedStyle(one)
        return style.display !== 'contents'
            && (style.overflowX !== 'visible' || style.overflowY !== 'visible')
    }
    const parents = ({ parentElement: one }) => one ? [one, ...parents(one)] : []
    const isFixed = (one) => getComputedStyle(one).position === 'fixed'
    const isPage = (one) => one === document.body || one === document.documentElement
    const isSame = (one, met) => met !== null && (one.contains(met) || met.contains(one))
    const points = ({ left, top, right, bottom }) => {
        const [dx, dy] = [Math.min(12, (right - left) / 4), Math.min(12, (bottom - top) / 4)]
        return [
            [(left + right) / 2, (top + bottom) / 2],
            ...[left + dx, right - dx].flatMap((x) => [top + dy, bottom - dy].map((y) => [x, y])),
        ]
    }
    const alone = ([name, one]) => {
        const box = one.getBoundingClientRect()
        if (!inside(box, page))
            return [`${name} is not inside the window of ${innerWidth} ${innerHeight}: ${px(box)}`]
        // What is fixed to the window is cut by no parent of the page.
        const fixed = [one, ...parents(one)].findIndex(isFixed)
        const around = fixed < 0 ? parents(one) : parents(one).slice(0, fixed)
        const cut = around.filter((each) => !isPage(each) && cuts(each))
            .find((each) => !inside(box, each.getBoundingClientRect()))
        if (cut) return [`${name} is cut by ${cut.className || cut.tagName}: ${px(box)}`]
        return points(box).flatMap(([x, y]) => {
            const met = document.elementFromPoint(x, y)
            const by = met?.outerHTML.slice(0, 90)
            const said = `${name} is covered at ${Math.round(x)} ${Math.round(y)} by ${by}`
            return isSame(one, met) ? [] : [said]
        }).slice(0, 1)
    }
    const lies = (one, other) => {
        const [a, b] = [one, other].map((each) => each.getBoundingClientRect())
        return !one.contains(other) && !other.contains(one)
            && a.left < b.right - SLACK && b.left < a.right - SLACK
            && a.top < b.bottom - SLACK && b.top < a.bottom - SLACK
    }
    const found = Object.entries(wanted)
        .map(([name, selector]) => [name, [...document.querySelectorAll(selector)].filter(shown)])
    const missing = found.filter(([, all]) => !all.length).map(([name]) => `${name} is not there`)
    const things = found.flatMap(([name, all]) => all.map((one) => [name, one]))
    const pairs = things.flatMap(([name, one], i) => things.slice(i + 1)
        .filter(([, other]) => lies(one, other)).map(([other]) => `${name} lies on ${other}`))
    return [...missing, ...things.flatMap(alone), ...pairs]
}"""
LEAST_SIDE = """(all) => Math.min(...all.map((one) => one.getBoundingClientRect())
    .map(({ width, height }) => Math.min(width, height)))"""
# The size of letters on the screen: what a drawing is scaled by counts.
LEAST_LETTERS = """(all) => Math.min(...all.map((one) => {
    const drawn = one.ownerSVGElement ? one.getScreenCTM().a : 1
    return parseFloat(getComputedStyle(one).fontSize) * drawn
}))"""


def out_of_place(hands: Hands, wanted: Mapping[str, str]) -> list[str]:
    """Give what is missing, outside the window, cut, covered, or lies on something else of these.

    `wanted` says by which selector each thing is found; where several match, each of them counts.
    """
    hands.is_still()
    return list(hands.page.evaluate(OUT_OF_PLACE, dict(wanted)))


def scrolls(hands: Hands) -> bool:
    """Say whether the page is higher than its window."""
    hands.is_still()
    return bool(hands.page.evaluate("document.documentElement.scrollHeight > innerHeight + 1"))


def least_side(hands: Hands, selector: str) -> float:
    """Give the shortest side of all that match, in pixels of the screen."""
    return float(hands.page.locator(selector).evaluate_all(LEAST_SIDE))


def least_letters(hands: Hands, selector: str) -> float:
    """Give the size of the smallest letters of all that match, in pixels of the screen."""
    return float(hands.page.locator(selector).evaluate_all(LEAST_LETTERS))
