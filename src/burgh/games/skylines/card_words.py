"""What a card says, made from its data: rows, condition and lasting rules (K6, K12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from burgh.core.said import Arg, Item, Said, listed, number_said, say
from burgh.games.skylines.content import Card, Changes, Condition, Rule

COMPARED: Final = {"<": "below", "<=": "at_most", "==": "equal", ">=": "at_least", ">": "above"}
ANY: Final = "any"


def effects(card: Card) -> list[Said]:
    """Say what a card does: first row, second row with its condition, then its rules."""
    lines = [say("effect-first", gains=gains(card.effects))] if card.effects else []
    if card.benefit:
        lines.append(second(card))
    return [*lines, *(rule_line(card, rule) for rule in card.rules)]


def second(card: Card) -> Said:
    """Say the second row, and what it depends on (K6.6)."""
    gained = gains(card.benefit)
    if not card.condition:
        return say("effect-second-always", gains=gained)
    return say("effect-second", condition=condition(card), gains=gained)


# --- numbers --------------------------------------------------------------------------------


def gains(row: Changes) -> list[Item]:
    """Say all changes of a row: `water −1, employment +1`."""
    said: list[Item] = []
    for track, amount in row.items():
        if isinstance(amount, Mapping):
            said += [toward_zero(name, steps) for name, steps in amount.items()]
        else:
            said.append(gain(track, amount))
    return said


def gain(track: str, amount: int) -> Said:
    """Say one change, with its sign and a true minus."""
    sign = "minus" if amount < 0 else "plus"
    return say("gain", name=Said(f"track-{track}"), sign=sign, size=abs(amount))


def toward_zero(track: str, steps: int) -> Said:
    """Say a way towards 0, never past it (K12.12)."""
    return say("gain-toward_zero", track=Said(f"track-{track}"), steps=steps)


def money(amount: int) -> Said:
    """Say a sum of money."""
    return say("money", amount=amount)


# --- conditions -----------------------------------------------------------------------------


def condition(card: Card) -> Said:
    """Say a whole condition; services together, zones together, in the order of the card."""
    groups: dict[str, list[Condition]] = {}
    for part in card.condition:
        groups.setdefault(part.type, []).append(part)
    clauses: list[Said] = []
    for kind, parts in groups.items():
        if kind == "service":
            clauses.append(services(parts))
        elif kind == "district_count":
            clauses.append(zones(parts, card.kind))
        else:
            clauses += [track_condition(part) for part in parts]
    said = clauses[0]
    for clause in clauses[1:]:
        said = say("condition-list", first=said, last=clause)
    return said


def services(parts: Sequence[Condition]) -> Said:
    """Say which services have to reach the new tile (K6.7, K6.8)."""
    which = str(parts[0].service) if len(parts) == 1 else "several"
    named = listed("and", [Said(f"service-{part.service}.by") for part in parts])
    return say("condition-service", which=which, services=named)


def zones(parts: Sequence[Condition], kind: str) -> Said:
    """Say how many tiles of which zones the district needs, the new one not counted (K6.10)."""
    said: list[Item] = []
    for part in parts:
        other = "yes" if part.zone == kind else "no"
        said.append(say(f"zones-{part.zone}", count=part.min, other=other))
    return say("condition-zones", zones=listed("and", said))


def track_condition(part: Condition) -> Said:
    """Say how a marker has to stand (K6.11)."""
    track, value = str(part.track), part.value or 0
    return say(
        f"condition-track-{COMPARED[str(part.op)]}",
        track=track,
        name=Said(f"track-{track}"),
        value=number_said(value),
        zero="no" if value else "yes",
    )


# --- rules (K12) ----------------------------------------------------------------------------


def rule_line(card: Card, rule: Rule) -> Said:
    """Say one rule, and for whose actions it holds (K11.4, K11.7)."""
    said = bare_rule(rule)
    if rule.trigger in ("on_build", "end_of_milestone"):
        return said
    scope = "owner" if rule.scope == "owner" else "news" if card.kind == "news" else "everybody"
    return say(f"rule-scope-{scope}", rule=said)


def bare_rule(rule: Rule) -> Said:
    """Say what a rule does."""
    delta = rule.delta or 0
    kind = rule.kind or ANY
    track = rule.track or "money"
    return say(
        rule_key(rule),
        kind=kind,
        a=Said(f"kind-{kind}.a"),
        all=Said(f"kind-{kind}.all"),
        of=Said(f"kind-{kind}.of"),
        track=track,
        name=Said(f"track-{track}"),
        amount=abs(delta),
        change="more" if is_more(rule) else "less",
        gain=gain(track, delta),
        gains=gains(rule.effect or rule.each or {}),
        **rest(rule),
    )


def rest(rule: Rule) -> dict[str, Arg | None]:
    """The facts that only some rules have."""
    zone = rule.per.zone if rule.per else None
    return {
        "zone": Said(f"kind-{zone}") if zone else None,
        "zone_object": Said(f"kind-{zone}.a") if zone else None,
        "max": rule.max,
        "below": None if rule.below is None else number_said(rule.below),
        "service": Said(f"service-{rule.service}") if rule.service else None,
    }


def rule_key(rule: Rule) -> str:
    """The message of a rule: its trigger, and how or where it acts."""
    way: str | None = rule.sign or rule.where or rule.reach
    if rule.trigger == "on_build" and rule.max is None:
        way = "all"
    return f"rule-{rule.trigger}-{way}" if way else f"rule-{rule.trigger}"


def is_more(rule: Rule) -> bool:
    """Whether a modifier makes a change larger: a fall grows by a minus (K12.3)."""
    delta = rule.delta or 0
    return delta < 0 if rule.sign == "decrease" else delta > 0
