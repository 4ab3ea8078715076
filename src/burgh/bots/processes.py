"""Processes to think and play in, beside the one that asks; no more at once than there are cores.

Whoever plays games in several processes shares the cores out among them, so a search that asks for
processes of its own takes what is left for the one that it runs in.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor

_share: int | None = None  # of the cores, for this process; None: all of them
_lasting: dict[int, ProcessPoolExecutor] = {}


def cores() -> int:
    """How many cores this process may keep busy, with all that it begins."""
    return _share if _share is not None else os.cpu_count() or 1


def take_share(count: int) -> None:
    """Keep no more than so many cores busy from now on."""
    global _share
    _share = count


def process_pool(count: int) -> ProcessPoolExecutor:
    """Give so many processes; none of them outlives the one that asked, however it ends."""
    # Not forked: who asks may have threads.
    fresh = multiprocessing.get_context("spawn")
    share = max(1, cores() // count)
    return ProcessPoolExecutor(count, fresh, initializer=begin, initargs=(share,))


def lasting_pool(count: int) -> ProcessPoolExecutor:
    """The processes that searches share from game to game: at most so many, and one a core.

    They begin when they are first wanted and end with this process, or with `end_lasting`.
    """
    count = min(count, cores())
    if count not in _lasting:
        _lasting[count] = process_pool(count)
    return _lasting[count]


def end_lasting() -> None:
    """End the processes that searches share; whoever searches on begins new ones."""
    while _lasting:
        _, pool = _lasting.popitem()
        pool.shutdown()


def begin(share: int) -> None:
    """Make ready a process of ours: its share of the cores, and its end."""
    take_share(share)
    end_with_parent()


def end_with_parent() -> None:
    """Let this process end when its parent is gone: a pipe it holds both ends of never tells."""
    threading.Thread(target=wait_and_end, name="parent", daemon=True).start()


def wait_and_end() -> None:
    """Wait until the parent is gone, then exit at once."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
