"""Time to think. A clock counts the server's own time, begins when its question is shown, and never gains anything.

What is stored is the deadline; what `ClockState` notes beside it is worth seconds and may be lost with the memory.
"""

from __future__ import annotations

from typing import Any

from daikaiju.server.protocol.tables import Clock
from daikaiju.server.storage.statements import change_seat, set_deadline
from daikaiju.server.storage.writer import Job
from daikaiju.server.tables.table import RUNNING, Table

LEAST = 10_000
"""Who comes back after their time was used up has so many milliseconds for a question."""

SHOWING = 6_000
"""So long a page may take to show what led to a question before its clock runs anyway."""


def next_question(table: Table, asked_before: int | None, now: int) -> Job:
    """An answer was given: stop the clock of whoever gave it and start the next one; what must be stored of it."""
    if table.clock.kind == "none" or table.play is None:
        return ()
    state = table.clock_state
    if state.taken_back and is_running(table) and table.play.asked == asked_before:
        # An answer given anew gets no new time.
        state.taken_back -= 1
        return ()
    state.taken_back = 0
    job = charge(table, asked_before, now)
    start(table, now)
    return [*job, stored_deadline(table)]


def question_again(table: Table, asked_before: int | None, left_before: int | None, now: int) -> Job:
    """An answer was taken back: the clock runs on, or again with what was left of it."""
    if table.clock.kind == "none" or table.play is None:
        return ()
    table.clock_state.taken_back += 1
    if is_running(table) and table.play.asked == asked_before:
        return ()
    job = charge(table, asked_before, now)
    start(table, now, LEAST if left_before is None else left_before)
    return [*job, stored_deadline(table)]


def seats_changed(table: Table, now: int) -> None:
    """Somebody else plays a seat now: if it is the one that is asked, its clock stops or goes on; no other changes."""
    play = table.play
    if table.clock.kind == "none" or play is None or is_running(table) == (table.deadline is not None):
        return
    state = table.clock_state
    if table.deadline is not None:
        rest = left(table, now)
        if not rest and state.extended != play.number:
            state.extended, rest = play.number, LEAST
        state.paused = (play.number, rest)
        charge(table, play.asked, now)
        start(table, now)
    elif state.paused is not None and state.paused[0] == play.number:
        start(table, now, state.paused[1])
        shown(table, now)
    else:
        start(table, now)


def shown(table: Table, now: int) -> bool:
    """The question is on the screen: its clock runs from now on; whether it did not yet."""
    state = table.clock_state
    if table.deadline is None or state.starts_at is None or state.starts_at <= now:
        return False
    table.deadline -= state.starts_at - now
    state.starts_at = now
    return True


def is_running(table: Table) -> bool:
    """Whether a person is asked, so that a clock has to run."""
    play = table.play
    return (
        table.status == RUNNING
        and play is not None
        and play.asked is not None
        and table.seats[play.asked].played_by is None
    )


def start(table: Table, now: int, given: int | None = None) -> None:
    """Start the clock of whoever is asked, if a person is."""
    state = table.clock_state
    if not is_running(table):
        table.deadline = state.starts_at = None
        return
    assert table.play is not None
    assert table.play.asked is not None
    state.starts_at = now + SHOWING
    state.given = full_time(table, table.play.asked) if given is None else given
    table.deadline = state.starts_at + state.given


def full_time(table: Table, seat: int) -> int:
    """How long somebody may think about a new question."""
    if table.clock.kind == "move":
        return 1000 * table.clock.seconds
    return max(table.seats[seat].left_ms or 0, LEAST)


def charge(table: Table, asked_before: int | None, now: int) -> list[tuple[Any, list[dict[str, Any]]]]:
    """Take what somebody thought from their time for the whole game."""
    if table.clock.kind != "game" or table.deadline is None or asked_before is None:
        return []
    seat = table.seats[asked_before]
    given = table.clock_state.given
    thought = (full_time(table, asked_before) if given is None else given) - left(table, now)
    seat.left_ms = max(0, (seat.left_ms or 0) - max(0, thought))
    return [(change_seat, [seat_change(table, asked_before)])]


def left(table: Table, now: int) -> int:
    """How long whoever is asked may still think."""
    if table.deadline is None:
        return 0
    return max(0, table.deadline - max(now, table.clock_state.starts_at or 0))


def told_clock(table: Table, now: int) -> Clock | None:
    """What is left of the time of the seat that is asked, and when it begins to run at the latest."""
    if table.deadline is None or table.play is None or table.play.asked is None:
        return None
    starts_in = max(0, (table.clock_state.starts_at or 0) - now)
    return Clock(table.play.asked, left(table, now), starts_in)


def stored_deadline(table: Table) -> tuple[Any, list[dict[str, Any]]]:
    return set_deadline, [{"table": table.id, "new_deadline": table.deadline}]


def seat_change(table: Table, number: int) -> dict[str, Any]:
    """The row of a seat for `change_seat`."""
    row = {f"new_{name}": value for name, value in table.seats[number].row().items()}
    return {"table": table.id, "place": number, **row}
