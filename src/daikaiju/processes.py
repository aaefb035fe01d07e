"""Processes that work for another one."""

from __future__ import annotations

import contextlib
import functools
import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

MOST_BOT_WORKERS = 4


def all_cores() -> int:
    """How many cores this process may use; in a browser one, because Python has no threads there."""
    if sys.platform == "emscripten":
        return 1
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def usual_bot_workers() -> int:
    """In how many processes a server's bots think: one for each core, up to four, because bots are quick."""
    return min(all_cores(), MOST_BOT_WORKERS)


@functools.cache
def step_aside(niceness: int) -> None:
    """Give everything else on this machine priority from now on."""
    with contextlib.suppress(OSError, AttributeError):  # not every system has priorities
        os.nice(niceness)


def leave_with_parent() -> None:
    """A worker must not outlive a killed parent, and Ctrl+C is for the parent alone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    import multiprocessing  # browsers have none
    from multiprocessing.connection import wait

    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=lambda: (wait([parent.sentinel]), os._exit(0)), daemon=True).start()


@contextlib.contextmanager
def deaf_at_first() -> Iterator[None]:
    """Keep Ctrl+C from processes started meanwhile until they ignore it; it would end in a traceback of theirs."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextlib.contextmanager
def one_at_a_time(file: Path) -> Iterator[None]:
    """Let only one process of this machine in, where the system can: the others need not compile what it compiles."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield
