"""`burgh verify-deal`: whether a served game was dealt as it was sealed."""

from __future__ import annotations

import msgspec

import burgh
from burgh.cli.arguments import FileName, Language, Switch, language
from burgh.cli.output import FINE, NO, Problem, print_json, read_text
from burgh.core import record
from burgh.core.record import Disagreement, Record
from burgh.core.text import words


class Found(msgspec.Struct, frozen=True):
    """What was found out about the deal of a record."""

    seats: int
    seal: bool  # what was opened is what was sealed
    parts: int | None  # how many seats have added one; None where none could
    seed: bool  # it follows from secret and parts, where there are any
    game: Disagreement | None  # where the moves first disagree with a game dealt from the seed

    @property
    def agrees(self) -> bool:
        """Whether nothing is wrong."""
        return self.seal and self.seed and self.game is None


def verify_deal(
    file: FileName, /, *, lang: Language = None, json: Switch = False, quiet: Switch = False
) -> int:
    """Check the deal of a served game; the exit status is 1 if it is not as it was sealed.

    Parameters
    ----------
    file
        A game file from a server; - reads the standard input.
    json
        Print one JSON object.
    quiet
        Say only whether it agrees.
    """
    said = words("burgh.cli", language(lang))
    text = record.parse_record(read_text(file))
    if text.seal is None:
        raise Problem(f"{file}: {said.say('verify-deal-no_seal')}")
    found = look(text)
    if json:
        print_json({**msgspec.to_builtins(found), "agrees": found.agrees})
        return FINE if found.agrees else NO
    if not quiet:
        for key, facts in lines(found, len(text.moves)):
            print(said.say(f"verify-deal-{key}", **facts))
    print(said.say("verify-deal-fine" if found.agrees else "verify-deal-wrong"))
    return FINE if found.agrees else NO


def look(text: Record) -> Found:
    """Check seal, parts, seed and game, each by itself."""
    bare = msgspec.structs.replace(text, seal=None, parts=None)
    game, wrong = record.replay(bare, burgh.title)
    return Found(
        seats=game.seats,
        seal=record.fits_seal(text),
        parts=None if text.parts is None else sum(map(bool, text.parts)),
        seed=record.fits_parts(text, game.seats),
        game=wrong,
    )


def lines(found: Found, moves: int) -> list[tuple[str, dict[str, str | int]]]:
    """What is said of each: the key of the words, and what they name."""
    told: list[tuple[str, dict[str, str | int]]] = [
        ("seal" if found.seal else "seal-wrong", {}),
    ]
    if found.parts is None:
        told.append(("seed-alone", {}))
    else:
        told.append(("parts", {"parts": found.parts, "seats": found.seats}))
        told.append(("seed" if found.seed else "seed-wrong", {}))
    if found.game is None:
        told.append(("game", {"moves": moves}))
    else:
        told.append(("game-wrong", {"problem": str(found.game)}))
    return told
