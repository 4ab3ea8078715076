"""Our titles under names that `gymnasium.make` knows."""

from __future__ import annotations

from typing import Final

import gymnasium

IDS: Final = {"suburbia": "Suburbia", "bigcity": "BigCity", "skylines": "Skylines"}


def register() -> None:
    """Register `burgh/Suburbia-v0` and the like, once."""
    for key, name in IDS.items():
        id_ = f"burgh/{name}-v0"
        if id_ not in gymnasium.registry:
            gymnasium.register(
                id_,
                entry_point="burgh.envs.seat:SeatEnv",
                vector_entry_point="burgh.envs.rows:RowsEnv",
                kwargs={"title": key},
            )
