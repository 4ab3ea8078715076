"""Cities: Skylines in words: from cards, moves, ledger entries and refusals to `text/*.ftl`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

import msgspec

from burgh.core.moves import Move
from burgh.core.text import Words
from burgh.core.values import Change, Outcome, Refusal
from burgh.games.skylines import board
from burgh.games.skylines.card_words import CardWords
from burgh.games.skylines.content import Card, Content, Difficulty, Tile, count_districts
from burgh.games.skylines.state import Skylines
from burgh.games.skylines.tables import LEVELS, NO_CARD, NO_TILE, PHASES, TRACKS, TURN

BACK: Final = "back-"  # and a level, or "role": a card that lies face down
CAUSES: Final = ("exchange", "swap", "limit")
SOURCES: Final = {"seed": "printed", "public": "public", "reconstructed": "reconstructed"}


class SkylinesSpeaker:
    """Says things about Cities: Skylines in one language."""

    def __init__(self, words: Words, content: Content) -> None:
        """Take the words of a language and what is printed on the components in play."""
        self.words = words
        self.say = words.say
        self.content = content
        self.card_words = CardWords(words)
        self.number = self.card_words.number
        self.money = self.card_words.money
        self.gain = self.card_words.gain
        self.tracks = {track.id: track for track in content.printed.tracks.track}
        self.keys = self.ways_to_say()

    # --- names -------------------------------------------------------------------------------

    def ways_to_say(self) -> dict[str, tuple[str, str]]:
        """Map every id, and every card's name, to its group and id, however it is spelled."""
        groups = {
            "track": list(TRACKS),
            "scenario": list(self.content.scenarios),
            "board": list(self.content.boards),
            "tile": list(self.content.tiles),
            "card": list(self.content.cards),
        }
        keys = {plain(self.named("card", key)): ("card", key) for key in groups["card"]}
        return keys | {plain(key): (group, key) for group, ids in groups.items() for key in ids}

    def thing(self, key: str) -> str:
        """Name a card, tile, board, track, scenario, pile or phase."""
        group, found = self.keys.get(plain(key), ("", key))
        if group:
            return self.named(group, found)
        if key in LEVELS:
            return self.say("pile", level=key)
        if key in PHASES:
            return self.say(f"phase-{key}")
        if key == "exchange":
            return self.say("exchange_pile")
        if key.startswith(BACK):
            return self.say("card-back", level=key.removeprefix(BACK))
        return readable(key)

    def find(self, name: str) -> str | None:
        """Give the id of a card, tile, board, track or scenario by its id or a card's name."""
        found = self.keys.get(plain(name))
        return found[1] if found else None

    def named(self, group: str, key: str) -> str:
        """Name a thing of a group; what a pack has no words for goes by its id, made readable."""
        if group == "board":
            return self.say("city_board", board=key)
        said = self.say(f"{group}-{key}")
        return readable(key) if said == f"{group}-{key}" else said

    def shape(self, tile: str) -> str:
        """Name the outline of a tile."""
        return self.content.tiles[tile].shape

    # --- what is printed ---------------------------------------------------------------------

    def details(self, key: str) -> list[str]:
        """Say what is printed on a thing, and what of it is our own design, a line each."""
        group, found = self.keys.get(plain(key), ("", key))
        if group == "card":
            return self.card_details(self.content.cards[found])
        if group == "tile":
            return self.tile_details(self.content.tiles[found])
        if group == "board":
            return self.board_details(found)
        if group == "scenario":
            return self.scenario_details(found)
        return self.track_details(found) if group == "track" else []

    def card_details(self, card: Card) -> list[str]:
        """Say kind, level, tile, cost, effects and the mark of a card."""
        lines = [self.say("detail-card", what=self.what(card.kind, card.subtype, card.level))]
        if card.kind not in ("role", "news"):
            lines += self.build_details(card)
        lines += self.card_words.effects(card)
        if card.kind in ("unique", "policy", "news"):
            lines.append(self.say(f"detail-{card.kind}"))
        return [*lines, *self.mark(card.source, card.reconstructed_fields)]

    def build_details(self, card: Card) -> list[str]:
        """Say the tile of a card and what it costs."""
        lines = []
        if card.tile and card.tile.any:
            lines.append(self.say("detail-tile-any", kind=self.say(f"kind-{card.tile.any}")))
        elif card.tile and card.tile.id:
            tile = self.content.tiles[card.tile.id]
            squares = self.size(tile)
            lines.append(self.say("detail-tile", tile=self.thing(tile.id), squares=squares))
        price = self.money(card.cost)
        lines.append(
            self.say("detail-cost", price=price) if card.cost else self.say("detail-cost-none")
        )
        return lines

    def in_short(self, card: str) -> list[str]:
        """Say what a card does and costs, without its kind and mark."""
        printed = self.content.cards[card]
        cost = [self.say("detail-cost", price=self.money(printed.cost))] if printed.cost else []
        return [*cost, *self.card_words.effects(printed)]

    def what(self, kind: str, subtype: str | None, level: str | None) -> str:
        """Say a kind with its service or utility and its level."""
        said = [self.say(f"kind-{kind}")]
        if subtype:
            said.append(self.say(f"{kind}-{subtype}"))
        if level:
            said.append(self.say("level", level=level))
        return ", ".join(said)

    def tile_details(self, tile: Tile) -> list[str]:
        """Say kind, outline and number of a tile, and how far its service reaches."""
        rows = self.content.shapes[tile.shape]
        lines = [
            self.say("detail-kind", what=self.what(tile.category, tile.subtype, tile.level)),
            self.say("detail-outline", shape=f"{tile.shape} ({' / '.join(rows)})"),
            self.say("detail-count", count=tile.count),
        ]
        if tile.category == "service":
            reach = "adjacent" if tile.level == "I" else "district"
            lines.append(self.say(f"detail-reach-{reach}"))
        elif tile.category == "utility":
            lines.append(self.say("detail-one_utility"))
        return [*lines, *self.part_mark("outline", tile.source)]

    def size(self, tile: Tile) -> int:
        """Count the squares of a tile."""
        return "".join(self.content.shapes[tile.shape]).count("X")

    def board_details(self, key: str) -> list[str]:
        """Say the cost and the map of a board, and what of it is our own design."""
        printed = self.content.boards[key]
        grass = "".join(printed.grid).count(".")
        districts = count_districts(printed.grid)
        return [
            self.say("detail-development", price=self.money(printed.development_cost)),
            self.say("detail-districts", districts=districts, squares=grass),
            *printed.grid,
            *self.part_mark("development_cost", printed.development_cost_source),
            *self.part_mark("grid", printed.grid_source),
        ]

    def scenario_details(self, key: str) -> list[str]:
        """Say boards, treasury and modules of a scenario, and what is our own design."""
        scenario = self.content.scenarios[key]
        lines = [self.say(f"scenario-{key}.meaning")] if self.words.knows(f"scenario-{key}") else []
        if scenario.layout:
            letters = ", ".join(laid.board for laid in scenario.layout)
            lines.append(self.say("detail-scenario-boards", boards=letters))
        else:
            lines.append(self.say("detail-scenario-free_boards", count=scenario.milestones))
        lines += self.treasuries(scenario.start_money)
        modules = [self.say(f"kind-{module}.all") for module in scenario.modules]
        lines.append(
            self.say("detail-scenario-modules", modules=", ".join(modules))
            if modules
            else self.say("detail-scenario-plain")
        )
        return [*lines, *self.scenario_marks(scenario.source)]

    def scenario_marks(self, source: dict[str, str] | str) -> list[str]:
        """Say which parts of a scenario are printed fact."""
        if isinstance(source, str):
            return self.mark(source, ())
        return [line for part, kind in source.items() for line in self.part_mark(part, kind)]

    def treasuries(self, money: int | Mapping[Difficulty, int]) -> list[str]:
        """Say the treasury at the start, for each difficulty where they differ (K3.2)."""
        if isinstance(money, int):
            return [self.say("detail-scenario-money", money=self.money(money))]
        return [
            self.say(
                "detail-scenario-level",
                level=self.say(f"difficulty-{level}"),
                money=self.money(amount),
            )
            for level, amount in money.items()
        ]

    def track_details(self, key: str) -> list[str]:
        """Say how far a track goes, and what happens at its ends (K2)."""
        track = self.tracks[key]
        return [
            self.say("detail-range", **self.ends(key)),
            self.say(f"detail-below-{track.below}"),
            self.say(f"detail-above-{track.above or 'none'}"),
            *self.part_mark("range", track.source),
        ]

    def limits(self, key: str) -> str:
        """Say how far a track goes, in short."""
        return self.say("board-range", **self.ends(key))

    def ends(self, key: str) -> dict[str, str]:
        """Give the ends of a track as text."""
        track = self.tracks[key]
        high = "none" if track.high is None else self.number(track.high)
        return {"low": self.number(track.low), "high": high}

    # --- printed fact or our own design ------------------------------------------------------

    def mark(self, source: str, fields: tuple[str, ...]) -> list[str]:
        """Say whether a card is printed fact, and which parts of it are ours, if that is known."""
        kind = source_of(source)
        if not kind:
            return []
        if kind == "reconstructed" or not fields:
            return [self.say(f"mark-{kind}")]
        ours = [self.say(f"field-{field.replace('.', '-')}") for field in fields]
        return [self.say(f"mark-{kind}-but", fields=", ".join(ours))]

    def part_mark(self, part: str, source: str) -> list[str]:
        """Say whether one part of a thing is printed fact, if that is known."""
        kind = source_of(source)
        return [self.say(f"mark-part-{kind}", part=self.say(f"part-{part}"))] if kind else []

    # --- what happens ------------------------------------------------------------------------

    def move(self, move: Move) -> str:
        """Say what a move does, as the log does after the player's name."""
        fields = msgspec.structs.asdict(move)
        done = "take" if fields.get("pile") == "exchange" else str(move.__struct_config__.tag)
        facts = {
            name: self.thing(fields[name])
            for name in ("card", "tile", "board")
            if fields.get(name) is not None
        }
        at = str(fields["at"]) if "at" in fields else None
        level = fields.get("pile")
        return self.say(f"log-{done}", at=at, rot=fields.get("rot"), level=level, **facts)

    def change(self, change: Change, seat_name: str) -> str:
        """Say one ledger entry: which number, how much, because of what; all numbers are shared."""
        why = self.cause(change)
        if change.track == "condition":
            key = "change-held" if change.amount > 0 else "change-failed"
            return self.say(key, why=why, rule=change.rule)
        sign = "plus" if change.applied > 0 else "minus" if change.applied < 0 else "none"
        return self.say(
            "change" if change.applied == change.amount else "change-cut",
            gain=self.gain(change.track, change.amount),
            real=self.say("signed", sign=sign, size=abs(change.applied)),
            why=why,
            rule=change.rule,
        )

    def cause(self, change: Change) -> str:
        """Say what changed a number: a card and where it stands, a track, a board, a rule."""
        group, _, key = change.cause.partition(":")
        if group == "track":
            return self.say("ledger-track", track=self.say(f"track-{key}"))
        if group == "service":
            return self.say("ledger-service", service=self.say(f"service-{key}"))
        if group == "zone":
            return self.say("ledger-zone", zone=self.say(f"kind-{key}"))
        if group in CAUSES:
            return self.say(f"ledger-{group}")
        name = self.thing(key or group)
        return self.say("ledger-at", card=name, at=change.at) if change.at else name

    def refusal(self, refusal: Refusal) -> str:
        """Say why a move is not allowed, and the rule."""
        reason = self.say(
            f"refusal-{refusal.key}",
            missing=refusal.missing or 0,
            thing=self.thing(refusal.thing) if refusal.thing else "none",
            at=refusal.at or "?",
        )
        return self.say("refusal", reason=reason, rule=refusal.rule)

    def prompt(self, table: Skylines, seat_name: str) -> str:
        """Say what is expected from whom now."""
        deck, outlines = table.rules.tables.deck, table.rules.tables.outlines
        must_end = table.due == TURN and table.cards_left() == 0
        return self.say(
            "prompt-must_end" if must_end else f"prompt-{PHASES[table.due]}",
            seat=seat_name,
            card="?" if table.card == NO_CARD else self.thing(deck.names[table.card]),
            tile="?" if table.tile == NO_TILE else self.thing(outlines.names[table.tile]),
            count=int(table.put),
            price=self.money(int(table.rules.swap_cost)),
        )

    # --- the end -----------------------------------------------------------------------------

    def outcome(self, outcome: Outcome, names: list[str]) -> str:
        """Say how the game ended: why, won or lost together, and the result (K10)."""
        facts = outcome.facts
        kind = "lost" if facts["result"] == "lost" else "won" if facts["win"] else "not_won"
        needed = self.number(int(facts["win_from"] or 0))
        score = self.number(outcome.scores[0])
        lines = [self.say(f"reason-{outcome.reason}")]
        lines.append(self.say(f"outcome-{kind}", score=score, needed=needed))
        if facts["band"]:
            lines.append(self.say("outcome-band", band=self.named("band", str(facts["band"]))))
        return "\n".join(lines)

    def board(
        self,
        state: Skylines,
        seat: int,
        names: list[str],
        *,
        with_effects: bool = False,
        with_districts: bool = False,
    ) -> str:
        """Draw the table as text, as `seat` sees it; on request with effects and districts."""
        return board.draw(
            self,
            state,
            seat,
            names,
            with_effects=with_effects,
            with_districts=with_districts,
        )


def plain(key: str) -> str:
    """Give a name or id as people type it: small letters, one kind of gap, no apostrophes."""
    return re.sub(r"[\s_-]+", "_", key.lower().replace("'", ""))


def readable(key: str) -> str:
    """Make an id readable."""
    return re.sub(r"[_-]+", " ", key).capitalize()


def source_of(source: str) -> str:
    """Give the kind of a source: printed rules, a public review, our own design, or not known."""
    kind = source.partition(":")[0]
    return SOURCES.get(kind, "")
