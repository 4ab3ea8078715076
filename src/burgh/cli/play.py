"""`burgh play`: a game in the terminal, line by line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import burgh
from burgh import bots as bot_room
from burgh.cli.arguments import (
    FIRST_TITLE,
    Language,
    Option,
    Pack,
    Switch,
    TitleOptions,
    at_least,
    bot_names,
    language,
    with_players,
)
from burgh.cli.options import asked_options, kind_refusals
from burgh.cli.output import Problem, parse_json_object, read_text
from burgh.cli.record_writer import RecordWriter
from burgh.cli.table import Table
from burgh.core.game import Game
from burgh.core.state import ALL_SEEING


def play(
    title: str | None = None,
    /,
    *,
    humans: int = 1,
    bots: Annotated[str | None, Parameter(name=["--bots", "--bot"])] = None,
    seed: int | None = None,
    lang: Language = None,
    load: str | None = None,
    save: Path | None = None,
    force: Switch = False,
    allow_undo: Switch = False,
    option: Option = (),
    pack: Pack = (),
    quiet: Switch = False,
    **options: TitleOptions,
) -> int:
    """Play in the terminal: you against bots, or several people at one keyboard.

    Parameters
    ----------
    title
        Which game; suburbia if left out.
    humans
        How many of the first seats are people; 0 lets you watch bots.
    bots
        Who plays the other seats, comma-separated: level:1 to level:5, random, greedy,
        mcts:time=0.5, cmd:./mybot.
    seed
        Seed of the shuffle; default: random.
    load
        Continue a saved game, or begin at a position in JSON.
    save
        Save the game here at the end, and when you leave.
    force
        Let --save overwrite a file.
    allow_undo
        Allow undo past a reveal.
    quiet
        Print the table only when asked.
    """
    spoken = language(lang)
    given = asked_options(title or FIRST_TITLE, option, pack, options, spoken)
    names = bot_names(bots) if bots is not None else ("greedy",)
    players = at_least(0, humans, "--humans") + (len(names) if bots is not None else 0)
    if load is None:
        with kind_refusals(burgh.title(title or FIRST_TITLE), given, spoken):
            game = deal_game(title or FIRST_TITLE, given, players, seed)
    else:
        game = load_game(load, title, given, seed)
    people, machines = seat_players(game, humans, names)
    shelf = RecordWriter(save, Path(load) if load else None, force=force)
    table = Table(game, spoken, people, machines, shelf, quiet=quiet, allow_undo=allow_undo)
    return table.run()


def deal_game(key: str, given: dict[str, Any], players: int, seed: int | None) -> Game:
    """Deal a new game; the number of players follows from people and bots if left open."""
    title = burgh.title(key)
    if seed is not None:
        at_least(0, seed, "--seed")
    return burgh.new(key, seed=seed, **with_players(title, given, players))


def load_game(path: str, key: str | None, given: dict[str, Any], seed: int | None) -> Game:
    """Go on from a file: a record, or a position in JSON."""
    if given or seed is not None:
        raise Problem("--load: options and seed come from the file")
    text = read_text(path)
    try:
        if text.lstrip().startswith("{"):
            game = burgh.from_position(parse_json_object(path, text))
        else:
            game = burgh.read(text)
    except burgh.Malformed as error:
        raise Problem(f"{path}: {error}") from None
    if key is not None and key != game.title.key:
        raise Problem(f"{path}: this is a game of {game.title.key}, not of {key}")
    if game.state.viewer != ALL_SEEING:
        raise Problem(f"{path}: this is what one seat sees; to play on, all must be known")
    return game


def seat_players(
    game: Game, humans: int, names: tuple[str, ...]
) -> tuple[set[int], dict[int, bot_room.Bot]]:
    """The seats of people, and the bots by seat."""
    deciding = game.title.deciding(game.options)
    if humans > len(deciding):
        raise Problem(f"--humans {humans}: only {len(deciding)} can play this")
    if not names:
        raise Problem(f"--bots: name at least one of {', '.join(bot_room.NAMES)}")
    machines = {
        seat: bot_room.make(names[i % len(names)], seed=(game.seed or 0) * 64 + seat)
        for i, seat in enumerate(deciding[humans:])
    }
    return set(deciding[:humans]), machines
