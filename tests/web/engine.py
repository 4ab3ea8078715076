"""What the engine says, for tests of the client: `python -m tests.web.engine` prints it as JSON.

The things of every title are what the catalogue sends. The sample is Saids of all sorts, each with
its sentence in every language: the browser's formatter has to give the same.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Any, Final

import msgspec

import burgh
from burgh.core.game import Game
from burgh.core.said import Said, button_said, change_said, listed, move_said, say
from burgh.core.text import LANGUAGES
from burgh.study.words import PACKAGE, difference
from burgh.table.titles import catalogue

PLIES: Final = 60
NAMES: Final = ["Ada", "Bruno", "Chiara", "Dmitri", "Émile"]
OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "suburbia": {"players": 3, "seed": 7, "edition": "second"},
    "bigcity": {"players": 3, "seed": 7, "trade_cards": True, "packs": ["small_expansion"]},
    "skylines": {"players": 2, "seed": 3, "scenario": "scenario-4"},
}
# Nesting, plurals, agreement, lists, seats, what has no words, and what is said otherwise then.
SHARED: Final = [
    say("list-sentences", first=say("seat", number=1), last=say("signed", sign="minus", size=3)),
    *(say("seat", number=number) for number in (1, 2, 1234)),
    say("who", seat=1),
    say("who", seat=-1),
    say("who", seat=7),
    say("refusal", reason=say("refusal-wrong_phase", thing="none"), rule="X1"),
    say("verbatim", text=listed("or", ["a", "b", say("yes")])),
    say("verbatim", text=["a", say("no"), 5]),
    Said("tile-night_market"),
    Said("no-such", {}, Said("neither", {}, say("that"))),
]


def samples() -> Iterator[dict[str, Any]]:
    """Give for each title what is said in a game of it: facts, the Said, the sentences."""
    for key, options in OPTIONS.items():
        game = burgh.new(key, **options)
        speakers = {lang: game.title.speaker(lang, game.options, PACKAGE) for lang in LANGUAGES}
        for of, said in in_game(game):
            texts = {lang: speakers[lang].say(said, NAMES) for lang in LANGUAGES}
            yield {"title": key, **of, "said": said, "texts": texts}


def in_game(game: Game) -> Iterator[tuple[dict[str, Any], Said]]:
    """Play at random and give one move, entry, prompt and reason of each sort, then all things."""
    things = game.title.things(game.options)
    rng, seen = random.Random(5), set[str]()
    yield from (({}, said) for said in (*SHARED, difference(2.5), difference(-0.04)))
    for thing in things.values():
        yield from (({}, said) for said in (thing.name, *thing.details, *thing.roles.values()))
    for _ in range(PLIES):
        if game.is_over:
            break
        found: list[tuple[dict[str, Any], Said]] = [
            ({}, game.title.words.prompt(game.view(seat).state)) for seat in (game.turn, -1)
        ]
        for wish in game.title.wishes(game.state):
            reason = game.title.why_not(game.options, game.state, wish)
            found += [({}, reason.said)] if reason and reason.said else []
        move = rng.choice(game.legal_moves)
        plain = msgspec.to_builtins(move)
        found.append(({"move": plain}, move_said(plain, things)))
        found.append(({"button": plain}, button_said(plain, things)))
        for change in game.push(move):
            found.append(({"change": change}, change_said(change)))
        for of, said in found:
            sort = f"{said.key} {[*said.args.values()][-1:]}"
            if sort not in seen:
                seen.add(sort)
                yield of, said


def everything() -> dict[str, Any]:
    """Give the things of all titles with their own packs, and the sample."""
    packs = {key: burgh.title(key).packs.names() for key in OPTIONS}
    things = {key: catalogue(key, packs[key]).things for key in OPTIONS}
    return {"things": things, "options": OPTIONS, "names": NAMES, "sample": list(samples())}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(everything()))
