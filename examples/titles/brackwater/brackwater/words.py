"""What is said, in no language: which message, with which arguments. The sentences: text/*.ftl."""

from __future__ import annotations

from typing import Final

from brackwater.content import AIM_NAMES, FACE_DOWN, TILE_NAMES, TOWN, Aim, Effect, Tile
from brackwater.state import AIM_CAUSE, PHASES, PRICE, STEPS
from burgh.core.said import Said, Thing, say, sign


def effect_said(effect: Effect) -> Said:
    """Say one effect: what it gives, and for each of what."""
    gain = say("gain", track=effect.track, sign=sign(effect.amount), size=abs(effect.amount))
    if not effect.each:
        return say("effect-once", gain=gain)
    key = "effect-later" if effect.later else "effect-each"
    return say(key, gain=gain, each=effect.each, kind=Said(f"tile-{effect.each}.each"))


def tile_thing(tile: Tile) -> Thing:
    """A tile: its name, and what is printed on it."""
    prices = say("detail-price", price=tile.price, driftwood=tile.driftwood)
    return Thing(Said(f"tile-{tile.id}"), (prices, *map(effect_said, tile.effects)))


def aim_thing(key: str, aim: Aim) -> Thing:
    """A secret aim: its name, and what it pays for."""
    pays = say("effect-aim", counts=aim.counts, renown=aim.renown, per=aim.per)
    return Thing(Said(f"aim-{key}"), (pays,))


THINGS: Final = {
    **{phase: Thing(Said(f"phase-{phase}")) for phase in PHASES},
    **{tile.id: tile_thing(tile) for tile in TOWN.tile},
    **{key: aim_thing(key, aim) for key, aim in TOWN.aim.items()},
    FACE_DOWN: Thing(Said("face-down")),
}


def name_cause(cause: int) -> str:
    """Name what changed a number: a tile, a step of the rules, an aim."""
    if cause > AIM_CAUSE:
        return AIM_NAMES[cause - AIM_CAUSE]
    return STEPS[cause - PRICE] if cause >= PRICE else TILE_NAMES[cause]


def why(cause: str, at: str | None) -> Said:
    """Say what changed a number, and where."""
    what = Said(f"ledger-{cause}") if cause in STEPS else THINGS[cause].name
    return what if at is None else say("ledger-at", what=what, at=at)
