"""What every title promises; the numbers are those of the list in docs/architecture.md."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import burgh
from burgh.core.game import Game
from burgh.core.ledger import Ledger
from burgh.core.moves import Move
from burgh.core.rng import Rng
from burgh.core.state import State
from burgh.core.text import LANGUAGES
from tests.every_title.conserved import CONSERVED
from tests.every_title.invariants import (
    adds_up,
    clone_is_independent,
    imagined_looks_the_same,
    mover_sees_enough,
    moves_come_back,
    position_comes_back,
    record_comes_back,
    refusals_agree,
    totals,
)
from tests.every_title.tables import Sample, every_sample, play, some


@every_sample
def test_a_random_game_ends_and_the_legal_list_is_never_empty_before(sample: Sample) -> None:
    """It ends within the title's bound, and until then there is something to do."""
    for seed in range(4):
        plies = 0
        for game in play(sample, seed):
            if not game.is_over:
                plies += 1
                assert game.state.legal()
        assert 0 < plies <= game.title.most_plies
        assert game.state.legal() == []
        assert game.outcome() is not None


@every_sample
def test_a_move_is_refused_exactly_when_it_is_not_legal(sample: Sample) -> None:
    """Moves of other positions, and moves with other fields, agree with the legal list."""
    wild: set[burgh.core.moves.Move] = set()
    for game in some(sample, 1, 3):
        wild.update(game.legal_moves[::7])
    for game in some(sample, 2, 9):
        refusals_agree(game, sorted(wild, key=repr)[:400])


@every_sample
def test_a_refused_move_changes_nothing(sample: Sample) -> None:
    """After `Illegal` the game is what it was, and goes on."""
    earlier = [move for game in some(sample, 3, 2) for move in game.legal_moves[:2]]
    refused = 0
    for game in some(sample, 4, 5):
        before = game.state.pack()
        for move in earlier[::5]:
            if game.refusal(move) is not None:
                with pytest.raises(burgh.Illegal):
                    game.push(move)
                refused += 1
        assert game.state.pack() == before
    assert refused > 0


@every_sample
def test_a_legal_move_needs_no_reasons(sample: Sample) -> None:
    """However it is given, the list alone admits it, under a number of the same name."""

    def never(state: State, move: Move) -> burgh.Refusal | None:
        raise AssertionError(f"the reasons were asked about {move!r}, which is legal")

    for game in some(sample, 2, 9):
        trusting = Game(replace(game.title, refuse=never), game.options, game.state)
        for index in range(0, len(trusting.legal_moves), 5):
            number, move = trusting.legal_moves.numbers[index], trusting.legal_moves[index]
            same = msgspec.structs.replace(move)
            assert trusting.number(move) == number
            assert trusting.title.moves.name(game.state, trusting.number(same)) == move
            assert trusting.number(msgspec.to_builtins(move)) == trusting.number(same)
            assert trusting.number(game.write(move)) == trusting.number(same)


@every_sample
def test_a_clone_is_independent(sample: Sample) -> None:
    """Playing on with a copy leaves the original as it was."""
    for game in some(sample, 5, 6):
        clone_is_independent(game.state, Rng(1), game.title.most_plies)


@every_sample
def test_the_mover_sees_what_is_needed_to_choose(sample: Sample) -> None:
    """The legal moves of the mover's view are those of the state, in the same order."""
    for game in some(sample, 6, 3):
        mover_sees_enough(game)


@every_sample
def test_an_imagined_game_looks_the_same_to_the_one_who_imagined_it(sample: Sample) -> None:
    """view(imagine(view)) == view, for every seat and for spectators."""
    for game in some(sample, 7, 4):
        imagined_looks_the_same(game, range(3))


@every_sample
def test_what_a_seat_cannot_see_makes_no_difference_to_it(sample: Sample) -> None:
    """Worlds that differ only in hidden things give equal views, lists and previews."""
    for game in some(sample, 8, 9):
        if game.is_over:
            continue
        seat = game.turn
        worlds = [game.imagine(seat, Rng(seed)) for seed in range(3)]
        moves = list(game.legal_moves)[:: max(1, len(game.legal_moves) // 8)]
        for world in worlds:
            assert world.view(seat).position() == game.view(seat).position()
            assert world.state.legal() == game.state.legal()
            for move in moves:
                assert world.explain(move) == game.explain(move)


@every_sample
def test_an_onlooker_sees_no_more_through_the_eyes_of_a_seat(sample: Sample) -> None:
    """What a seat proposes is shown to all as an onlooker would see it there."""
    for game in some(sample, 9, 5):
        seen = game.state.view(-1).pack()
        assert all(game.state.view(seat).view(-1).pack() == seen for seat in range(game.seats))


@every_sample
def test_an_imagined_game_can_be_played_to_its_end(sample: Sample) -> None:
    """Nothing lies face down any more where a game was imagined."""
    for game in some(sample, 9, 8):
        world = game.imagine(-1, Rng(5)).state
        rng = Rng(6)
        for _ in range(game.title.most_plies):
            if world.is_over():
                break
            world.apply(world.random_move(rng))
        assert world.is_over()


@every_sample
def test_positions_bytes_and_json_come_back_equal(sample: Sample) -> None:
    """Position -> JSON -> position, and packed -> bytes -> unpacked, for states and views."""
    for game in some(sample, 10, 4):
        position_comes_back(game)


@every_sample
def test_moves_come_back_equal_from_numbers_text_and_json(sample: Sample) -> None:
    """number -> move -> number, move -> line -> move, move -> JSON -> move."""
    for game in some(sample, 11, 5):
        moves_come_back(game, game.state.legal())


@every_sample
def test_a_record_comes_back_as_the_same_game(sample: Sample) -> None:
    """The text is read, replayed and written again to the letter; verify finds nothing."""
    *_, game = play(sample, 12)
    record_comes_back(game)


@every_sample
def test_a_record_that_was_tampered_with_is_found_out(sample: Sample) -> None:
    """Changing one move's line or check is found at that line, not later."""
    *_, game = play(sample, 13)
    lines = str(game.record()).splitlines()
    first = lines.index("") + 1
    changed = first + (len(lines) - first) // 2
    lines[changed] = lines[changed][:-8] + "00000000"
    found = burgh.verify("\n".join(lines))
    assert found is not None
    assert found.line == changed + 1


@every_sample
def test_the_ledger_adds_up_to_what_changed(sample: Sample) -> None:
    """For every seat and track the applied amounts sum to the difference of the states."""
    for game in play(sample, 14):
        if game.is_over:
            continue
        after = game.state.clone()
        ledger = Ledger()
        after.apply(after.random_move(Rng(game.ply)), ledger)
        adds_up(totals(game, game.state), ledger, totals(game, after), int(after.tracks()))


@every_sample
def test_nothing_is_made_or_lost(sample: Sample) -> None:
    """Tiles, cards and markers are as many as at the deal, wherever they lie."""
    count = CONSERVED[sample[0]]
    dealt = count(burgh.new(sample[0], seed=22, **sample[1]).position())
    assert sum(dealt.values())
    for game in play(sample, 22):
        assert count(game.position()) == dealt


@every_sample
def test_deltas_agree_with_the_ledger_of_each_move(sample: Sample) -> None:
    """The net change of a move is the sum of its explanation."""
    for game in some(sample, 15, 12):
        if game.is_over:
            continue
        deltas = game.deltas()
        assert set(deltas) == set(game.legal_moves)
        for move in list(deltas)[:: max(1, len(deltas) // 10)]:
            summed: dict[int, dict[str, int]] = {}
            for change in game.explain(move):
                if change.track not in game.title.ledger.tracks[: game.state.tracks()]:
                    continue
                tracks = summed.setdefault(change.seat, {})
                tracks[change.track] = tracks.get(change.track, 0) + change.applied
            net = {s: {t: a for t, a in tracks.items() if a} for s, tracks in summed.items()}
            assert deltas[move] == {seat: tracks for seat, tracks in net.items() if tracks}


@every_sample
def test_push_and_pop_are_inverse(sample: Sample) -> None:
    """Taking every move back leads to the deal."""
    *_, game = play(sample, 16)
    deal = burgh.new(sample[0], seed=16, **sample[1]).state.pack()
    made = game.moves
    assert [game.pop() for _ in made] == list(reversed(made))
    assert game.state.pack() == deal
    with pytest.raises(IndexError):
        game.pop()


@every_sample
def test_a_stale_move_is_refused(sample: Sample) -> None:
    """A move sent for an earlier or a later ply is not made, even if it would be legal."""
    game = burgh.new(sample[0], seed=17, **sample[1])
    for ply in range(2):
        move = game.legal_moves[0]
        for other in {0, 1, 2} - {ply}:
            with pytest.raises(burgh.Illegal) as caught:
                game.push(move, ply=other)
            refusal = caught.value.refusal
            assert (refusal.key, refusal.thing, refusal.at) == ("stale", str(other), str(ply))
            assert game.ply == ply
        game.push(move, ply=ply)
    assert game.ply == 2


@every_sample
def test_the_same_seed_deals_the_same_game(sample: Sample) -> None:
    """And another seed deals another."""
    deals = [burgh.new(sample[0], seed=seed, **sample[1]).state.pack() for seed in (1, 1, 2)]
    assert deals[0] == deals[1] != deals[2]


@every_sample
def test_random_moves_are_legal_and_reach_the_whole_list(sample: Sample) -> None:
    """The shortcut that picks a random move knows exactly the legal list."""
    game = next(iter(some(sample, 18, 7)))
    legal = game.state.legal()
    rng = Rng(3)
    drawn = {int(game.state.random_move(rng)) for _ in range(16 * len(legal))}
    assert drawn == set(legal)


@every_sample
def test_a_seat_that_is_not_there_has_no_view(sample: Sample) -> None:
    """Seats outside the table are an error in words."""
    game = burgh.new(sample[0], seed=19, **sample[1])
    for seat in (-2, game.seats):
        with pytest.raises(ValueError, match="seats are numbered"):
            game.view(seat)


@pytest.mark.parametrize("key", burgh.titles())
def test_the_samples_seat_every_number_of_people_the_title_is_for(key: str) -> None:
    """As many seats decide, over the samples, as the title says may sit down."""
    title = burgh.title(key)
    decide = {len(title.deciding(title.options.read(given))) for given in title.options.samples}
    assert decide == set(title.seats)


@every_sample
def test_the_declared_seats_are_those_that_decide(sample: Sample) -> None:
    """A random game asks every player and nobody else; each seat has a role."""
    title = burgh.title(sample[0])
    options = title.options.read(sample[1])
    decided: set[int] = set()
    for game in play(sample, 21):
        if not game.is_over:
            decided.add(game.turn)
    assert decided == set(title.deciding(options))
    assert len(title.roles(options)) == game.seats


@pytest.mark.parametrize("key", burgh.titles())
def test_what_a_table_may_choose_can_be_read(key: str) -> None:
    """Every value of every choice, beside what it asks for, makes options."""
    title = burgh.title(key)
    for choice in title.options.choices():
        beside: dict[str, object] = {name: values[0] for name, values in choice.only_with.items()}
        beside |= {"players": max(title.seats)} if choice.name == "first_player" else {}
        for value in choice.values or (True, False):
            options = title.options.read({**beside, choice.name: value})
            assert str(getattr(options, choice.name)).lower() == str(value).lower()
            assert title.options.read(title.options.write(options)) == options


@pytest.mark.parametrize("key", burgh.titles())
def test_what_nobody_chooses_is_as_usual(key: str) -> None:
    """What a choice says to be usual is what options have where nothing is given."""
    title = burgh.title(key)
    usual = title.options.read({})
    for choice in title.options.choices():
        assert getattr(usual, choice.name) == choice.usual
        assert not choice.values or choice.usual in (*choice.values, None)
        assert choice.unset in (*choice.values, None)


@pytest.mark.parametrize("key", ["suburbia", "bigcity", "skylines"])
def test_every_option_is_offered_with_a_sentence_on_what_it_changes(key: str) -> None:
    """Only what is chosen elsewhere is not a choice: seats, packs, boards laid by hand."""
    title = burgh.title(key)
    offered = {choice.name for choice in title.options.choices()}
    elsewhere = {"players", "packs", "custom_buildings", "layout"}
    assert offered | elsewhere >= set(title.options.type.__struct_fields__)
    for language in LANGUAGES:
        words = title.speaker(language, title.options.read({})).words
        assert all(words.knows(f"option-{name}.meaning") for name in offered)


@pytest.mark.parametrize("key", burgh.titles())
def test_as_many_decide_as_a_choice_lets_sit_down(key: str) -> None:
    """For each number of seats of each value, and for all of the title's where none is named."""
    title = burgh.title(key)
    named = [choice for choice in title.options.choices() if choice.seats]
    for choice in named:
        assert set(choice.seats) == set(choice.values)
    for choice in named:
        for value, numbers in choice.seats.items():
            for players in numbers:
                options = title.options.read({choice.name: value, "players": players})
                assert len(title.deciding(options)) == players
    for players in () if named else title.seats:
        assert len(title.deciding(title.options.read({"players": players}))) == players


@every_sample
def test_options_are_written_as_the_position_has_them(sample: Sample) -> None:
    """And read back as they were."""
    title = burgh.title(sample[0])
    options = title.options.read(sample[1])
    assert title.options.read(title.options.write(options)) == options
    assert burgh.new(sample[0], seed=1, **sample[1]).position()["options"] == title.options.write(
        options
    )


@pytest.mark.parametrize("key", burgh.titles())
def test_unknown_options_are_named(key: str) -> None:
    """A misspelt option is an error that says which."""
    with pytest.raises(burgh.Malformed, match="colour"):
        burgh.new(key, colour="red")


def test_an_unknown_title_is_named() -> None:
    """So is a title nobody has written."""
    with pytest.raises(burgh.Malformed, match="chess"):
        burgh.new("chess")


def test_a_position_must_be_an_object() -> None:
    """Lists and numbers are no positions."""
    wrong: Any = [1, 2]
    with pytest.raises(burgh.Malformed, match="JSON object"):
        burgh.from_position(wrong)
    with pytest.raises(burgh.Malformed, match=r"title: .*by its key"):
        burgh.from_position({"title": wrong})
