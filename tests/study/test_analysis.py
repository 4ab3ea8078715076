"""Hints: good moves with what to expect and reasons, from a view and nothing else."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from statistics import fmean
from typing import Any, get_args

import msgspec
import pytest

import burgh
from burgh.bots import make
from burgh.core.benefits import Benefit, Side
from burgh.core.moves import Move
from burgh.core.rng import Rng
from burgh.core.said import Said
from burgh.study import reasons
from burgh.study.analysis import Analysis, analyse
from burgh.study.deeds import weightiest
from burgh.study.forecast import Effort, Forecast, accounts, forecast, idea, results, spread
from burgh.study.reasons import Kind, Reason, comparison, denial, next_reply, other_ideas_first
from burgh.study.telling import Teller
from burgh.study.words import PACKAGE
from tests.fluent import facts_of, keys_of, messages_of, parsed

SMALL = Effort(worlds=3, rounds=1, candidates=3, finished=1)
LATE: list[tuple[str, dict[str, Any]]] = [
    ("suburbia", {"players": 2}),
    ("suburbia", {"mode": "architect"}),
    ("suburbia", {"mode": "bot"}),
    ("bigcity", {"players": 3}),
    ("skylines", {"players": 2}),
]


def late(key: str, options: dict[str, Any], left: int = 3, seed: int = 3) -> burgh.Game:
    """Give a game played at random, a few moves before its end."""
    game = burgh.new(key, seed=seed, **options)
    rng = Rng(seed)
    while not game.is_over:
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    for _ in range(left):
        game.pop()
    return game


class First:
    """A bot that chooses the first legal move."""

    name = "first"

    def __init__(self) -> None:
        self.rng = Rng(1)

    def choose(self, view: burgh.View) -> Move:
        return view.legal_moves[0]


def small(view: burgh.View, limit: int = 3) -> Analysis:
    """Analyse a view quickly, from its first legal move on."""
    return analyse(view, First(), limit, SMALL)


@cache
def hint(place: int) -> tuple[burgh.View, Analysis]:
    """Give a view late in a game, and a hint for it."""
    game = late(*LATE[place])
    view = game.view(game.turn)
    return view, small(view)


EACH = pytest.mark.parametrize("place", range(len(LATE)))


@EACH
def test_hidden_things_make_no_difference_to_a_hint(place: int) -> None:
    """In a world that differs only in what the seat cannot see, everything told is the same."""
    view, told = hint(place)
    other = view.imagine(Rng(5)).view(view.seat)
    assert msgspec.json.encode(small(other)) == msgspec.json.encode(told)


@EACH
def test_a_hint_tells_legal_moves_the_best_first(place: int) -> None:
    """No two alike, each as JSON and as text."""
    view, found = hint(place)
    assert found.legal == len(view.legal_moves)
    assert 1 <= len(found.moves) <= 3
    assert len({advice.text for advice in found.moves}) == len(found.moves)
    assert found.moves[0].behind.mean == 0
    for advice in found.moves:
        move = view.parse(advice.move)
        assert view.refusal(move) is None
        assert view.parse(advice.text) == move
        assert (advice.do, advice.steps[0].move) == (advice.move["do"], advice.move)
        assert advice.steps[0].text == advice.text


@EACH
def test_a_hint_is_a_whole_decision(place: int) -> None:
    """Its moves can be made one after the other, and then the turn passes or a new one begins."""
    view, found = hint(place)
    for advice in found.moves:
        now: burgh.View = view
        for step in advice.steps:
            assert now.refusal(step.move) is None
            made = now.attempt(step.move)
            now = burgh.View(view.title, view.options, made.after)
        assert now.is_over or now.turn != view.turn or now.phase not in view.title.half_phases
        changed = {
            track: int(now.state.value(view.turn, at)) - int(view.state.value(view.turn, at))
            for at, track in enumerate(view.title.ledger.tracks[: int(view.state.tracks())])
        }
        assert advice.brings == {track: by for track, by in changed.items() if by}


@EACH
def test_a_hint_gives_at_most_three_reasons_and_says_how_near_the_others_are(place: int) -> None:
    """The weightiest first; only the best has nothing to be near to."""
    view, found = hint(place)
    for at, advice in enumerate(found.moves):
        weights = [each.weight for each in advice.benefits]
        assert len(weights) <= 3
        assert weights == sorted(weights, reverse=True)
        assert (advice.near is None) == (advice.sure is None) == (at == 0)
    ideas = [idea(view.parse(advice.text)) for advice in found.moves]
    if len(set(ideas)) > 1:
        assert ideas[1] != ideas[0]


def test_of_many_reasons_each_side_is_heard() -> None:
    """The weightiest of what comes now, of what comes later and of what is denied; one a kind."""

    def told(kind: str, side: Side, weight: float) -> Benefit:
        return Benefit(kind, side, Said(kind), Said(kind), weight)

    lasting = [told(f"later{weight}", "later", weight) for weight in (9, 8, 7)]
    others = [told("denied", "denies", 1), told("now", "now", 2), told("now", "now", 5)]
    chosen = [(each.kind, each.weight) for each in weightiest([*lasting, *others])]
    assert chosen == [("later9", 9), ("now", 5), ("denied", 1)]
    assert [each.kind for each in weightiest(lasting)] == ["later9", "later8", "later7"]


@EACH
def test_what_is_expected_has_intervals(place: int) -> None:
    """Points for each seat or for the table; a chance to win unless one plays alone."""
    view, found = hint(place)
    for advice in found.moves:
        expected = advice.expected
        assert len(expected.points) == accounts(view)
        for interval in (*expected.points, expected.result, advice.behind):
            assert interval.low <= interval.mean <= interval.high
        if LATE[place][1].get("mode") == "architect":
            assert expected.win is None
        else:
            assert expected.win is not None
            assert 0 <= expected.win.low <= expected.win.mean <= expected.win.high <= 1


@EACH
def test_reasons_are_made_of_ledger_entries(place: int) -> None:
    """What a move gains or does to rivals stands in its ledger, what it spares in the other's."""
    key, options = LATE[place]
    game = burgh.new(key, seed=3, **options)
    rng = Rng(3)
    seen = set()
    for _ in range(25):
        view = game.view(game.turn)
        first, *others = view.state.legal()
        for other in others[:4]:
            for reason in comparison(view, first, other):
                seen.add(reason.kind)
                ledger = view.explain(reason.move or view.title.moves.name(view.state, first))
                assert reason.changes
                assert all(change in ledger for change in reason.changes)
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    assert seen


def test_a_hint_says_what_it_takes_from_a_rival() -> None:
    """Discarding the tile that the rival would buy next, against discarding another one."""
    game = burgh.new("suburbia", seed=3, players=2)
    bot = make("greedy", seed=3)
    told: list[Reason] = []
    wanted = None
    while not told and game.ply < 40:
        view = game.view(game.turn)
        if view.phase == "discard" and (wanted := rival_wants(view)) is not None:
            other, number = wanted
            told = list(denial(view, Forecast(number, ()), Forecast(other, ()), SMALL, 7))
        game.push(bot.choose(view))
    assert wanted is not None
    assert told[0].move is not None
    assert told[0].seat == 1 - view.turn
    assert told[0].score == view.state.score(1 - view.turn)
    assert told[0].move["tile"] == tile_of(view, wanted[1])


def opening(key: str = "suburbia") -> burgh.View:
    """Give the first decision of a game after the goals are chosen."""
    game = burgh.new(key, seed=3, players=2)
    while game.phase == "goal":
        game.push(game.legal_moves[0])
    return game.view(game.turn)


def test_what_only_a_later_choice_may_take_from_a_rival_is_no_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is told where the rival can do it in no world any more, and not where it can in one."""
    view = opening()
    first, other, *_ = (Forecast(number, ()) for number in view.state.legal())
    reply = next_reply(view, other.number, 7, 0)
    monkeypatch.setattr(reasons, "next_reply", lambda *_: reply)  # the same in every world
    told = []
    for still in (-1, 0):  # the world in which the rival still can
        monkeypatch.setattr(reasons, "is_denied", lambda *told, still=still: told[3] != still)
        told.append([reason.kind for reason in denial(view, first, other, SMALL, 7)])
    assert told == [["denies"], []]


def test_what_comes_either_way_is_no_gain() -> None:
    """Two dollars of income against one, three people against two: neither is a gain of its own."""
    view = opening()
    near, far = "buy parking_lot @ 1,0", "buy parking_lot @ 1,2"
    assert {"S8.1", "S9.1"} < {change.rule for change in view.explain(near)}
    numbers = [view.title.moves.number(view.state, view.parse(text)) for text in (near, far)]
    (told,) = comparison(view, *numbers)
    assert (told.kind, [fact.rule for fact in told.changes]) == ("gains", ["S6.2", "S6.3", "S6.4"])


def test_the_lead_is_taken_from_a_rival_and_from_a_tie() -> None:
    """Who was not ahead and is now has taken it, by so much; who leads already takes nothing."""

    def told(line: str, scores: list[int]) -> list[float | None]:
        districts = [{"id": 1, "origin": [0, 0], "rotation": 0}]
        hands = [["11", "12"], ["13", "14"]]
        given = {"districts": districts, "pieces": [["city_hall", [19]]], "hands": hands}
        view = burgh.from_position({"title": "bigcity", **given, "scores": scores}).view(0)
        number = view.title.moves.number(view.state, view.parse(line))
        assert view.refusal(line) is None
        return [reason.points for reason in reasons.taking_the_lead(view, number)]

    gain = told("build residence_1 @ 11", [0, 0])[0]
    assert gain is not None
    points = int(gain)
    assert points > 1
    assert told("build residence_1 @ 11", [0, points - 1]) == [1]
    assert told("build residence_1 @ 11", [0, points]) == []
    assert told("build residence_1 @ 11", [1, 0]) == []


def test_what_follows_either_way_is_not_what_a_move_prepares() -> None:
    """A later move that the other choice leads to as well speaks for neither."""
    view = opening("skylines")
    found = next(
        made
        for number in view.state.legal()
        if reasons.promise(view, made := forecast(view, number, SMALL, 1), 1)
    )
    assert list(reasons.preparation(view, found, found, 1)) == []


def test_the_best_move_is_compared_with_another_idea() -> None:
    """Not with the same thing at another place, if there is anything else."""
    view = opening()
    first, *rest = view.state.legal()
    ordered = other_ideas_first(view, first, [Forecast(number, ()) for number in rest])
    ideas = [idea(view.title.moves.name(view.state, each.number)) for each in ordered]
    alike = [each == idea(view.title.moves.name(view.state, first)) for each in ideas]
    assert alike == sorted(alike)
    assert (alike[0], alike[-1]) == (False, True)


def tile_of(view: burgh.View, number: int) -> str | None:
    """Give the tile that a move is about."""
    return getattr(view.title.moves.name(view.state, number), "tile", None)


def rival_wants(view: burgh.View) -> tuple[int, int] | None:
    """Give a discard, and another of the tile that the rival would buy after the first."""
    first, *others = view.state.legal()
    reply = next_reply(view, first, 7, 0)
    tile = None if reply is None else getattr(view.title.moves.name(*reply), "tile", None)
    for other in others:
        if tile_of(view, other) == tile:
            return first, other
    return None


def test_a_single_legal_move_is_told_as_such() -> None:
    """There is nothing to compare."""
    game = burgh.new("bigcity", seed=3, players=2)
    rng = Rng(1)
    while len(game.legal_moves) > 1:
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    (only,) = small(game.view(game.turn)).moves
    assert [reason.kind for reason in only.reasons] == ["forced"]


def test_an_expected_line_names_moves_and_seats() -> None:
    """The shares of worlds never grow along it."""
    game, found = hint(3)
    for advice in found.moves:
        shares = [step.share for step in advice.line]
        assert shares == sorted(shares, reverse=True)
        for step in advice.line:
            assert 0 <= step.seat < game.seats
            assert msgspec.convert(step.move, game.title.moves.union) is not None


@pytest.mark.slow
@pytest.mark.parametrize("spec", ["random", "greedy", "mcts:iterations=5"])
def test_every_bot_gives_hints(spec: str) -> None:
    """The same ones for the same seed, and as plain data that comes back from JSON."""
    game = late("bigcity", {"players": 2}, left=1)
    view = game.view(game.turn)
    found = [analyse(view, make(spec, seed=4), 2) for _ in range(2)]
    assert found[0] == found[1]
    assert msgspec.json.decode(msgspec.json.encode(found[0]), type=Analysis) == found[0]


def test_a_finished_game_or_a_limit_of_nothing_gives_no_hint() -> None:
    """It is said what is wrong."""
    with pytest.raises(burgh.Malformed, match="at least 1"):
        small(hint(3)[0], limit=0)
    with pytest.raises(burgh.Malformed, match="the game is over"):
        small(late("bigcity", {"players": 2}, left=0).view(0))


@pytest.mark.slow
@pytest.mark.parametrize("options", [{"mode": "bot"}, {"mode": "architect"}])
def test_over_all_worlds_luck_comes_to_nothing(options: dict[str, Any]) -> None:
    """What is seen after a move is, on average, what was expected of it."""
    game = late("suburbia", options, left=12)
    view = game.view(0)
    number = view.state.legal()[0]
    level = (0.0,) * accounts(view)
    before = spread(results(forecast(view, number, Effort(worlds=60), 7), level, 0))
    lucks = []
    for seed in range(20):
        world = view.imagine(Rng(1000 + seed))
        world.push(view.title.moves.name(view.state, number))
        after = forecast(world.view(0), None, Effort(worlds=4), seed, since=view)
        lucks.append(fmean(results(after, level, 0)) - before.mean)
    mean = spread(lucks)
    slack = before.high - before.low
    assert mean.low - slack <= 0 <= mean.high + slack


# --- words ----------------------------------------------------------------------------------


@pytest.mark.parametrize("package", ["burgh.study", "burgh.cli"])
def test_hints_have_equal_words_in_three_languages(package: str) -> None:
    """The same keys, each asking for the same facts."""
    spoken = []
    for language in ("en", "fr", "ru"):
        text = (files(package) / "text" / f"{language}.ftl").read_text(encoding="utf-8")
        resource = parsed(text)
        spoken.append((keys_of(resource), {m.id.name: facts_of(m) for m in messages_of(resource)}))
    assert spoken[0] == spoken[1] == spoken[2]


def test_every_kind_of_reason_has_words() -> None:
    """And no words are left over."""
    text = (files("burgh.study") / "text" / "en.ftl").read_text(encoding="utf-8")
    told = {key for key in keys_of(parsed(text)) if key.startswith("reason-")}
    kinds = get_args(Kind)
    assert told == {f"reason-{kind}{part}" for kind in kinds for part in ("", ".head")}


@pytest.mark.parametrize(
    ("value", "said"), [(0.04, "0.0"), (-0.04, "0.0"), (0.06, "+0.1"), (-2.0, "−2.0")]
)
def test_a_difference_is_said_with_its_sign_and_nothing_has_none(value: float, said: str) -> None:
    """One decimal: more would promise what imagined games cannot know."""
    title = burgh.title("suburbia")
    speaker = title.speaker("en", title.options.read({}), PACKAGE)
    assert Teller(speaker, []).number(value) == said


@EACH
def test_reasons_are_said_in_three_languages(place: int) -> None:
    """As many lines in each, and none the same."""
    game, found = hint(place)
    best = found.moves[0]
    names = [f"P{seat}" for seat in range(game.seats)]
    told = []
    for language in ("en", "fr", "ru"):
        teller = Teller(game.title.speaker(language, game.options, PACKAGE), names)
        told.append(teller.analysis(found))
        teller.line(best.line)
    assert len(told[0]) == len(told[1]) == len(told[2]) > len(best.benefits)
    assert not any("benefit-" in line or "plan-" in line for lines in told for line in lines)
    assert told[0] != told[1] != told[2]
