"""A command may play: it sees its view, and what it fails to answer it forfeits, no more."""

from __future__ import annotations

import contextlib
import json
import os
import shlex
import shutil
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

import burgh
from burgh.bots import make, match, outside
from burgh.bots.outside import MOST_STARTS, Outside
from burgh.core.moves import Move
from burgh.core.rng import Rng
from burgh.lab.games import Plan, play_decisions, play_one
from tests.patience import PATIENCE

pytestmark = pytest.mark.skipif(os.name != "posix", reason="commands play on POSIX systems only")

EXAMPLES = Path(__file__).parents[2] / "examples"
ANSWER = "print(json.dumps({'move': message['legal'][-1]['text']}), flush=True)"
BOT = """
import json, os, sys, time
asked = 0
for line in sys.stdin:
    message = json.loads(line)
    with open({log!r}, "a") as log:
        log.write(line)
    if message["type"] == "decide":
        asked += 1
        {answer}
"""


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Give the file in which a test's bot notes what it is told."""
    return tmp_path / "told"


def bot(log: Path, answer: str = ANSWER, *, limit: float = PATIENCE) -> Outside:
    """Make a bot of a line of Python that answers."""
    script = log.with_suffix(".py")
    script.write_text(BOT.format(log=str(log), answer=answer))
    limits = f"time={limit},start={PATIENCE}"
    made = make(f"cmd:{limits},{shlex.quote(sys.executable)} {script}", seed=7)
    assert isinstance(made, Outside)
    return made


def told(log: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.read_text().splitlines()]


def choices(made: Outside, decisions: int, key: str = "suburbia") -> list[str]:
    """Ask a bot for its first moves of a game it plays with itself."""
    game = burgh.new(key, seed=3)
    found = []
    with outside.ending([made]):
        for _ in range(decisions):
            view = game.view(game.turn)
            move = made.choose(view)
            assert view.refusal(move) is None
            found.append(view.write(move))
            game.push(move)
    return found


def kinds(made: Outside) -> list[str]:
    return [forfeit.kind for forfeit in made.forfeits]


# --- what it is told, and what it may answer ----------------------------------------------------


def test_a_bot_is_greeted_and_asked(log: Path) -> None:
    """First a hello, then a line for each decision: the view, the legal moves twice, the time."""
    made = bot(log)
    texts = choices(made, 3)
    hello, *questions = told(log)
    assert hello["type"] == "hello"
    assert (hello["protocol"], hello["title"], hello["seats"]) == (1, "suburbia", 2)
    assert hello["options"]["players"] == 2
    assert (hello["limit"], hello["restarts"]) == (PATIENCE, 0)
    game = burgh.new("suburbia", seed=3)
    assert hello["seat"] == game.turn
    for number, question in enumerate(questions):
        view = game.view(game.turn)
        assert question["type"] == "decide"
        assert question["decision"] == number + 1
        assert (question["seat"], question["phase"]) == (game.turn, game.phase)
        assert question["time_left"] == PATIENCE
        assert question["view"] == json.loads(json.dumps(view.position()))
        assert [legal["text"] for legal in question["legal"]] == [
            *map(view.write, view.legal_moves)
        ]
        assert [view.parse(legal["move"]) for legal in question["legal"]] == [*view.legal_moves]
        assert texts[number] == question["legal"][-1]["text"]
        game.push(texts[number])
    assert made.forfeits == []


def test_a_move_may_be_answered_as_an_object(log: Path) -> None:
    """As it stands in the list; other fields of the answer are let pass."""
    as_data = "print(json.dumps({'move': message['legal'][-1]['move'], 'note': 1}), flush=True)"
    made = bot(log, as_data)
    assert choices(made, 3) == choices(bot(log), 3)
    assert made.forfeits == []


@pytest.mark.parametrize("key", burgh.titles())
def test_a_bot_is_told_nothing_that_its_seat_cannot_see(key: str) -> None:
    """Worlds that differ only in hidden things give the same question, to the letter."""
    game = burgh.new(key, seed=3)
    rng = Rng(3)
    for _ in range(12):
        game.push(game.title.moves.name(game.state, int(game.state.random_move(rng))))
    worlds = [game.imagine(game.turn, Rng(seed)) for seed in range(3)]
    assert len({outside.question(world.view(game.turn), 1, 5.0) for world in worlds}) == 1


def test_the_seed_of_a_bot_does_not_tell_that_of_the_deal(log: Path) -> None:
    """It is the same for the same deal, but another number."""
    for _ in range(2):
        choices(bot(log), 1)
    first, second = (message["seed"] for message in told(log) if message["type"] == "hello")
    assert first == second
    assert first not in (7, 7 // 64, 7 * 64)


@pytest.mark.parametrize(
    ("script", "key"),
    [("first_bot.py", "suburbia"), ("first_bot.js", "bigcity"), ("first_bot.sh", "skylines")],
)
def test_the_examples_play_whole_games(script: str, key: str) -> None:
    """Of any title, and forfeit nothing."""
    if script.endswith(".js") and not shutil.which("node"):
        pytest.skip("node is not installed")
    title = burgh.title(key)
    limits = f"start={PATIENCE},time={PATIENCE}"
    bots = match.make_bots([f"cmd:{limits},{EXAMPLES / script}", "random"], 2, 1)
    with outside.ending(bots):
        assert match.play(title, title.options.read({"players": 2}), bots, 1).is_over
    assert [outside.forfeits(bot) for bot in bots] == [{}, {}]


# --- what it forfeits ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        ("sys.exit('out of ideas')", "crashed"),
        ("os.close(1); time.sleep(600)", "crashed"),
        ("os.kill(os.getpid(), 9)", "crashed"),
        ("print('thinking...', flush=True)", "garbled"),
        ("print('{', flush=True)", "garbled"),
        ("print('[' * 50_000, flush=True)", "garbled"),
        ("print('[1]', flush=True)", "garbled"),
        ("print('{}', flush=True)", "garbled"),
        ("print('{\"move\": 3}', flush=True)", "garbled"),
        ("print('x' * 70_000, end='', flush=True)", "garbled"),
        ('print(\'{"move": ""}\\n\' * 2, flush=True)', "garbled"),
        ("sys.stdout.buffer.write(bytes([255, 254, 10])); sys.stdout.flush()", "garbled"),
        ('print(\'{"move": "cheat"}\', flush=True)', "illegal"),
        ('print(\'{"move": "buy mint @ 40,40"}\', flush=True)', "illegal"),
        ('print(\'{"move": {"do": "win"}}\', flush=True)', "illegal"),
    ],
)
def test_a_bad_answer_forfeits_the_move(answer: str, kind: str, log: Path) -> None:
    """To a legal one drawn by chance; the game goes on, and nothing of the bot is left."""
    made = bot(log, answer)
    choices(made, 2)
    assert kinds(made) == [kind, kind]


def test_a_slow_bot_forfeits_the_move(log: Path) -> None:
    """And is ended: a late answer belongs to no question."""
    script = log.with_suffix(".py")
    script.write_text("import time\ntime.sleep(600)\n")
    made = make(f"cmd:time=0.1,start=0.1,{shlex.quote(sys.executable)} {script}")
    assert isinstance(made, Outside)
    choices(made, 1)
    assert kinds(made) == ["slow"]


def test_a_start_has_time_of_its_own(log: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first question after a start may take as much longer; the others have their limit."""
    limits: list[float] = []
    ask = outside.Child.ask

    def noted(child: outside.Child, line: bytes, limit: float) -> bytes:
        limits.append(limit)
        return ask(child, line, limit)

    monkeypatch.setattr(outside.Child, "ask", noted)
    choices(bot(log), 3)
    assert limits == [2 * PATIENCE, PATIENCE, PATIENCE]


def test_who_was_late_or_unclear_answers_no_other_question(log: Path) -> None:
    """The process is ended: what it may still say belongs to no question. A new one starts."""
    made = bot(log, f"print('well...', flush=True) if message['decision'] == 1 else {ANSWER}")
    texts = choices(made, 3)
    assert kinds(made) == ["garbled"]
    hellos = [message["restarts"] for message in told(log) if message["type"] == "hello"]
    assert hellos == [0, 1]
    assert texts[1:] == [message["legal"][-1]["text"] for message in told(log)[-2:]]
    deaf = log.with_suffix(".deaf.py")
    deaf.write_text("import time\ntime.sleep(600)\n")
    late = make(f"cmd:time=0.1,start=0,{shlex.quote(sys.executable)} {deaf}")
    assert isinstance(late, Outside)
    with outside.ending([late]):
        late.choose(burgh.new("suburbia", seed=3).view(0))
        assert (kinds(late), late._child) == (["slow"], None)


def test_a_bot_that_does_not_read_is_not_waited_for(log: Path) -> None:
    """A question larger than a pipe holds does not block us either."""
    script = log.with_suffix(".py")
    script.write_text("import time\ntime.sleep(600)\n")
    made = make(f"cmd:time=0.1,start=0.1,{shlex.quote(sys.executable)} {script}")
    assert isinstance(made, Outside)
    made._child = made._start_child()
    with outside.ending([made]), pytest.raises(outside.Failure, match="slow"):
        made._child.ask(b"x" * 1_000_000 + b"\n", 0.1)


def test_a_crashed_bot_is_started_again_a_few_times(log: Path) -> None:
    """It is told so; after that its moves are forfeited without asking."""
    made = bot(log, "sys.exit('out of ideas')")
    choices(made, MOST_STARTS + 2)
    assert kinds(made) == ["crashed"] * MOST_STARTS + ["gone"] * 2
    restarts = [message["restarts"] for message in told(log) if message["type"] == "hello"]
    assert restarts == [0, 1, 2, 3]
    assert outside.forfeits(made) == {"crashed": MOST_STARTS, "gone": 2}
    assert outside.last_error_line(made) == "out of ideas"


def test_a_bot_that_cheats_plays_on(log: Path) -> None:
    """An illegal move is forfeited; the same process answers the next question."""
    first = "message['legal'][0]['text']"
    answer = f"print(json.dumps({{'move': 'cheat' if asked == 1 else {first}}}), flush=True)"
    made = bot(log, answer)
    texts = choices(made, 3)
    assert kinds(made) == ["illegal"]
    assert texts[1:] == [message["legal"][0]["text"] for message in told(log)[2:]]
    assert len([message for message in told(log) if message["type"] == "hello"]) == 1


def test_what_is_said_on_stderr_is_kept_to_a_limit(log: Path) -> None:
    """However much it is, it blocks nobody; the end of it is kept."""
    made = bot(log, "sys.exit('x' * 500_000 + '\\nthe end')")
    choices(made, 1)
    assert outside.last_error_line(made) == "the end"
    assert len(made.forfeits[0].said) <= outside.MOST_SAID


def test_forfeits_stand_in_the_row_and_at_their_decisions(log: Path) -> None:
    """Of the seat that forfeited, and of no other; the same seed gives the same game."""
    made = bot(log, "sys.exit('out of ideas')")
    plan = Plan("suburbia", {"players": 2}, (made.name, "random"))
    row, decisions = play_decisions((plan, 5))
    mine = [decision for decision in decisions if decision.seat == 0]
    assert row.forfeits == ({"crashed": 4, "gone": len(mine) - 4}, {})
    assert row.said == ("out of ideas", None)
    assert [decision.forfeit for decision in mine[:5]] == ["crashed"] * 4 + ["gone"]
    assert all(decision.forfeit is None for decision in decisions if decision.seat == 1)
    assert play_one((plan, 5)) == row


# --- what is left behind ------------------------------------------------------------------------


def alive(pid: int) -> bool:
    """Say whether a process is there and not only waiting to be reaped by somebody else."""
    try:
        stat = Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):  # the second where it went while it was read
        return False
    return stat.rpartition(")")[2].split()[0] != "Z"


def settle(pid: int) -> None:
    """Wait until a process that was killed is gone: the system takes a moment for strangers."""
    until = time.monotonic() + PATIENCE
    while alive(pid):
        assert time.monotonic() < until
        time.sleep(0.01)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="/proc is needed")
def test_nothing_outlives_the_game(log: Path) -> None:
    """Neither the command nor what it has started, though both ignore a friendly signal."""
    answer = (
        "import signal, subprocess; signal.signal(signal.SIGTERM, signal.SIG_IGN); "
        "child = subprocess.Popen(['sleep', '600']); "
        "print(json.dumps({'move': f'{os.getpid()} {child.pid}'}), flush=True); "
        "time.sleep(600)"
    )
    made = bot(log, answer)
    made._child = made._start_child()
    pids: list[int] = []
    with contextlib.suppress(KeyboardInterrupt), outside.ending([made]):
        line = made._child.ask(b'{"type": "decide"}\n', PATIENCE)
        pids += [int(pid) for pid in json.loads(line)["move"].split()]
        assert all(map(alive, pids))
        raise KeyboardInterrupt
    assert not alive(pids[0])
    settle(pids[1])


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux only")
def test_a_bot_dies_with_the_process_that_asks_it(log: Path) -> None:
    """However that one dies."""
    script = log.with_suffix(".py")
    script.write_text("import time\nprint('{}', flush=True)\ntime.sleep(600)\n")
    reader, writer = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            child = outside.Child((sys.executable, str(script)))
            os.write(writer, str(child._process.pid).encode())
            os.kill(os.getpid(), signal.SIGKILL)
        finally:
            os._exit(1)
    os.close(writer)
    bot_pid = int(os.read(reader, 100))
    os.close(reader)
    os.waitpid(pid, 0)
    settle(bot_pid)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="/proc is needed")
def test_what_a_bot_has_started_ends_with_a_process_that_is_ended() -> None:
    """A worker that is told to end ends the bots it plays with, and their children."""
    reader, writer = os.pipe()
    pid = os.fork()
    if pid == 0:
        try:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            child = outside.Child(("sh", "-c", "read line; sleep 600 & echo $!; cat >/dev/null"))
            os.write(writer, child.ask(b"\n", PATIENCE))
            signal.pause()
        finally:
            os._exit(1)
    os.close(writer)
    grandchild = int(os.read(reader, 100))
    os.close(reader)
    os.kill(pid, signal.SIGTERM)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == -signal.SIGTERM
    settle(grandchild)


# --- wrong wishes -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spec", "problem"),
    [
        ("cmd:", "needs a command"),
        ("cmd:''", "needs a command"),
        ("cmd:time=2,", "needs a command"),
        ("cmd:no-such-bot", "no-such-bot: no such command"),
        ("cmd:./no/such/bot", "no such command"),
        ("cmd:/etc/passwd", "cannot be run"),
        ("cmd:/", "cannot be run"),
        ("cmd:sh 'a", "no closing quotation"),
        ("cmd:time=soon,sh", "not a number of seconds"),
        ("cmd:time=0,sh", "not a number of seconds"),
        ("cmd:time=inf,sh", "not a number of seconds"),
        ("cmd:depth=2,sh", "no setting 'depth'"),
    ],
)
def test_a_command_that_cannot_be_run_is_told_why(spec: str, problem: str) -> None:
    """Before anything is played."""
    with pytest.raises(burgh.Malformed, match=problem):
        make(spec)


def test_a_command_is_written_in_two_ways() -> None:
    """As text and as data it is the same; commas and colons are the command's own."""
    as_text = outside.read_order("cmd:time=2,sh -c 'echo a,b:c=d' x=1,y")
    as_data = outside.read_order(
        {"key": "cmd", "params": {"command": "sh -c 'echo a,b:c=d' x=1,y", "time": 2}}
    )
    assert as_text.command == as_data.command == ("sh", "-c", "echo a,b:c=d", "x=1,y")
    assert (as_text.limit, as_data.limit) == (2.0, 2.0)
    assert outside.is_command({"key": "cmd"})
    assert not outside.is_command("random")


def test_bots_that_will_not_end_a_game_are_stopped() -> None:
    """In Big City cards can be swapped for ever; after the bound of the title chance decides."""

    class First:
        name = "first"
        rng = Rng(1)

        def choose(self, view: burgh.View) -> Move:
            return view.legal_moves[0]

    title = burgh.title("bigcity")
    short = replace(title, most_plies=50)
    game = match.play(short, title.options.read({}), [First(), First()], 1)
    assert game.is_over
    assert game.ply > 50
