"""Sentences the engine says, as a file the client must match: it speaks from the same words.

`python -m tests.web.spoken` writes it anew, after words or things have changed.
"""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any, Final

import msgspec

import burgh
from burgh.core.game import Game
from burgh.core.text import LANGUAGES
from burgh.core.title import Speaker
from burgh.core.values import Refusal

FILE: Final = Path(__file__).parents[2] / "web/src/games/spoken.json"
PLIES: Final = 60
EACH: Final = 14  # of moves, ledger entries and prompts
SAMPLES: Final[dict[str, dict[str, Any]]] = {
    "suburbia": {"players": 3, "seed": 7},
    "bigcity": {"players": 3, "seed": 7, "trade_cards": True, "packs": ["small_expansion"]},
    "skylines": {"players": 2, "seed": 3, "scenario": "scenario-4"},
}
NAMES: Final = ["Ada", "Bruno", "Chiara"]


def spoken() -> dict[str, Any]:
    """Give, for each title and language, facts and the sentences made of them."""
    return {key: told(key, options) for key, options in SAMPLES.items()}


def told(key: str, options: dict[str, Any]) -> dict[str, Any]:
    """Play a game at random and note what there is to say about it."""
    game = burgh.new(key, **options)
    rng = random.Random(5)
    speakers = {language: game.title.speaker(language, game.options) for language in LANGUAGES}
    moves: dict[str, Any] = {}
    changes: dict[str, Any] = {}
    prompts: dict[str, Any] = {}
    for _ in range(PLIES):
        if game.is_over:
            break
        noted(prompts, prompt(game, speakers), game.phase)
        move = rng.choice(game.legal_moves)
        noted(moves, spoken_move(move, speakers), type(move).__name__)
        for change in game.push(move):
            said = {lang: speakers[lang].change(change, NAMES[0]) for lang in LANGUAGES}
            kind = f"{change.track} {change.cause}"
            noted(changes, {"of": msgspec.structs.asdict(change), "said": said}, kind)
    return {
        "moves": list(moves.values()),
        "changes": list(changes.values())[: EACH * 2],
        "prompts": list(prompts.values()),
        "refusals": refusals(key, speakers),
        "details": details(game, speakers),
    }


def noted(found: dict[str, Any], what: Any, kind: str) -> None:
    """Keep one of each kind."""
    found.setdefault(kind, what)


def spoken_move(move: Any, speakers: dict[str, Speaker[Any]]) -> Any:
    """Give a move and how it is said."""
    said = {language: speakers[language].move(move) for language in LANGUAGES}
    return {"of": msgspec.to_builtins(move), "said": said}


def prompt(game: Game, speakers: dict[str, Speaker[Any]]) -> Any:
    """Give the fields of a position that say what is due, and how it is said."""
    view = game.view(game.turn)
    said = {lang: speakers[lang].prompt(view.state, NAMES[0]) for lang in LANGUAGES}
    position = view.position()
    for long in ("stack", "seen", "supply", "packet", "known"):
        position.pop(long, None)
    if isinstance(position.get("piles"), dict):
        position["piles"] = {pile: cards[:3] for pile, cards in position["piles"].items()}
    return {"of": position, "said": said}


def refusals(key: str, speakers: dict[str, Speaker[Any]]) -> list[Any]:
    """Give every refusal the title has words for, with a missing amount and without."""
    text = (Path(burgh.__file__).parent / f"games/{key}/text/en.ftl").read_text(encoding="utf-8")
    codes = re.findall(r"^refusal-([a-z_]+) =", text, re.MULTILINE)
    things = {"suburbia": "farm", "bigcity": "church", "skylines": "I-R1"}
    made = [
        Refusal("X1", code, missing, things[key] if missing else None, "1" if missing else None)
        for code in codes
        for missing in (None, 2)
        if code not in ("outskirts_lots", "wrong_location", "card_missing", "not_dead")
    ]
    return [
        {
            "of": msgspec.structs.asdict(r),
            "said": {language: speakers[language].refusal(r) for language in LANGUAGES},
        }
        for r in made
    ]


def details(game: Game, speakers: dict[str, Speaker[Any]]) -> list[Any]:
    """Give what is printed on things, each in one language after the other."""
    found = []
    for i, key in enumerate(things_of(game)):
        language = LANGUAGES[i % len(LANGUAGES)]
        speaker = speakers[language]
        found.append(
            {"of": key, "in": language, "name": speaker.thing(key), "said": speaker.details(key)}
        )
    return found


def things_of(game: Game) -> list[str]:
    """Give the ids of everything that can be looked at."""
    speaker: Any = game.title.speaker("en", game.options)
    content = speaker.content
    groups = ("tiles", "goals", "pieces", "cards", "boards", "scenarios")
    return [key for group in groups for key in getattr(content, group, ())]


def written() -> str:
    """Give the file's text."""
    return json.dumps(spoken(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
