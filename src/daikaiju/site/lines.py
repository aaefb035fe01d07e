"""The lines between pages and tables: what comes in is carried out in order, what is refused says why."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from msgspec import Struct

from daikaiju.site.host import ME, SiteHost
from daikaiju.table import conversation
from daikaiju.table.protocol.ignoring import How
from daikaiju.table.protocol.tables import as_text
from daikaiju.table.refusals import Refused
from daikaiju.table.table import Table

log = logging.getLogger("daikaiju.site")

NO_SUCH_TABLE, OPEN_ELSEWHERE, COME_BACK = 4404, 4409, 1012
"""Why a line is closed, as the page knows it."""


class Line:
    """One page at one table."""

    address = ""

    def __init__(self, tell: Callable[[str], None], end: Callable[[int], None]) -> None:
        self.person = ME
        self.speed = "calm"
        self.ignores: dict[str, How] = {}
        self.ready = False
        self._tell, self._end = tell, end
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._closed = False

    def send(self, text: str) -> None:
        if not self._closed:
            self._tell(text)

    def send_message(self, message: Struct) -> None:
        self.send(as_text(message))

    def close(self, code: int = COME_BACK) -> None:
        if not self._closed:
            self._closed = True
            self._end(code)
            self._heard.put_nowait(None)

    def hear(self, text: str | None) -> None:
        """The page says something; None when it has left."""
        self._heard.put_nowait(text)

    async def serve(self, host: SiteHost, identity: str) -> None:
        """Listen to the page until it leaves."""
        try:
            table = await host.find(identity)
        except Exception as error:
            if not isinstance(error, Refused):
                host.storage.broken.add(identity)
            self._refuse_table(identity, error)
            return
        table.join(self)
        try:
            while (text := await self._heard.get()) is not None:
                await self._take(host, table, text)
                if table.lock.dead:
                    self.close()
        finally:
            table.leave(self, host.server_time())
            if table.connections:
                host.send_table_soon(table)
            elif not table.lock.dead:
                host.spawn(host.leave(table))

    def _refuse_table(self, identity: str, error: Exception) -> None:
        refused = error if isinstance(error, Refused) else Refused("unreadable")
        if refused is not error:
            log.error("table %s could not be shown", identity, exc_info=error)
        conversation.refuse(self, refused)
        self.close(OPEN_ELSEWHERE if refused.code == "open_elsewhere" else NO_SUCH_TABLE)

    async def _take(self, host: SiteHost, table: Table, text: str) -> None:
        """Do what the page asks; an error affects nothing else at the table."""
        key = None
        try:
            message = conversation.read(text)
            key = getattr(message, "key", None)
            await conversation.carry_out(host, table, self, message)
        except Refused as refused:
            conversation.refuse(self, refused, key)
        except Exception:
            log.exception("table %s: a message could not be handled", table.id)
            host.forget(table)
            conversation.refuse(self, Refused("broken"), key)
