"""What is said about Suburbia: from tiles, goals, causes and refusals to keys of `text/*.ftl`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from burgh.core.said import Item, Said, Thing, listed, named, places, say, seats, their_ask
from burgh.core.values import Outcome, Refusal
from burgh.games.suburbia.content import UNPRINTED, Content, Effect, Goal, content
from burgh.games.suburbia.engine.state import Suburbia
from burgh.games.suburbia.engine.tables import CATEGORIES, CAUSES, LAKE, PHASES

# --- things ------------------------------------------------------------------------------------


@lru_cache(maxsize=16)
def things(packs: tuple[str, ...]) -> dict[str, Thing]:
    """Every tile, goal and phase, with what is printed on it."""
    box = content(packs)
    return {
        **{key: Thing(Said(f"phase-{key}")) for key in PHASES},
        **{key: Thing(Said(f"tile-{key}")) for key in UNPRINTED[LAKE:]},
        **{key: Thing(goal_name(key), goal_details(goal)) for key, goal in box.goals.items()},
        **{key: Thing(tile_name(key), tile_details(box, key)) for key in (*box.tiles, box.lake.id)},
    }


def tile_name(key: str) -> Said:
    return Said(f"tile-{key}")


def goal_name(key: str) -> Said:
    return Said(f"goal-{key}")


def goal_details(goal: Goal) -> tuple[Said, ...]:
    return (
        say("detail-goal", asks=Said(f"goal-{goal.id}.asks")),
        say("detail-worth", gain=gain("population", goal.population)),
    )


def tile_details(box: Content, key: str) -> tuple[Said, ...]:
    """Say cost, category, icon and stack of a tile, then its effects."""
    if key == box.lake.id:
        return (say("detail-cost", price=money(box.lake.cost)), *effects(box.lake.effects))
    tile = box.tiles[key]
    icon = [say("detail-icon", icon=Said(f"icon-{tile.icon}"))] if tile.icon else []
    return (
        say("detail-cost", price=money(tile.cost)),
        say("detail-category", category=Said(f"category-{tile.category}")),
        *icon,
        say("detail-stack", stack=Said(f"stack-{tile.stack}")),
        *effects(tile.effects),
    )


def effects(printed: Sequence[Effect]) -> list[Said]:
    """Say the effects of a tile, in the order in which they apply."""
    return [effect(each) for each in printed]


def effect(printed: Effect) -> Said:
    """Say one effect: what it gives, and for each of what, where and when."""
    gained = gain(printed.track, printed.amount)
    if not printed.kinds:
        return say(f"effect-{printed.when or 'now'}", gain=gained)
    key = "effect-after" if printed.when == "after" else f"effect-each-{printed.where}"
    each, kind = counted(printed.kinds)
    said = say(key, gain=gained, each=each, kind=kind)
    if set(printed.kinds) == set(CATEGORIES):
        return say("effect-not_lakes", effect=said)
    return said


def counted(kinds: tuple[str, ...]) -> tuple[str, Item]:
    """What is counted as a key to agree with, and in words."""
    if set(kinds) == set(CATEGORIES):
        return "tile", Said("kind-any")
    if kinds[0] in CATEGORIES:
        names = [Said(f"category-{kind}") for kind in kinds]
        return "tile", say("kind-tile", categories=listed("or", names))
    names = [Said(f"icon-{kind}.each") for kind in kinds]
    return kinds[0] if len(kinds) == 1 else "several", listed("or", names)


def gain(track: str, amount: int) -> Said:
    """Say a change of a track, with its sign: `+2 income`, `−$2`."""
    return Said(
        "gain", {"track": track, "sign": "minus" if amount < 0 else "plus", "size": abs(amount)}
    )


def money(value: int) -> Said:
    """Say a sum of money."""
    return Said("money", {"sign": "minus" if value < 0 else "none", "size": abs(value)})


# --- what happens ------------------------------------------------------------------------------


def why(cause: str, is_goal: bool) -> Said:
    """Say what changed a number: a step of the rules, a goal, or a tile; where it lies is shown."""
    if is_goal:
        return Said("ledger-goal", {"goal": goal_name(cause)})
    if cause in CAUSES:
        return Said(f"ledger-{cause}")
    return tile_name(cause)


def reason(packs: tuple[str, ...], refusal: Refusal) -> Said:
    """Say why a move is not allowed."""
    thing = refusal.thing
    return say(
        f"refusal-{refusal.key}",
        missing=refusal.missing or 0,
        # A number is a slot of the market, which has no name.
        thing="none" if thing is None or thing.isdecimal() else named(things(packs), thing),
    )


def prompt(table: Suburbia) -> Said:
    """Say what is expected now of the one who looks, or of another."""
    phase = PHASES[table.phase()]
    return say(f"prompt-{phase}") if table.is_asked() else their_ask(phase, int(table.decider()))


# --- the end -----------------------------------------------------------------------------------


def outcome(ended: Outcome) -> list[Said]:
    """Say how the game ended: why, who won or which rating, and every place."""
    lines = [Said(f"reason-{ended.reason}"), victory(ended)]
    if ended.facts.get("rating"):
        lines.append(say("outcome-rating", rating=Said(f"rating-{ended.facts['rating']}")))
    elif "rating" in ended.facts:
        lines.append(Said("outcome-no_rating"))
    return [*lines, *all_places(ended)] if len(ended.scores) > 1 else lines


def victory(ended: Outcome) -> Said:
    """Say who won, alone or together, or how a solo game went."""
    score = ended.scores[ended.winners[0]]
    if "beaten" in ended.facts:
        key = "outcome-beaten" if ended.facts["beaten"] else "outcome-not_beaten"
        return say(key, score=ended.scores[0], other=ended.scores[1])
    key = "outcome-winner" if len(ended.winners) == 1 else "outcome-shared"
    if "rating" in ended.facts:
        key = "outcome-solo"
    return say(key, names=listed("and", seats(ended.winners)), score=score)


def all_places(ended: Outcome) -> list[Said]:
    """Say every place; equals share the better one."""
    return [
        say("outcome-place", place=place, names=seats(tied), score=ended.scores[tied[0]])
        for place, tied in places(ended.ranking)
    ]
