"""Muting and blocking people at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.messages import MonsterName
from daikaiju.server.accounts.store import AccountStore
from daikaiju.server.ignoring.store import IgnoreStore
from daikaiju.server.tables.speakers import meant
from daikaiju.server.tables.store import Store
from daikaiju.table import seat_handlers, views
from daikaiju.table.chat import send_chat
from daikaiju.table.hooks import Feature
from daikaiju.table.news import notice
from daikaiju.table.protocol import requests
from daikaiju.table.refusals import Refused
from daikaiju.table.table import WAITING, Table

if TYPE_CHECKING:
    from daikaiju.table.host import TableHost
    from daikaiju.table.page import Page


class Ignoring(Feature):
    """Lets people at a table mute or block each other."""

    def __init__(self, ignoring: IgnoreStore, accounts: AccountStore, store: Store) -> None:
        self._ignoring, self._accounts, self._store = ignoring, accounts, store
        self.handlers = {requests.Ignore: self.ignore}

    async def ignore(self, host: TableHost, table: Table, page: Page, message: requests.Ignore) -> None:
        """Mute or block somebody at the table, or hear them again."""
        async with table.lock:
            other, name = await meant(self._store, table, message.seat, message.line)
            me = [page.person, *await self._accounts.former(page.person)]
            if other in me:
                raise Refused("yourself")
            if message.how == "hear":
                await self._ignoring.hear(me, await self._accounts.everyone(other))
            else:
                await self._ignoring.ignore(page.person, other, message.how, name, host.now())
            ignores = await self._ignoring.ignored_by(me)
            for own in [one for one in table.connections if one.person == page.person and one.ready]:
                own.ignores = ignores
                own.send_message(views.table_for(table, page.person, ignores))
                await send_chat(host, table, own)
            page.send_message(notice("ignoring", how=message.how))
            if message.how == "block" and page.person == table.creator and table.status == WAITING:
                await show_out(host, table, other)


async def show_out(host: TableHost, table: Table, other: str) -> None:
    """Whoever the creator blocks before the game begins loses their seat. The table's lock is held."""
    numbers = table.seats_of(other)
    if not numbers or table.exchange.starting:
        return
    table.vacate(*numbers)
    await seat_handlers.change_player(host, table, *numbers)
    for page in table.connections:
        if page.person == other:
            page.send_message(notice("removed", monster=MonsterName(numbers[0])))
