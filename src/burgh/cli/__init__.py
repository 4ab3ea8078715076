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
    "suite": ("suite:app", "Measure bots on fixed games that anybody can repeat and cite."),
    "learn": ("learn:learn", "Teach a title’s net with games that a bot plays against itself."),
    "dataset": ("dataset:app", "Say what a file of many games holds."),
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
    "man": ("man:man", "Print the manual page."),
    "checksum": ("checksum:checksum", "Print one digest per title over fixed games."),
}

HELP_FLAGS: Final = {"--help", "-h"}
WITH_OPTIONS: Final = ("play", "simulate", "arena")  # commands that take any option of a title


def main(argv: Sequence[str] | None = None) -> NoReturn:
    """Run one command and leave with its exit status."""
    from burgh.cli.output import run_guarded
    from burgh.cli.spoken import language_of

    arguments = list(sys.argv[1:] if argv is None else argv)
    sys.exit(run_guarded(lambda: obey(arguments), language_of(arguments)))


def obey(arguments: list[str]) -> int:
    """Run one command and give its exit status; errors rise."""
    if arguments in (["--version"], ["-V"]):  # answered before anything slow is imported
        print(version())
        return 0
    status = table_of_contents()(
        arguments, exit_on_error=False, print_error=False, result_action="return_value"
    )
    if (title := title_to_explain(arguments)) is not None:
        from burgh.cli.options import explain_options

        explain_options(title, arguments)
    return status if isinstance(status, int) else 0


def title_to_explain(arguments: list[str]) -> str | None:
    """The title whose options belong to the help that is wanted: `burgh play bigcity --help`."""
    if not HELP_FLAGS & set(arguments) or arguments[0] not in WITH_OPTIONS:
        return None
    from burgh.registry import titles

    return next((word for word in arguments[1:] if word in titles()), None)


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
    app.register_install_completion_command(help="Let your shell complete commands and options.")
    return app


def version() -> str:
    """Say the version and whether the engine is compiled; if not, why, and how it would be."""
    from burgh.core.version import VERSION, build_notice, is_compiled

    if is_compiled():
        return f"burgh {VERSION} (compiled)"
    reason = build_notice() or "the sources run as they are"
    return (
        f"burgh {VERSION} (pure Python)\nNot compiled: {reason}. With a C compiler at hand, "
        "`make compile` or `pip install .` makes the engine many times faster."
    )
