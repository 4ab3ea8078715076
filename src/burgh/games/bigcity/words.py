"""Big City in words: from pieces, moves, ledger entries and refusals to keys of `text/*.ftl`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from burgh.core.moves import Move
from burgh.core.text import Words, plain_name
from burgh.core.values import Change, Outcome, Refusal
from burgh.games.bigcity import board, cards
from burgh.games.bigcity.content import Content
from burgh.games.bigcity.moves import (
    At,
    Bid,
    Build,
    Discard,
    District,
    Draw,
    For,
    Give,
    Offer,
    Place,
    Play,
    Take,
    Tram,
    Turn,
    Want,
)
from burgh.games.bigcity.printed import PieceWords
from burgh.games.bigcity.state import BigCity
from burgh.games.bigcity.tables import ACT, HAND_ROOM, PHASES, REFILL, REPLY, SITE
from burgh.games.bigcity.vocabulary import read_condition

BACK_NAME: Final = "back_"  # of a card whose front is not known; then its district

# What the thing of a refusal is, by its code. Otherwise it is a piece, a kind, a lot or a phase.
CARD_CODES: Final = ("card_missing", "not_dead")
NUMBERED: Final = (
    (("overlap",), "lot", 0),
    (("no_such_district", "already_placed", "not_initial"), "district", 0),
    (("no_such_pile", "pile_closed", "pile_limit", "pile_empty"), "pile", 0),
    (("not_your_turn", "no_such_bid", "bids_clash"), "player", 1),  # seats count from 0
)
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west


class BigCitySpeaker:
    """Says things about Big City in one language."""

    def __init__(self, words: Words, content: Content) -> None:
        """Take the words of a language and what is printed on the pieces in play."""
        self.words = words
        self.content = content
        self.printed = PieceWords(words, content.pieces)
        adds = [add for piece in content.pieces.values() for add in piece.value.add]
        self.counted = {add.id for add in adds if add.count is not None}

    # --- things ----------------------------------------------------------------------------

    def thing(self, key: str) -> str:
        """Name a piece, a lot's card, an unknown card, a location, a phase, a kind or a tag."""
        if key in self.content.pieces:
            return self.printed.name(key)
        if key.isdecimal() or key.startswith(BACK_NAME):
            return self.card(key)
        for group in ("location", "phase"):
            if self.words.knows(f"{group}-{key}"):
                return self.words.say(f"{group}-{key}")
        return self.printed.name(key)

    def find(self, name: str) -> str | None:
        """Give the id of a piece by its id or by its name in this language."""
        asked = plain_name(name)
        for key in self.content.pieces:
            if asked in (key, plain_name(self.printed.name(key))):
                return key
        return None

    def details(self, key: str) -> list[str]:
        """Say what is printed on a piece, a line each."""
        piece = self.content.pieces.get(key)
        return self.printed.piece(piece, footprint(self.content, piece.shape)) if piece else []

    def place(self, at: str) -> str:
        """Say a lot, or a street by its side of a lot; a cell is written as it is typed."""
        if ":" in at:
            return self.street(at)
        return self.words.say("lot", number=int(at)) if at.isdecimal() else at

    def street(self, name: str) -> str:
        """Say a street by its side of a lot: `15:N` is north of lot 15."""
        lot, _, side = name.partition(":")
        known = f"street-{side.upper()}"
        return self.words.say(known, lot=lot) if self.words.knows(known) else name

    def lots(self, numbers: Sequence[int]) -> str:
        """Say one lot or several."""
        listed = self.printed.listed("and", [str(number) for number in sorted(numbers)])
        return self.words.say("lots", count=len(numbers), numbers=listed)

    def districts(self, numbers: Sequence[int]) -> str:
        """Say one district or several."""
        listed = self.printed.listed("and", [str(number) for number in sorted(numbers)])
        return self.words.say("districts", count=len(numbers), numbers=listed)

    def card_name(self, key: str) -> str:
        """Name a card shortly: the number of its lot, or its piece."""
        return key if key.isdecimal() else self.printed.name(key)

    def card(self, key: str) -> str:
        """Name a card: `card 15`, `card Lincoln Park`; of an unknown one the district."""
        if key.startswith(BACK_NAME):
            return self.words.say("card-back", number=int(key.removeprefix(BACK_NAME)))
        known = "card" if key.isdecimal() else "card-special"
        return self.words.say(known, card=self.card_name(key))

    def points(self, points: int) -> str:
        """Say a number of points."""
        return self.words.say("points", points=self.printed.number(points), size=abs(points))

    # --- what happens ----------------------------------------------------------------------

    def move(self, move: Move) -> str:
        """Say what a move does, as the log does after the player's name."""
        done = str(type(move).__struct_config__.tag)
        return self.words.say(f"log-{done}", **self.facts(move))

    def facts(self, move: Move) -> dict[str, str | int]:
        """Give what a move names, in words."""
        say = self.words.say
        match move:
            case Build(piece, lots):
                return {"piece": self.printed.form(piece, "built"), "lots": self.lots(lots)}
            case Play(piece):
                return {"card": self.card(piece)}
            case Discard(card) | Give(card) | Offer(card) | Bid(card):
                return {"card": self.card(card)}
            case Tram(street):
                return {"street": self.street(street)}
            case Place(district) | District(district) | Want(district):
                return {"number": district}
            case At(origin):
                return {"place": say("place", x=str(origin.x), y=str(origin.y))}
            case Turn(rotation, district, origin):
                place = say("place", x=str(origin.x), y=str(origin.y)) if origin else "?"
                turned = say(f"turned-{rotation}")
                return {"turned": turned, "number": district or 0, "place": place}
            case Draw(pile):
                return {"number": pile}
            case For(offered):
                return {"which": offered + 1}
            case Take(seat):
                return {"seat": say("player", number=seat + 1)}
            case _:
                return {}

    def change(self, change: Change, seat_name: str) -> str:
        """Say one step of a score: how much, because of what, under which rule (R15)."""
        gain = self.printed.gain(change.amount)
        return self.words.say(
            f"change-{change.track}",
            seat=seat_name,
            value=self.printed.number(change.amount),
            gain=gain,
            gained=self.words.say("points", points=gain, size=abs(change.amount)),
            why=self.cause(change),
            rule=change.rule,
        )

    def cause(self, change: Change) -> str:
        """Say what a step of a score comes from: a piece, a place or what is next to it."""
        why = self.label(change.cause)
        if change.at is None or (change.track == "add" and change.cause in self.counted):
            return why  # what is counted has many places
        if ":" in change.at:
            return self.words.say("ledger-street", why=why, street=self.street(change.at))
        return self.words.say("ledger-lot", why=why, lot=change.at)

    def label(self, key: str) -> str:
        """Say an add or multiplier by its id: its own words, or the piece or kind of that name."""
        if self.words.knows(f"label-{key}"):
            return self.words.say(f"label-{key}")
        return self.printed.name(key)

    def refusal(self, refusal: Refusal) -> str:
        """Say why a move is not allowed, and the rule."""
        reason = self.words.say(
            self.refusal_key(refusal),
            missing=abs(refusal.missing or 0),
            thing=self.thing_refused(refusal) or "none",
            at=self.place(refusal.at) if refusal.at else "?",
        )
        return self.words.say("refusal", reason=reason, rule=refusal.rule)

    def refusal_key(self, refusal: Refusal) -> str:
        """Give the key of a refusal; outskirts lots are too few, or with a minus too many."""
        key = f"refusal-{refusal.key}"
        if refusal.key != "outskirts_lots" or not refusal.missing:
            return key
        return f"{key}-few" if refusal.missing > 0 else f"{key}-many"

    def thing_refused(self, refusal: Refusal) -> str | None:
        """Name what stands in the way or is missing, by the code of the refusal."""
        key, thing = refusal.key, refusal.thing
        if thing is None or key == "malformed":
            return thing
        if key in CARD_CODES:
            return self.card(thing)
        if key == "too_few_adjacent":
            return self.neighbours(thing.split(), refusal.missing or 1)
        if key == "wrong_location":
            return self.words.say(f"cond-location-{thing}")
        if key == "needs_piece":
            return self.printed.listed("or", [self.printed.name(kind) for kind in thing.split()])
        if key == "condition":
            return self.composed_condition(thing)
        if key == "forbidden_neighbour" and refusal.at:
            return self.words.say("ledger-lot", why=self.thing(thing), lot=refusal.at)
        for codes, named, first in NUMBERED:
            if key in codes and thing.isdecimal():
                return self.words.say(named, number=int(thing) + first)
        return self.thing(thing)

    def neighbours(self, kinds: Sequence[str], count: int) -> str:
        """Say missing neighbours: `2 offices or special buildings`."""
        some = self.printed.listed("or", self.printed.forms(kinds, "some", count))
        return self.words.say("refusal-missing-neighbours", count=count, kinds=some)

    def composed_condition(self, key: str) -> str:
        """Say the composed condition of a piece; its name, if it has several or none."""
        piece = self.content.pieces.get(key)
        size = len(footprint(self.content, piece.shape)) if piece else 0
        asked = [read_condition(plain, key, size) for plain in (piece.requires if piece else ())]
        composed = [self.printed.condition(each, size) for each in asked if each.parts]
        return composed[0] if len(composed) == 1 else self.thing(key)

    def prompt(self, table: BigCity, seat_name: str) -> str:
        """Say what is expected from whom now."""
        due = int(table.due)
        thing = None
        if PHASES[due] in ("origin", "rotation"):
            thing = self.words.say("district", number=int(table.chosen) + 1)
        elif due == SITE:
            thing = self.printed.name(table.rules.tables.pieces[table.chosen].name)
        said = self.words.say(
            self.prompt_key(table),
            seat=seat_name,
            thing=thing,
            count=int(table.owed) if due == REFILL else None,
        )
        dead = dead_cards(table) if due == ACT and table.viewer == table.active else 0
        return f"{said} {self.words.say('prompt-dead', count=dead)}" if dead else said

    def prompt_key(self, table: BigCity) -> str:
        """Give the key of what is due: actions depend on city hall and on trade (R4.3, R8.1)."""
        if table.due == REPLY and table.deal.count(table.asked) > 0:
            return "prompt-reply-more"
        key = f"prompt-{PHASES[table.due]}"
        if table.due != ACT:
            return key
        early = table.built & table.rules.tables.needed_for_tram == 0
        return key + ("-early" if early else "") + ("-trade" if table.rules.trade else "")

    # --- the end ---------------------------------------------------------------------------

    def outcome(self, outcome: Outcome, names: list[str]) -> str:
        """Say how the game ended: why, who won alone or together, and every place (R7)."""
        score = outcome.scores[outcome.winners[0]]
        winners = self.printed.listed("and", [names[seat] for seat in outcome.winners])
        key = "outcome-winner" if len(outcome.winners) == 1 else "outcome-shared"
        points = self.printed.number(score)
        lines = [
            self.words.say(f"reason-{outcome.reason}"),
            self.words.say(key, names=winners, points=points, size=abs(score)),
        ]
        place = 1
        for seats in outcome.ranking:
            here = ", ".join(names[seat] for seat in seats)
            points = self.printed.number(outcome.scores[seats[0]])
            lines.append(self.words.say("outcome-place", place=place, names=here, points=points))
            place += len(seats)
        return "\n".join(lines)

    def board(self, state: BigCity, seat: int, names: list[str], *, as_list: bool = False) -> str:
        """Draw the table as text, as `seat` sees it; on request as a list without a map."""
        return board.draw(self, state, seat, names, as_list=as_list)


def footprint(content: Content, shape: str) -> list[tuple[int, int]]:
    """Give the cells of a shape, walked as the engine walks it."""
    ways = content.tables.orientations
    first = ways.first[ways.shapes.index(shape)]
    cells = [(0, 0)]
    for step in range(ways.step_first[first], ways.step_first[first + 1]):
        x, y = cells[ways.step_from[step]]
        dx, dy = STEPS[ways.step_side[step]]
        cells.append((x + dx, y + dy))
    return cells


def dead_cards(table: BigCity) -> int:
    """Count the cards the active player may discard freely, as far as they can be seen (R4.14)."""
    if table.rules.dead_stay:
        return 0
    first = table.active * HAND_ROOM
    held = table.hands[first : first + int(table.hand_size[table.active])]
    return sum(cards.is_dead(table, int(card)) for card in held)
