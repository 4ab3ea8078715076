"""Options as plain data: what a table agreed on, ready for JSON."""

from __future__ import annotations

from typing import Any

import msgspec


def written_options(options: msgspec.Struct) -> dict[str, Any]:
    """Give the options that were set; what is left to the edition or scenario is left out."""
    plain = msgspec.to_builtins(options)
    return {name: value for name, value in plain.items() if value is not None and value != ()}
