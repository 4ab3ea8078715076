"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table."""
    games()
    people()
    beside_a_game()
    notices()


def of_game(table: str) -> tuple[sa.Column[str], sa.ForeignKeyConstraint]:
    """The column that names a game, and its law."""
    law = sa.ForeignKeyConstraint(["game"], ["games.game"], name=f"fk_{table}_game")
    return sa.Column("game", sa.Text, nullable=False), law


def of_person(table: str) -> tuple[sa.Column[str], sa.ForeignKeyConstraint]:
    """The column that names a person, and its law."""
    law = sa.ForeignKeyConstraint(["person"], ["people.id"], name=f"fk_{table}_person")
    return sa.Column("person", sa.Text, nullable=False), law


def key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    """The law of a table's key."""
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{table}")


def games() -> None:
    """Make the log of games and what belongs to it."""
    op.create_table(
        "games",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("changed_at", sa.Double, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("is_listed", sa.Boolean, nullable=False),
        sa.Column("turn", sa.LargeBinary, nullable=False),
        sa.Column("seats", sa.LargeBinary, nullable=False),
        sa.Column("result", sa.Text, nullable=False),
        key("games", "game"),
    )
    shown = ["is_listed", "status", "changed_at"]
    op.create_index("ix_games_is_listed_status_changed_at", "games", shown)
    op.create_index("ix_games_status_game", "games", ["status", "game"])
    op.create_table(
        "events",
        *of_game("events"),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("before", sa.Integer),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(
            ["game", "before"], ["events.game", "events.seq"], name="fk_events_game_before"
        ),
        key("events", "game", "seq"),
    )
    op.create_table(
        "seats",
        *of_game("seats"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        key("seats", "game", "seat"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "deals",
        *of_game("deals"),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("salt", sa.LargeBinary, nullable=False),
        key("deals", "game"),
    )
    op.create_table(
        "links",
        *of_game("links"),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("secret_hash", sa.LargeBinary, nullable=False),
        key("links", "game", "seat"),
    )
    op.create_index("ix_links_secret_hash", "links", ["secret_hash"], unique=True)


def people() -> None:
    """Make people and their accounts."""
    op.create_table(
        "people",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("account", sa.Text),
        key("people", "id"),
    )
    op.create_index("ix_people_account", "people", ["account"])
    op.create_table(
        "accounts",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("password_hash", sa.Text, nullable=False),
        *of_person("accounts"),
        key("accounts", "name"),
    )


def beside_a_game() -> None:
    """Make what a person keeps beside a game."""
    op.create_table(
        "notes",
        *of_game("notes"),
        *of_person("notes"),
        sa.Column("text", sa.Text, nullable=False),
        key("notes", "game", "person"),
    )
    op.create_table(
        "mutes",
        *of_game("mutes"),
        *of_person("mutes"),
        sa.Column("seat", sa.Integer, nullable=False),
        key("mutes", "game", "person", "seat"),
    )
    op.create_table(
        "looks",
        *of_game("looks"),
        *of_person("looks"),
        sa.Column("seq", sa.Integer, nullable=False),
        key("looks", "game", "person"),
    )


def notices() -> None:
    """Make what tells people that it is their turn."""
    op.create_table(
        "notices",
        sa.Column("id", sa.Text, nullable=False),
        *of_person("notices"),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("target", sa.Text, nullable=False),
        sa.Column("digest", sa.Integer, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        key("notices", "id"),
    )
    op.create_index("ix_notices_person", "notices", ["person"])
    op.create_table(
        "sent",
        sa.Column("notice", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(
            ["notice"], ["notices.id"], name="fk_sent_notice", ondelete="CASCADE"
        ),
        *of_game("sent"),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        key("sent", "notice", "game", "seq"),
    )
