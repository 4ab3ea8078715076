"""`burgh play`: a game in the terminal, line by line."""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter

import burgh
from burgh import bots as bot_room
from burgh.bots.registry import is_ours, read_spec
from burgh.bots.styles import checked
from burgh.cli import autosave
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
from burgh.cli.autosave import Autosave, KeptGame, Seating
from burgh.cli.options import asked_options, kind_refusals
from burgh.cli.output import is_shown, problem
from burgh.cli.record_writer import RecordWriter
from burgh.cli.records import read_game
from burgh.cli.table import Table
from burgh.core.game import Game
from burgh.core.state import ALL_SEEING
from burgh.core.text import words


def play(
    title: str | None = None,
    /,
    *,
    humans: int | None = None,
    bots: Annotated[str | None, Parameter(name=["--bots", "--bot"])] = None,
    seed: int | None = None,
    lang: Language = None,
    load: str | None = None,
    resume: Switch = False,
    save: Path | None = None,
    force: Switch = False,
    allow_undo: Switch = False,
    option: Option = (),
    pack: Pack = (),
    quiet: Switch = False,
    **options: TitleOptions,
) -> int:
    """Play in the terminal: you against bots, or several people at one keyboard.

    Every decision is kept: after a closed window, a crash or Ctrl-C, --resume goes on.

    Parameters
    ----------
    title
        Which game; suburbia if left out.
    humans
        How many of the first seats are people, usually 1; 0 lets you watch bots.
    bots
        Who plays the other seats, comma-separated: level:1 to level:5, random, greedy,
        mcts:time=0.5, cmd:./mybot. In a style: level:3,style=NAME; `burgh options TITLE` lists
        them.
    seed
        Seed of the shuffle; default: random.
    load
        Continue a saved game, or begin at a position in JSON.
    resume
        Continue a game that was not finished; asks which, if there are several.
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
    if not is_shown():
        raise problem("no_output")
    is_read = resume or load is not None
    given = asked_options(title or FIRST_TITLE, option, () if is_read else pack, options, spoken)
    if is_read and (given or seed is not None):
        raise problem("from_file", flag="--resume" if resume else "--load")
    kept = kept_game(title, load, spoken) if resume else None
    seating = seating_for(humans, bots, allow_undo, kept.seating if kept else Seating())
    if kept is not None:
        game = load_game(str(kept.file), title, pack, spoken)
    elif load is not None:
        game = load_game(load, title, pack, spoken)
    else:
        players = seating.humans + (len(seating.bots) if bots is not None else 0)
        with kind_refusals(burgh.title(title or FIRST_TITLE), given, spoken):
            game = deal_game(title or FIRST_TITLE, given, players, seed)
    people, machines = seat_players(game, seating)
    shelf = RecordWriter(save, Path(load) if load else None, force=force)
    keeper = Autosave(autosave.folders(), seating, kept.file if kept else None)
    allowed = seating.allow_undo
    return Table(
        game, spoken, people, machines, shelf, keeper, quiet=quiet, allow_undo=allowed
    ).run()


def seating_for(humans: int | None, bots: str | None, allow_undo: bool, usual: Seating) -> Seating:
    """Who plays: as asked for, and where nothing is said as before or as usual."""
    names = usual.bots if bots is None else bot_names(bots)
    people = usual.humans if humans is None else at_least(0, humans, "--humans")
    return Seating(people, names, allow_undo or usual.allow_undo)


def deal_game(key: str, given: dict[str, Any], players: int, seed: int | None) -> Game:
    """Deal a new game; the number of players follows from people and bots if left open."""
    title = burgh.title(key)
    if seed is not None:
        at_least(0, seed, "--seed")
    return burgh.new(key, seed=seed, **with_players(title, given, players))


# --- going on ------------------------------------------------------------------------------------


def kept_game(title: str | None, load: str | None, spoken: str) -> KeptGame:
    """The unfinished game to go on with: the only one, or the one that is chosen."""
    if load is not None:
        raise problem("load_or_resume")
    if title is not None:
        burgh.title(title)
    places = autosave.folders()
    games = autosave.kept_games(places, title)
    return autosave.only_one(games, places) or choose_kept(games, spoken)


def choose_kept(games: list[KeptGame], spoken: str) -> KeptGame:
    """List the unfinished games and read which one is meant; Enter alone is the newest."""
    said = words("burgh.cli", spoken)
    while True:
        for number, game in enumerate(games, 1):
            name = words(burgh.title(game.record.title).package, spoken).say("title")
            when = time.strftime("%Y-%m-%d %H:%M", time.localtime(game.when))
            moves = len(game.record.moves)
            print(said.say("play-kept_game", number=number, title=name, moves=moves, when=when))
        print(said.say("play-which"), flush=True)
        try:
            word, _, typed = f" {input('> ').strip().lower()}".rpartition(" ")
        except EOFError:
            raise problem("which_game", games=len(games)) from None
        chosen = 1 if not typed else int(typed) if typed.isdecimal() else 0
        if not 1 <= chosen <= len(games):
            continue
        if word.strip() not in ("forget", "del", "delete"):
            return games[chosen - 1]
        autosave.remove(games.pop(chosen - 1).file)
        if not games:
            raise problem("nothing_kept", folder=autosave.folders()[0])


def load_game(path: str, key: str | None, packs: tuple[str, ...], spoken: str) -> Game:
    """Go on from a file: a record, or a position in JSON."""
    game = read_game(path, packs, spoken)
    if key is not None and key != game.title.key:
        raise problem("other_title", file=path, title=game.title.key, asked=key)
    if game.state.viewer != ALL_SEEING:
        raise problem("one_seat", file=path)
    return game


def seat_players(game: Game, seating: Seating) -> tuple[set[int], dict[int, bot_room.NamedBot]]:
    """The seats of people, and the bots by seat."""
    deciding = game.title.deciding(game.options)
    humans, names = seating.humans, seating.bots
    if humans > len(deciding):
        raise problem("humans", humans=humans, most=len(deciding))
    if not names:
        raise problem("no_bots", names=", ".join(bot_room.NAMES))
    must_have_styles(game.title.key, names)
    machines = {
        seat: bot_room.make(names[i % len(names)], seed=(game.seed or 0) * 64 + seat)
        for i, seat in enumerate(deciding[humans:])
    }
    return set(deciding[:humans]), machines


def must_have_styles(title: str, names: Iterable[str]) -> None:
    """Refuse a style that the title does not have now, not when a bot is to decide."""
    for name in filter(is_ours, names):
        _, settings = read_spec(name)
        if "style" in settings:
            checked(title, str(settings["style"]))
