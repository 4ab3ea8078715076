"""The picture of a finished game: what was reached, everybody's bars, and the city."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any, Final

import msgspec

from burgh.core.text import Words, words
from burgh.games.skylines.content import content as skylines_content
from burgh.pictures.art import art
from burgh.pictures.cities import CITIES, packs
from burgh.pictures.letters import cut, lines, set_within
from burgh.pictures.sheet import Box, Sheet, fitted

WIDTH, HEIGHT = 1200, 630
LEFT, TEXT = 48.0, 424.0  # where the words begin, and how wide they may be
ROOM: Final = Box(484, 28, 690, 574)  # for the city
SIZES: Final = (58.0, 52.0, 46.0, 40.0, 34.0)
SEATS: Final = 5  # there are so many colours


class Finished(msgspec.Struct, frozen=True):
    """A game that is over, as everybody may know it."""

    title: str  # its key
    title_name: str
    names: tuple[str, ...]  # of the seats; empty where nobody is to be named
    scores: tuple[int, ...]
    ranking: tuple[tuple[int, ...], ...]
    is_shared: bool
    result: str  # the name of what was reached together, if it has one
    wins_from: int
    position: Mapping[str, Any]
    facts: Mapping[str, Any]

    @property
    def best(self) -> int:
        """The seat that won, or the first of those that did; without a winner the first seat."""
        return next((seat for group in self.ranking for seat in group), 0)


def draw(game: Finished, language: str, seat: int | None = None) -> str:
    """The picture of a game as SVG, in a language; of one seat's city where each has its own."""
    sheet = Sheet(art())
    shown = game.best if seat is None else seat
    said = words("burgh.pictures", language)
    colours = sheet.art.colours
    heading, note = told(game, said, shown)
    sheet.rect(Box(0, 0, WIDTH, HEIGHT), colours["bg"])
    city(sheet, game, shown)
    brand(sheet, game)
    size, broken = set_within(heading, SIZES, 800, TEXT, 2)
    y = 112.0
    for line in broken:
        y += size * 1.04
        sheet.text(line, LEFT, y, size, 800, colours["ink"])
    y += 14
    for line in lines(note, 22, 500, TEXT)[:2]:
        y += 30
        sheet.text(cut(line, 22, 500, TEXT), LEFT, y, 22, 500, colours["muted"])
    if game.is_shared and game.title == "skylines":
        results(sheet, game, y + 34)
    else:
        bars(sheet, game, y + 30)
    sheet.text(said.say("picture-foot"), LEFT, 588, 20, 500, colours["muted"])
    return written(sheet, f"{heading}. {note}")


def brand(sheet: Sheet, game: Finished) -> None:
    """Whose picture it is, and of which game."""
    ink, muted = sheet.art.colours["ink"], sheet.art.colours["muted"]
    sheet.symbol("g-burgh", "", LEFT, 44, 36)
    sheet.text("Burgh", LEFT + 46, 70, 22, 800, ink)
    sheet.text(f"· {game.title_name}", LEFT + 122, 70, 22, 500, muted)


def told(game: Finished, said: Words, seat: int) -> tuple[str, str]:
    """The heading and the line under it."""
    name = game.names[seat] if game.names else "none"
    facts: dict[str, int | str] = {
        "name": name,
        "count": game.scores[seat],
        "players": len(game.scores),
    }
    if game.is_shared:
        facts["result"] = game.result or "none"
        facts["names"] = ", ".join(game.names) or "none"
        return said.say("picture-together", **facts), said.say("picture-together-note", **facts)
    known = f"picture-{game.title}"
    heading = said.say(known if said.knows(known) else "picture-other", **facts)
    if len(game.scores) == 1:
        return heading, said.say("picture-alone")
    own = f"{known}-won" if note(game, seat) == "picture-won" else ""
    key = own if own and said.knows(own) else note(game, seat)
    return heading, said.say(key, **(facts | amounts(game, seat)))


def note(game: Finished, seat: int) -> str:
    """Which line says how a seat came out."""
    if seat not in game.ranking[0]:
        return "picture-place"
    return "picture-won" if len(game.ranking[0]) == 1 else "picture-tie"


def amounts(game: Finished, seat: int) -> dict[str, int]:
    """By how much a seat won, and its place."""
    others = [score for each, score in enumerate(game.scores) if each != seat]
    place = 1
    for group in game.ranking:
        if seat in group:
            break
        place += len(group)
    return {"margin": game.scores[seat] - max(others), "place": place}


def bars(sheet: Sheet, game: Finished, top: float) -> None:
    """A bar for each seat, the best first."""
    colours = sheet.art.colours
    order = [seat for group in game.ranking for seat in group]
    step = min(48.5, (550 - top) / max(1, len(order)))
    most = max(1, *game.scores)
    for at, seat in enumerate(order):
        y = top + at * step
        colour = colours[f"seat-{seat % SEATS + 1}"]
        sheet.add(f'<circle cx="{LEFT + 18}" cy="{y + 18:.1f}" r="18" fill="{colour}"/>')
        initial = game.names[seat].strip()[:1].upper() if game.names else str(seat + 1)
        sheet.text(initial, LEFT + 18, y + 25, 19, 800, colours["seat-ink"], "middle")
        sheet.rect(Box(LEFT + 48, y + 7, 260, 22), colours["sunk"], 5)
        wide = 260 * max(0, game.scores[seat]) / most
        if wide >= 1:
            sheet.rect(Box(LEFT + 48, y + 7, wide, 22), colour, min(5.0, wide / 2))
        score = str(game.scores[seat]).replace("-", "−")
        sheet.text(score, LEFT + 390, y + 28, 28, 800, colours["ink"], "end")


def results(sheet: Sheet, game: Finished, top: float) -> None:
    """The eight results of Skylines as steps, with the one that was reached."""
    colours = sheet.art.colours
    steps = list(skylines_content(packs(game.position)).results.values())
    score = game.scores[0]
    reached = max(at for at, least in enumerate(steps) if least is None or score >= least)
    wide = 388 / len(steps)
    tall = min(118.0, 500 - top)
    for at, least in enumerate(steps):
        high = tall * (at + 1) / len(steps)
        won = least is not None and least >= game.wins_from
        fill = colours["ink" if at == reached else "heat-p2" if won else "sunk"]
        left = LEFT + at * wide
        sheet.rect(Box(left, top + tall - high, wide - 4, high), fill, 3)
        shown = f"<{steps[1]}" if least is None else str(least)
        sheet.text(shown, left + wide / 2 - 2, top + tall + 24, 18, 500, colours["muted"], "middle")


def city(sheet: Sheet, game: Finished, seat: int) -> None:
    """The city, where the title can draw one."""
    drawing = CITIES.get(game.title)
    if drawing is not None:
        own = Sheet(sheet.art)
        box = drawing(own, game.position, game.facts, seat)
        sheet.group(own, fitted(box, ROOM))


def written(sheet: Sheet, description: str) -> str:
    """The sheet as a file."""
    symbols = "".join(sheet.symbols.values())
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}"'
        f' viewBox="0 0 {WIDTH} {HEIGHT}" role="img"><title>{escape(description)}</title>'
        f"<defs>{symbols}</defs>{''.join(sheet.parts)}</svg>"
    )
