"""Whoever sits at a table agrees to how it is set up; when that changes, they are asked again before it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.table.changes import Change
from daikaiju.table.protocol import requests
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import PERSON
from daikaiju.table.start import begin_if_ready
from daikaiju.table.table import WAITING, Table

if TYPE_CHECKING:
    from daikaiju.table.host import TableHost
    from daikaiju.table.page import Page


def ask_again(table: Table) -> None:
    """The set-up changed: everybody must agree again, except the creator, who changed it."""
    for seat in table.seats:
        seat.agreed = seat.by != PERSON or seat.person == table.creator


def check_seen(table: Table, known: str | None) -> None:
    """Refuse a seat to somebody whose page showed the table set up differently."""
    if known not in (None, table.terms):
        raise Refused("setup_changed")


async def agree(host: TableHost, table: Table, page: Page, message: requests.Agree) -> None:
    """Somebody agrees to the set-up that their page shows."""
    async with table.lock:
        mine = [number for number in table.seats_of(page.person) if not table.seats[number].agreed]
        if table.status != WAITING or message.terms != table.terms or not mine:
            return  # it was for another set-up, or is known
        for number in mine:
            table.seats[number].agreed = True
        await host.save(table, Change(table=True, seats=set(mine)))
        host.send_table(table)
    await begin_if_ready(host, table)
