"""Pictures of finished games: their size, their words, the city, and nothing that is not theirs."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable
from functools import lru_cache
from xml.etree import ElementTree

import msgspec
import pytest

import burgh
from burgh.bots.match import make_bots, play
from burgh.core.folders import package_folder
from burgh.core.text import LANGUAGES
from burgh.drawing.art import art
from burgh.drawing.letters import advances, cut, lines, set_within, width
from burgh.games.bigcity.content import content as bigcity_content
from burgh.games.skylines.content import content as skylines_content
from burgh.games.suburbia.content import content as suburbia_content
from burgh.pictures.card import HEIGHT, SIZES, TEXT, WIDTH, Finished, draw
from burgh.pictures.png import has_png, png

TITLES = ("suburbia", "bigcity", "skylines")
NAMES = ("Ada & Co", "Bruno", "Chiara")
SVG = "{http://www.w3.org/2000/svg}"


@lru_cache
def finished(title: str, *, has_names: bool = True) -> Finished:
    known = burgh.title(title)
    options = known.options.read({"players": 3})
    game = play(known, options, make_bots(["random"], 3, 5), 5)
    result = game.outcome()
    assert result is not None
    view = game.view(-1)
    return Finished(
        title=known,
        options=options,
        names=NAMES if has_names else (),
        outcome=result,
        position=view.position(),
        facts=known.facts(view.state),
    )


def said(svg: str) -> list[str]:
    return [each.text or "" for each in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_a_picture_is_whole_in_every_language(title: str, language: str) -> None:
    """1200 by 630, with the names, the scores and a city, in colours that any reader knows."""
    game = finished(title)
    svg = draw(game, language)
    top = ElementTree.fromstring(svg)
    assert (top.get("width"), top.get("height")) == (str(WIDTH), str(HEIGHT)) == ("1200", "630")
    assert "var(" not in svg
    assert 'class="' not in svg
    symbols = {each.get("id") for each in top.iter(f"{SVG}g") if each.get("id")}
    used = [(each.get("href") or "")[1:] for each in top.iter(f"{SVG}use")]
    assert set(used) == symbols
    assert len(used) > 5, "a city has buildings"
    words = said(svg)
    if not game.is_shared:
        shown = [str(score).replace("-", "−") for score in game.outcome.scores]
        assert all(score in words for score in shown)
    assert "Ada & Co" in " ".join(words) or game.best != 0


@pytest.mark.parametrize("title", TITLES)
def test_a_picture_without_names_has_none(title: str) -> None:
    """Who wishes none is not named, nor by a first letter."""
    svg = draw(finished(title, has_names=False), "en")
    assert not [name for name in NAMES if name.partition(" ")[0] in svg]
    assert not {"A", "B", "C"} & set(said(svg))


def test_every_seat_of_suburbia_has_a_picture_of_its_own() -> None:
    """Where everybody builds a city, each can be shown."""
    assert len({draw(finished("suburbia"), "en", seat) for seat in range(3)}) == 3


def test_a_title_that_draws_no_city_has_a_picture() -> None:
    """Heading and bars stand for any title."""
    game = finished("suburbia")
    plain = msgspec.structs.replace(game.title, picture=None)
    svg = draw(msgspec.structs.replace(game, title=plain), "en")
    assert [str(score) in said(svg) for score in game.outcome.scores] == [True] * 3
    assert "<use" in draw(game, "en")
    assert svg.count("<use") == 1, "our own sign, and no city"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_heading_has_two_lines_at_most(language: str) -> None:
    """However long the name, it stays in its column."""
    for text in ("4 people", "Ada’s borough " * 9, "Северо-Западный " * 4, "W" * 60):
        size, broken = set_within(text.strip(), SIZES, 800, TEXT, 2)
        assert size <= 58
        assert len(broken) <= 2
        assert all(width(line, size, 800) <= TEXT for line in broken), (text, language)


def test_letters_are_as_wide_as_the_font_says() -> None:
    """Read from the font itself: W is wider than i, Cyrillic is there, figures are alike enough."""
    bold = advances(800)
    assert bold[ord("W")] > 3 * bold[ord("i")]
    assert {ord(letter) for letter in "Жёщ№’«»—−€Éœ"} <= bold.keys()
    assert lines("one two", 20, 500, 1000) == ["one two"]
    assert lines("one two", 20, 500, 1) == ["one", "two"]
    assert cut("borough", 20, 500, 50).endswith("…")


def test_every_printed_thing_has_a_drawing() -> None:
    """The client's own tables know each tile and building, and the symbols they name exist."""
    known = art()
    things: dict[tuple[str, str], Iterable[str]] = {
        ("suburbia", "tile"): suburbia_content().tiles,
        ("bigcity", "piece"): bigcity_content().pieces,
        ("skylines", "tile"): skylines_content().tiles,
    }
    for (title, group), own in things.items():
        for thing in own:
            drawn = known.drawn(title, group, thing)
            assert drawn != ["p-back"], (title, thing)
            assert all(name in known.symbols for name in drawn), (title, thing)


def test_every_language_has_the_same_messages() -> None:
    """A key without words in one of the languages would be shown as it is."""
    folder = package_folder("burgh.pictures") / "text"
    keys = {
        language: set(re.findall(r"^([\w-]+) =", (folder / f"{language}.ftl").read_text(), re.M))
        for language in LANGUAGES
    }
    assert len(set(map(frozenset, keys.values()))) == 1


@pytest.mark.skipif(not has_png(), reason="burgh[pictures] is not installed")
def test_a_png_has_the_size_of_the_picture() -> None:
    """Its head says 1200 by 630; a name in other letters does no harm."""
    drawn = png(draw(finished("suburbia"), "ru"))
    assert drawn[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", drawn[16:24]) == (WIDTH, HEIGHT)
