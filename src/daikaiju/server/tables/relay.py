"""Pages whose table another process runs: their messages are checked here and forwarded, and replies come back."""

from __future__ import annotations

import asyncio
import contextlib

from starlette.types import Message, Receive

from daikaiju.server.cluster.links import Link
from daikaiju.server.cluster.messages import Closed, Opened, Said, Told
from daikaiju.server.http.limits import Allowance, Limits
from daikaiju.server.tables import socket
from daikaiju.server.tables.connection import GOING_AWAY, Connection
from daikaiju.server.tables.peers import Peers
from daikaiju.server.tables.registry import TableRegistry
from daikaiju.table import conversation
from daikaiju.table.protocol.requests import Hello
from daikaiju.table.refusals import Refused

GONE: Message = {"type": "websocket.disconnect"}


async def relay(
    registry: TableRegistry,
    peers: Peers,
    link: Link,
    allowance: Allowance,
    receive: Receive,
    identity: str,
    page: Connection,
    silent: contextlib.ExitStack,
) -> None:
    """Listen to a page until it leaves, and pass on what it may say."""
    number = peers.relay(link, page, identity)
    sent = page.sent
    try:
        while (received := await receive())["type"] != "websocket.disconnect":
            text, key = received.get("text") or "", None
            try:
                message = socket.read(text, allowance)
                key = getattr(message, "key", None)
                socket.spend_more(message, allowance)
            except Refused as refused:
                registry.metrics.refusals.labels(refused.code).inc()
                conversation.refuse(page, refused, key)
            else:
                if isinstance(message, Hello):
                    page.ready = True
                    silent.close()
                peers.post(link, Said(number, text))
            allowance.was_sent(page.sent - sent)
            sent = page.sent
            if await socket.cut_off(page, allowance):
                return
    finally:
        peers.left(link, number)


class Hosted:
    """A page at a table of this process that is connected to another: served like any other, over the link."""

    def __init__(self, registry: TableRegistry, peers: Peers, link: Link, opened: Opened) -> None:
        self._peers, self._link, self._number = peers, link, opened.page
        self._inbox: asyncio.Queue[Message] = asyncio.Queue()
        page = Connection(self._send, opened.person, opened.address)
        # The process it is connected to has limited it already.
        unlimited = Allowance(Limits(on=False), "", opened.table)
        registry.spawn(self._serve(registry, unlimited, opened.table, page))

    def said(self, text: str) -> None:
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    def left(self) -> None:
        self._inbox.put_nowait(GONE)

    async def _serve(self, registry: TableRegistry, allowance: Allowance, table: str, page: Connection) -> None:
        try:
            await socket.serve(registry, allowance, self._inbox.get, table, page, contextlib.ExitStack(), relayed=True)
        finally:
            self._peers.ended(self._link, self._number)
            self._peers.post(self._link, Closed(self._number, GOING_AWAY))

    async def _send(self, event: Message) -> None:
        if event["type"] == "websocket.send":
            self._peers.post(self._link, Told([self._number], event["text"]))
        else:
            self._peers.post(self._link, Closed(self._number, event["code"]))
            self.left()
