"""Somebody at a table reports a person or what they said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.server.ignoring.handlers import meant
from daikaiju.server.moderation.restrictions import check_may_speak
from daikaiju.server.tables.speakers import speaker_of
from daikaiju.table.news import notice
from daikaiju.table.protocol import requests
from daikaiju.table.refusals import Refused
from daikaiju.table.table import Table
from daikaiju.table.texts import checked_line

if TYPE_CHECKING:
    from daikaiju.server.tables.connection import Connection
    from daikaiju.server.tables.registry import TableRegistry

A_DAY = 24 * 60 * 60 * 1000
MOST_A_DAY = 10
"""How many reports a person may make in a day."""

MOST_AT_A_TABLE = MOST_ABOUT_SOMEBODY = 20
"""How many open reports there may be about one table or one person; anyone can become many guests."""

AROUND = 10
"""How many lines before and after what was reported are kept with it."""


async def report(registry: TableRegistry, table: Table, page: Connection, message: requests.Report) -> None:
    """Store a report with the chat around it, unless the same report is stored already."""
    store, moderation, now = registry.store, registry.moderation, registry.now()
    person, name = await meant(registry, table, message.seat, message.line)
    me = [page.person, *await registry.accounts.former(page.person)]
    if person in me:
        raise Refused("yourself")
    text = checked_line(message.text) if message.text.strip() else ""
    if text:
        await check_may_speak(registry, page.person)
    row = {
        "at": now,
        "table_id": table.id,
        "reporter": page.person,
        "person": person,
        "name": name,
        "line": message.line,
        "reason": message.reason,
        "text": text,
    }
    if not await moderation.is_reported(row):
        if await moderation.reported_since(me, now - A_DAY) >= MOST_A_DAY:
            raise Refused("too_many_reports")
        if await moderation.open_at(table.id) >= MOST_AT_A_TABLE:
            raise Refused("reported_enough")
        if await moderation.open_about(person) >= MOST_ABOUT_SOMEBODY:
            raise Refused("person_reported_enough")
        if message.line is None:
            around = (await store.lines(table.id))[-2 * AROUND :]
        else:
            around = await store.lines_between(table.id, message.line - AROUND, message.line + AROUND)
        lines = [
            {
                "number": line.number,
                "person": speaker_of(line.key or ""),
                "name": line.name,
                "seat": line.seat,
                "text": line.text,
                "at": line.at,
            }
            for line in around
        ]
        await moderation.add_report(row, lines)
    page.send_message(notice("reported"))
