"""Connections as uvicorn handles them, fit for thousands of pages that stay for hours, and for attackers."""

from __future__ import annotations

import asyncio
import time
from asyncio import TimerHandle, Transport
from typing import Any, cast

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from daikaiju.server.http.limits import MOST_HEAD, Bucket, Limits

LONGEST_STUCK = 20.0
"""How many seconds a visitor may leave what it was sent unread."""

LONGEST_HEAD = 10.0
"""How many seconds a request may take to arrive, without its body."""

LONGEST_REQUEST = 20.0
"""How many seconds it may take with its body."""

MOST_FRAGMENTS = 64
MOST_QUEUED = 200
"""How many messages of a page may wait to be read; a page that is too fast is told so before there are as many."""

SLICE = 4096
"""How many bytes from a socket are parsed before its limits are checked: more could hold thousands of empty frames."""

MOST_AFTER_CLOSE = 16 * 1024
MOST_PIPELINED = 16
"""How many requests may wait on a connection for those before them; browsers send one after another."""

TOO_MUCH = 4429
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
"""Only an attacker sends this much, and gets no explanation."""


class LimitedConnection:
    """Counts a connection as long as it is open, and cuts off a visitor that does not read what it is sent."""

    config: Config
    loop: asyncio.AbstractEventLoop
    transport: Transport
    counted: str | None = None
    """The address as which it is counted."""
    _stuck: TimerHandle | None = None

    @property
    def limits(self) -> Limits:
        limits: Limits = cast("Any", self.config.app).state.limits
        return limits

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]  # of the protocol it is mixed into
        self._stuck = self.loop.call_later(LONGEST_STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
        super().resume_writing()  # type: ignore[misc]  # of the protocol it is mixed into

    def connection_lost(self, exc: Exception | None) -> None:
        if self.counted is not None:
            self.limits.connections.remove(self.counted)
            self.counted = None
        if self._stuck is not None:
            self._stuck.cancel()
        super().connection_lost(exc)  # type: ignore[misc]  # of the protocol it is mixed into


class TooManyAtOnce(Exception):
    """More requests wait on one connection than anyone needs."""


class RequestProtocol(LimitedConnection, HttpToolsProtocol):
    """Counts connections, and limits how long and how much may arrive before a request is complete."""

    _unasked: str | None = None
    _head = 0
    _in_head = True
    _deadline: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if not self.limits.may_arrive(address):
            transport.abort()
            return
        self.limits.connections.add(address)
        self.limits.unasked.add(address)
        self.counted = self._unasked = address
        self._deadline = self.loop.call_later(LONGEST_HEAD, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._has_asked()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.counted is None:
            return
        if self._in_head:
            self._head += len(data)
            if self._deadline is None:
                self._deadline = self.loop.call_later(LONGEST_HEAD, self.transport.abort)
        super().data_received(data)
        if self._in_head and self._head > MOST_HEAD and not self.transport.is_closing():
            self._refuse_head()

    def on_message_begin(self) -> None:
        self._in_head = True
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED and self.limits.on:
            # The parser stops at this, and the connection is closed.
            raise TooManyAtOnce
        self._in_head, self._head = False, 0
        self._has_asked()
        self._deadline = self.loop.call_later(LONGEST_REQUEST, self.transport.abort)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._has_asked()
        super().on_message_complete()
        # What follows is the head of the next request.
        self._in_head = True

    def handle_websocket_upgrade(self) -> None:
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > MOST_HEAD:
            self._refuse_head()
            return
        self._has_asked()
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, PageProtocol):
            # From here on, the socket does the counting.
            protocol.counted, self.counted = self.counted, None

    def _has_asked(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        if self._unasked is not None:
            self.limits.unasked.remove(self._unasked)
            self._unasked = None

    def send_400_response(self, msg: str) -> None:
        """What arrived is not a request, or too many at once."""
        self._was_refused()
        super().send_400_response(msg)

    def _was_refused(self) -> None:
        if self.counted is not None:
            self.limits.was_refused(self.counted)

    def _refuse_head(self) -> None:
        self._was_refused()
        self.transport.write(TOO_LARGE)
        self.transport.close()


class PageProtocol(LimitedConnection, WebSocketsSansIOProtocol):
    """Frees what only the handshake needed, and counts what never reaches the table: pings, pongs, fragments."""

    _after_close = 0
    _is_cut_off = False
    _frames: Bucket | None = None

    def start_keepalive(self) -> None:
        """The page was accepted: its request is no longer needed."""
        super().start_keepalive()
        self.request.headers.clear()
        self.response.headers.clear()
        cast("dict[str, object]", self.scope).clear()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self._is_cut_off or self.transport.is_closing():
                return
            if self.close_sent:
                self._after_close += len(data) - start
                if self._after_close > MOST_AFTER_CLOSE:
                    self.transport.abort()
                    return
            super().data_received(data[start : start + SLICE])

    async def send(self, message: Any) -> None:
        """Send a text; one that goes to hundreds of pages is framed once."""
        text = message.get("text")
        if text is None or not self.writable.is_set() or self.close_sent or self.conn.state is not State.OPEN:
            await super().send(message)
        elif not self.transport.is_closing():
            self.transport.write(framed(text))

    def handle_events(self) -> None:
        if not self.limits.on:
            super().handle_events()
            return
        events = self.conn.events
        extra = sum(isinstance(event, Frame) and is_extra(event) for event in events)
        if extra and not self._may_send(extra):
            events.clear()
            self._cut_off()
            return
        super().handle_events()
        if len(self.frames) > MOST_FRAGMENTS or self.queue.qsize() > MOST_QUEUED:
            self._cut_off()

    def handle_parser_exception(self) -> None:
        """What arrived is not a frame, or one that is too large."""
        if self.counted is not None:
            self.limits.was_cut_off(self.counted)
        super().handle_parser_exception()

    def _may_send(self, frames: int) -> bool:
        now = time.monotonic()
        if self._frames is None:
            self._frames = Bucket(*Limits.frames, now)
        return self._frames.take(now, frames)

    def _cut_off(self) -> None:
        """Say that it was too much and close, whatever still arrives."""
        if self.close_sent or self.transport.is_closing():
            return
        if not self.handshake_complete:
            self.transport.abort()
            return
        if self.counted is not None:
            self.limits.was_cut_off(self.counted)
        self._is_cut_off = True
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MUCH})
        self.frames = []
        self.conn.send_close(TOO_MUCH)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(1.0, self.transport.abort)


def is_extra(frame: Frame) -> bool:
    """Whether a frame is anything but a whole message, which the table itself counts."""
    return frame.opcode in (Opcode.PING, Opcode.PONG) or not frame.fin or frame.opcode == Opcode.CONT


class Latest:
    """The last text framed: usually the next page gets the same one."""

    text = ""
    frame = b""


def framed(text: str) -> bytes:
    """A text framed for a socket."""
    if text is not Latest.text:
        Latest.frame = Frame(Opcode.TEXT, text.encode()).serialize(mask=False)
        Latest.text = text
    return Latest.frame
