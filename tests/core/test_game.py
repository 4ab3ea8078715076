"""Game, View, LegalMoves, Outcome: the friendly face of a position."""

from __future__ import annotations

import random
from typing import Any

import pytest

import burgh
from burgh.core.game import View
from burgh.core.malformed import Malformed, converted
from burgh.core.rng import Rng
from burgh.core.said import Said
from burgh.games.suburbia.moves import Basic, Buy, Keep, Skip
from burgh.shapes.hex import Hex


def dealt(**options: Any) -> burgh.Game:
    """Give a game after its goals were kept: seat 1 of three begins."""
    game = burgh.new("suburbia", **{"players": 3, "seed": 7, **options})
    while game.phase == "goal":
        game.push(game.legal_moves[0])
    return game


def finished(seed: int = 3, **options: Any) -> burgh.Game:
    """Give a game played to its end at random."""
    game = burgh.new("suburbia", seed=seed, **options)
    rng = Rng(seed)
    while not game.is_over:
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    return game


def test_the_tour_of_the_architecture_runs() -> None:
    """Deal, look, parse, explain, refuse, push, pop, view, score, record, read, and a bot."""
    game = burgh.new("suburbia", players=3, seed=7)
    assert (game.turn, game.phase, len(game.legal_moves)) == (1, "goal", 2)
    while game.phase == "goal":
        game.push(game.legal_moves[0])
    move = game.parse("buy farm @ 1,1")
    assert game.write(move) == "buy farm @ 1,1"
    told = game.explain(move)
    assert [(c.track, c.applied, c.cause) for c in told[:3]] == [
        ("money", -13, "price"),
        ("reputation", -1, "farm"),
        ("reputation", 1, "community_park"),
    ]
    assert game.refusal("buy fancy_restaurant @ 1,1") == burgh.Refusal(
        rule="S5.1", key="cannot_afford", missing=4
    )
    before = game.state.pack()
    assert game.push(move) == told
    assert game.pop() == move
    assert game.state.pack() == before
    assert game.view(seat=0).seat == 0
    assert game.outcome() is None
    text = str(game.record())
    assert burgh.read(text).state.pack() == before
    chosen = burgh.bots.make("mcts:iterations=50").choose(game.view(game.turn))
    assert chosen in game.legal_moves


def test_legal_moves_are_a_sequence_of_names() -> None:
    """They have a length, places, slices and an order, and know what belongs to them."""
    moves = dealt().legal_moves
    assert moves[0] == next(iter(moves)) == moves[:2][0]
    assert moves[-1] == [*moves][-1]
    assert len([*moves]) == len(moves) == len(set(moves))
    assert moves[0] in moves
    assert Buy(Hex(9, 9), 6) not in moves
    assert not moves.__contains__("buy farm @ 1,1")  # a line is no move until it is parsed
    with pytest.raises(IndexError):
        moves[len(moves)]


def test_legal_moves_show_the_first_few() -> None:
    """In a shell, with how many there are."""
    moves = dealt().legal_moves
    assert repr(moves).startswith(f"<{len(moves)} legal moves: buy ")
    assert repr(moves).endswith(", ...>")
    game = burgh.new("suburbia", seed=7, players=3)
    assert repr(game.legal_moves) == "<2 legal moves: keep libertarian, keep billionaire>"


def test_a_move_is_read_from_text_json_and_itself() -> None:
    """All three are the same value, with the slot filled in."""
    game = dealt()
    expected = Buy(Hex(1, 1), 3, "farm")
    for same in (
        "buy farm @ 1,1",
        "BUY  farm from 3 @ ( 1 , 1 )",
        "build far @ 1,1",
        {"do": "build", "cell": [1, 1], "slot": 3},
        {"do": "build", "cell": [1, 1], "tile": "farm"},
        Buy(Hex(1, 1), 3),
    ):
        assert game.parse(same) == expected


@pytest.mark.parametrize(
    ("sent", "complaint"),
    [
        ("", "is not one of"),
        ("dance", "“dance” is not one of buy"),
        ("buy", "needs a tile"),
        ("buy farm", r"buy needs a space \(q,r\), for example buy farm @ 1,1"),
        ("buy castle @ 1,1", "there is no “castle”"),
        ("buy m @ 1,1", "may be mint, mobile_home_community"),
        ("keep nothing", "there is no “nothing”"),
        ("buy farm @ 1,1" + " " * 500_000 + "x", "one short line"),
        ({}, "move: "),
        ({"do": "fly"}, "move.do: "),
        ({"do": "build", "cell": [1]}, "move.cell: "),
        ({"do": "build", "cell": [1, "x"]}, r"move.cell\[1\]: "),
        ({"do": "basic", "cell": [1, 1]}, "tile"),
        ({"do": "invest", "cell": [1, 1], "mood": 3}, "mood"),
        (5, "a line of text or a JSON object"),
        ([], "a line of text or a JSON object"),
        (None, "a line of text or a JSON object"),
    ],
)
def test_what_is_no_move_is_malformed(sent: Any, complaint: str) -> None:
    """And the complaint says what is missing or where."""
    game = dealt()
    with pytest.raises(Malformed, match=complaint):
        game.parse(sent)
    with pytest.raises(Malformed):
        game.push(sent)
    assert game.ply == 3


def test_a_line_is_verb_thing_number_and_place() -> None:
    """Spaces and hyphens in a name become the underscores of its key."""
    move = dealt().parse("  Buy Fast-Food restaurant FROM 3 @ 1,-2 ")
    assert move == Buy(Hex(1, -2), 3, "fast_food_restaurant")
    assert dealt().parse(" SKIP ") == Skip()


def test_a_refusal_says_only_what_it_knows() -> None:
    """Its text leaves out what has nothing to say, and `Illegal` carries it."""
    game = dealt()
    refusal = game.refusal("lake farm @ 9,9")
    assert repr(refusal) == "Refusal(rule='S2.8', key='not_adjacent', at='9,9')"
    with pytest.raises(burgh.Illegal) as caught:
        game.push("lake farm @ 9,9")
    assert caught.value.refusal == refusal
    assert game.refusal("lake farm @ 1,1") is None


def test_pushing_gives_the_ledger_and_keeps_it() -> None:
    """`ledger` and `reveals` tell of the last move; popping brings back those before."""
    game = dealt()
    assert not game.ledger
    assert not game.reveals
    told = game.push("lake landfill @ 1,1")
    assert game.ledger == told
    assert [shown.to for shown in game.reveals] == [None]
    assert str(told[0]) == "seat 1 money +4: lake at 1,1 [S6.3]"
    game.pop()
    assert game.ledger == ()


def test_a_cut_change_says_what_was_left_of_it() -> None:
    """The amount meant, and the amount applied."""
    change = burgh.Change(0, "income", 3, 1, "fancy_restaurant", "0,3", "S6.2", Said("tile"))
    assert str(change) == "seat 0 income +3 (cut to +1): fancy_restaurant at 0,3 [S6.2]"


def test_a_ledger_is_worked_out_when_it_is_read() -> None:
    """What a push gives is a sequence like any; taken back, the move still tells what it did."""
    game = dealt()
    told = game.push("buy farm @ 1,1")
    made = game.made(-1)
    game.pop()
    assert len(told) == len(made.changes) > 2
    assert told == made.changes == game.explain("buy farm @ 1,1")
    assert told[:2] == made.changes[:2]
    assert hash(told) == hash(made.changes)
    assert repr(told) == repr(made.changes)
    assert told != "buy farm"
    assert told != 7


def test_moves_and_plies_count_what_was_made() -> None:
    """And the start stays what it was."""
    game = dealt()
    start = burgh.new("suburbia", players=3, seed=7).state.pack()
    assert game.ply == len(game.moves) == 3
    assert all(isinstance(move, Keep) for move in game.moves)
    assert game.start.pack() == start
    assert len([*game.history()]) == 3


def test_a_game_goes_back_to_a_ply_and_on_again() -> None:
    """What was taken back can be made again as it was, in its own position only."""
    game = dealt()
    made = [game.made(ply) for ply in range(game.ply)]
    after = game.state
    game.back_to(7)  # further on than the game is: nothing to take back
    assert game.ply == 3
    game.back_to(1)
    assert (game.ply, game.state.pack()) == (1, made[1].before.pack())
    with pytest.raises(ValueError, match="another position"):
        game.redo(made[2])
    for each in made[1:]:
        game.redo(each)
    assert game.state is after


@pytest.mark.parametrize("every", [1, 3, 256])
def test_a_game_keeps_numbers_and_plays_them_again(
    every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each position and decision of the past is what it was, however few positions are kept."""
    monkeypatch.setattr("burgh.core.history.KEPT_EVERY", every)
    game, rng = burgh.new("bigcity", players=2, seed=5), random.Random(2)
    states, told = [game.state.pack()], []
    while game.ply < 14:
        told.append(tuple(game.push(rng.choice(game.legal_moves))))
        states.append(game.state.pack())
    assert [game.state_at(ply).pack() for ply in range(15)] == states
    assert [state.pack() for state, _ in game.history()] == states[:-1]
    assert [game.made(ply).changes for ply in range(14)] == told
    assert [game.seat_at(ply) for ply in range(14)] == [game.made(ply).seat for ply in range(14)]
    assert [game.shown(ply) for ply in range(14)] == [game.made(ply).shown for ply in range(14)]
    apart = game.line()
    assert apart.cut(10) == game.line().numbers[10:]
    assert (len(apart), game.ply) == (10, 14)
    game.back_to(4)
    assert (game.ply, game.state.pack()) == (4, states[4])
    game.push(game.legal_moves[0])
    assert game.state_at(4).pack() == states[4]


def test_popping_nothing_is_an_error() -> None:
    """There is no move before the first."""
    with pytest.raises(IndexError, match="no move"):
        burgh.new("suburbia", seed=1).pop()


def test_a_view_hides_and_explains_what_its_seat_may_know() -> None:
    """It gives the net change of every legal move, and imagines the rest."""
    game = dealt()
    view = game.view(game.turn)
    assert isinstance(view, View)
    assert view.deltas() == game.deltas()
    move = Basic("suburbs", Hex(1, 0))
    assert view.deltas()[move][1] == {"money": -3, "population": 4, "reputation": 1}
    imagined = view.imagine(Rng(1))
    assert imagined.view(game.turn).position() == view.position()
    assert "hidden" not in str(imagined.position())


def test_every_view_can_be_asked_what_is_legal() -> None:
    """Also the view of one who may not see what there is to choose from."""
    game = burgh.new("suburbia", players=3, seed=7)
    for seat in range(-1, 3):
        view = game.view(seat)
        for move in view.legal_moves:
            assert view.refusal(move) is None
            assert view.parse(view.write(move)) == move
            view.explain(move)
        assert str(view)


def test_an_outcome_ranks_the_seats() -> None:
    """Winners first, equals together, with points, reason and rounds."""
    game = finished(players=3)
    outcome = game.outcome()
    assert outcome is not None
    assert sorted(seat for place in outcome.ranking for seat in place) == [0, 1, 2]
    assert outcome.winners == outcome.ranking[0]
    assert outcome.scores[outcome.winners[0]] == max(outcome.scores)
    assert outcome.reason == "last_round"
    assert outcome.facts["rounds"] == game.position()["round"]
    assert burgh.Outcome((), (), "none").winners == ()


def test_outcomes_are_compared_and_gathered_like_other_values() -> None:
    """Equal ones are one in a set; a fact apart makes two."""
    won = burgh.Outcome(((0,), (1,)), (9, 7), "passes", {"band": "small"})
    other = burgh.Outcome(((0,), (1,)), (9, 7), "passes", {"band": "large"})
    assert len({won, burgh.Outcome(((0,), (1,)), (9, 7), "passes", {"band": "small"})}) == 1
    assert len({won, other}) == 2


def test_a_game_that_is_over_has_no_moves() -> None:
    """And says so to whoever tries."""
    game = finished()
    assert len(game.legal_moves) == 0
    refusal = game.refusal("invest @ 0,0")
    assert refusal is not None
    assert refusal.key == "game_over"


def test_a_seed_is_a_number_of_256_bits() -> None:
    """Others are refused; without one the game is dealt from chance and keeps its seed."""
    for seed in (-1, 1 << 256):
        with pytest.raises(Malformed, match="seed"):
            burgh.new("suburbia", seed=seed)
    game = burgh.new("suburbia")
    assert burgh.new("suburbia", seed=game.seed).state.pack() == game.state.pack()


def test_malformed_names_the_place_from_the_outside_in() -> None:
    """A complaint of an inner reader is told by the outer one."""
    inner = Malformed("money", "too much")
    assert str(inner.inside("players[0]")) == "players[0].money: too much"
    assert inner.inside("x").inside("y").path == "y.x.money"
    assert Malformed("[3]", "no").inside("tiles").path == "tiles[3]"
    assert str(Malformed("", "just wrong")) == "just wrong"
    with pytest.raises(Malformed) as caught:
        converted({"a": [1, "b"]}, dict[str, list[int]], "given")
    assert caught.value.path == "given[...][1]"


def test_the_package_knows_its_bots_and_nothing_else() -> None:
    """`burgh.bots` is imported when asked for; a name that is not there is an error."""
    assert burgh.bots.make("greedy").name == "greedy"
    with pytest.raises(AttributeError, match="robots"):
        _ = burgh.robots
