"""Whose seat is whose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.server.refusals import Refused
from daikaiju.server.tables.clock import set_clock
from daikaiju.server.tables.seats import PERSON, Seat
from daikaiju.server.tables.table import Table

if TYPE_CHECKING:
    from daikaiju.server.registry import TableRegistry
    from daikaiju.server.web.connection import Connection


def seat_of(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise Refused("no_such_seat")
    return table.seats[number]


def own_seat(table: Table, page: Connection, number: int) -> Seat:
    seat = seat_of(table, number)
    if seat.by != PERSON or seat.person != page.person:
        raise Refused("not_your_seat")
    return seat


def only_creator(table: Table, page: Connection) -> None:
    if page.person != table.creator:
        raise Refused("not_creator")


def claim_seat(table: Table, person: str, claim: str) -> set[int]:
    """Whoever has the secret of a seat takes it along to another browser."""
    for number, seat in enumerate(table.seats):
        if seat.by == PERSON and seat.claim == claim and seat.person != person:
            seat.person = person
            return {number}
    return set()


def take_back_seats(registry: TableRegistry, table: Table, numbers: list[int]) -> set[int]:
    """Their holder plays these seats again; which of them a bot had played."""
    changed = {number for number in numbers if table.seats[number].away}
    for number in changed:
        table.seats[number].away = False
    if table.play is not None and table.play.asked in changed:
        set_clock(table, table.play.asked, registry.now())
        registry.watch_clock(table)
    return changed
