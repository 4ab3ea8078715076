"""The curve of a review as an SVG picture: a line for each account, mistakes, reveals.

Plain XML without scripts or fonts from elsewhere; it follows the reader's light or dark colours.
What colour says, shape says as well: lines have patterns and names, mistakes are wedges, reveals
dots.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from burgh.study.review import Decision, Review

WIDTH: Final = 960
HEIGHT: Final = 420
LEFT: Final = 56
RIGHT: Final = 150
TOP: Final = 48
BOTTOM: Final = 56
TICKS: Final = 5
APART: Final = 16  # between two names at the end of lines
DASHES: Final = ("none", "9 4", "2 4", "12 4 2 4", "5 5")

# Seats: rose, petrol, ochre, blue, graphite. Violet is for reveals, red for mistakes.
STYLE: Final = """
.paper{fill:#fff}.ink{fill:#22252a}.soft{fill:#5a6068}.rule{stroke:#d5d9de;stroke-width:1}
.line{fill:none;stroke-width:2.5;stroke-linejoin:round}
.seat0{stroke:#b3305c}.seat1{stroke:#0b6b75}.seat2{stroke:#8a6100}.seat3{stroke:#2f5fb3}
.seat4{stroke:#4a4f57}
.name0{fill:#b3305c}.name1{fill:#0b6b75}.name2{fill:#8a6100}.name3{fill:#2f5fb3}
.name4{fill:#4a4f57}
.mistake{fill:#c62828}.reveal{fill:#7b3fbf}
text{font:13px system-ui,sans-serif}.head{font-size:16px;font-weight:600}
@media (prefers-color-scheme:dark){
.paper{fill:#16181c}.ink{fill:#e8eaed}.soft{fill:#a9b0b8}.rule{stroke:#363b42}
.seat0{stroke:#f08fb0}.seat1{stroke:#6cc7d1}.seat2{stroke:#dcb54e}.seat3{stroke:#92b6f5}
.seat4{stroke:#c3c8cf}
.name0{fill:#f08fb0}.name1{fill:#6cc7d1}.name2{fill:#dcb54e}.name3{fill:#92b6f5}
.name4{fill:#c3c8cf}
.mistake{fill:#ff7b72}.reveal{fill:#c79bff}}
"""

Say = Callable[..., str]


class Frame(NamedTuple):
    """Where plies and points lie on the picture."""

    plies: int
    low: float
    high: float

    def x(self, ply: float) -> float:
        """The place of a number of moves made."""
        return round(LEFT + (WIDTH - LEFT - RIGHT) * ply / max(1, self.plies), 1)

    def y(self, points: float) -> float:
        """The place of a number of points."""
        share = (points - self.low) / (self.high - self.low)
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share, 1)


def draw(review: Review, names: Sequence[str], heading: str, say: Say) -> str:
    """Draw the expected final points of every account; `say` knows the words `chart-...`."""
    frame = frame_of(review)
    called = names if len(review.balance) > 1 else [say("chart-table")]
    title = say("chart-title", title=heading)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        'aria-labelledby="chart-title chart-desc">',
        f'<title id="chart-title">{escape(title)}</title>',
        f'<desc id="chart-desc">{escape(description(review, called, say))}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{WIDTH}" height="{HEIGHT}"/>',
        f'<text class="ink head" x="{LEFT}" y="26">{escape(title)}</text>',
        *axes(frame, say),
        *lines(review, frame),
        *reveals(review, frame, say),
        *mistakes(review, frame, say),
        *labels(review, frame, called),
        *legend(say),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def frame_of(review: Review) -> Frame:
    """Choose the range of points, with a little air around the lines."""
    every = [points for moment in review.curve for points in moment.points]
    low, high = min(every), max(every)
    air = max(1.0, (high - low) * 0.08)
    return Frame(len(review.curve) - 1, low - air, high + air)


def description(review: Review, names: Sequence[str], say: Say) -> str:
    """Say in a sentence for each account what the lines show."""
    first, last = review.curve[0].points, review.curve[-1].points
    return " ".join(
        say("chart-desc", name=name, first=round(first[who]), last=round(last[who]))
        for who, name in enumerate(names[: len(first)])
    )


def axes(frame: Frame, say: Say) -> Iterator[str]:
    """Draw rules with numbers for points, and numbers for moves."""
    below = HEIGHT - BOTTOM + 18
    for tick in range(TICKS):
        points = frame.low + (frame.high - frame.low) * tick / (TICKS - 1)
        y = frame.y(points)
        yield f'<path class="rule" d="M{LEFT} {y}H{WIDTH - RIGHT}"/>'
        yield f'<text class="soft" x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{points:.0f}</text>'
        ply = round(frame.plies * tick / (TICKS - 1))
        x = frame.x(ply)
        yield f'<text class="soft" x="{x}" y="{below}" text-anchor="middle">{ply}</text>'
    yield f'<text class="soft" x="{LEFT}" y="{TOP - 6}">{escape(say("chart-points"))}</text>'
    yield (
        f'<text class="soft" x="{WIDTH - RIGHT}" y="{HEIGHT - BOTTOM + 34}" text-anchor="end">'
        f"{escape(say('chart-moves'))}</text>"
    )


def lines(review: Review, frame: Frame) -> Iterator[str]:
    """Draw a line for each account."""
    for who in range(len(review.balance)):
        path = " ".join(
            f"{frame.x(moment.ply)},{frame.y(moment.points[who])}" for moment in review.curve
        )
        dash = DASHES[who % len(DASHES)]
        yield f'<polyline class="line seat{who}" stroke-dasharray="{dash}" points="{path}"/>'


def spot(review: Review, frame: Frame, decision: Decision, ply: int) -> tuple[float, float]:
    """The place on the line of the one who decided."""
    who = decision.seat if len(review.balance) > 1 else 0
    return frame.x(ply), frame.y(review.curve[ply].points[who])


def reveals(review: Review, frame: Frame, say: Say) -> Iterator[str]:
    """Draw a dot after each move that turned something up, larger the more it mattered."""
    for decision in review.decisions:
        if decision.revealed:
            x, y = spot(review, frame, decision, decision.ply)
            luck = decision.luck[decision.seat if len(review.balance) > 1 else 0]
            size = min(6.0, 2.0 + abs(luck) / 2)
            told = say("chart-reveal-at", ply=decision.ply, luck=f"{luck:+.1f}")
            yield (
                f'<circle class="reveal" cx="{x}" cy="{y}" r="{size:.1f}">'
                f"<title>{escape(told)}</title></circle>"
            )


def mistakes(review: Review, frame: Frame, say: Say) -> Iterator[str]:
    """Draw a wedge where a better move was clearly there; the costliest are the largest."""
    costliest = {mistake.ply for mistake in review.costliest}
    for decision in review.decisions:
        if decision.mistake:
            x, y = spot(review, frame, decision, decision.ply - 1)
            size = 9 if decision.ply in costliest else 5
            told = say(
                "chart-mistake-at",
                ply=decision.ply,
                regret=f"{decision.regret.mean:.1f}",
                best=decision.best,
            )
            yield (
                f'<path class="mistake" d="M{x} {y - 3}l{-size} {-2 * size}h{2 * size}z">'
                f"<title>{escape(told)}</title></path>"
            )


def labels(review: Review, frame: Frame, names: Sequence[str]) -> Iterator[str]:
    """Write each name and its last number where its line ends, one below the other."""
    last = review.curve[-1].points
    y = float(TOP)
    for who in sorted(range(len(last)), key=lambda who: -last[who]):
        y = max(y, frame.y(last[who]) + 4)
        yield (
            f'<text class="name{who}" x="{WIDTH - RIGHT + 10}" y="{y}">'
            f"{escape(names[who])} {last[who]:.0f}</text>"
        )
        y += APART


def legend(say: Say) -> Iterator[str]:
    """Say what wedges and dots are."""
    y = HEIGHT - 16
    yield f'<path class="mistake" d="M{LEFT + 6} {y + 2}l-5 -10h10z"/>'
    yield f'<text class="soft" x="{LEFT + 18}" y="{y}">{escape(say("chart-mistake"))}</text>'
    x = LEFT + 250
    yield f'<circle class="reveal" cx="{x}" cy="{y - 4}" r="4"/>'
    yield f'<text class="soft" x="{x + 12}" y="{y}">{escape(say("chart-reveal"))}</text>'
