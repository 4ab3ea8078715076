"""Vacations of people are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table of vacations."""
    op.create_table(
        "vacations",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_vacations_person"),
        sa.PrimaryKeyConstraint("person", name="pk_vacations"),
    )
