"""A sealed deal: what a game is dealt from, and the digest that commits to it before the game.

Form 1 seals a seed with a salt. Form 2 seals a secret: the seed follows from it and from the parts
that the players have added since, so nobody chose it alone (docs/fairness.md).
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

PART: Final = re.compile(r"[0-9a-f]{32,64}")
NO_PART: Final = "-"  # of a seat that has added nothing


def deal_text(title: str, options: Mapping[str, Any], seed: int, salt: str) -> str:
    """Write what was dealt from, always the same way; the salt keeps the seed from guessing."""
    return f"burgh deal 1\n{about(title, options)}seed: {seed}\nsalt: {salt}\n"


def secret_text(title: str, options: Mapping[str, Any], secret: str) -> str:
    """Write the secret a deal will follow from, before anybody else has added a part."""
    return f"burgh deal 2\n{about(title, options)}secret: {secret}\n"


def about(title: str, options: Mapping[str, Any]) -> str:
    """Write which game is to be dealt."""
    plain = json.dumps(options, sort_keys=True, ensure_ascii=False)
    return f"title: {title}\noptions: {plain}\n"


def seal_of(text: str) -> str:
    """The digest of a text, to be published before the game."""
    import hashlib  # it loads OpenSSL: too slow for every `import burgh`

    return hashlib.sha256(text.encode()).hexdigest()


def seed_of(seal: str, secret: str, parts: Sequence[str]) -> int:
    """The seed that follows from a sealed secret and the parts of all seats, 256 bits wide."""
    import hmac

    text = f"burgh seed 2\nseal: {seal}\nparts: {parts_line(parts)}\n"
    return int.from_bytes(hmac.digest(bytes.fromhex(secret), text.encode(), "sha256"), "big")


def parts_line(parts: Sequence[str]) -> str:
    """Write the parts in the order of the seats."""
    return " ".join(part or NO_PART for part in parts)


def read_parts(line: str) -> tuple[str, ...] | None:
    """Read such a line; None if it is none."""
    parts = tuple("" if part == NO_PART else part for part in line.split(" "))
    return parts if all(not part or PART.fullmatch(part) for part in parts) else None
