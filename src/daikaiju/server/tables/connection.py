"""One open page: outgoing messages wait in its own list, so that a slow page keeps nobody waiting."""

from __future__ import annotations

import asyncio

from msgspec import Struct
from starlette.types import Send

from daikaiju.table.protocol.ignoring import How
from daikaiju.table.protocol.tables import as_text

MOST_WAITING = 1_000_000
"""How many characters may wait for a page. A single message may be longer: a whole long game is."""

LONGEST_FAREWELL = 2.0
TOO_SLOW, GOING_AWAY = 1008, 1012


class Connection:
    """A socket and whose it is. There are thousands, so while nothing is sent there is no task and no queue."""

    __slots__ = (
        "_closing",
        "_outbox",
        "_send",
        "_sender",
        "_waiting",
        "address",
        "ignores",
        "person",
        "ready",
        "sent",
        "speed",
    )

    def __init__(self, send: Send, person: str, address: str = "") -> None:
        self._send = send
        self.person = person
        self.address = address
        """Whom it counts as where addresses take turns; nobody where nothing is limited."""
        self.speed = "calm"
        """How fast this person wants to see bots play."""
        self.ignores: dict[str, How] = {}
        """Whom this person does not want to hear."""
        self.ready = False
        """Whether it has said hello, and so receives news."""
        self.sent = 0
        """How many characters it has been sent so far."""
        self._outbox: list[str] = []
        self._waiting = 0
        self._closing: int | None = None
        self._sender: asyncio.Task[None] | None = None

    def send(self, text: str) -> None:
        """Send a finished text; a page that has stopped reading is cut off and will reconnect."""
        if self._closing is not None:
            return
        if self._waiting > MOST_WAITING:
            self._outbox.clear()
            self.close(TOO_SLOW)
            return
        self._outbox.append(text)
        self._waiting += len(text)
        self.sent += len(text)
        self._work()

    def send_message(self, message: Struct) -> None:
        self.send(as_text(message))

    def close(self, code: int = GOING_AWAY) -> None:
        """Send what still waits, then close."""
        if self._closing is None:
            self._closing = code
            self._work()

    async def drained(self) -> None:
        """Wait until everything has been sent, after `close`."""
        if self._sender is not None:
            await asyncio.wait([self._sender], timeout=LONGEST_FAREWELL)

    async def stop(self) -> None:
        """The page is gone."""
        self._closing = self._closing or GOING_AWAY
        if self._sender is not None:
            self._sender.cancel()
            await asyncio.gather(self._sender, return_exceptions=True)

    def _work(self) -> None:
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._outbox:
                texts, self._outbox = self._outbox, []
                for text in texts:
                    await self._send({"type": "websocket.send", "text": text})
                    self._waiting -= len(text)
            if self._closing is not None:
                await self._send({"type": "websocket.close", "code": self._closing})
        except (RuntimeError, OSError):
            # The page left while something was being sent; the reading side will notice.
            self._closing = self._closing or GOING_AWAY
        finally:
            self._sender = None
