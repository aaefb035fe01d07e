"""Time to think: deadlines that are stored and, while the server is down, do not come nearer."""

from __future__ import annotations

from typing import Any

from daikaiju.server.storage.statements import change_seat, set_deadline
from daikaiju.server.storage.writer import Job
from daikaiju.server.tables.table import RUNNING, Table

GRACE = 10_000
"""Who comes back after the time for the whole game was used up has so many milliseconds for each question."""


def set_clock(table: Table, asked_before: int | None, now: int) -> Job:
    """Stop the clock of whoever was asked and start that of whoever is asked now; what must be stored of it."""
    if table.clock.kind == "none" or table.play is None:
        return ()
    job: list[tuple[Any, list[dict[str, Any]]]] = []
    if table.clock.kind == "game" and table.deadline is not None and asked_before is not None:
        table.seats[asked_before].left_ms = max(0, table.deadline - now)
        job.append((change_seat, [seat_change(table, asked_before)]))
    asked = table.play.asked
    if table.status != RUNNING or asked is None or table.seats[asked].played_by is not None:
        table.deadline = None
    elif table.clock.kind == "move":
        table.deadline = now + 1000 * table.clock.seconds
    else:
        table.deadline = now + max(table.seats[asked].left_ms or 0, GRACE)
    return [*job, (set_deadline, [{"table": table.id, "new_deadline": table.deadline}])]


def clock_json(table: Table, now: int) -> dict[str, Any] | None:
    """What is left of the time of the seat that is asked."""
    if table.deadline is None or table.play is None or table.play.asked is None:
        return None
    return {"seat": table.play.asked, "left_ms": max(0, table.deadline - now)}


def seat_change(table: Table, number: int) -> dict[str, Any]:
    """The row of a seat for `change_seat`."""
    row = {f"new_{name}": value for name, value in table.seats[number].row().items()}
    return {"table": table.id, "place": number, **row}
