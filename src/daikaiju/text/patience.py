"""A limit on the time a file may take, whatever it makes the rules do."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Iterator

from daikaiju.errors import DaikaijuError, Problem

AGAIN = 1.0
"""Python drops an exception raised in a finalizer or a callback of its garbage collector, so the alarm rings again."""


class TooSlow(DaikaijuError):
    """A file that takes longer than any game."""


@contextlib.contextmanager
def patience(seconds: int) -> Iterator[None]:
    """Give up after this many seconds, where the system has alarms."""
    if not hasattr(signal, "SIGALRM") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def give_up(*_: object) -> None:
        raise TooSlow(Problem("file-too-slow", seconds=seconds))

    before = signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
