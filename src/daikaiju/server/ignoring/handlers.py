"""Muting and blocking people at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.messages import MonsterName
from daikaiju.server.tables.speakers import speaker_of
from daikaiju.table import seat_handlers, views
from daikaiju.table.news import notice
from daikaiju.table.permissions import seat_of
from daikaiju.table.protocol import requests
from daikaiju.table.protocol.tables import Chat, ChatLine
from daikaiju.table.refusals import Refused
from daikaiju.table.seats import PERSON
from daikaiju.table.table import WAITING, Table

if TYPE_CHECKING:
    from daikaiju.server.tables.connection import Connection
    from daikaiju.server.tables.registry import TableRegistry


async def ignore(registry: TableRegistry, table: Table, page: Connection, message: requests.Ignore) -> None:
    """Mute or block somebody at the table, or hear them again."""
    async with table.lock:
        other, name = await meant(registry, table, message.seat, message.line)
        me = [page.person, *await registry.accounts.former(page.person)]
        if other in me:
            raise Refused("yourself")
        if message.how == "hear":
            everyone = await registry.accounts.everyone(other)
            await registry.ignoring.hear(me, everyone)
        else:
            await registry.ignoring.ignore(page.person, other, message.how, name, registry.now())
        ignores = await registry.ignoring.ignored_by(me)
        for connection in [one for one in table.connections if one.person == page.person and one.ready]:
            connection.ignores = ignores
            connection.send_message(views.told(table, page.person, ignores))
            await send_chat(registry, table, connection)
        page.send_message(notice("ignoring", how=message.how))
        if message.how == "block" and page.person == table.creator and table.status == WAITING:
            await show_out(registry, table, other)


async def meant(registry: TableRegistry, table: Table, seat: int | None, line: int | None) -> tuple[str, str]:
    """The person in a seat, or who wrote a line, and their name there; pages do not know people's ids."""
    if line is not None and seat is None:
        said = await registry.store.line(table.id, line)
        if said is None or not said.key:
            raise Refused("no_such_line")
        return speaker_of(said.key), said.name
    if seat is None or line is not None:
        raise Refused("bad_message")
    sitting = seat_of(table, seat)
    if sitting.by != PERSON or sitting.person is None:
        raise Refused("nobody_sits")
    return sitting.person, sitting.name


async def show_out(registry: TableRegistry, table: Table, other: str) -> None:
    """Whoever the creator blocks before the game begins loses their seat. The table's lock is held."""
    numbers = table.seats_of(other)
    if not numbers or table.exchange.starting:
        return
    table.vacate(*numbers)
    await seat_handlers.change_player(registry, table, *numbers)
    for connection in table.connections:
        if connection.person == other:
            connection.send_message(notice("removed", monster=MonsterName(numbers[0])))


async def send_chat(registry: TableRegistry, table: Table, page: Connection) -> None:
    """All lines of the chat that a person wants to hear."""
    stored = await registry.store.lines(table.id)
    heard = [row for row in stored if not row.key or speaker_of(row.key) not in page.ignores]
    page.send_message(Chat([ChatLine(row.number, row.name, row.seat, row.text, row.at) for row in heard], whole=True))
