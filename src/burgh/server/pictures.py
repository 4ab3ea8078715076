"""Pictures of finished games, made once and kept for a while; and what a link's preview says."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

import burgh
from burgh.core.game import View
from burgh.core.speaker import Speaker
from burgh.core.text import words
from burgh.drawing.art import NotDrawn
from burgh.pictures.card import Finished, draw, title_name, told
from burgh.pictures.png import NoPng, png
from burgh.table.refused import Refused
from burgh.table.seats import SPECTATOR_SEAT, Chair
from burgh.table.sitting import Sitting

MOST_KEPT: Final = 128  # of about 100 kB each


class Wish(NamedTuple):
    """Which picture: everything that it depends on."""

    table: str
    kind: str  # svg or png
    language: str
    seat: int | None
    has_names: bool
    seq: int = -1  # of the last event: a name may have gone


class Album:
    """Pictures that were made, the oldest goes."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Wish, bytes] = OrderedDict()

    async def get(self, wish: Wish, game: Callable[[], Awaitable[Finished]]) -> bytes:
        """A picture; it is drawn in a thread, so that nobody waits for it who did not ask."""
        found = self.kept.get(wish)
        if found is None:
            found = await asyncio.to_thread(make, wish, await game())
            self.kept[wish] = found
        self.kept.move_to_end(wish)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return found

    def forget(self, table: str) -> None:
        """Keep no picture of a table that is deleted."""
        for wish in [wish for wish in self.kept if wish.table == table]:
            del self.kept[wish]


def make(wish: Wish, game: Finished) -> bytes:
    """Draw a picture."""
    try:
        svg = draw(game, wish.language, wish.seat)
        return svg.encode() if wish.kind == "svg" else png(svg)
    except NotDrawn:
        raise Refused("unavailable", "the client's drawings are not built here") from None
    except NoPng:
        raise Refused("unavailable", "PNG needs burgh[pictures]; there is an SVG") from None


def finished(sitting: Sitting, language: str, *, has_names: bool) -> Finished:
    """A game that is over as everybody may know it; of any other nothing is told."""
    game = sitting.playing()
    result = game.outcome()
    if not sitting.has_ended or result is None:
        raise Refused("not_ended", "the picture is made once the game is over")
    title = game.title
    view = View(title, game.options, game.state.view(SPECTATOR_SEAT))
    speaker = title.speaker(language, game.options)
    return Finished(
        title=title,
        options=game.options,
        names=names(sitting, speaker, language) if has_names else (),
        outcome=result,
        position=view.position(),
        facts=title.facts(view.state),
    )


def names(sitting: Sitting, speaker: Speaker, language: str) -> tuple[str, ...]:  # type: ignore[type-arg]
    """What everybody at a table is called."""
    said = words("burgh.pictures", language)

    def name(seat: int, chair: Chair) -> str:
        if chair.kind == "automatic" and speaker.words.knows("bot-name"):
            return speaker.words.say("bot-name")
        return chair.name or said.say("picture-player", number=seat + 1)

    return tuple(name(seat, chair) for seat, chair in enumerate(sitting.chairs))


class Preview(NamedTuple):
    """What the preview of a link says."""

    title: str
    text: str
    has_picture: bool


def preview(sitting: Sitting, language: str, *, has_names: bool, is_replay: bool) -> Preview:
    """Of a finished game its result; of others which game, and its seats; nothing else."""
    said = words("burgh.pictures", language)
    if sitting.has_ended and sitting.early_end is None:
        game = finished(sitting, language, has_names=has_names)
        own = game.words(language)
        heading, note = told(game, own, game.best)
        text = said.say("preview-replay-text") if is_replay else note
        title = said.say("preview-ended", title=title_name(own), heading=heading)
        return Preview(title, text, True)
    played = burgh.title(sitting.plan.title)
    speaker = played.speaker(language, played.options.read(sitting.plan.options))
    facts: dict[str, int | str] = {
        "title": title_name(speaker.words),
        "players": len(sitting.chairs),
        "free": sum(chair.kind in ("open", "link") for chair in sitting.chairs),
    }
    state = {"open": "open", "playing": "playing", "ended": "stopped"}[sitting.status]
    return Preview(said.say(f"preview-{state}", **facts), said.say(f"preview-{state}-text"), False)
