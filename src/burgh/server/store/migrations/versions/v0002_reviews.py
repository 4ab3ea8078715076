"""Reviews of finished games are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table of reviews."""
    op.create_table(
        "reviews",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("engine", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.ForeignKeyConstraint(["game"], ["games.game"], name="fk_reviews_game"),
        sa.PrimaryKeyConstraint("game", name="pk_reviews"),
    )
