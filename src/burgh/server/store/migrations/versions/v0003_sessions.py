"""Sessions, what an account knows beside its password, and keys that outlive the secret."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables of sessions and keys; widen people and accounts."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("created_at", sa.Double, nullable=False),
        sa.Column("seen_at", sa.Double, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("system", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person"),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
    )
    op.create_index("ix_sessions_token_hash", "sessions", ["token_hash"], unique=True)
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_sessions_seen_at", "sessions", ["seen_at"])
    op.create_table(
        "keys",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
    op.add_column("people", sa.Column("keyed_at", sa.Double))
    op.add_column("people", sa.Column("deleted_at", sa.Double))
    op.add_column("accounts", sa.Column("skeleton", sa.Text))
    op.add_column("accounts", sa.Column("email", sa.Text))
    op.add_column("accounts", sa.Column("email_wanted", sa.Text))
    op.add_column("accounts", sa.Column("created_at", sa.Double))
    op.create_index("ix_accounts_skeleton", "accounts", ["skeleton"], unique=True)
    op.create_index("ix_accounts_email", "accounts", ["email"])
