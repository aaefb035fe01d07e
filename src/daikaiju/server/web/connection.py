"""One open page: what is sent to it waits in a queue of its own, so that a slow one keeps nobody waiting."""

from __future__ import annotations

import asyncio
from typing import Any

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

MOST_WAITING = 200
LONGEST_FAREWELL = 2.0
TOO_SLOW, GOING_AWAY = 1008, 1012


class Connection:
    """A socket and whose it is."""

    __slots__ = ("_closing", "_outbox", "_sender", "person", "ready", "socket")

    def __init__(self, socket: WebSocket, person: str) -> None:
        self.socket = socket
        self.person = person
        self.ready = False
        """Whether it has said hello, and so is told what happens."""
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._closing = GOING_AWAY
        self._sender = asyncio.create_task(self._send_all())

    def send(self, text: str) -> None:
        """Send a ready text; a page that does not read any more is cut off and will come back."""
        if self._outbox.qsize() >= MOST_WAITING:
            self.close(TOO_SLOW)
        else:
            self._outbox.put_nowait(text)

    def send_json(self, message: dict[str, Any]) -> None:
        self.send(orjson.dumps(message).decode())

    def close(self, code: int = GOING_AWAY) -> None:
        """Send what still waits, then close."""
        self._closing = code
        self._outbox.put_nowait(None)

    async def drained(self) -> None:
        """Wait until everything was sent, after `close`."""
        await asyncio.wait([self._sender], timeout=LONGEST_FAREWELL)

    async def stop(self) -> None:
        """The page is gone."""
        self._sender.cancel()
        await asyncio.gather(self._sender, return_exceptions=True)

    async def _send_all(self) -> None:
        try:
            while (text := await self._outbox.get()) is not None:
                await self.socket.send_text(text)
            await self.socket.close(self._closing)
        except (WebSocketDisconnect, RuntimeError, OSError):
            # It went away while it was sent something; whoever reads from it notices.
            return
