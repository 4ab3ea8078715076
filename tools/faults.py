"""Plant the kept faults one at a time in a copy of the sources, and count which the tests notice.

    make faults                  all of them
    make faults ARGS=bigcity     those whose room, file or reason holds the word

`tests/faults/*.toml` is the list. A fault that survives its tests, or can no longer be planted,
makes the exit status non-zero.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from queue import Queue
from typing import Final, Literal

ROOT: Final = Path(__file__).parents[1]
LISTS: Final = ROOT / "tests" / "faults"
WORKERS: Final = int(os.environ.get("JOBS", "2"))
LONGEST: Final = 300.0  # seconds for the tests of one fault; a fault that hangs them is noticed

Found = Literal["caught", "survived", "lost", "broken"]
FAILED: Final = 1  # what pytest and vitest answer when a test has failed


@dataclass(frozen=True, slots=True)
class Fault:
    """One planted fault: in this file, this text is replaced; these tests must notice."""

    room: str
    why: str
    file: str
    text: str
    put: str
    tests: tuple[str, ...]

    @property
    def name(self) -> str:
        """Give the one line by which the summary knows it."""
        return f"{self.room:9} {self.why}"

    def holds(self, word: str) -> bool:
        """Say whether a word is in its room, its file or its reason."""
        return any(word in told for told in (self.room, self.file, self.why))


def kept_faults() -> list[Fault]:
    """Read the list: a file a room."""
    return [
        Fault(room.stem, **{**entry, "tests": tuple(entry["tests"])})
        for room in sorted(LISTS.glob("*.toml"))
        for entry in tomllib.loads(room.read_text("utf-8"))["fault"]
    ]


def misfit(fault: Fault, root: Path = ROOT) -> str | None:
    """Say why a fault cannot be planted, or nothing."""
    path = root / fault.file
    if not path.exists():
        return f"{fault.file} is not there"
    times = path.read_text("utf-8").count(fault.text)
    return None if times == 1 else f"its text is found {times} times in {fault.file}"


# --- planting ------------------------------------------------------------------------------------


class Copy:
    """A copy of the tree for one worker."""

    def __init__(self, folder: Path) -> None:
        """Copy what git knows or would take in."""
        self.folder = folder
        self.ticks = count(1)
        for name in listed_files():
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target)
        modules = ROOT / "web" / "node_modules"
        if modules.exists():
            (folder / "web" / "node_modules").symlink_to(modules)

    def write(self, file: str, text: str) -> None:
        """Write a source with a time of its own, so that no byte code of before is taken for it."""
        path = self.folder / file
        path.write_text(text, "utf-8")
        at = path.stat().st_mtime + 2 * next(self.ticks)
        os.utime(path, (at, at))

    def run(self, tests: Sequence[str], limit: float | None = None) -> tuple[int, str]:
        """Run tests on the sources as they are in the copy; gives the status and what was said."""
        python = [test for test in tests if not test.startswith("web/")]
        web = [test.removeprefix("web/") for test in tests if test.startswith("web/")]
        status, said = 0, ""
        if python:
            pytest = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", *python]
            status, said = self.finish(pytest, self.folder, limit)
        if web and status == 0:
            vitest = ["node", "node_modules/vitest/vitest.mjs", "run", "--bail=1", *web]
            status, said = self.finish(vitest, self.folder / "web", limit)
        return status, said

    def finish(self, command: list[str], folder: Path, limit: float | None) -> tuple[int, str]:
        """Run a command to its end; one that does not end counts as failed."""
        path = os.pathsep.join((str(Path(sys.executable).parent), os.environ.get("PATH", "")))
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src"), "PATH": path}
        try:
            done = subprocess.run(
                command, cwd=folder, env=environment, capture_output=True, text=True,
                timeout=limit,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            return FAILED, "the tests did not end"
        return done.returncode, done.stdout + done.stderr

    def judge(self, fault: Fault) -> tuple[Found, str]:
        """Plant a fault, run its tests, take it out again."""
        wrong = misfit(fault, self.folder)
        if wrong is not None:
            return "lost", wrong
        sound = (self.folder / fault.file).read_text("utf-8")
        self.write(fault.file, sound.replace(fault.text, fault.put))
        try:
            status, said = self.run(fault.tests, LONGEST)
        finally:
            self.write(fault.file, sound)
        if status == FAILED:
            return "caught", ""
        return ("survived", "") if status == 0 else ("broken", said[-2000:])


def listed_files() -> list[str]:
    """Name every file of the tree that git does not ignore."""
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in names.split("\0") if name and (ROOT / name).is_file()]


# --- the whole list ------------------------------------------------------------------------------


def judge_all(faults: Sequence[Fault], copies: Iterable[Copy]) -> list[tuple[Found, str]]:
    """Judge faults side by side, each worker in its own copy; tells of each as it is done."""
    free: Queue[Copy] = Queue()
    for copy in copies:
        free.put(copy)

    def judge(fault: Fault) -> tuple[Found, str]:
        copy = free.get()
        try:
            found = copy.judge(fault)
        finally:
            free.put(copy)
        print(f"{found[0]:9} {fault.name}", flush=True)
        return found

    with ThreadPoolExecutor(WORKERS) as pool:
        return list(pool.map(judge, faults))


def main(words: Sequence[str]) -> int:
    """Plant what was asked for; gives 0 where every fault was caught."""
    chosen = [each for each in kept_faults() if all(each.holds(word) for word in words)]
    with tempfile.TemporaryDirectory(prefix="burgh-faults-") as folder:
        copies = [Copy(Path(folder) / str(number)) for number in range(WORKERS)]
        sound, said = copies[0].run(sorted({test for each in chosen for test in each.tests}))
        if sound != 0:
            print(said)
            print("The tests fail with no fault planted.")
            return 1
        found = judge_all(chosen, copies)
    print(summary(chosen, found))
    return 0 if all(how == "caught" for how, _ in found) else 1


def summary(faults: Sequence[Fault], found: Sequence[tuple[Found, str]]) -> str:
    """Give a table by room, and under it all that was not caught."""
    kinds: tuple[Found, ...] = ("caught", "survived", "lost", "broken")
    by_room = {fault.room: Counter[str]() for fault in faults}
    for fault, (how, _) in zip(faults, found, strict=True):
        by_room[fault.room][how] += 1
    by_room["together"] = Counter(how for how, _ in found)
    lines = ["", f"{'room':10}" + "".join(f"{kind:>10}" for kind in kinds)]
    for room, counted in by_room.items():
        lines.append(f"{room:10}" + "".join(f"{counted[kind]:10}" for kind in kinds))
    for fault, (how, said) in zip(faults, found, strict=True):
        if how != "caught":
            lines.append(f"\n{how}: {fault.name}\n  {fault.file}: {said or ' '.join(fault.tests)}")
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
