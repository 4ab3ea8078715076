"""How the tables came to be, step by step (Alembic); and bringing a database up to date.

A step is a file in `versions/`, named by its number. What a step did is never edited later.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

FOLDER: Final = Path(__file__).parent
HEAD: Final = "0002"  # the last step; a test compares it with the files
LOCK: Final = 0x6275726768  # any number, the same for all nodes


def steps() -> list[str]:
    """The numbers of all steps, in order."""
    return sorted(file.name[1:5] for file in (FOLDER / "versions").glob("v*.py"))


def revision(connection: Connection) -> str | None:
    """The step a database stands at; nothing for one without our tables."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return None if found is None else str(found)


def bring_up(connection: Connection, target: str = HEAD) -> str | None:
    """Bring the tables up to a step, in the transaction of the caller; give where they stood.

    Who comes second, from another node, waits and finds everything done.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})
    before = revision(connection)
    if before != target:
        from alembic import command  # slow to import, and hardly ever needed
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, target)
    return before


def forget(connection: Connection) -> None:
    """Remove the mark of the step, after the tables."""
    connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
