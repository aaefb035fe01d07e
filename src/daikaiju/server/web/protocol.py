"""The sockets of uvicorn, for thousands of pages that stay for hours."""

from __future__ import annotations

from asyncio import TimerHandle
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LONGEST_STUCK = 20.0
"""How many seconds a page may leave unread what it was sent."""


class PageProtocol(WebSocketsSansIOProtocol):
    """Lets go of what only the handshake needed, and cuts off whoever does not read, with all that waits for them."""

    _stuck: TimerHandle | None = None

    def start_keepalive(self) -> None:
        """The page was let in: nobody looks at its request any more."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()
        cast("dict[str, Any]", self.scope).clear()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(LONGEST_STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        super().resume_writing()
