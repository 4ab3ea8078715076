"""`burgh verify-deal`: whether a served game was dealt as it was sealed."""

from __future__ import annotations

import msgspec

from burgh.cli.arguments import FileName, Language, Pack, Switch, language
from burgh.cli.output import FINE, NO, print_json, problem
from burgh.cli.records import read_record, replay_record
from burgh.cli.replay import verdict
from burgh.core import record
from burgh.core.game import Game
from burgh.core.record import Disagreement, Record
from burgh.core.text import Words, words


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
    file: FileName,
    /,
    *,
    pack: Pack = (),
    lang: Language = None,
    json: Switch = False,
    quiet: Switch = False,
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
    spoken = language(lang)
    said = words("burgh.cli", spoken)
    text = read_record(file, spoken)
    if text.seal is None:
        raise problem("in_file", file=file, problem=said.say("verify-deal-no_seal"))
    bare = msgspec.structs.replace(text, seal=None, parts=None)
    found = look(text, *replay_record(file, bare, pack, spoken))
    if json:
        print_json({**msgspec.to_builtins(found), "agrees": found.agrees})
        return FINE if found.agrees else NO
    if not quiet:
        for key, facts in lines(found, len(text.moves), said):
            print(said.say(f"verify-deal-{key}", **facts))
    print(said.say("verify-deal-fine" if found.agrees else "verify-deal-wrong"))
    return FINE if found.agrees else NO


def look(text: Record, game: Game, wrong: Disagreement | None) -> Found:
    """Check seal, parts and seed, beside the game as it was played again."""
    return Found(
        seats=game.seats,
        seal=record.fits_seal(text),
        parts=None if text.parts is None else sum(map(bool, text.parts)),
        seed=record.fits_parts(text, game.seats),
        game=wrong,
    )


def lines(found: Found, moves: int, said: Words) -> list[tuple[str, dict[str, str | int]]]:
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
        told.append(("game-wrong", {"problem": verdict(found.game, said)}))
    return told
