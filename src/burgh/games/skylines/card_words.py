"""What a card says, in words made from its data: rows, condition and lasting rules (K6, K12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from burgh.core.text import Words
from burgh.games.skylines.content import Card, Changes, Condition, Rule

COMPARED: Final = {"<": "below", "<=": "at_most", "==": "equal", ">=": "at_least", ">": "above"}
ANY: Final = "any"


class CardWords:
    """Says rows, conditions and rules in one language; nothing is written for one card alone."""

    def __init__(self, words: Words) -> None:
        """Take the words of a language."""
        self.words = words
        self.say = words.say

    def effects(self, card: Card) -> list[str]:
        """Say what a card does: first row, second row with its condition, then its rules."""
        lines = [self.say("effect-first", gains=self.gains(card.effects))] if card.effects else []
        if card.benefit:
            lines.append(self.second(card))
        return [*lines, *(self.rule(card, rule) for rule in card.rules)]

    def second(self, card: Card) -> str:
        """Say the second row, and what it depends on (K6.6)."""
        gains = self.gains(card.benefit)
        if not card.condition:
            return self.say("effect-second-always", gains=gains)
        return self.say("effect-second", condition=self.condition(card), gains=gains)

    # --- numbers -----------------------------------------------------------------------------

    def gains(self, row: Changes) -> str:
        """Say all changes of a row: `water −1, employment +1`."""
        said = []
        for track, amount in row.items():
            if isinstance(amount, Mapping):
                said += [self.toward_zero(name, steps) for name, steps in amount.items()]
            else:
                said.append(self.gain(track, amount))
        return ", ".join(said)

    def gain(self, track: str, amount: int) -> str:
        """Say one change, with its sign and a true minus."""
        sign = "minus" if amount < 0 else "plus"
        return self.say("gain", track=self.track(track), sign=sign, size=abs(amount))

    def toward_zero(self, track: str, steps: int) -> str:
        """Say a way towards 0, never past it (K12.12)."""
        return self.say("gain-toward_zero", track=self.track(track), steps=steps)

    def number(self, value: int) -> str:
        """Say a number as it stands."""
        return self.say("signed", sign="minus" if value < 0 else "none", size=abs(value))

    def money(self, amount: int) -> str:
        """Say a sum of money."""
        return self.say("money", amount=amount)

    def track(self, track: str) -> str:
        """Name a track."""
        return self.say(f"track-{track}")

    def listed(self, items: Sequence[str], joint: str = "list-and") -> str:
        """Join items with commas, and the last with a word."""
        if len(items) < 2:
            return "".join(items)
        return self.say(joint, first=", ".join(items[:-1]), last=items[-1])

    # --- conditions --------------------------------------------------------------------------

    def condition(self, card: Card) -> str:
        """Say a whole condition; services together, zones together, in the order of the card."""
        groups: dict[str, list[Condition]] = {}
        for part in card.condition:
            groups.setdefault(part.type, []).append(part)
        clauses: list[str] = []
        for kind, parts in groups.items():
            if kind == "service":
                clauses.append(self.services(parts))
            elif kind == "district_count":
                clauses.append(self.zones(parts, card.kind))
            else:
                clauses += [self.track_condition(part) for part in parts]
        said = clauses[0]
        for clause in clauses[1:]:
            said = self.say("condition-list", first=said, last=clause)
        return said

    def services(self, parts: Sequence[Condition]) -> str:
        """Say which services have to reach the new tile (K6.7, K6.8)."""
        which = str(parts[0].service) if len(parts) == 1 else "several"
        named = self.listed([self.say(f"service-{part.service}.by") for part in parts])
        return self.say("condition-service", which=which, services=named)

    def zones(self, parts: Sequence[Condition], kind: str) -> str:
        """Say how many tiles of which zones the district needs, the new one not counted (K6.10)."""
        said = []
        for part in parts:
            other = "yes" if part.zone == kind else "no"
            said.append(self.say(f"zones-{part.zone}", count=part.min, other=other))
        return self.say("condition-zones", zones=self.listed(said))

    def track_condition(self, part: Condition) -> str:
        """Say how a marker has to stand (K6.11)."""
        track, value = str(part.track), part.value or 0
        return self.say(
            f"condition-track-{COMPARED[str(part.op)]}",
            track=track,
            name=self.track(track),
            value=self.number(value),
            zero="no" if value else "yes",
        )

    # --- rules (K12) -------------------------------------------------------------------------

    def rule(self, card: Card, rule: Rule) -> str:
        """Say one rule, and for whose actions it holds (K11.4, K11.7)."""
        said = self.bare_rule(rule)
        if rule.trigger in ("on_build", "end_of_milestone"):
            return said
        scope = "owner" if rule.scope == "owner" else "news" if card.kind == "news" else "everybody"
        return self.say(f"rule-scope-{scope}", rule=said)

    def bare_rule(self, rule: Rule) -> str:
        """Say what a rule does."""
        delta = rule.delta or 0
        kind = rule.kind or ANY
        track = rule.track or "money"
        return self.say(
            rule_key(rule),
            kind=kind,
            a=self.say(f"kind-{kind}.a"),
            all=self.say(f"kind-{kind}.all"),
            of=self.say(f"kind-{kind}.of"),
            track=track,
            name=self.track(track),
            amount=abs(delta),
            change="more" if is_more(rule) else "less",
            gain=self.gain(track, delta),
            gains=self.gains(rule.effect or rule.each or {}),
            **self.rest(rule),
        )

    def rest(self, rule: Rule) -> dict[str, int | str | None]:
        """Give the facts that only some rules have."""
        zone = rule.per.zone if rule.per else None
        return {
            "zone": self.say(f"kind-{zone}") if zone else None,
            "zone_object": self.say(f"kind-{zone}.a") if zone else None,
            "max": rule.max,
            "below": None if rule.below is None else self.number(rule.below),
            "service": self.say(f"service-{rule.service}") if rule.service else None,
        }


def rule_key(rule: Rule) -> str:
    """Give the message of a rule: its trigger, and how or where it acts."""
    way: str | None = rule.sign or rule.where or rule.reach
    if rule.trigger == "on_build" and rule.max is None:
        way = "all"
    return f"rule-{rule.trigger}-{way}" if way else f"rule-{rule.trigger}"


def is_more(rule: Rule) -> bool:
    """Say whether a modifier makes a change larger: a fall grows by a minus (K12.3)."""
    delta = rule.delta or 0
    return delta < 0 if rule.sign == "decrease" else delta > 0
