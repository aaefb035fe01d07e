"""The log: rules write what happens, and compiled rules drop it."""

from __future__ import annotations

from daikaiju.rules.record import Record


def tell(g: Record, event: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Record something visible in the log, if there is one."""
    if g.log is not None:
        g.log.append((event, a, b, c))
