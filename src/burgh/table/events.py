"""The log of a table: what is written down for good. It holds secrets and never leaves its host.

What a seat may know of an event is said by `views.py` alone. A game is rebuilt from these events,
so nothing here is ever renamed: a new kind of event, or a field with a default, is the way on.
A node that does not know a kind, a field or a value yet leaves the whole table to the newer nodes:
to pass over what it does not know would be to play another game.
"""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from burgh.table.wire import Clock

How = Literal["played", "resigned", "aborted", "agreed"]  # a game comes to its end


class Logged(
    msgspec.Struct,
    frozen=True,
    tag_field="kind",
    omit_defaults=True,
    forbid_unknown_fields=True,
):
    """One thing that happened at a table."""


class Plan(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a seat was meant for when the table was opened, and by whom it is taken at once."""

    kind: Literal["person", "bot", "open", "link", "automatic"]
    person: str | None = None
    name: str = ""
    level: int | None = None
    part: str = ""  # what the person has added to the deal
    style: str = ""  # in which a bot plays; nothing: a plain one


class Opened(Logged, frozen=True, tag="opened"):
    """A table was set up. A branch or an import carries the record it begins with."""

    title: str
    options: dict[str, Any]
    seats: tuple[Plan, ...]
    host: str
    sealed: str
    engine: str
    data: str
    is_chosen: bool = False
    is_listed: bool = False
    hints: bool = True
    clock: Clock | None = None
    record: str | None = None
    branch_of: str | None = None
    branch_ply: int = 0
    rematch_of: str | None = None
    grace: int | None = None  # seconds; None: as the clock has it (`absence.py`)
    invited: tuple[int, ...] = ()  # seats whose people have yet to say that they play
    is_private: bool = False
    password: str = ""  # of a private table: a hash, no password
    spectators: bool = True
    spectator_chat: bool = True


class Sat(Logged, frozen=True, tag="sat"):
    """A person took a seat, or a bot of a level did; `owner` is for whom the bot keeps it."""

    seat: int
    name: str
    person: str | None = None
    level: int | None = None
    part: str = ""  # what the person has added to the deal
    owner: str | None = None
    style: str = ""  # in which a bot plays; nothing: a plain one


class Left(Logged, frozen=True, tag="left"):
    """A person gave a seat up, or was removed from it."""

    seat: int
    is_removed: bool = False


class Accepted(Logged, frozen=True, tag="accepted"):
    """A person who was invited said that they play."""

    seat: int
    part: str = ""  # what the person has added to the deal


class Returned(Logged, frozen=True, tag="returned"):
    """A person took a seat back that a bot had kept for them."""

    seat: int
    key: str = ""


class Vacation(Logged, frozen=True, tag="vacation"):
    """A person is on vacation until a moment, or (None) no longer; their clock stands."""

    seat: int
    until: float | None


class Resigned(Logged, frozen=True, tag="resigned"):
    """A person gave up; what follows from it comes next in the log."""

    seat: int
    key: str = ""


class Began(Logged, frozen=True, tag="began"):
    """Every seat was taken and the game was dealt."""


class Moved(Logged, frozen=True, tag="moved"):
    """A seat decided: lines of text, as in a record. `away`: a bot did it for a person."""

    seat: int
    moves: tuple[str, ...]
    key: str = ""
    away: bool = False


class Undone(Logged, frozen=True, tag="undone"):
    """Moves were taken back to a ply; `ask` is the question that allowed it, if one was needed."""

    seat: int
    to_ply: int
    key: str = ""
    ask: int | None = None


class Asked(Logged, frozen=True, tag="asked"):
    """A seat asked the others for something. The number of the event is the question's own."""

    seat: int
    what: Literal["undo", "pause", "resume", "replace", "end"]
    key: str = ""
    to_ply: int | None = None
    whom: int | None = None


class Answered(Logged, frozen=True, tag="answered"):
    """A seat said yes or no to a question; a no settles it, and so does the last yes."""

    seat: int
    ask: int
    yes: bool
    key: str = ""


class Said(Logged, frozen=True, tag="said"):
    """A line of chat; perhaps a ready-made phrase of the title and the numbers it names."""

    seat: int
    name: str
    text: str
    key: str = ""
    phrase: tuple[str, tuple[int, ...]] | None = None
    person: str | None = None  # who said it; nothing in older logs


class Paused(Logged, frozen=True, tag="paused"):
    """The clocks were stopped, or set going again."""

    is_paused: bool


class Ended(Logged, frozen=True, tag="ended"):
    """The game was over; the text of the deal lies open, where one was sealed.

    Before its end by the rules it was ended by a seat, perhaps with winners.
    """

    opened: str | None = None
    how: How = "played"
    seat: int | None = None
    winners: tuple[int, ...] = ()
    key: str = ""


class Rematched(Logged, frozen=True, tag="rematched"):
    """The same people sat down again, at another table."""

    table: str


class Forgotten(Logged, frozen=True, tag="forgotten"):
    """People deleted their account: their names go from everything before, their games stay."""

    people: tuple[str, ...]


class Barred(Logged, frozen=True, tag="barred"):
    """Somebody may not come to this table, or may again."""

    person: str
    name: str = ""
    is_barred: bool = True


class Silenced(Logged, frozen=True, tag="silenced"):
    """Somebody may say nothing at this table, or may again."""

    person: str
    name: str = ""
    is_silenced: bool = True


class HandedOver(Logged, frozen=True, tag="handed_over"):
    """Another person is the host from now on."""

    person: str
    name: str = ""


class Ruled(Logged, frozen=True, tag="ruled"):
    """The host changed what spectators may; nothing is said of what stays as it was."""

    spectators: bool | None = None
    spectator_chat: bool | None = None


class Closed(Logged, frozen=True, tag="closed"):
    """Nobody comes to the table or plays there any more."""

    reason: str = ""
    by_operator: bool = False


Event = (
    Opened
    | Sat
    | Left
    | Accepted
    | Returned
    | Vacation
    | Resigned
    | Began
    | Moved
    | Undone
    | Asked
    | Answered
    | Said
    | Paused
    | Ended
    | Rematched
    | Forgotten
    | Barred
    | Silenced
    | HandedOver
    | Ruled
    | Closed
)

write = msgspec.json.Encoder().encode
DECODER: Final = msgspec.json.Decoder(Event)


class NewerEvent(Exception):  # noqa: N818 - it says what it is
    """An event that only a newer program can have written: well formed, but not known here."""


def read(body: bytes) -> Event:
    """The event that a row of the log holds; raises `NewerEvent` for what is not known yet."""
    try:
        found: Event = DECODER.decode(body)
    except msgspec.ValidationError as error:
        raise NewerEvent(str(error)) from None
    return found


def kind_of(event: Event) -> str:
    """Name the kind of an event, as the log does."""
    return str(event.__struct_config__.tag)
