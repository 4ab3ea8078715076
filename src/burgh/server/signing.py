"""What the server signs, so that it rotates: the newest secret signs, earlier ones still verify."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

from itsdangerous import URLSafeSerializer


def signer(secrets: Sequence[str], salt: str) -> URLSafeSerializer:
    """Signs with the first of the secrets, and reads what any of them has signed."""
    return URLSafeSerializer(list(reversed(secrets)), salt=salt)


class Marks:
    """Short marks on words, which only who knows a secret can make."""

    def __init__(self, secrets: Sequence[str], what: bytes) -> None:
        self.keys = [hmac.digest(secret.encode(), what, "sha256") for secret in secrets]

    def of(self, word: str) -> str:
        """The mark of a word."""
        return mark(self.keys[0], word)

    def fits(self, given: str, word: str) -> bool:
        """Whether a mark is one of ours on a word, by whichever secret."""
        return any(
            hmac.compare_digest(given.encode(), mark(key, word).encode()) for key in self.keys
        )


def mark(key: bytes, word: str) -> str:
    return hmac.digest(key, word.encode(), hashlib.sha256).hex()[:32]
