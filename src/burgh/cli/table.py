"""A game at the terminal: the table is shown, a line is typed, what follows is told in words."""

from __future__ import annotations

import contextlib
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from burgh import bots
from burgh.bots import NamedBot
from burgh.bots.outside import ending, forfeit_kinds, forfeits, last_error_line
from burgh.cli.autosave import Autosave
from burgh.cli.complaints import about_file, in_words
from burgh.cli.completion import complete_with, completions
from burgh.cli.menu import menu
from burgh.cli.options import left_open
from burgh.cli.output import BAD_INPUT, FINE, INTERRUPTED, Problem, problem
from burgh.cli.record_writer import RecordWriter
from burgh.cli.screen import Ended, farewells, is_terminal, width, wipe
from burgh.cli.seats import account_name
from burgh.cli.summary import tell_forfeits
from burgh.cli.thinking import apart, choose
from burgh.core.game import Game, View
from burgh.core.malformed import Malformed
from burgh.core.moves import Move
from burgh.core.options import text_of_value
from burgh.core.page import fold
from burgh.core.refusal import Illegal
from burgh.core.secrecy import is_secret
from burgh.core.state import State
from burgh.core.text import words
from burgh.study.analysis import analyse
from burgh.study.forecast import Effort
from burgh.study.telling import Teller, seat_names
from burgh.study.words import PACKAGE

LONGEST_LINE: Final = 300
ADVISER: Final = "level:4"  # strong, and an answer within two seconds
EFFORT: Final[Effort | None] = None  # as much as the title needs
HELP: Final = (
    *("moves", "why", "preview", "tile", "board", "hint"),
    *("undo", "log", "talk", "save", "help", "quit"),
)


class Table:
    """One sitting: people type, bots answer, everything that happens is said in plain lines."""

    def __init__(
        self,
        game: Game,
        language: str,
        people: set[int],
        machines: dict[int, NamedBot],
        shelf: RecordWriter,
        autosave: Autosave,
        *,
        quiet: bool = False,
        allow_undo: bool = False,
    ) -> None:
        self.game = game
        self.speaker = game.title.speaker(language, game.options, PACKAGE)
        self.words = words("burgh.cli", language)
        self.names = seat_names(game.title, game.options, game.seats, self.speaker)
        self.people = people
        self.machines = machines
        self.shelf = shelf
        self.shelf.kept = game.moves
        self.autosave = autosave
        self.was_kept = True  # the last time: that it cannot be is said once
        self.quiet = quiet
        self.allow_undo = allow_undo
        self.leaving = False
        self.warned = False
        self.at_keyboard = min(people, default=-1)
        self.typed: dict[str, Callable[[str], None]] = {
            "?": self.moves,
            "moves": self.moves,
            "why": self.why,
            "preview": self.preview,
            "explain": self.preview,
            "tile": self.show_thing,
            "look": self.show_thing,
            "board": self.board,
            "hint": self.hint,
            "undo": self.undo,
            "log": self.log,
            "talk": self.talk,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
            "exit": self.quit,
        }

    # --- the sitting ------------------------------------------------------------------------

    def run(self) -> int:
        """Play until the game is over or the people leave; the record is kept either way."""
        complete_with(self.completions)
        with farewells():
            try:
                self.welcome()
                status = self.sit()
            except Ended as ended:  # the window may be gone: nobody reads what is said now
                with contextlib.suppress(OSError):
                    self.leave()
                return ended.status
            except OSError:
                self.keep()
                raise
            return self.leave() or status

    def sit(self) -> int:
        """Let one after the other decide, until the game is over or the people leave."""
        try:
            with ending(self.machines.values()):
                while not self.game.is_over and not self.leaving:
                    self.step()
        except EOFError:
            self.say("play-eof")
        except KeyboardInterrupt:
            self.tell("")
            return INTERRUPTED
        return FINE

    def leave(self) -> int:
        """Save where --save said, and say how the game ended or goes on."""
        status = self.keep()
        if (self.game.is_over and status == FINE) or self.is_saved():
            self.autosave.forget()
        self.autosave.close()
        self.farewell()
        return status

    def is_saved(self) -> bool:
        """Whether the game lies as it stands in a file that the people know."""
        return self.shelf.last is not None and self.shelf.holds(self.game)

    def step(self) -> None:
        """Let whoever decides now decide: a bot at once, a person by typing."""
        if self.game.turn in self.people:
            self.hand_over()
            self.ask()
        else:
            bot = self.machines[self.game.turn]
            lost = sum(forfeits(bot).values())
            move = choose(bot, self.view())
            if sum(forfeits(bot).values()) > lost:
                self.tell_forfeit(bot)
            self.make(move)

    def ask(self) -> None:
        """Show where the game stands and read lines until a move is made or the person leaves."""
        if not self.quiet:
            self.board("")
        ply = self.game.ply
        while self.game.ply == ply and not self.leaving:
            self.tell(self.asked())
            self.carry_out(self.read())

    def asked(self) -> str:
        """What is asked of the person at the keyboard, by name where there are several."""
        said = self.speaker.prompt(self.view().state, self.names)
        if len(self.people) < 2:
            return said
        return self.words.say("label-value", label=self.names[self.game.turn], value=said)

    def read(self) -> str:
        """Read a line; what comes through a pipe is shown, as if it had been typed."""
        line = input("> ")
        if not sys.stdin.isatty():
            self.tell(line)
        return line.strip()

    def completions(self, line: str) -> list[str]:
        """What a line that is being typed may become."""
        return completions(self.view(), self.speaker, line, self.typed)

    def carry_out(self, line: str) -> None:
        """Do what was typed; whatever is wrong with it is said in one line."""
        word, _, rest = ("? " + line[1:] if line.startswith("?") else line).partition(" ")
        if not line:
            return
        if word.lower() not in ("quit", "exit"):
            self.warned = False
        try:
            if len(line) > LONGEST_LINE:
                self.say("play-too_long")
            elif word.lower() in self.typed and not self.is_legal(line):
                self.typed[word.lower()](rest.strip())
            else:
                self.make(self.parse(line))
        except Malformed as error:
            problem = self.speaker.say(error.said) if error.said else error.problem
            self.tell(self.words.say("malformed", problem=problem))
        except Illegal as error:
            self.tell(self.speaker.refusal(error.refusal))

    def is_legal(self, line: str) -> bool:
        """Whether a line is a legal move; a title may have a verb that is a word of ours."""
        try:
            return self.view().refusal(self.parse(line)) is None
        except Malformed:
            return False

    def view(self) -> View:
        """The position as the one who decides sees it."""
        return self.game.view(self.game.turn)

    def make(self, move: Move) -> None:
        """Make a move and tell it."""
        self.game.push(move)
        self.tell_move()
        self.keep_up()

    def keep_up(self) -> None:
        """Keep the game as it stands, if a person has decided anything in it."""
        if not self.people & self.game.deciders() and self.autosave.file is None:
            return
        before = self.autosave.file
        try:
            self.autosave.keep(self.game)
        except OSError as error:
            if self.was_kept:
                self.say("play-not_kept", problem=about_file(error, self.words))
            self.was_kept = False
            return
        self.was_kept = True
        if self.autosave.problem is not None and self.autosave.file != before:
            told = about_file(self.autosave.problem, self.words)
            self.say("play-kept_elsewhere", problem=told, file=str(self.autosave.file))

    # --- telling ----------------------------------------------------------------------------

    def tell(self, text: str, *, whole: bool = False) -> None:
        """Print lines; on a terminal long ones are broken, but for those that may be copied."""
        if is_terminal() and not whole:
            text = "\n".join(fold([text], width()))
        print(text, flush=True)

    def say(self, key: str, /, **facts: int | str | None) -> None:
        """Print a sentence of the command line's own."""
        self.tell(self.words.say(key, **facts))

    def say_whole(self, key: str, /, **facts: str) -> None:
        """Print a sentence with a file or a command in it, in one line."""
        self.tell(self.words.say(key, **facts), whole=True)

    def name_of(self, seat: int) -> str:
        """Name a seat, or the table where tracks are shared."""
        return account_name(self.names, seat, self.words.language)

    def parse(self, line: str) -> Move:
        """Read a typed move; things may be named in the reader's language."""
        return self.game.title.moves.read(self.game.state, line, self.speaker.find)

    def welcome(self) -> None:
        """Say what is played, by whom, and how to get help."""
        self.say("play-title", title=self.speaker.words.say("title"))
        for choice in left_open(self.game.title, self.game.options):
            option = self.speaker.words.say(f"option-{choice.name}")
            self.say("play-option", option=option, value=choice.unset or "")
        for seat, name in enumerate(self.names):
            if seat in self.people:
                self.say("play-person", seat=name)
            elif seat in self.machines:
                self.say("play-bot", seat=name, bot=self.machines[seat].name)
        if self.game.seed is not None:
            self.say("play-seed", seed=str(self.game.seed))
        self.say("play-hint")

    def hand_over(self) -> None:
        """Between two people at one keyboard: wait until the next one sits there alone."""
        if self.game.turn == self.at_keyboard:
            return
        self.at_keyboard = self.game.turn
        if not is_terminal():
            return
        wipe()
        input(self.words.say("play-hand_over", seat=self.names[self.game.turn]) + " ")
        for line in self.news():
            self.tell(line)

    def news(self) -> list[str]:
        """What has happened since the one who decides now last did, as they may know it."""
        me = self.game.turn
        told = [
            "" if int(before.decider()) == me else self.sentence(before, number, {me})
            for before, number in self.game.history()
        ]
        own = [ply for ply in range(self.game.ply) if self.game.seat_at(ply) == me]
        return list(filter(None, told[own[-1] if own else 0 :]))

    def tell_move(self) -> None:
        """Say the last move, its ledger, and what it turned up, as far as the others may know."""
        made = self.game.made(-1)
        before, number, mover = made.before, made.number, made.seat
        audience = self.people - {mover}
        half_made = self.is_secret(before, number, audience) and self.game.turn == mover
        if not half_made and (told := self.sentence(before, number, audience)):
            self.tell(told)
        for change in self.game.ledger:
            self.tell("  " + self.speaker.change(change, self.names))
        if things := self.revealed():
            self.tell("  " + self.words.say("play-shown", things=things))

    def tell_forfeit(self, bot: NamedBot) -> None:
        """Say that a bot has just forfeited its move, and why."""
        kind = self.words.say(f"forfeit-{[*forfeit_kinds(bot).values()][-1]}")
        self.say("play-forfeit", seat=self.names[self.game.turn], kind=kind)

    def revealed(self) -> str:
        """Name what the last move showed to whoever sits at the keyboard."""
        seen = (shown for shown in self.game.reveals if shown.to in (None, self.at_keyboard))
        return ", ".join(self.speaker.thing(shown.thing) for shown in seen)

    def is_secret(self, before: State, number: int, audience: set[int]) -> bool:
        """Whether a move means nothing yet to somebody who listens."""
        return any(is_secret(before, number, listener) for listener in audience)

    def sentence(self, before: State, number: int, audience: set[int]) -> str:
        """Say a move, or that it is secret, to those who listen; of a part of one nothing."""
        seat = self.names[int(before.decider())]
        if self.is_secret(before, number, audience):
            return self.words.say("play-secret", seat=seat)
        told = self.speaker.log(before, self.game.title.moves.name(before, number), self.names)
        return f"{seat} {told}" if told else ""

    def keep(self) -> int:
        """Write the record where --save said; if that cannot be, say so, and give the status."""
        if self.shelf.own is None:
            return FINE
        try:
            self.shelf.put(self.shelf.own, self.game)
        except (OSError, Problem) as error:
            told = in_words(error, self.words.language) or str(error)
            with contextlib.suppress(OSError):
                self.say("play-not_saved", problem=told)
            return BAD_INPUT
        return FINE

    def farewell(self) -> None:
        """Say how the game ended, or how to go on with it another time."""
        outcome = self.game.outcome()
        if outcome is not None:
            self.tell(self.speaker.outcome(outcome, self.names))
        if self.is_saved():
            key = "play-kept" if outcome is not None else "play-resume"
            self.say_whole(key, file=shlex.quote(str(self.shelf.last)))
        elif self.autosave.file is not None:
            key = "play-kept" if outcome is not None else "play-autosaved"
            self.say_whole(key, file=shlex.quote(str(self.autosave.file)))
        elif outcome is None:
            self.say_whole("play-unsaved", command=self.same_deal())
        for seat, bot in self.machines.items():
            if lost := forfeits(bot):
                tell_forfeits(self.words.language, self.names[seat], lost, last_error_line(bot))

    def same_deal(self) -> str:
        """The command that begins this game again: by its seed, or from the file it came from."""
        if self.shelf.loaded is not None:
            return shlex.join(["burgh", "play", "--load", str(self.shelf.loaded)])
        command = ["burgh", "play", self.game.title.key]
        if self.game.seed is not None:
            command += ["--seed", str(self.game.seed)]
        for name, value in self.game.record().options.items():
            if name == "packs":
                command += [part for pack in value for part in ("--pack", text_of_value(pack))]
            else:
                command += ["-o", f"{name}={text_of_value(value)}"]
        return shlex.join(command)

    def talk(self, line: str) -> None:
        """Say a ready-made phrase of the title to the table: it binds nobody (R13.1)."""
        key, *numbers = line.split() or [""]
        talk = self.game.title.talk
        if talk.get(key) != len(numbers) or not all(each.isdecimal() for each in numbers):
            for known, count in talk.items():
                typed = " ".join(["talk", known, *("1", "2")[:count]])
                self.tell(f"{typed:22} {self.phrase(known, ['1', '2'][:count])}")
            if not talk:
                self.say("play-no_talk")
            return
        said = self.phrase(key, numbers)
        self.tell(self.words.say("label-value", label=self.names[self.game.turn], value=said))

    def phrase(self, key: str, numbers: list[str]) -> str:
        """A phrase with the numbers it names."""
        named = dict(zip(("first", "second"), map(int, numbers), strict=False))
        return self.speaker.words.say(f"talk-{key}", **named)

    # --- the words a person may type ---------------------------------------------------------

    def moves(self, beginning: str) -> None:
        """List the legal moves, all or those that begin so."""
        view = self.view()
        lines = menu((view.write(move) for move in view.legal_moves), beginning)
        for line in lines:
            self.tell(line)
        if not lines:
            self.say("play-no_moves", beginning=beginning)

    def why(self, text: str) -> None:
        """Say why a move is not legal, and by which rule."""
        refusal = self.view().refusal(self.parse(text))
        if refusal is None:
            self.say("play-legal")
        else:
            self.say("play-why", reason=self.speaker.refusal(refusal), rule=refusal.rule)

    def preview(self, text: str) -> None:
        """Tell what a move would change, item by item and in all, without making it."""
        view = self.view()
        move = self.parse(text)
        number = view.number(move)
        for change in view.explain(move):
            self.tell("  " + self.speaker.change(change, self.names))
        net = view.net(number)
        for seat in view.accounts:
            changes = ", ".join(self.gain(*gain) for gain in net.get(seat, {}).items())
            nothing = self.words.say("play-nothing")
            self.say("play-net", seat=self.name_of(seat), changes=changes or nothing)

    def gain(self, track: str, amount: int) -> str:
        """Say a change of a track."""
        sign = "plus" if amount > 0 else "minus"
        signed = self.words.say("signed", sign=sign, size=abs(amount))
        return f"{self.speaker.words.say(f'track-{track}')} {signed}"

    def show_thing(self, name: str) -> None:
        """Say what is printed on a thing."""
        key = self.speaker.find(name)
        if key is None:
            self.say("play-unknown", name=name or "?")
            return
        self.tell(self.speaker.thing(key))
        for line in self.speaker.details(key):
            self.tell("  " + line)

    def board(self, _: str) -> None:
        """Draw the table as the one who decides sees it."""
        drawn = self.speaker.board(self.view().state, self.game.turn, self.names, width=width())
        self.tell(f"\n{drawn}\n")

    def hint(self, _: str) -> None:
        """Tell the best decision, why, and the nearest other idea."""
        adviser = bots.make(ADVISER, seed=self.game.ply)
        teller = Teller(self.speaker, self.names)
        for line in apart(lambda: [*teller.analysis(analyse(self.view(), adviser, effort=EFFORT))]):
            self.tell(line)

    def undo(self, _: str) -> None:
        """Take back the last move a person made, unless something was revealed since."""
        if not self.people & self.game.deciders():
            self.say("play-no_undo")
            return
        taken: list[Move] = []
        while not taken or self.game.turn not in self.people:
            if self.game.made(-1).is_barrier and not self.allow_undo:
                self.say("play-revealed", things=self.revealed() or self.words.say("play-hidden"))
                for move in reversed(taken):
                    self.game.push(move)
                return
            taken.append(self.game.pop())
        self.say("play-undone")
        self.keep_up()

    def log(self, _: str) -> None:
        """Tell every move so far, as the one who decides may know them."""
        listener = {self.game.turn}
        for ply, (before, number) in enumerate(self.game.history(), 1):
            audience = listener - {int(before.decider())}
            if told := self.sentence(before, number, audience):
                self.tell(f"{ply}. {told}")
        if not self.game.ply:
            self.say("play-no_log")

    def save(self, name: str) -> None:
        """Write the record to a file; the game goes on."""
        path = Path(name) if name else self.shelf.own
        if path is None:
            self.say("play-save_where")
            return
        try:
            self.shelf.put(path, self.game)
        except (OSError, Problem) as error:
            self.say("play-not_saved", problem=in_words(error, self.words.language) or str(error))
        except ValueError:  # a name that the system cannot even spell
            told = problem("bad_name", file=repr(name))
            self.say("play-not_saved", problem=self.words.text(told.said))
        else:
            self.say("play-saved", file=str(path))

    def help(self, _: str) -> None:
        """Say what can be typed."""
        view = self.view()
        self.say("play-help", example=view.write(view.legal_moves[0]))
        for word in HELP:
            self.tell("  " + self.words.say(f"play-help-{word}"))

    def quit(self, _: str) -> None:
        """Leave; where the game would be lost, only when asked twice."""
        kept = self.autosave.file is not None and self.was_kept
        lost = self.shelf.own is None and not self.shelf.holds(self.game) and not kept
        if lost and not self.warned:
            self.warned = True
            self.say("play-quit_twice")
            return
        self.leaving = True
