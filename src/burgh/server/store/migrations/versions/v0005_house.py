"""Roles, bans, blocks, passes to private tables, reports, and what was done about them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the tables of a house with rules."""
    decisions()
    personal()
    records()


def text(name: str, *, nullable: bool = False) -> sa.Column[str]:
    """A column of text."""
    return sa.Column(name, sa.Text, nullable=nullable)


def time(name: str, *, nullable: bool = False) -> sa.Column[float]:
    """A column of seconds since 1970."""
    return sa.Column(name, sa.Double, nullable=nullable)


def of_person(table: str) -> tuple[sa.Column[str], sa.ForeignKeyConstraint]:
    """The column that names a person, and its law."""
    law = sa.ForeignKeyConstraint(["person"], ["people.id"], name=f"fk_{table}_person")
    return text("person"), law


def key(table: str, *columns: str) -> sa.PrimaryKeyConstraint:
    """The law of a table's key."""
    return sa.PrimaryKeyConstraint(*columns, name=f"pk_{table}")


def decisions() -> None:
    """Make roles and bans."""
    of_account = sa.ForeignKeyConstraint(
        ["account"], ["accounts.name"], name="fk_roles_account", ondelete="CASCADE"
    )
    op.create_table("roles", text("account"), text("role"), of_account, key("roles", "account"))
    op.create_table(
        "bans",
        text("id"),
        text("name"),
        text("person", nullable=True),
        text("account", nullable=True),
        text("network", nullable=True),
        time("until", nullable=True),
        text("reason"),
        text("by"),
        time("at"),
        key("bans", "id"),
    )


def personal() -> None:
    """Make blocks, and passes to private tables."""
    op.create_table(
        "blocks",
        text("id"),
        *of_person("blocks"),
        text("blocked"),
        text("name"),
        time("at"),
        key("blocks", "id"),
    )
    op.create_index("ix_blocks_person_blocked", "blocks", ["person", "blocked"], unique=True)
    of_game = sa.ForeignKeyConstraint(["game"], ["games.game"], name="fk_passes_game")
    op.create_table(
        "passes", text("game"), of_game, *of_person("passes"), key("passes", "game", "person")
    )


def records() -> None:
    """Make reports and the audit."""
    op.create_table(
        "reports",
        text("id"),
        time("at"),
        text("by"),
        text("game"),
        text("whom"),
        text("person"),
        text("reason"),
        text("line"),
        sa.Column("context", sa.LargeBinary, nullable=False),
        time("settled_at", nullable=True),
        text("settled_by"),
        text("outcome"),
        key("reports", "id"),
    )
    op.create_index("ix_reports_settled_at_at", "reports", ["settled_at", "at"])
    op.create_table(
        "audit",
        text("id"),
        time("at"),
        text("by"),
        text("role"),
        text("deed"),
        text("game"),
        text("whom"),
        text("reason"),
        key("audit", "id"),
    )
    op.create_index("ix_audit_at", "audit", ["at"])
