"""Somebody at a table reports a person or what they said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from daikaiju.server.accounts.store import AccountStore
from daikaiju.server.moderation.store import ModerationStore
from daikaiju.server.tables.speakers import meant, speaker_of
from daikaiju.server.tables.store import Store
from daikaiju.table.hooks import Feature
from daikaiju.table.news import notice
from daikaiju.table.protocol import requests
from daikaiju.table.refusals import Refused
from daikaiju.table.table import Table
from daikaiju.table.texts import checked_line

if TYPE_CHECKING:
    from daikaiju.table.host import TableHost
    from daikaiju.table.page import Page

A_DAY = 24 * 60 * 60 * 1000
MOST_A_DAY = 10
"""How many reports a person may make in a day."""

MOST_AT_A_TABLE = MOST_ABOUT_SOMEBODY = 20
"""How many open reports there may be about one table or one person; anyone can become many guests."""

AROUND = 10
"""How many lines before and after what was reported are kept with it."""


class Reporting(Feature):
    """Takes reports at a table."""

    def __init__(self, moderation: ModerationStore, accounts: AccountStore, store: Store) -> None:
        self._moderation, self._accounts, self._store = moderation, accounts, store
        self.handlers = {requests.Report: self.report}

    async def report(self, host: TableHost, table: Table, page: Page, message: requests.Report) -> None:
        """Store a report with the chat around it, unless the same report is stored already."""
        store, moderation, now = self._store, self._moderation, host.now()
        person, name = await meant(store, table, message.seat, message.line)
        me = [page.person, *await self._accounts.former(page.person)]
        if person in me:
            raise Refused("yourself")
        text = checked_line(message.text) if message.text.strip() else ""
        if text:
            await host.people.check_may_speak(page.person)
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
