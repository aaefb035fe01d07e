"""Whose seat is whose."""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import TYPE_CHECKING

from daikaiju.table.clock import seats_changed
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import PERSON, Seat
from daikaiju.table.table import Table

if TYPE_CHECKING:
    from daikaiju.table.host import TableHost
    from daikaiju.table.page import Page

PATIENCE = 30_000
"""How many milliseconds a player must have been gone before the host may let a bot play for them."""


def seat_of(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise Refused("no_such_seat")
    return table.seats[number]


def own_seat(table: Table, page: Page, number: int) -> Seat:
    seat = seat_of(table, number)
    if seat.by != PERSON or seat.person != page.person:
        raise Refused("not_your_seat")
    return seat


def only_creator(table: Table, page: Page) -> None:
    if page.person != table.creator:
        raise Refused("not_creator")


def claim_seat(table: Table, person: str, claim: str) -> set[int]:
    """Move a seat to another browser by its secret; not possible in a rated game or a tournament."""
    if table.rated is not None or table.assignment is not None:
        return set()
    for number, seat in enumerate(table.seats):
        if seat.by == PERSON and seat.claim == claim and seat.person != person:
            # The share stays in the old browser.
            seat.person, seat.commitment = person, None
            return {number}
    return set()


def adopt_seats(table: Table, person: str, former: Collection[str]) -> set[int]:
    """Seats that somebody took as a guest are theirs after signing in; returns those seats."""
    if table.creator in former:
        table.creator = person
    taken = {number for number, seat in enumerate(table.seats) if seat.by == PERSON and seat.person in former}
    for number in taken:
        table.seats[number].person = person
    return taken


def take_back_seats(host: TableHost, table: Table, numbers: list[int]) -> set[int]:
    """Give these seats back to their holder; returns those that a bot was playing."""
    changed = {number for number in numbers if table.seats[number].away}
    for number in changed:
        table.seats[number].come_back()
    if changed:
        seats_changed(table, host.server_time())
        host.deadlines.watch(table)
    return changed


def check_absent(table: Table, seat: Seat, now: int) -> None:
    """Whether a bot may play for someone: not while they are connected, nor right after their page closed."""
    if seat.away or seat.person is None:
        return
    if table.clock.by_days:
        raise Refused("has_days")
    if table.is_connected(seat):
        raise Refused("not_absent")
    waited = now - table.gone_since.get(seat.person, now)
    if waited < PATIENCE:
        raise Refused("not_absent_yet", seconds=math.ceil((PATIENCE - waited) / 1000))
