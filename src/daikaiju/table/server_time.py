"""The time that clocks measure: it passes only while the server is running and can be reached."""

from __future__ import annotations

import time
from collections.abc import Callable

LONGEST_STEP = 1000
"""After a longer gap the process must have been suspended, so only this many milliseconds count."""


def monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000


class ServerTime:
    """Milliseconds since a database was first used, not counting time when no server ran or it was suspended.

    The wall clock plays no part. The server reads it several times a second, so a longer step means that the
    process was stopped, and nobody could answer in the meantime.

    >>> ticks = iter([5_000, 5_000, 5_200, 65_200, 65_300])
    >>> now = ServerTime(lambda: next(ticks))
    >>> now.go_on_from(1000)
    >>> now(), now(), now()
    (1200, 2200, 2300)
    """

    def __init__(self, source: Callable[[], int] = monotonic_ms) -> None:
        self._source = source
        self._passed = 0
        self._seen = source()

    def go_on_from(self, passed: int) -> None:
        """Continue from the time at which the server was last known to be alive."""
        self._passed = passed
        self._seen = self._source()

    def __call__(self) -> int:
        seen = self._source()
        self._passed += min(max(seen - self._seen, 0), LONGEST_STEP)
        self._seen = seen
        return self._passed
