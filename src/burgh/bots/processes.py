"""Processes to think and play in, beside the one that asks."""

from __future__ import annotations

import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor


def process_pool(count: int) -> ProcessPoolExecutor:
    """Give so many processes; none of them outlives the one that asked, however it ends."""
    # Not forked: who asks may have threads.
    fresh = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, fresh, initializer=end_with_parent)


def end_with_parent() -> None:
    """Let this process end when its parent is gone: a pipe it holds both ends of never tells."""
    threading.Thread(target=wait_and_end, name="parent", daemon=True).start()


def wait_and_end() -> None:
    """Wait until the parent is gone, then exit at once."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
