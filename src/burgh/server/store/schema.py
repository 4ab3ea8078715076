"""The tables. What changes here needs a migration too; a test holds the two together."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def of_game(**settings: Any) -> Column[str]:
    """The column that names a game."""
    return Column("game", Text, ForeignKey("games.game"), nullable=False, **settings)


def of_person(**settings: Any) -> Column[str]:
    """The column that names a person."""
    return Column("person", Text, ForeignKey("people.id"), nullable=False, **settings)


# A game: its summary, its log, its secrets

GAMES: Final = Table(
    "games",
    METADATA,
    Column("game", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("changed_at", Double, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("is_listed", Boolean, nullable=False),
    Column("turn", LargeBinary, nullable=False),  # JSON: seats to decide
    Column("seats", LargeBinary, nullable=False),  # JSON: who sits where
    Column("result", Text, nullable=False),
    Index(None, "is_listed", "status", "changed_at"),
    Index(None, "status", "game"),
)

EVENTS: Final = Table(  # a chain: no event without the one before it
    "events",
    METADATA,
    of_game(primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("before", Integer),
    Column("at", Double, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    ForeignKeyConstraint(["game", "before"], ["events.game", "events.seq"]),
)

SEATS: Final = Table(  # who sits where once more, to find the games of a person
    "seats",
    METADATA,
    of_game(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", Text),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Index(None, "person"),
)

DEALS: Final = Table(
    "deals",
    METADATA,
    of_game(primary_key=True),
    Column("seed", Text, nullable=False),  # of any size; empty where it follows from a secret
    Column("salt", LargeBinary, nullable=False),  # or the secret
)

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    of_game(primary_key=True),
    Column("record", Text, nullable=False),  # digest: a game taken up again is another one
    Column("engine", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),  # JSON
)

LINKS: Final = Table(
    "links",
    METADATA,
    of_game(primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("secret_hash", LargeBinary, nullable=False),
    Index(None, "secret_hash", unique=True),
)

# People, and what they keep beside a game

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("account", Text),
    Column("keyed_at", Double),  # of the first session: an older cookie ends with it
    Column("deleted_at", Double),  # of the account; the id stays, so that nobody gets it again
    Index(None, "account"),
)

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    Column("name", Text, primary_key=True),  # casefolded
    Column("password_hash", Text, nullable=False),
    of_person(),
    Column("skeleton", Text),  # what the name looks like; an older program writes none
    Column("email", Text),  # confirmed
    Column("email_wanted", Text),  # a link was sent there
    Column("created_at", Double),
    Index(None, "skeleton", unique=True),
    Index(None, "email"),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("token_hash", LargeBinary, nullable=False),
    of_person(),
    Column("created_at", Double, nullable=False),
    Column("seen_at", Double, nullable=False),
    Column("browser", Text, nullable=False),
    Column("system", Text, nullable=False),
    Index(None, "token_hash", unique=True),
    Index(None, "person"),
    Index(None, "seen_at"),
)

KEYS: Final = Table(  # drawn once, and the same whatever signs cookies now
    "keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

NOTES: Final = Table(
    "notes",
    METADATA,
    of_game(primary_key=True),
    of_person(primary_key=True),
    Column("text", Text, nullable=False),
)

MUTES: Final = Table(
    "mutes",
    METADATA,
    of_game(primary_key=True),
    of_person(primary_key=True),
    Column("seat", Integer, primary_key=True),
)

LOOKS: Final = Table(
    "looks",
    METADATA,
    of_game(primary_key=True),
    of_person(primary_key=True),
    Column("seq", Integer, nullable=False),
)

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("id", Text, primary_key=True),
    of_person(),
    Column("kind", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("digest", Integer, nullable=False),
    Column("secret", Text, nullable=False),
    Index(None, "person"),
)

SENT: Final = Table(
    "sent",
    METADATA,
    Column("notice", Text, ForeignKey("notices.id", ondelete="CASCADE"), primary_key=True),
    of_game(primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Double, nullable=False),
)

VACATIONS: Final = Table(
    "vacations",
    METADATA,
    of_person(primary_key=True),
    Column("until", Double, nullable=False),
)

# A house with rules: what operators and hosts decide. What they decided outlives tables and people.

ROLES: Final = Table(  # on this server; a host is one by the log of a table
    "roles",
    METADATA,
    Column("account", Text, ForeignKey("accounts.name", ondelete="CASCADE"), primary_key=True),
    Column("role", Text, nullable=False),
)

BANS: Final = Table(
    "bans",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("person", Text),
    Column("account", Text),
    Column("network", Text),
    Column("until", Double),  # nothing: for good
    Column("reason", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("at", Double, nullable=False),
)

BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("id", Text, primary_key=True),
    of_person(),
    Column("blocked", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "person", "blocked", unique=True),
)

PASSES: Final = Table(  # who has shown the link or the password of a private table
    "passes",
    METADATA,
    of_game(primary_key=True),
    of_person(primary_key=True),
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("by", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("whom", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("line", Text, nullable=False),
    Column("context", LargeBinary, nullable=False),  # JSON: what was said around it
    Column("settled_at", Double),
    Column("settled_by", Text, nullable=False),
    Column("outcome", Text, nullable=False),
    Index(None, "settled_at", "at"),
)

AUDIT: Final = Table(
    "audit",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("by", Text, nullable=False),
    Column("role", Text, nullable=False),
    Column("deed", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("whom", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Index(None, "at"),
)
