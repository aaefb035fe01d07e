"""How running processes notice what operators decide, wherever it was done.

What somebody may do is read from the database at the moment they do it. Only open pages have to be told: once a second
every process reads what was added to the log, which is the same for SQLite and PostgreSQL, for one process and many.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Protocol

from msgspec import Struct

from daikaiju.messages import Message
from daikaiju.server.accounts.store import AccountStore
from daikaiju.server.moderation.restrictions import lasting
from daikaiju.server.moderation.store import Act, ModerationStore
from daikaiju.table.protocol.tables import Notice, Warned

FOLLOWED_EVERY = 1.0


class OpenPages(Protocol):
    """The tables and pages that are open in this process."""

    def close_table(self, table: str) -> None:
        """Let go of a table that was closed for good."""

    def send_away(self, people: list[str]) -> None:
        """Disconnect the pages of people."""

    def send(self, people: Collection[str], message: Struct) -> None:
        """Send the pages of people a message."""


class LogFollower:
    """Reads the log of acts, and carries out here what concerns open pages."""

    def __init__(
        self, moderation: ModerationStore, accounts: AccountStore, pages: OpenPages, now: Callable[[], int]
    ) -> None:
        self._moderation, self._accounts, self._pages, self._now = moderation, accounts, pages, now
        self._last = 0
        self.open_reports = 0

    async def begin(self) -> None:
        """Start at the end of the log: pages opened from now on read what was decided before."""
        self._last, self.open_reports = await self._moderation.latest()

    async def follow(self) -> None:
        last, self.open_reports = await self._moderation.latest()
        if last <= self._last:
            return
        for act in await self._moderation.acts_after(self._last):
            await self._carry_out(act)
            self._last = act.number

    async def _carry_out(self, act: Act) -> None:
        if act.act == "close_table" and act.table_id is not None:
            self._pages.close_table(act.table_id)
            return
        people = [] if act.person is None else await self._accounts.everyone(act.person)
        if act.act == "close_account":
            self._pages.send_away(people)
        elif act.act == "warn":
            self._pages.send(people, Warned())
        elif act.act == "silence" and act.until is not None and act.until > self._now():
            how_long = lasting(act.until - self._now())
            self._pages.send(people, Notice(Message("server-refused-silenced", dict(how_long))))
