"""Every message in and out of a host. The browser's types are generated from this file.

Facts travel as codes and numbers, never as sentences: the reader's own language is the client's
affair. A `Json` is an object whose shape belongs to a title: a move (`{"do": "build", ...}`), a
position (docs/positions/<title>.md), options, printed data.

People: a guest is known by a signed cookie. A seat is a place at a table, 0, 1, ...; -1 looks on.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from burgh.core.areas import Area
from burgh.core.options import Choice
from burgh.core.said import Said, Thing
from burgh.core.values import Change, Outcome, Refusal, Shown, Standing

Json = dict[str, Any]

MOST_CHAT: Final = 500
MOST_NOTE: Final = 4_000
MOST_RECORD: Final = 2_000_000
MOST_SEATS: Final = 8
MOST_STEPS: Final = 40  # small decisions confirmed at once
MOST_REASON: Final = 500
BY_LOT: Final = "by_lot"  # a style: any of the title's, told when the bot sits down

TableId = Annotated[str, Meta(pattern="^[a-z0-9]{12}$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=8, max_length=64)]
Key = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]  # of a request, so that it counts once
Part = Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")]  # drawn by a client, for the deal
Password = Annotated[str, Meta(min_length=8, max_length=200)]
LinkToken = Annotated[str, Meta(min_length=8, max_length=1000)]  # of a link in an e-mail
Number = Annotated[int, Meta(ge=0, le=2**53)]
Count = Annotated[int, Meta(ge=0, le=100_000)]
Seat = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Looker = Annotated[int, Meta(ge=-1, lt=MOST_SEATS)]
Moves = Annotated[list[Json | str], Meta(min_length=1, max_length=MOST_STEPS)]
Style = Annotated[str, Meta(max_length=40)]  # of a bot: `TitleInfo.styles`, BY_LOT; "": plain
Language = Annotated[str, Meta(max_length=16)]  # one that has `.ftl` files: core/text.py


class In(Struct, forbid_unknown_fields=True):
    """Something a client sends: an unknown field is a mistake worth telling."""


class Out(Struct):
    """Something the server sends."""


class Problem(Out, tag_field="type", tag="problem"):
    """What went wrong, as a code with its place; `words` say it in English for people and logs."""

    code: str
    words: str
    where: str = ""
    id: str | None = None  # of the request it answers
    refusal: Refusal | None = None
    said: Said | None = None  # what is wrong with a typed move
    wait: float | None = None  # seconds after which it is worth another try, where that is known


# --- titles --------------------------------------------------------------------------------------


class Level(Out):
    """A bot of a strength from 1 to 5, the longest it thinks about one decision, and how it does.

    `manner` is `errs` (it looks one move ahead and misjudges), `near` (and thinks of what comes
    soon), or a kind of bot: `greedy`, `mcts`, `beam`. `games` is how many imagined games it plays
    for a decision, if it plays any.
    """

    level: int
    seconds: float
    manner: str
    games: int


class TitleInfo(Out):
    """What a lobby needs to know about a title."""

    key: str
    seats: list[int]
    choices: list[Choice]  # what a table may choose
    packs: list[str]
    tracks: list[str]
    phases: list[str]
    is_shared: bool
    levels: list[Level]
    first_level: int  # of the bot that somebody new plays with
    styles: list[str] = []  # of its bots: `style-<name>` and `style-<name>-about` in its words


class Catalogue(Out):
    """Everything printed on the components of a title, by kind of thing, and what is said of it."""

    title: str
    data_version: str
    printed: Json
    things: dict[str, Thing]


class TitleText(Out):
    """What a title brings that a client may not have: its words by language, and its rules.

    Words are a Fluent file, rules are Markdown; a title without rules of its own has none here.
    """

    title: str
    words: dict[str, str]
    rules: str


class Pack(Out):
    """A content pack as its files have it: what is printed by file, and its words by language."""

    title: str
    name: str
    files: dict[str, Json]
    words: dict[str, str]


# --- people --------------------------------------------------------------------------------------


class Me(Out):
    """Who is asking."""

    person: str
    name: str
    language: Language
    account: str | None
    csrf: str


class ExportedGame(Out):
    """A game in which I sit: which seats, and its record once it has ended."""

    table: TableId
    title: str
    status: str
    seats: list[int]
    names: list[str]  # under which I sat
    created_at: float
    changed_at: float
    note: str
    record: str | None


class ExportedLine(Out):
    """A line of chat of mine."""

    table: TableId
    at: float
    name: str
    text: str


class ExportedNotice(Out):
    """A wish to be told, whole."""

    kind: str
    target: str
    digest_minutes: int


class ExportedMute(Out):
    """A seat I do not want to hear."""

    table: TableId
    seat: int


class Export(Out):
    """Everything the server keeps of me."""

    ids: list[str]  # under which games know me
    name: str
    language: str
    account: str | None
    account_created_at: float | None
    email: str | None
    email_wanted: str | None
    sessions: list[Session]
    notices: list[ExportedNotice]
    mutes: list[ExportedMute]
    blocks: list[str]  # the names of those I have blocked
    vacation_until: float | None
    games: list[ExportedGame]
    chat: list[ExportedLine]


class ChangeMe(In):
    """Another name or language."""

    name: Name | None = None
    language: Language | None = None


class Credentials(In):
    """An account to make or to enter; the games of the guest go with it."""

    account: Annotated[str, Meta(min_length=1, max_length=64)]  # `names.account_name` says which
    password: Password


class NewPassword(In):
    """Another password for my account, for who knows the present one."""

    password: Password
    new_password: Password


class OwnPassword(In):
    """The password of my account, before something that cannot be taken back."""

    password: Password


class EmailWish(In):
    """An address for my account, which counts once it is confirmed; an empty one takes it away."""

    email: Annotated[str, Meta(max_length=254)]
    password: Password


class Confirmation(In):
    """The token of a link in an e-mail, which confirms its address."""

    token: LinkToken


class ResetWish(In):
    """A forgotten password: a link goes to this address, if an account has it."""

    email: Annotated[str, Meta(min_length=3, max_length=254)]


class Reset(In):
    """Another password by the token of a link."""

    token: LinkToken
    password: Password


class AccountInfo(Out):
    """My account, and which address it has: confirmed, or waiting to be."""

    account: str
    email: str | None
    email_wanted: str | None
    can_mail: bool  # whether this server sends e-mail at all


class Session(Out):
    """A browser in which I am known."""

    id: str
    browser: str
    system: str
    created_at: float
    seen_at: float
    is_current: bool


class Vacation(Out):
    """Until when I am on vacation, in seconds since 1970; None: I am not."""

    until: float | None


class TakeVacation(In):
    """Be away for some days from now on: games over days wait. None ends it."""

    days: Annotated[int, Meta(ge=1, le=30)] | None


class Channel(Out):
    """A way to be told that it is my turn, and what it asks for as the target."""

    kind: str
    input: Literal["url", "email", "browser"]


class NoticeWish(In):
    """How to say that it is my turn; several within `digest_minutes` come as one."""

    kind: Annotated[str, Meta(max_length=40)]  # of a channel that is open
    target: Annotated[str, Meta(min_length=3, max_length=2_000)]  # address, URL, or subscription
    digest_minutes: Annotated[int, Meta(ge=0, le=1440)] = 0


class Notice(Out):
    """A wish as it is kept; the target is shown shortened."""

    id: str
    kind: str
    target: str
    digest_minutes: int
    secret: str = ""  # signs what is sent; told once, when the wish is made


class PushKey(Out):
    """The server's public key for web push."""

    key: str


# --- tables --------------------------------------------------------------------------------------


TablePassword = Annotated[str, Meta(min_length=4, max_length=100)]


class SeatPlan(In):
    """Who is to sit on a seat: me, whoever has the link or finds the table, or a bot."""

    kind: Literal["me", "link", "open", "bot"]
    name: Name | None = None
    level: Annotated[int, Meta(ge=1, le=5)] | None = None
    style: Style = ""


class Clock(Struct, forbid_unknown_fields=True):
    """Time for a whole game and each decision, in seconds; who runs out is played by a bot."""

    budget: Annotated[int, Meta(ge=10, le=30 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0


# Seconds somebody may be away before a bot may take their place
Grace = Annotated[int, Meta(ge=60, le=30 * 86400)]


class NewTable(In):
    """A table to open. Seats that are `me` more than once share a device (hot seat)."""

    title: str
    seats: Annotated[list[SeatPlan], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Json = {}
    packs: list[Name] = []
    seed: Number | None = None
    part: Part | None = None
    listed: bool = False
    hints: bool | None = None  # None: only where nobody else may sit down
    clock: Clock | None = None
    grace: Grace | None = None  # None: as suits the clock
    private: bool = False  # only who has a seat, a link or the password sees anything of it
    password: TablePassword | None = None  # of a private table
    spectators: bool = True
    spectator_chat: bool = True


class Branch(In):
    """A "what if": a table of my own that begins at a ply of a game that has ended."""

    table: TableId
    ply: Count


class ImportRecord(In):
    """A record to keep and look at."""

    record: Annotated[str, Meta(max_length=MOST_RECORD)]


class Join(In):
    """Take a seat: an open one, or the one the link is for."""

    seat: Seat | None = None
    secret: Token | None = None
    name: Name | None = None
    part: Part | None = None


class OwnPart(In):
    """What I add to the deal with my yes to another game."""

    part: Part | None = None


class SeatAt(In):
    """A seat of mine."""

    seat: Seat


class FillSeats(In):
    """Bots of a level for all free seats."""

    level: Annotated[int, Meta(ge=1, le=5)] = 2
    style: Style = ""


class Absence(Out):
    """How long somebody has been away, and how long until a bot may take their place.

    In seconds, as the message is sent. None: nobody knows who is at the table, or it is a vacation.
    """

    seconds: float
    replaceable_in: float | None


class SeatInfo(Out):
    """Who sits where."""

    seat: int
    kind: Literal["person", "bot", "open", "link", "automatic"]
    name: str
    level: int | None
    is_mine: bool
    is_present: bool
    seconds_left: float | None = None
    is_former: bool = False  # they have deleted their account: no name, words of the client
    absence: Absence | None = None
    vacation_until: float | None = None
    owner: str | None = None  # the name of whoever may take the seat back from the bot
    can_return: bool = False  # that is me
    is_invited: bool = False  # and has yet to say whether they play
    style: str = ""  # of a bot; nothing: a plain one


class EarlyEnd(Out):
    """How a game was ended before its end by the rules, by which seat, and who won by it."""

    how: Literal["resigned", "aborted", "agreed"]
    seat: int | None
    winners: list[int]


class Commitment(Out):
    """A sealed deal: sha256 of the text opened at the end, which then can be checked.

    Where it seals a secret, the seed follows from it and from the parts that people have added
    when they sat down (docs/fairness.md).
    """

    sha256: str
    opened: str | None
    is_chosen: bool  # the seed was chosen by a person, so the deal is no secret to them
    parts: list[str]  # by seat; empty where nobody has added one


class Origin(Out):
    """Where a "what if" comes from: a game that has ended, and the ply it leaves it at."""

    table: TableId
    ply: int


class TableInfo(Out):
    """A table as lists and its own page show it."""

    id: TableId
    title: str
    status: Literal["open", "playing", "ended", "closed"]
    options: Json
    seats: list[SeatInfo]
    created_at: float
    changed_at: float
    seq: int
    ply: int
    turn: list[int]
    is_listed: bool
    hints: bool
    is_branch: bool  # it begins with a record
    origin: Origin | None
    clock: Clock | None
    is_paused: bool
    commitment: Commitment | None
    engine: str
    data_version: str
    result: str | None
    rematch: TableId | None
    is_host: bool
    grace: int  # seconds somebody may be away before a bot may take their place
    early_end: EarlyEnd | None = None
    can_abort: bool = False  # somebody has yet to make their first decision
    resigning_ends: bool = False  # else a bot goes on for whoever gives up
    is_private: bool = False
    has_password: bool = False
    spectators: bool = True  # others may look on
    spectator_chat: bool = True
    closed_because: str | None = None  # perhaps no reason was given
    may: list[str] = []  # what I may do here: `table/permissions.py`


ListName = Literal["mine", "ended", "open", "playing", "finished"]


class TableLists(Out):
    """Tables for the home page, the first of each list, and where each list goes on.

    Mine, those that wait for me first and the longest waiting on top; mine that have ended; those
    with a free seat; those to watch.
    """

    mine: list[TableInfo]
    ended: list[TableInfo]
    open: list[TableInfo]
    playing: list[TableInfo]
    after: dict[str, str]  # list -> what to ask for the next page with, where there is one


class TablePage(Out):
    """Some tables of a list, and what to ask for the next page with."""

    tables: list[TableInfo]
    after: str | None


class Link(Out):
    """An invitation: the secret belongs behind the `#` of an address, which no log sees."""

    table: TableId
    seat: int
    secret: str


class Created(Out):
    """A new table and the links for its empty seats."""

    table: TableInfo
    links: list[Link]


class Note(Out):
    """My own notes at a table."""

    text: str


class WriteNote(In):
    """My own notes at a table, all of them."""

    text: Annotated[str, Meta(max_length=MOST_NOTE)]


# --- a house with rules: at a table -------------------------------------------------------------


Reason = Annotated[str, Meta(max_length=MOST_REASON)]


class Enter(In):
    """Show the link or the password of a private table; from then on it is open to me."""

    secret: Token | None = None
    password: TablePassword | None = None


class Whom(In):
    """Somebody at a table: who has a seat, who said a line of chat, or a visitor by handle."""

    seat: Seat | None = None
    seq: Count | None = None
    visitor: Token | None = None


class Moderate(In):
    """Remove somebody from a table, keep them away from it, or let them say nothing."""

    deed: Literal["remove", "bar", "unbar", "silence", "unsilence"]
    whom: Whom
    reason: Reason = ""


class SetRules(In):
    """Whether others may look on, and whether they may talk; what is left out stays."""

    spectators: bool | None = None
    spectator_chat: bool | None = None


class CloseTable(In):
    """Let nobody come to a table or play there any more."""

    reason: Reason = ""


class TablePerson(Out):
    """Somebody at a table, for its host: here now, seated, or kept away."""

    visitor: str  # a handle, good at this table only
    name: str
    seat: int | None
    is_here: bool
    is_host: bool
    is_barred: bool
    is_silenced: bool


class ReportWish(In):
    """Tell the operators of a line of chat, or of somebody at a table."""

    whom: Whom
    reason: Annotated[str, Meta(min_length=1, max_length=MOST_REASON)]


class BlockWish(In):
    """Never read what somebody says, and keep them from tables I host."""

    table: TableId
    whom: Whom


class Block(Out):
    """Somebody I have blocked."""

    id: str
    name: str
    at: float


# --- a house with rules: the operator ------------------------------------------------------------


class BanNotice(Out):
    """Why somebody may not play here, and until when; for good, if no time is named."""

    reason: str
    until: float | None


class MyRole(Out):
    """What I am on this server."""

    is_operator: bool
    ban: BanNotice | None = None


class BanWish(In):
    """Keep a person, an account or a network from the server."""

    reason: Annotated[str, Meta(min_length=1, max_length=MOST_REASON)]
    person: Annotated[str, Meta(max_length=64)] | None = None
    account: Annotated[str, Meta(max_length=64)] | None = None
    network: Annotated[str, Meta(max_length=64)] | None = None  # 203.0.113.0/24
    until: float | None = None


class Ban(Out):
    """A ban as it stands."""

    id: str
    name: str  # what the person was called
    person: str | None
    account: str | None
    network: str | None
    until: float | None
    reason: str
    by: str
    at: float


class KnownPerson(Out):
    """Somebody known to the server, for its operators."""

    person: str
    name: str
    account: str | None
    is_operator: bool
    is_banned: bool
    created_at: float
    tables: int


class ContextLine(Out):
    """A line of chat around a reported one."""

    seq: int
    at: float
    seat: int
    name: str
    text: str


class Report(Out):
    """What somebody reported, with what was said around it."""

    id: str
    at: float
    by: str
    table: str
    whom: str  # what they are called
    person: str
    account: str | None
    reason: str
    line: str  # what they said, if a line was reported
    context: list[ContextLine]
    settled_at: float | None
    settled_by: str
    outcome: str


class Settle(In):
    """What came of a report."""

    outcome: Reason = ""


class AuditLine(Out):
    """Something a host or an operator did."""

    at: float
    by: str
    role: str  # operator, host, or console
    deed: str
    table: str
    whom: str
    reason: str


class RetentionCount(Out):
    """What is kept for how many days (0: for ever), and how much would be deleted now."""

    what: str
    days: int
    count: int


# --- what a seat sees ----------------------------------------------------------------------------


class Legal(Out):
    """A legal move and what it changes in the end: seat (-1: table) -> track -> amount."""

    move: Json
    net: dict[str, dict[str, int]]
    shows: bool  # it turns up something hidden: no free way back


class Closed(Out):
    """A move somebody might want and why it is not to be had."""

    move: Json
    refusal: Refusal


class Undo(Out):
    """How far back is free (a ply), and what lies behind it."""

    free_to: int
    barrier: list[Shown]


class Ask(Out):
    """A question to all people at the table: waiting for the seats named."""

    id: int
    seat: int
    what: Literal["undo", "pause", "resume", "replace", "end"]
    to_ply: int | None
    whom: int | None
    waiting: list[int]


class Seen(Out):
    """The game as one seat may see it, with all it needs for deciding."""

    seat: int
    seq: int
    ply: int
    turn: int
    phase: str
    is_half: bool  # in the middle of a decision: what led here is not yet worth confirming
    is_over: bool
    position: Json
    scores: list[int]
    tracks: dict[str, dict[str, int]]  # seat (-1: table) -> track -> value
    legal: list[Legal]
    closed: list[Closed]
    outcome: Outcome | None
    undo: Undo
    asks: list[Ask]
    standings: list[Standing]
    prompt: Said  # what is expected now, as it is said to this seat
    areas: list[Area] | UnsetType = UNSET  # the table in general, of titles that describe it
    facts: Json | UnsetType = UNSET  # a title's own: what follows from the position by its rules


# --- what happened, as one seat may know it ------------------------------------------------------


class LogEvent(Out, tag_field="kind"):
    """One event of the log: its number and when it was."""

    seq: int
    at: float


class Began(LogEvent, tag="began"):
    """The deal is made and sealed."""

    sha256: str


class Sat(LogEvent, tag="sat"):
    """Somebody took a seat, or a bot took over."""

    seat: int
    name: str
    level: int | None
    is_former: bool = False
    style: str = ""  # of a bot; nothing: a plain one


class Left(LogEvent, tag="left"):
    """Somebody gave up a seat."""

    seat: int
    name: str
    is_removed: bool = False  # by the host, or an operator


class Accepted(LogEvent, tag="accepted"):
    """Somebody who was invited said that they play."""

    seat: int


class Returned(LogEvent, tag="returned"):
    """Somebody took their seat back from a bot."""

    seat: int
    name: str


class OnVacation(LogEvent, tag="vacation"):
    """Somebody is on vacation until a moment, or no longer."""

    seat: int
    until: float | None


class Resigned(LogEvent, tag="resigned"):
    """Somebody gave up."""

    seat: int


class Step(Out):
    """One small decision: nothing in it where it is secret from the one who is told."""

    ply: int
    move: Json | None
    text: str | None
    # What the log says after the player's name; nothing of a part that a later step tells.
    said: Said | None
    changes: tuple[Change, ...]
    shown: list[Shown]
    is_half: bool  # a part of a decision that means nothing to others yet


class Moved(LogEvent, tag="moved"):
    """A seat decided; `away` says that a bot or the clock did it for somebody."""

    seat: int
    steps: list[Step]
    away: bool


class Undone(LogEvent, tag="undone"):
    """Moves were taken back to a ply; the trace stays."""

    seat: int
    to_ply: int
    asked: bool


class Asked(LogEvent, tag="asked"):
    """A question was put to the table."""

    ask: Ask


class Answered(LogEvent, tag="answered"):
    """Somebody answered; `settled` tells the end of it, if it came to one."""

    ask: int
    seat: int
    yes: bool
    settled: bool | None


class Phrase(Struct, frozen=True):
    """Ready-made talk that binds nobody: `talk-<key>` of the title, and the numbers it names."""

    key: str
    numbers: tuple[int, ...] = ()


class Spoke(LogEvent, tag="said"):
    """A line of chat. Plain text: whoever shows it escapes it.

    Where it was said as a phrase, `text` has it in the speaker's own language.
    """

    seat: int
    name: str
    text: str
    phrase: Phrase | None
    is_former: bool = False


class Paused(LogEvent, tag="paused"):
    """The clocks stand still, or go on."""

    is_paused: bool


class Ended(LogEvent, tag="ended"):
    """The game is over and the deal lies open; without an outcome it was ended before."""

    outcome: Outcome | None
    opened: str | None
    early: EarlyEnd | None = None


class HandedOver(LogEvent, tag="handed_over"):
    """Somebody else is the host from now on."""

    name: str


class TableClosed(LogEvent, tag="closed"):
    """The table is closed: nobody comes or plays there any more."""

    reason: str
    by_operator: bool


Event = (
    Began
    | Sat
    | Left
    | Accepted
    | Returned
    | OnVacation
    | Resigned
    | Moved
    | Undone
    | Asked
    | Answered
    | Spoke
    | Paused
    | Ended
    | HandedOver
    | TableClosed
)


class EventPage(Out):
    """Some of what happened, in order; ask for what came before `before`, if there is more."""

    events: list[Event]
    before: int | None


class Earlier(Out):
    """Where what was not sent begins, going back: the course of the game, and chat."""

    course: int | None
    chat: int | None


# --- the socket, client to server ----------------------------------------------------------------


class Sit(In, tag_field="type", tag="sit"):
    """Look with the eyes of a seat of mine (-1: as a spectator), with the log after `after`.

    `seen` is the last event I know of, from any node: the answer is not older than that.
    """

    seat: Looker
    after: Annotated[int, Meta(ge=-1)] = -1
    seen: Annotated[int, Meta(ge=-1)] = -1


class Confirm(In, tag_field="type", tag="confirm"):
    """Make one or more small decisions, all or none. `ply` is what was seen; `key` counts once."""

    id: Key
    seat: Seat
    ply: Count
    moves: Moves


class Try(In, tag_field="type", tag="try"):
    """See where staged moves lead, as far as the seat can know; nothing is changed."""

    id: Key
    seat: Seat
    ply: Count
    moves: Annotated[list[Json | str], Meta(max_length=MOST_STEPS)]


class Explain(In, tag_field="type", tag="explain"):
    """Ask what a move would change, item by item, after staged ones; or why it is refused."""

    id: Key
    seat: Seat
    ply: Count
    staged: Annotated[list[Json | str], Meta(max_length=MOST_STEPS)]
    move: Json | str


class TakeBack(In, tag_field="type", tag="take_back"):
    """Take moves back to a ply: at once where it is free, else everybody is asked."""

    id: Key
    seat: Seat
    ply: Count
    to_ply: Count


class AskAll(In, tag_field="type", tag="ask"):
    """Ask the table for a pause, to go on, for a bot in the place of an absent player, or to end.

    `whom` is the seat a bot is to take over, and stands nowhere else.
    """

    id: Key
    seat: Seat
    what: Literal["pause", "resume", "replace", "end"]
    whom: Seat | None = None


class Answer(In, tag_field="type", tag="answer"):
    """Say yes or no to a question."""

    id: Key
    seat: Seat
    ask: int
    yes: bool


class Resign(In, tag_field="type", tag="resign"):
    """Give up: the other one wins, or a bot goes on (`TableInfo.resigning_ends`)."""

    id: Key
    seat: Seat


class Abort(In, tag_field="type", tag="abort"):
    """Break the game off without a result, before everybody has made their first decision."""

    id: Key
    seat: Seat


class ComeBack(In, tag_field="type", tag="come_back"):
    """Take a seat of mine back that a bot keeps."""

    id: Key
    seat: Seat


class Say(In, tag_field="type", tag="say"):
    """Say something to the table; a phrase is shown to each reader in their own language."""

    id: Key
    seat: Looker
    text: Annotated[str, Meta(min_length=1, max_length=MOST_CHAT)]
    phrase: Phrase | None = None


class Mute(In, tag_field="type", tag="mute"):
    """Hear no more, or again, what a seat says."""

    id: Key
    seat: Looker
    is_muted: bool


class Propose(In, tag_field="type", tag="propose"):
    """Show the others what one might do: staged moves, kept nowhere; none takes it back."""

    seat: Seat
    ply: Count
    moves: Annotated[list[Json | str], Meta(max_length=MOST_STEPS)]


class Hint(In, tag_field="type", tag="hint"):
    """Ask for the best moves with their reasons, where the table allows it."""

    id: Key
    seat: Seat
    ply: Count


class Look(In, tag_field="type", tag="look"):
    """Say that everything up to here was read."""

    seq: Annotated[int, Meta(ge=-1)]


class Ping(In, tag_field="type", tag="ping"):
    """Keep the line open."""


Request = (
    Sit
    | Confirm
    | Try
    | Explain
    | TakeBack
    | AskAll
    | Answer
    | Resign
    | Abort
    | ComeBack
    | Say
    | Mute
    | Propose
    | Hint
    | Look
    | Ping
)


# --- the socket, server to client ----------------------------------------------------------------


class Welcome(Out, tag_field="type", tag="welcome"):
    """The answer to each `sit`: the table, what is mine, the last of the log, the view."""

    table: TableInfo
    mine: list[int]
    muted: list[int]
    looked: int  # the last event this person had read before
    events: list[Event]
    seen: Seen | None
    earlier: Earlier | UnsetType = UNSET  # where more lies before these events, if it does


class Happened(Out, tag_field="type", tag="happened"):
    """New events, and the view after them."""

    table: TableInfo
    events: list[Event]
    seen: Seen | None


class Confirmed(Out, tag_field="type", tag="confirmed"):
    """A request was carried out and is kept for good."""

    id: str
    seq: int
    again: bool = False  # the same key came before: nothing was done twice


class Tried(Out, tag_field="type", tag="tried"):
    """Where staged moves lead: the view then, and what they change one by one."""

    id: str
    ply: int
    steps: list[Step]
    seen: Seen


class Explained(Out, tag_field="type", tag="explained"):
    """What a move would change, item by item and in all; or why it is refused."""

    id: str
    changes: tuple[Change, ...]
    net: dict[str, dict[str, int]]
    refusal: Refusal | None


class Proposal(Out, tag_field="type", tag="proposal"):
    """What another seat might do, and where that would lead, as an onlooker sees it."""

    seat: int
    ply: int
    moves: list[Json | str]
    position: Json | None  # none where a proposal is taken back


class Presence(Out, tag_field="type", tag="presence"):
    """Who is at the table now."""

    present: list[int]
    watching: int
    absences: dict[str, Absence] = {}  # by seat


class Hinted(Out, tag_field="type", tag="hinted"):
    """The best moves with expected result, interval, line and reasons (docs/analysis.md)."""

    id: str
    ply: int
    hints: list[Json]


class Pong(Out, tag_field="type", tag="pong"):
    """The line is open."""


Answers = (
    Welcome
    | Happened
    | Confirmed
    | Tried
    | Explained
    | Proposal
    | Presence
    | Hinted
    | Pong
    | Problem
)


# --- looking back --------------------------------------------------------------------------------


class Replay(Out):
    """A game as one may know it: its events without chat, by pages; any view on demand."""

    table: TableInfo
    events: list[Event]
    tracks: list[dict[str, dict[str, int]]]  # after each ply: seat -> track -> value
    plies: int
    after: int | None  # more events follow this one
    next_ply: int | None  # more tracks follow, from this ply on


class Review(Out):
    """How a finished game was played (docs/analysis.md); None while it waits or is worked out."""

    table: TableId
    progress: float
    review: Json | None
    state: Literal["waiting", "working", "done"]
    place: int | None  # how many are before it, while it waits


decode_request = msgspec.json.Decoder(Request).decode
encode = msgspec.json.Encoder().encode
