"""The names of what a learner is shown of Suburbia, in the order of `engine/observed.py`."""

from __future__ import annotations

from typing import Final

from burgh.core.observation import Feature
from burgh.games.suburbia.engine.observed import SEATS, SHOWN_TILES, SLOTS
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.engine.tables import CATEGORIES, ICONS, MODES, PHASES, STACKS, TRACKS
from burgh.shapes.hex import REACH

MOST: Final = 32_767  # the greatest number an observation holds


def observation(table: Suburbia) -> tuple[Feature, ...]:
    """What is shown in a game with these options."""
    tables = table.rules.tables
    kinds, goals, basics = int(tables.kinds), len(tables.goals), len(tables.basics)
    seats, copies = int(SEATS), max(tables.copies)
    found = [
        Feature("phase", (len(PHASES),), 0, 1, f"the decision due: {', '.join(PHASES)}"),
        Feature("seats", (), 1, seats, "boroughs at the table"),
        Feature("turn_order", (), 0, seats - 1, "seats after the start player"),
        Feature("active", (), 0, seats - 1, "whose turn it is, in seats after one's own"),
        Feature("mode", (), 0, len(MODES) - 1, f"the game: {', '.join(MODES)}"),
        Feature("round", (), 0, MOST, "the round"),
        Feature("last_round", (), 0, MOST, "the last round; 0: not known yet"),
        Feature("pile", (len(STACKS) - 1,), 0, MOST, "tiles face down by their backs: A, B, C"),
        Feature("market", (int(SLOTS),), 0, kinds - 1, "the tile in each slot; 0: none"),
        Feature("price", (int(SLOTS),), 0, MOST, "what the tile in each slot costs"),
        Feature("basics", (basics,), 0, MOST, "basic tiles left of each kind"),
        Feature("public_goals", (goals,), 0, 1, "goals for everybody"),
        Feature("dealt_goals", (goals,), 0, 1, "goals dealt to this seat"),
        Feature("kept_goal", (goals,), 0, 1, "the goal this seat has kept"),
        Feature("others_goals", (goals,), 0, 1, "goals that others kept, once they are shown"),
        Feature("unseen", (kinds,), -copies, copies, "tiles of each kind that nobody has seen"),
    ]
    tags = (*CATEGORIES, *ICONS)
    tagged = f"tiles with each tag: {', '.join(tags)}"
    for number in range(seats):
        name = f"borough_{number}"
        found += [
            Feature(f"{name}.tracks", (len(TRACKS),), -MOST, MOST, ", ".join(TRACKS)),
            Feature(f"{name}.markers", (), 0, MOST, "investment markers in hand"),
            Feature(f"{name}.shown", (), 0, int(SHOWN_TILES), "tiles that are listed"),
            Feature(f"{name}.tags", (len(tags),), 0, MOST, tagged),
            Feature(
                f"{name}.tiles",
                (int(SHOWN_TILES), 4),
                -int(REACH),
                kinds - 1,
                "each tile, oldest first: kind, q, r, whether it carries a marker",
            ),
        ]
    return tuple(found)
