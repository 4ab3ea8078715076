"""`burgh play`, driven through a pipe as a person would type."""

from __future__ import annotations

import io
import json
import shlex
import sys
from pathlib import Path

import pytest

import burgh
from burgh.cli import table
from burgh.study.forecast import Effort
from tests.cli.conftest import Burgh, random_game, typed_moves
from tests.fluent import as_typed

TABLES: dict[str, tuple[str, dict[str, object]]] = {
    "two": ("suburbia", {"players": 2}),
    "three": ("suburbia", {"players": 3, "edition": "second"}),
    "dale": ("suburbia", {"solo": "dale"}),
    "architect": ("suburbia", {"solo": "architect"}),
    "city": ("bigcity", {"players": 2, "trade_cards": True}),
    "expansion": ("bigcity", {"players": 3, "packs": "small_expansion", "custom_buildings": True}),
    "intro": ("skylines", {"players": 3}),
    "news": ("skylines", {"players": 2, "scenario": 4}),
}


def flags(options: dict[str, object]) -> list[str]:
    return [part for name, value in options.items() for part in (f"--{name}", str(value))]


class FirstLegal(io.StringIO):
    """Somebody who asks `?`, types the first move of the answer, and does so again."""

    asked = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # as StringIO does
        self.asked += 1
        assert self.asked < 500
        if self.asked % 2:
            return "?\n"
        told = sys.stdout.getvalue()  # type: ignore[union-attr]  # pytest's own
        head, _, places = told.rpartition("> ?\n")[2].splitlines()[0].partition(" @ ")
        first = head.partition(",")[0]
        return f"{first} @ {places.partition(';')[0]}\n" if places else f"{first}\n"


@pytest.mark.parametrize("kind", TABLES)
def test_a_whole_game_can_be_typed(kind: str, run: Burgh, tmp_path: Path) -> None:
    """Typed to its end, a game is told, scored, and written down as it was."""
    title, options = TABLES[kind]
    game = random_game(11, title, **options)
    humans = options.get("players", 1)
    kept = tmp_path / "game.txt"
    result = run(
        *("play", title, "--seed", 11, "--humans", humans, "--quiet", "--save", kept),
        *flags(options),
        lines=typed_moves(game),
    )
    assert result.status == 0
    outcome = game.outcome()
    assert outcome is not None
    assert str(abs(outcome.scores[0])) in result.out
    assert kept.read_text() == str(game.record())
    assert burgh.verify(kept.read_text()) is None
    if "solo" in options:
        assert "Rank: " in result.out or "no rank" in result.out


def test_a_person_plays_against_bots_to_the_end(run: Burgh) -> None:
    """Asking for the legal moves and typing the first one is enough to finish a game."""
    result = run("play", "--seed", 4, "--quiet", "--bots", "random", lines=FirstLegal())
    assert result.status == 0
    assert "The last round has been played." in result.out
    assert "Not understood" not in result.out


def test_bots_can_be_watched(run: Burgh) -> None:
    """With nobody at the keyboard the bots play by themselves, and nothing is secret."""
    result = run("play", "--humans", 0, "--bots", "random", "--seed", 2)
    assert result.status == 0
    assert "stays secret" not in result.out
    assert "keeps the goal" in result.out


def test_the_secret_of_a_bot_is_not_told(run: Burgh) -> None:
    """Which goal a bot keeps stays hidden, in the telling and in the log."""
    result = run("play", "--seed", 1, "--quiet", lines=["keep developer", "log"])
    assert result.out.count("Player 2 makes a choice that stays secret") == 2
    assert "Player 2 keeps" not in result.out
    assert result.out.count("Player 1 keeps the goal Developer") == 2


def test_one_player_does_not_see_the_secret_of_the_other(run: Burgh) -> None:
    """At one keyboard, a kept goal is told to nobody but its owner's log."""
    result = run(
        *("play", "--seed", 1, "--humans", 2, "--quiet"),
        lines=["keep developer", "keep " + second_goal(1), "log"],
    )
    assert "1. Player 1 keeps the goal Developer" in result.out
    assert "2. Player 2 makes a choice that stays secret" in result.out


def second_goal(seed: int) -> str:
    game = burgh.new("suburbia", players=2, seed=seed)
    game.push("keep developer")
    return game.write(game.legal_moves[0]).partition(" ")[2]


def test_undo_stops_at_a_reveal(run: Burgh) -> None:
    """What has been turned up cannot be unseen: undo says so and changes nothing."""
    lines = ["keep developer", "invest @ 0,0", "discard freeway", "undo", "log"]
    result = run("play", "--seed", 1, "--quiet", lines=lines)
    assert "Too late to undo. Revealed since:" in result.out
    assert "2. Player 2 makes a choice" in result.out
    assert "3. Player 1 invests in Suburbs next to" in result.out
    assert "4. Player 1 discards Freeway" in result.out
    assert "5. Player 2" in result.out


def test_undo_is_free_before_a_reveal(run: Burgh) -> None:
    """A move that showed nothing is taken back, with the bots' answers to it."""
    lines = ["keep developer", "invest @ 0,0", "undo", "undo", "undo", "log"]
    result = run("play", "--seed", 1, "--quiet", lines=lines)
    assert result.out.count("Undone.") == 2
    assert "There is no move of yours to undo." in result.out
    assert "Nothing has happened yet." in result.out


def test_undo_reaches_further_when_everybody_agreed(run: Burgh) -> None:
    """With --allow-undo even a reveal is taken back."""
    lines = ["keep developer", "invest @ 0,0", "discard freeway", "undo", "undo", "undo", "log"]
    result = run("play", "--seed", 1, "--quiet", "--allow-undo", lines=lines)
    assert result.out.count("Undone.") == 3
    assert "Nothing has happened yet." in result.out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("buy mint @ 1,1", "You are $8 short."),
        ("buy freeway @ 0,0", "This space is taken: Suburbs."),
        ("buy freeway @ 9,9", "touches none of your tiles"),
        ("buy freeway @ 9999999999999,1", "Not understood:"),
        ("buy freeway", "Not understood:"),
        ("keep employer", "First: "),
        ("zork", "Not understood: “zork” is not one of"),
        ("buy zork @ 1,1", "Not understood: there is no “zork”"),
        ("why buy mint @ 1,1", "You are $8 short. (rule S5.1)"),
        ("why buy freeway @ 1,1", "This move is possible."),
        ("why", "Not understood:"),
        ("preview", "Not understood:"),
        ("preview buy mint @ 1,1", "You are $8 short."),
        ("? zork", "No possible move begins with zork."),
        ("tile zork", "Unknown name: zork"),
        ("tile", "Unknown name:"),
        ("save", "Name a file"),
        ("save /nowhere/at/all", "Not saved:"),
        ("save a\x00b", "Not saved:"),
        ("\x00\x01\x02", "Not understood:"),
        ("buy " + "x" * 5000, "too long"),
        ("покупаю ферму", "Not understood:"),
        ("buy freeway from 99999 @ 1,1", "Not understood:"),
        ("buy freeway from 9 @ 1,1", "market is empty"),
    ],
)
def test_bad_input_is_answered_in_one_line_and_the_game_goes_on(
    line: str, answer: str, run: Burgh
) -> None:
    """Whatever is typed, the answer is a line, and the next prompt follows."""
    result = run("play", "--seed", 1, "--quiet", lines=["keep developer", line, "log"])
    assert result.status == 0
    said = result.out.partition(f"> {line}\n")[2].splitlines()
    assert answer in said[0]
    assert said[1].startswith("Build a tile")
    assert "2. Player 2" in result.out


@pytest.mark.parametrize(
    ("language", "line", "answer"),
    [
        ("fr", "zork", "Pas compris : « zork » n'est pas un de ces mots : buy, "),
        ("fr", "buy zork @ 1,1", "Pas compris : « zork » n'existe pas"),
        ("ru", "buy farm", "для buy нужно: клетка (q,r), например buy farm @ 1,1"),
    ],
)
def test_what_is_wrong_with_a_line_is_said_in_the_players_language(
    language: str, line: str, answer: str, run: Burgh
) -> None:
    """Only what is typed stays as it is typed."""
    lines = ["keep developer", line]
    result = run("play", "--seed", 1, "--quiet", "--lang", language, lines=lines)
    assert answer in as_typed(result.out.partition(f"> {line}\n")[2])


def test_an_empty_line_asks_again(run: Burgh) -> None:
    """Nothing typed, nothing done."""
    result = run("play", "--seed", 1, "--quiet", lines=["", "   ", "log"])
    assert result.out.count("Keep one of your two goals") == 4


def test_the_legal_moves_are_listed_once_per_thing(run: Burgh) -> None:
    """Tiles that may go to the same cells share one line; a beginning narrows the list."""
    result = run("play", "--seed", 1, "--quiet", lines=["keep developer", "?", "? invest"])
    listed = result.out.partition("> ?\n")[2]
    assert listed.startswith("buy freeway from 0, ")
    assert "basic suburbs, community_park, heavy_factory @ 1,0; " in listed
    narrowed = listed.partition("> ? invest\n")[2].splitlines()
    assert narrowed[0] == "invest @ 0,0; 0,1; 0,2"
    assert narrowed[1].startswith("Build a tile")


def test_preview_tells_the_ledger_and_the_sum_for_every_seat(run: Burgh) -> None:
    """Nothing is changed by a preview."""
    lines = ["keep developer", "preview buy freeway @ 1,1", "log"]
    result = run("play", "--seed", 1, "--quiet", lines=lines)
    assert "  Player 1: −$5 (price)" in result.out
    assert "Total, Player 1: money −5, reputation +1, population +2" in result.out
    assert "Total, Player 2: no change" in result.out
    assert "3. " not in result.out


def test_what_is_printed_on_a_thing_is_told(run: Burgh) -> None:
    """A name may be typed as it is read."""
    result = run("play", "--seed", 1, "--quiet", lines=["tile Fast Food Restaurant"])
    assert "+3 population for each adjacent residential tile" in result.out


def test_help_and_board_answer(run: Burgh) -> None:
    """Help names a legal move, the board shows the market."""
    result = run("play", "--seed", 1, "--quiet", lines=["help", "board"])
    assert "for example keep employer" in result.out
    assert "Market" in result.out


@pytest.mark.parametrize(
    ("language", "other", "never"),
    [
        ("en", "Other idea:", "xpected result"),
        ("fr", "Autre idée :", "ésultat attendu"),
        ("ru", "Ещё идея:", "жидаемый результат"),
    ],
)
def test_a_hint_names_a_legal_move_and_the_nearest_other_idea(
    language: str,
    other: str,
    never: str,
    run: Burgh,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In the language of the table; the move as it can be typed stands behind its words."""
    monkeypatch.setattr(table, "ADVISER", "greedy")
    monkeypatch.setattr(table, "EFFORT", Effort(worlds=2, rounds=1, candidates=3, finished=1))
    game = random_game(5, "bigcity", players=2)
    while len(game.legal_moves) < 3:
        game.pop()
    file = tmp_path / "late.txt"
    file.write_text(str(game.record()))
    result = run(
        "play", "--load", file, "--quiet", "--humans", 2, "--lang", language, lines=["hint"]
    )
    said = result.out[result.out.index("> hint") :].splitlines()
    legal = [game.write(move) for move in game.legal_moves]
    assert any(f"({move}" in said[1] for move in legal)
    assert any(as_typed(line).startswith(other) for line in said[2:])
    assert never not in result.out


def test_a_game_is_saved_and_taken_up_again(run: Burgh, tmp_path: Path) -> None:
    """The end of the input is no accident: the game is kept, and how to go on is said."""
    kept = tmp_path / "my game.txt"
    result = run("play", "--seed", 1, "--save", kept, lines=["keep developer"])
    assert result.status == 0
    assert f"To continue: burgh play --load '{kept}'" in result.out
    again = run("play", "--load", kept, "--save", kept, "--quiet", lines=["log", "quit"])
    assert "1. Player 1 keeps the goal Developer" in again.out
    assert again.status == 0


def test_a_strange_file_is_not_written_over(run: Burgh, tmp_path: Path) -> None:
    """Neither --save nor save touches a file that is not of this game, unless forced."""
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear all")
    assert run("play", "--save", letter).status == 2
    result = run("play", "--seed", 1, "--quiet", lines=[f"save {letter}"])
    assert "Not saved:" in result.out
    assert letter.read_text() == "Dear all"
    assert run("play", "--save", letter, "--force", lines=["quit"]).status == 0
    assert letter.read_text().startswith("burgh record 1")


def test_a_position_can_be_played_on(run: Burgh, tmp_path: Path) -> None:
    """Any position in JSON is a beginning."""
    game = random_game(3, players=2)
    for _ in range(4):
        game.pop()
    file = tmp_path / "position.json"
    file.write_text(json.dumps(game.position()))
    result = run("play", "--load", file, "--quiet", "--bots", "random", lines=["log"])
    assert result.status == 0
    seen = game.view(0).position()
    file.write_text(json.dumps(seen))
    assert "one seat sees" in run("play", "--load", file).err


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", "burgh record 1\n", "\x00", '{"title": 3}'])
def test_a_garbage_file_is_refused_in_one_line(text: str, run: Burgh, tmp_path: Path) -> None:
    """Whatever lies in a file, the complaint names it and the exit status is 2."""
    file = tmp_path / "garbage"
    file.write_text(text)
    result = run("play", "--load", file)
    assert result.status == 2
    assert result.err.count("\n") == 1
    assert "garbage" in result.err


def test_garbage_bytes_are_refused_in_one_line(run: Burgh, tmp_path: Path) -> None:
    """A file that is no text says so."""
    file = tmp_path / "garbage"
    file.write_bytes(b"\xff\xfe\x00\x9c")
    assert "not a text file" in run("play", "--load", file).err


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--players", "7"], "2 to 4 players, not 7"),
        (["--players", "many"], "options.players"),
        (["--edition", "third"], "options.edition"),
        (["--sed", "3"], "There is no option --sed here. There are: --players, --edition"),
        (["--solo", "hal"], "options.solo"),
        (["--pack", "/nowhere"], "nowhere"),
        (["--bots", "hal"], "'hal' is not one of random, greedy, mcts"),
        (["--bots", ","], "name at least one"),
        (["--humans", "2", "--solo", "dale"], "only 1 can play"),
        (["--humans", "-1"], "at least 0"),
        (["--lang", "xx"], "not one of en, fr, ru"),
        (["--seed", "-5"], "at least 0"),
        (["--seed", "9" * 80], "seed"),
        (["-o", "players"], "key=value"),
        (["-o", "players=2", "--players", "3"], "twice"),
        (["--packs", '["a'], "begins like a list in JSON, but is none"),
        (["skylines", "--roles", "R-mayor,R-hal", "--scenario", "2"], "options.roles[1]"),
        (["--load", "/nowhere"], "no such file"),
        (["chess"], "'chess' is not one of suburbia"),
    ],
)
def test_a_wrong_wish_is_refused_in_one_line(
    arguments: list[str], complaint: str, run: Burgh
) -> None:
    """Unknown titles, options, bots, languages: exit status 2 and one line that says what."""
    result = run("play", *arguments)
    assert result.status == 2
    assert complaint in result.err
    assert result.err.count("\n") == 1


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [("LANG", "fr_FR.UTF-8", "Graine"), ("LC_ALL", "ru_RU", "Зерно"), ("LANG", "de_DE", "Seed")],
)
def test_the_environment_chooses_the_language(
    variable: str, value: str, said: str, run: Burgh, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A language Burgh does not speak becomes English."""
    monkeypatch.setenv(variable, value)
    assert said in run("play", "--seed", 1, "--quiet").out


def test_options_may_be_typed_either_way(run: Burgh) -> None:
    """`-o key=value` and `--key value` are the same wish, dashes and words included."""
    plain = run("play", "--seed", 1, "-o", "discard_timing=after_placement", "-o", "players=3")
    flagged = run("play", "--seed", 1, "--discard-timing", "after_placement", "--players", "3")
    assert plain == flagged
    assert plain.status == 0


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "--edition third: this does not work. Sets every rule on which the editions differ"),
        ("fr", "--edition third : valeur refusée."),
        ("ru", "--edition third: так нельзя."),
    ],
)
def test_a_wrong_value_is_told_with_what_the_option_is_for(
    language: str, said: str, run: Burgh
) -> None:
    """In the player's language: the option, what it changes, and the values it can have."""
    err = run("play", "--edition", "third", "--lang", language).err
    assert said in err
    assert "(first, second)" in err


def test_a_list_is_typed_with_commas(run: Burgh) -> None:
    """Roles for two players, and several packs; `-o` reads them the same way."""
    dealt = ("play", "skylines", "--seed", 1, "--players", 2, "--scenario", 2)
    flagged = run(*dealt, "--roles", "R-mayor,R-architect")
    assert flagged.status == 0
    assert flagged == run(*dealt, "-o", "roles=R-mayor, R-architect")
    packs = run("play", "bigcity", "--packs", "small_expansion,garden_market", "--seed", 1)
    assert packs.status == 0


def test_a_list_of_lists_is_typed_as_json(run: Burgh) -> None:
    """Boards laid by hand: letter, row, column and turn of each; and the same deal is told so."""
    layout = '[["B",0,0,0],["E",0,1,0],["A",0,2,0]]'
    told = run("play", "skylines", "--seed", 1, "-o", f"layout={layout}")
    assert told.status == 0
    again = told.out.splitlines()[-1].rpartition(": ")[2]
    assert run(*shlex.split(again)[1:]).out == told.out


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "I would give a card of district 3 for one of district 5."),
        ("fr", "Je donnerais une carte du quartier 3 contre une du quartier 5."),
        ("ru", "Отдал бы карту квартала 3 за карту квартала 5."),
    ],
)
def test_talk_about_a_trade_changes_nothing(language: str, said: str, run: Burgh) -> None:
    """It is said in the player's language; without a phrase all of them are listed."""
    dealt = ("play", "bigcity", "--trade-cards", "true", "--seed", 1, "--lang", language)
    told = run(*dealt, lines=["talk give_for 3 5", "talk nonsense", "log"])
    assert said in told.out
    assert "talk no_trade" in told.out
    assert "forfeited" not in told.out


def test_a_command_plays_along_and_its_forfeits_are_told(run: Burgh, tmp_path: Path) -> None:
    """Which move it lost and how, and in the end how many."""
    script = tmp_path / "bot"
    script.write_text("#!/bin/sh\necho no idea >&2\nexit 3\n")
    script.chmod(0o755)
    told = run("play", "--humans", 0, "--solo", "architect", "--bots", f"cmd:{script}", "--seed", 1)
    assert f"Player 1: the bot cmd:{script}" in told.out
    assert "Player 1 has forfeited this move (crashed); a random one is played." in told.out
    assert "(crashed: 4, not started again:" in told.out
    assert "last line on stderr: no idea" in told.out
