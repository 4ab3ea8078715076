"""How the tables came to be, step by step (Alembic); and bringing a database up to date.

A step is a file in `versions/`, named by its number. What a step did is never edited later.

Steps expand: they add tables, and columns that older programs need not fill, so that a node of the
version before goes on beside newer ones. What nobody uses any more is taken away by a step of a
later release, which says so: `least = "0007"`, the oldest step that a program must know to go on
with the tables after it. The database keeps that number beside its own, where older programs, who
have never seen the step, find it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER: Final = Path(__file__).parent
HEAD: Final = "0005"  # the last step; a test compares it with the files
OLDEST: Final = "0001"  # what programs must know where no step says more
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
        mark_least(connection, least_of(config, target))
    return before


def least(connection: Connection) -> str | None:
    """The oldest step that a program must know for these tables; nothing if they do not say."""
    if not has_least(connection):
        return None
    found = connection.execute(text("SELECT least FROM alembic_version")).scalar()
    return None if found is None else str(found)


def least_of(config: Config, target: str) -> str:
    """What the steps up to one ask of older programs."""
    from alembic.script import ScriptDirectory

    taken = ScriptDirectory.from_config(config).walk_revisions("base", target)
    return max((str(getattr(step.module, "least", OLDEST)) for step in taken), default=OLDEST)


def mark_least(connection: Connection, known: str) -> None:
    """Note what the tables ask of older programs, beside the step they are at."""
    if not has_least(connection):
        connection.execute(text("ALTER TABLE alembic_version ADD COLUMN least VARCHAR(32)"))
    connection.execute(text("UPDATE alembic_version SET least = :least"), {"least": known})


def has_least(connection: Connection) -> bool:
    """Whether the mark has been made: databases of the first release have none."""
    columns = inspect(connection).get_columns("alembic_version")
    return any(each["name"] == "least" for each in columns)


def forget(connection: Connection) -> None:
    """Remove the mark of the step, after the tables."""
    connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
