"""A sealed deal: a text about the deal of a game, and the digest that commits to it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any


def deal_text(title: str, options: Mapping[str, Any], seed: int, salt: str) -> str:
    """Write what was dealt from, always the same way; the salt keeps the seed from guessing."""
    plain = json.dumps(options, sort_keys=True, ensure_ascii=False)
    return f"burgh deal 1\ntitle: {title}\noptions: {plain}\nseed: {seed}\nsalt: {salt}\n"


def seal_of(text: str) -> str:
    """The digest of a text, to be published before the game."""
    import hashlib  # it loads OpenSSL: too slow for every `import burgh`

    return hashlib.sha256(text.encode()).hexdigest()
