"""What people say to each other at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.table.changes import Change, Line
from daikaiju.table.news import send_all
from daikaiju.table.permissions import own_seat
from daikaiju.table.protocol import requests
from daikaiju.table.protocol.tables import Ack, Chat, ChatLine, Reaction
from daikaiju.table.table import KEYS_REMEMBERED, Table
from daikaiju.table.texts import checked_line

if TYPE_CHECKING:
    from daikaiju.table.host import TableHost
    from daikaiju.table.page import Page


async def say(host: TableHost, table: Table, page: Page, message: requests.Say) -> None:
    async with table.lock:
        key = f"{page.person}.{message.key}"
        text = checked_line(message.text)
        if table.lines is None:
            stored = await host.storage.lines(table.id)
            table.lines = stored[-1].said.number + 1 if stored else 0
            for line in stored[-KEYS_REMEMBERED // 2 :]:
                table.remember_key(line.key, line.said.number)
        if key in table.keys:
            page.send_message(Ack(message.key, table.keys[key]))
            return
        await host.people.check_may_speak(page.person)
        mine = table.seats_of(page.person)
        name = table.seats[mine[0]].name if mine else await host.people.name(page.person, "")
        number = table.lines
        said = ChatLine(number, name, mine[0] if mine else None, text, host.now())
        await host.save(table, Change(line=Line(said, key)))
        table.lines += 1
        table.remember_key(key, number)
        page.send_message(Ack(message.key, number))
        send_all(table, Chat([said]), by=page.person)


async def react(host: TableHost, table: Table, page: Page, message: requests.React) -> None:
    """Show everybody a face above one's monster; it is not stored."""
    own_seat(table, page, message.seat)
    await host.people.check_may_speak(page.person)
    send_all(table, Reaction(message.seat, message.face), by=page.person)


async def send_chat(host: TableHost, table: Table, page: Page) -> None:
    """All lines of the chat that a person wants to hear."""
    lines = [line.said for line in await host.storage.lines(table.id) if line.speaker not in page.ignores]
    page.send_message(Chat(lines, whole=True))
