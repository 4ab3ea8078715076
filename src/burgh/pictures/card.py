"""The picture of a finished game: what was reached, everybody's bars, and the city."""

from __future__ import annotations

from typing import Final

import msgspec

from burgh.core.text import Words
from burgh.core.title import AnyTitle, Plain
from burgh.core.values import Outcome
from burgh.drawing.art import art
from burgh.drawing.letters import cut, lines, set_within
from burgh.drawing.sheet import Box, Sheet, fitted

WIDTH, HEIGHT = 1200, 630
LEFT, TEXT = 48.0, 424.0  # where the words begin, and how wide they may be
ROOM: Final = Box(484, 28, 690, 574)  # for the city
SIZES: Final = (58.0, 52.0, 46.0, 40.0, 34.0)
SEATS: Final = 5  # there are so many colours


class Finished(msgspec.Struct, frozen=True):
    """A game that is over, as everybody may know it."""

    title: AnyTitle
    options: Plain
    names: tuple[str, ...]  # of the seats; empty where nobody is to be named
    outcome: Outcome
    position: Plain
    facts: Plain

    @property
    def best(self) -> int:
        """The seat that won, or the first of those that did; without a winner the first seat."""
        return next((seat for group in self.outcome.ranking for seat in group), 0)

    @property
    def is_shared(self) -> bool:
        """Whether all had one score."""
        return self.title.is_shared

    def words(self, language: str) -> Words:
        """The title's words with those of pictures."""
        return self.title.speaker(language, self.options, "burgh.pictures").words


def draw(game: Finished, language: str, seat: int | None = None) -> str:
    """The picture of a game as SVG, in a language; of one seat's city where each has its own."""
    sheet = Sheet(art())
    shown = game.best if seat is None else seat
    said = game.words(language)
    colours = sheet.art.colours
    heading, note = told(game, said, shown)
    sheet.rect(Box(0, 0, WIDTH, HEIGHT), colours["bg"])
    city(sheet, game, shown)
    brand(sheet, title_name(said))
    size, broken = set_within(heading, SIZES, 800, TEXT, 2)
    y = 112.0
    for line in broken:
        y += size * 1.04
        sheet.text(line, LEFT, y, size, 800, colours["ink"])
    y += 14
    for line in lines(note, 22, 500, TEXT)[:2]:
        y += 30
        sheet.text(cut(line, 22, 500, TEXT), LEFT, y, 22, 500, colours["muted"])
    own = game.title.picture
    if own is not None and own.result is not None:
        room = Box(LEFT, y + 34, 388, min(142.0, 490 - y))
        own.result(sheet, game.position, game.outcome, room)
    else:
        bars(sheet, game, y + 30)
    sheet.text(said.say("picture-foot"), LEFT, 588, 20, 500, colours["muted"])
    return sheet.file(WIDTH, HEIGHT, f"{heading}. {note}", WIDTH)


def brand(sheet: Sheet, name: str) -> None:
    """Whose picture it is, and of which game."""
    ink, muted = sheet.art.colours["ink"], sheet.art.colours["muted"]
    sheet.symbol("g-burgh", "", LEFT, 44, 36)
    sheet.text("Burgh", LEFT + 46, 70, 22, 800, ink)
    sheet.text(f"· {name}", LEFT + 122, 70, 22, 500, muted)


def told(game: Finished, said: Words, seat: int) -> tuple[str, str]:
    """The heading and the line under it."""
    name = game.names[seat] if game.names else "none"
    facts: dict[str, int | str] = {
        "name": name,
        "count": game.outcome.scores[seat],
        "players": len(game.outcome.scores),
    }
    if game.is_shared:
        band = game.outcome.facts.get("band")
        facts["result"] = said.say(f"band-{band}") if band else "none"
        facts["names"] = ", ".join(game.names) or "none"
        return said.say("picture-together", **facts), said.say("picture-together-note", **facts)
    heading = said.say(own_or(said, "picture-heading"), **facts)
    if len(game.outcome.scores) == 1:
        return heading, said.say("picture-alone")
    key = own_or(said, note(game, seat))
    return heading, said.say(key, **(facts | amounts(game, seat)))


def own_or(said: Words, key: str) -> str:
    """The message that a title has in place of one for all, else that one."""
    own = f"own-{key}"
    return own if said.knows(own) else key


def title_name(said: Words) -> str:
    """What a title is called where there is little room."""
    return said.say("title.short" if said.knows("title.short") else "title")


def note(game: Finished, seat: int) -> str:
    """Which line says how a seat came out."""
    if seat not in game.outcome.ranking[0]:
        return "picture-place"
    return "picture-won" if len(game.outcome.ranking[0]) == 1 else "picture-tie"


def amounts(game: Finished, seat: int) -> dict[str, int]:
    """By how much a seat won, and its place."""
    others = [score for each, score in enumerate(game.outcome.scores) if each != seat]
    place = 1
    for group in game.outcome.ranking:
        if seat in group:
            break
        place += len(group)
    return {"margin": game.outcome.scores[seat] - max(others), "place": place}


def bars(sheet: Sheet, game: Finished, top: float) -> None:
    """A bar for each seat, the best first."""
    colours = sheet.art.colours
    order = [seat for group in game.outcome.ranking for seat in group]
    step = min(48.5, (550 - top) / max(1, len(order)))
    most = max(1, *game.outcome.scores)
    for at, seat in enumerate(order):
        y = top + at * step
        colour = colours[f"seat-{seat % SEATS + 1}"]
        sheet.add(f'<circle cx="{LEFT + 18}" cy="{y + 18:.1f}" r="18" fill="{colour}"/>')
        initial = game.names[seat].strip()[:1].upper() if game.names else str(seat + 1)
        sheet.text(initial, LEFT + 18, y + 25, 19, 800, colours["seat-ink"], "middle")
        sheet.rect(Box(LEFT + 48, y + 7, 260, 22), colours["sunk"], 5)
        wide = 260 * max(0, game.outcome.scores[seat]) / most
        if wide >= 1:
            sheet.rect(Box(LEFT + 48, y + 7, wide, 22), colour, min(5.0, wide / 2))
        score = str(game.outcome.scores[seat]).replace("-", "−")
        sheet.text(score, LEFT + 390, y + 28, 28, 800, colours["ink"], "end")


def city(sheet: Sheet, game: Finished, seat: int) -> None:
    """The city, where the title can draw one."""
    if game.title.picture is not None:
        own = Sheet(sheet.art)
        box = game.title.picture.city(own, game.position, game.facts, seat)
        sheet.group(own, fitted(box, ROOM))
