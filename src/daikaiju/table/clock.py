"""Time to think. A clock measures server time, starts when its question is shown, and never gains time.

Only the deadline is stored; `ClockState` is worth a few seconds and may be lost in a restart.
"""

from __future__ import annotations

from daikaiju.table.changes import Change
from daikaiju.table.protocol.tables import Clock
from daikaiju.table.table import RUNNING, Table

LEAST = 10_000
"""Milliseconds per question for a player who comes back with no time left."""

SHOWING = 6_000
"""How long a page may take to show what led to a question before the clock starts anyway."""


def next_question(table: Table, asked_before: int | None, now: int) -> Change:
    """An answer was given: stop its player's clock and start the next; returns what must be stored."""
    if table.clock.kind == "none" or table.play is None:
        return Change()
    state = table.clock_state
    if state.taken_back and is_running(table) and table.play.asked == asked_before:
        # Answering again after an undo gives no new time.
        state.taken_back -= 1
        return Change()
    state.taken_back = 0
    charged = charge(table, asked_before, now)
    start(table, now)
    return Change(deadline=True, seats=charged)


def question_again(table: Table, asked_before: int | None, left_before: int | None, now: int) -> Change:
    """An answer was undone: the clock continues, or resumes with the time that was left."""
    if table.clock.kind == "none" or table.play is None:
        return Change()
    table.clock_state.taken_back += 1
    if is_running(table) and table.play.asked == asked_before:
        return Change()
    charged = charge(table, asked_before, now)
    start(table, now, LEAST if left_before is None else left_before)
    return Change(deadline=True, seats=charged)


def seats_changed(table: Table, now: int) -> None:
    """A seat changed hands: if it is the one being asked, its clock stops or continues; no other changes."""
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
    """The question is on the screen: its clock starts now; returns whether it was not yet running."""
    state = table.clock_state
    if table.deadline is None or state.starts_at is None or state.starts_at <= now:
        return False
    table.deadline -= state.starts_at - now
    state.starts_at = now
    return True


def is_running(table: Table) -> bool:
    """Whether a person is asked, and so a clock must run."""
    play = table.play
    return (
        table.status == RUNNING
        and play is not None
        and play.asked is not None
        and table.seats[play.asked].played_by is None
    )


def start(table: Table, now: int, given: int | None = None) -> None:
    """Start the clock if a person is asked."""
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
    """How long a player may think about a new question."""
    if table.clock.kind == "move":
        return 1000 * table.clock.seconds
    return max(table.seats[seat].left_ms or 0, LEAST)


def charge(table: Table, asked_before: int | None, now: int) -> set[int]:
    """Subtract the time a player has thought from their time for the whole game; returns the seats that changed."""
    if table.clock.kind != "game" or table.deadline is None or asked_before is None:
        return set()
    seat = table.seats[asked_before]
    given = table.clock_state.given
    thought = (full_time(table, asked_before) if given is None else given) - left(table, now)
    seat.left_ms = max(0, (seat.left_ms or 0) - max(0, thought))
    return {asked_before}


def left(table: Table, now: int) -> int:
    """How long the player who is asked may still think."""
    if table.deadline is None:
        return 0
    return max(0, table.deadline - max(now, table.clock_state.starts_at or 0))


def clock_shown(table: Table, now: int) -> Clock | None:
    """The time left for the seat that is asked, and when at the latest it starts to run."""
    if table.deadline is None or table.play is None or table.play.asked is None:
        return None
    starts_in = max(0, (table.clock_state.starts_at or 0) - now)
    return Clock(table.play.asked, left(table, now), starts_in)
