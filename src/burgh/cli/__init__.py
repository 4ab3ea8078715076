"""The command line: `burgh play`, `burgh simulate`, `burgh replay`, `burgh cases`, ...

Exit status: 0 fine, 1 the answer is no (a case fails, a record disagrees), 2 bad input,
130 interrupted, 141 output closed.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from cyclopts import App

COMMANDS: Final = {
    "play": ("play:play", "Play in the terminal, alone, in turns, or against bots."),
    "options": ("options:options", "What a table can agree on, with a sentence each."),
    "serve": ("serve:serve", "Serve tables in the browser, for you or for your network."),
    "simulate": ("simulate:simulate", "Bots play many games; a summary."),
    "arena": ("arena:arena", "Bots play each other on the same shuffles, with ratings."),
    "replay": ("replay:replay", "Tell a saved game move by move, or verify it."),
    "analyse": ("analyse:analyse", "Review a saved game: mistakes, luck and skill."),
    "cases": ("cases:cases", "Run a file of rule cases."),
    "bench": ("bench:bench", "Measure the engine's speed."),
    "backup": ("database:backup", "Write everything the server keeps into one file."),
    "restore": ("database:restore", "Fill the server's database from a backup."),
    "migrate": ("database:migrate", "Bring the server's database up to date."),
    "verify": ("database:verify", "Play every stored game again and say which disagree."),
    "verify-deal": ("verify_deal:verify_deal", "Check that a served game was dealt fairly."),
    "admin": ("admin:app", "Run the server: tables, people, bans, reports, roles, retention."),
    "checksum": ("checksum:checksum", "Print one digest per title over fixed games."),
}


def main(argv: Sequence[str] | None = None) -> NoReturn:
    """Run one command and leave with its exit status."""
    from burgh.cli.output import run_guarded

    arguments = list(sys.argv[1:] if argv is None else argv)
    sys.exit(run_guarded(lambda: obey(arguments)))


def obey(arguments: list[str]) -> int:
    """Run one command and give its exit status; errors rise."""
    if arguments in (["--version"], ["-V"]):  # answered before anything slow is imported
        print(version())
        return 0
    status = table_of_contents()(
        arguments, exit_on_error=False, print_error=False, result_action="return_value"
    )
    return status if isinstance(status, int) else 0


def table_of_contents() -> App:
    """The commands; each is imported when it is asked for."""
    from cyclopts import App

    app = App(
        name="burgh",
        help="City-building board games: play them, explain them, study them.",
        version=version,
        suppress_keyboard_interrupt=False,
    )
    for name, (place, said) in COMMANDS.items():
        app.command(f"burgh.cli.{place}", name=name, help=said)
    return app


def version() -> str:
    """Say the version and whether the engine is compiled."""
    from burgh.core import state
    from burgh.core.version import VERSION

    pure = (state.__file__ or "").endswith(".py")
    return f"burgh {VERSION} ({'pure Python' if pure else 'compiled'})"
