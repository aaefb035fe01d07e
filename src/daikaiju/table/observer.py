"""Whoever measures what tables do; by default nobody."""

from __future__ import annotations

import contextlib
from contextlib import AbstractContextManager


class Observer:
    """Hears what a table does and how long it takes."""

    def timed(self, what: str, table: str, **details: int) -> AbstractContextManager[object]:
        """Measures a step: `answer`, `commit` or `send`."""
        return contextlib.nullcontext()

    def thinking(self, bot: str) -> AbstractContextManager[object]:
        """Measures how long a bot thinks."""
        return contextlib.nullcontext()

    def stored(self, table: str, number: int, seat: int, by: str) -> None:
        """An answer was stored; by a `bot` or a `person`."""
