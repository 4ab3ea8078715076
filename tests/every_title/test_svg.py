"""The table as SVG: whole in every position, and of a view nothing that it hides."""

from __future__ import annotations

from xml.etree import ElementTree

import msgspec
import pytest

import burgh
from burgh.core.rng import Rng
from burgh.core.text import LANGUAGES
from burgh.drawing.art import NotDrawn
from tests.every_title.tables import Sample, every_sample, play, some

SVG = "{http://www.w3.org/2000/svg}"
every_title = pytest.mark.parametrize("key", burgh.titles())


def begun(key: str, plies: int, seed: int = 5) -> burgh.Game:
    """Give a game after some random moves."""
    return next(game for game in play((key, {}), seed) if game.ply == plies or game.is_over)


def whole(svg: str) -> ElementTree.Element:
    """Read a picture that uses what it defines, and no style sheet."""
    top = ElementTree.fromstring(svg)
    assert "var(" not in svg
    assert 'class="' not in svg
    assert "nan" not in svg
    symbols = {each.get("id") for each in top.iter(f"{SVG}g") if each.get("id")}
    assert {(each.get("href") or "")[1:] for each in top.iter(f"{SVG}use")} == symbols
    return top


def words(top: ElementTree.Element) -> list[str]:
    return [each.text or "" for each in top.iter(f"{SVG}text")]


@every_sample
def test_every_position_can_be_drawn(sample: Sample) -> None:
    """From the first decision to the end, for who sees everything, a seat and a spectator."""
    for game in play(sample, 7):
        if game.ply % 53 == 0 or game.is_over:
            for seen in (game, game.view(game.turn), game.view(-1)):
                whole(burgh.svg(seen))


@every_sample
def test_a_view_draws_nothing_that_it_hides(sample: Sample) -> None:
    """Worlds that differ only in what a seat cannot see look the same to it."""
    for game in some(sample, 9, 67):
        for seat in {-1, game.turn, (game.turn + 1) % game.seats}:
            view = game.view(seat)
            worlds = [view.imagine(Rng(seed)).view(seat) for seed in (1, 2)]
            assert burgh.svg(worlds[0]) == burgh.svg(worlds[1]) == burgh.svg(view)


@pytest.mark.parametrize("key", ["suburbia", "bigcity"])
def test_a_game_draws_what_a_view_hides(key: str) -> None:
    """Goals, cards: what only some may see differs between the pictures."""
    game = begun(key, 30)
    pictures = [burgh.svg(seen) for seen in (game, game.view(0), game.view(1), game.view(-1))]
    assert len(set(pictures)) == 4


@pytest.mark.parametrize("language", LANGUAGES)
@every_title
def test_a_picture_speaks_every_language(key: str, language: str) -> None:
    """The players and what is to be done are named in it, and nothing but a sign is left bare."""
    game = begun(key, 30)
    said = words(whole(burgh.svg(game, lang=language)))
    speaker = game.title.speaker(language, game.options)
    if not game.is_over:
        names = [speaker.words.say("player", number=seat + 1) for seat in range(game.seats)]
        assert names[0] in said
        assert speaker.prompt(game.state, names)[:12] in " ".join(said)
    assert not [each for each in said if each.startswith(("board-", "track-", "area-", "goal-"))]


@every_title
def test_a_picture_is_as_wide_as_asked(key: str) -> None:
    """Drawn once, shown at any size; the height follows."""
    game = begun(key, 12)
    small, large = whole(burgh.svg(game)), whole(burgh.svg(game, size=1600))
    assert (small.get("width"), large.get("width")) == ("800", "1600")
    assert small.get("viewBox") == large.get("viewBox")
    assert float(large.get("height") or 0) == pytest.approx(
        2 * float(small.get("height") or 0), 1e-3
    )
    assert small.get("role") == "img"
    assert small.findtext(f"{SVG}title")


def test_what_cannot_be_drawn_is_refused() -> None:
    """A size without pixels, a language that nobody here speaks."""
    game = burgh.new("suburbia", seed=1)
    with pytest.raises(ValueError, match="one pixel"):
        burgh.svg(game, size=0)
    with pytest.raises(ValueError, match="'xx' is not one of en, fr, ru"):
        burgh.svg(game, lang="xx")
    with pytest.raises(TypeError, match="a game or a view is drawn, not int"):
        burgh.svg(3)  # type: ignore[arg-type]


@every_title
def test_a_notebook_shows_the_table(key: str) -> None:
    """Games and views draw themselves there."""
    game = begun(key, 9)
    assert game._repr_svg_() == burgh.svg(game)
    assert game.view(1)._repr_svg_() == burgh.svg(game.view(1))


def test_without_the_drawings_a_notebook_shows_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks for a picture is told; a shell goes on with words."""

    def nothing() -> None:
        raise NotDrawn

    monkeypatch.setattr("burgh.drawing.scene.art", nothing)
    game = burgh.new("suburbia", seed=1)
    assert game._repr_svg_() is None
    with pytest.raises(NotDrawn):
        burgh.svg(game)


@every_title
def test_a_title_without_drawings_shows_its_text_board(key: str) -> None:
    """Line by line, as the terminal has it."""
    game = begun(key, 9)
    bare = msgspec.structs.replace(game.title, picture=None, areas=lambda _: ())
    said = words(whole(burgh.svg(burgh.Game(bare, game.options, game.state))))
    names = [f"Player {seat + 1}" for seat in range(game.seats)]
    board = game.title.speaker("en", game.options).board(game.state, game.turn, names)
    assert said[-len(board.splitlines()) :] == board.splitlines()


def test_a_title_is_drawn_from_its_areas() -> None:
    """Everything that lies in them is named, with the numbers of each seat."""
    game = begun("brackwater", 8)
    said = " ".join(words(whole(burgh.svg(game))))
    for area in game.title.areas(game.state):
        for place in area.places:
            if place.thing:
                name = game.title.speaker("en", game.options).thing(place.thing)
                assert name.split()[0] in said
    assert "Player 1" in said


def test_cards_put_forward_in_a_trade_are_ringed() -> None:
    """Those of the offer and of each bid, in whoever's hand they are."""
    games = (game for game in play(("bigcity", {"players": 3, "trade_cards": True}), 3))
    game = next(game for game in games if game.phase == "settle")
    position = game.position()
    count = len(position["offer"]) + sum(len(bid["cards"]) for bid in position["bids"])
    assert burgh.svg(game).count('fill="none" stroke="#0b6e68" stroke-width="3"') == count > 1


def test_a_hand_is_drawn_as_it_may_be_seen() -> None:
    """Own lots by number, others' cards by their backs."""
    game = begun("bigcity", 40)
    seat = game.turn
    hand = game.position()["hands"][seat]
    numbers = [card for card in hand if card.isdigit()]
    assert numbers
    lots = {str(lot) for lot in range(11, 100)}
    mine = words(whole(burgh.svg(game.view(seat))))
    theirs = words(whole(burgh.svg(game.view((seat + 1) % game.seats))))
    drawn = {each: mine.count(each) - theirs.count(each) for each in numbers}
    other = game.position()["hands"][(seat + 1) % game.seats]
    assert all(count == 1 for each, count in drawn.items() if each not in other)
    assert set(numbers) <= lots
