"""Suburbia in words: from tiles, moves, ledger entries and refusals to the keys of `text/*.ftl`."""

from __future__ import annotations

import msgspec

from burgh.core.moves import Move
from burgh.core.state import State
from burgh.core.text import Words, plain_name
from burgh.core.values import Change, Outcome, Refusal
from burgh.games.suburbia import board
from burgh.games.suburbia.content import Content, Effect
from burgh.games.suburbia.state import Suburbia
from burgh.games.suburbia.tables import CATEGORIES, CAUSES, PHASES


class SuburbiaSpeaker:
    """Says things about Suburbia in one language."""

    def __init__(self, words: Words, content: Content) -> None:
        """Take the words of a language and what is printed on the tiles in play."""
        self.words = words
        self.content = content

    # --- things ----------------------------------------------------------------------------

    def thing(self, key: str) -> str:
        """Name a tile, goal or phase; a pack's tile without words goes by its id, made readable."""
        for group in ("tile", "goal", "phase"):
            named = f"{group}-{key}"
            said = self.words.say(named)
            if said != named:
                return said
        return key.replace("_", " ").capitalize()

    def find(self, name: str) -> str | None:
        """Give the key of a tile or goal by its key or by its name in this language."""
        asked = plain_name(name)
        for key in (*self.content.tiles, *self.content.goals, self.content.lake.id):
            if asked in (key, plain_name(self.thing(key))):
                return key
        return None

    def details(self, key: str) -> list[str]:
        """Say what is printed on a tile or a goal, a line each."""
        if key in self.content.goals:
            worth = self.gain("population", self.content.goals[key].population)
            return [
                self.words.say("detail-goal", asks=self.words.say(f"goal-{key}.asks")),
                self.words.say("detail-worth", gain=worth),
            ]
        return [*self.printed(key), *self.effects(key)]

    def printed(self, key: str) -> list[str]:
        """Say cost, category, icon and stack of a tile."""
        if key == self.content.lake.id:
            return [self.words.say("detail-cost", price=self.money(self.content.lake.cost))]
        tile = self.content.tiles.get(key)
        if tile is None:
            return []
        say = self.words.say
        lines = [
            say("detail-cost", price=self.money(tile.cost)),
            say("detail-category", category=say(f"category-{tile.category}")),
        ]
        if tile.icon:
            lines.append(say("detail-icon", icon=say(f"icon-{tile.icon}")))
        return [*lines, say("detail-stack", stack=say(f"stack-{tile.stack}"))]

    def effects(self, key: str) -> list[str]:
        """Say the effects of a tile, in the order in which they apply."""
        lake = self.content.lake
        tile = lake if key == lake.id else self.content.tiles.get(key)
        return [self.effect(effect) for effect in tile.effects] if tile else []

    def effect(self, effect: Effect) -> str:
        """Say one effect: what it gives, and for each of what, where and when."""
        gain = self.gain(effect.track, effect.amount)
        if not effect.kinds:
            return self.words.say(f"effect-{effect.when or 'now'}", gain=gain)
        key = "effect-after" if effect.when == "after" else f"effect-each-{effect.where}"
        each, kind = self.counted(effect.kinds)
        said = self.words.say(key, gain=gain, each=each, kind=kind)
        if set(effect.kinds) == set(CATEGORIES):
            return self.words.say("effect-not_lakes", effect=said)
        return said

    def counted(self, kinds: tuple[str, ...]) -> tuple[str, str]:
        """Give what is counted as a key to agree with, and in words."""
        if set(kinds) == set(CATEGORIES):
            return "tile", self.words.say("kind-any")
        if kinds[0] in CATEGORIES:
            names = [self.words.say(f"category-{kind}") for kind in kinds]
            return "tile", self.words.say("kind-tile", categories=self.listed("or", names))
        names = [self.words.say(f"icon-{kind}.each") for kind in kinds]
        return kinds[0] if len(kinds) == 1 else "several", self.listed("or", names)

    # --- numbers and lists -----------------------------------------------------------------

    def gain(self, track: str, amount: int) -> str:
        """Say a change of a track, with its sign: `+2 income`, `−$2`."""
        sign = "minus" if amount < 0 else "plus"
        return self.words.say("gain", track=track, sign=sign, size=abs(amount))

    def number(self, value: int) -> str:
        """Say a number as it stands, with a true minus."""
        return self.words.say("signed", sign="minus" if value < 0 else "none", size=abs(value))

    def money(self, value: int) -> str:
        """Say a sum of money."""
        return self.words.say("money", sign="minus" if value < 0 else "none", size=abs(value))

    def listed(self, joint: str, items: list[str]) -> str:
        """Join items with commas, and the last with `or` or `and`."""
        if len(items) == 1:
            return items[0]
        return self.words.say(f"list-{joint}", first=", ".join(items[:-1]), last=items[-1])

    # --- what happens ----------------------------------------------------------------------

    def move(self, move: Move) -> str:
        """Say what a move does, as the log does after the player's name."""
        fields = msgspec.structs.asdict(move)
        tile, goal, slot = (fields.get(name) for name in ("tile", "goal", "slot"))
        done = str(type(move).__struct_config__.tag)
        if done == "keep" and goal not in self.content.goals:  # as others may see it (S16.10)
            done = "keep_secret"
        line = self.words.say(
            f"log-{done}",
            tile=self.words.say("that") if tile is None else self.thing(tile),
            goal=None if goal is None else self.thing(goal),
            at=str(fields["cell"]) if "cell" in fields else None,
        )
        return line if slot is None else self.words.say("log-from", line=line, slot=slot)

    def change(self, change: Change, seat_name: str) -> str:
        """Say one ledger entry: whose number, how much, because of what, under which rule."""
        cut = change.applied != change.amount
        sign = "plus" if change.applied > 0 else "minus" if change.applied < 0 else "none"
        unit = "money" if change.track == "money" else "signed"
        return self.words.say(
            "change-cut" if cut else "change",
            seat=seat_name,
            gain=self.gain(change.track, change.amount),
            real=self.words.say(unit, sign=sign, size=abs(change.applied)),
            why=self.cause(change),
            rule=change.rule,
        )

    def cause(self, change: Change) -> str:
        """Say what changed a number: a step of the rules, a goal, or a tile and where it lies."""
        if change.cause in CAUSES:
            return self.words.say(f"ledger-{change.cause}")
        name = self.thing(change.cause)
        if change.cause in self.content.goals:
            return self.words.say("ledger-goal", goal=name)
        return self.words.say("ledger-tile", tile=name, at=change.at) if change.at else name

    def refusal(self, refusal: Refusal) -> str:
        """Say why a move is not allowed, and the rule."""
        thing = refusal.thing
        if thing is not None:
            numbered = thing.isdecimal()
            thing = self.words.say("slot", number=int(thing)) if numbered else self.thing(thing)
        reason = self.words.say(
            f"refusal-{refusal.key}",
            missing=refusal.missing or 0,
            thing=thing or "none",
            at=refusal.at or "?",
        )
        return self.words.say("refusal", reason=reason, rule=refusal.rule)

    def prompt(self, state: State, seat_name: str) -> str:
        """Say what is expected from whom now."""
        return self.words.say(f"prompt-{PHASES[state.phase()]}", seat=seat_name)

    # --- the end ---------------------------------------------------------------------------

    def outcome(self, outcome: Outcome, names: list[str]) -> str:
        """Say how the game ended: why, who won or which rating, and every place."""
        say = self.words.say
        lines = [say(f"reason-{outcome.reason}"), self.victory(outcome, names)]
        if outcome.facts.get("rating"):
            lines.append(say("outcome-rating", rating=say(f"rating-{outcome.facts['rating']}")))
        elif "rating" in outcome.facts:
            lines.append(say("outcome-no_rating"))
        if len(outcome.scores) > 1:
            lines += self.places(outcome, names)
        return "\n".join(lines)

    def victory(self, outcome: Outcome, names: list[str]) -> str:
        """Say who won, alone or together, or how a solo game went."""
        score = outcome.scores[outcome.winners[0]]
        winners = self.listed("and", [names[seat] for seat in outcome.winners])
        if "beaten" in outcome.facts:
            key = "outcome-beaten" if outcome.facts["beaten"] else "outcome-not_beaten"
            return self.words.say(key, score=outcome.scores[0], other=outcome.scores[1])
        if "rating" in outcome.facts:
            return self.words.say("outcome-solo", names=winners, score=score)
        key = "outcome-winner" if len(outcome.winners) == 1 else "outcome-shared"
        return self.words.say(key, names=winners, score=score)

    def places(self, outcome: Outcome, names: list[str]) -> list[str]:
        """Say every place; equals share the better one."""
        lines = []
        place = 1
        for seats in outcome.ranking:
            here = ", ".join(names[seat] for seat in seats)
            score = outcome.scores[seats[0]]
            lines.append(self.words.say("outcome-place", place=place, names=here, score=score))
            place += len(seats)
        return lines

    def board(
        self, state: Suburbia, seat: int, names: list[str], *, with_effects: bool = False
    ) -> str:
        """Draw the table as text, as `seat` sees it; on request with what each tile does."""
        return board.draw(self, state, seat, names, with_effects=with_effects)
