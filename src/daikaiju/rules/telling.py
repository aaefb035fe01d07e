"""What happened is told by the rules; compiled forms drop it."""

from __future__ import annotations

from daikaiju.rules.record import Record


def tell(g: Record, event: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Note something visible in the log, if anybody keeps one."""
    if g.log is not None:
        g.log.append((event, a, b, c))
