"""The socket of a table: messages are limited, read, checked and carried out, or refused with a reason."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from starlette.datastructures import State
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from daikaiju.server.cluster.links import Link
from daikaiju.server.cluster.membership import RunElsewhere
from daikaiju.server.http.addresses import Hosts
from daikaiju.server.http.identity import Identity
from daikaiju.server.http.limits import Allowance, Limits
from daikaiju.server.http.security import same_origin
from daikaiju.server.tables import relay
from daikaiju.server.tables.connection import GOING_AWAY, Connection
from daikaiju.server.tables.registry import TableRegistry
from daikaiju.table import conversation
from daikaiju.table.protocol.requests import (
    FromPage,
    Hello,
    Hint,
    Ignore,
    Preview,
    React,
    Report,
    Request,
    Say,
    Since,
)
from daikaiju.table.refusals import Refused
from daikaiju.table.table import Table

log = logging.getLogger("daikaiju.server")

PATH = "/ws/tables/"
FORBIDDEN, NO_SUCH_TABLE, TOO_SILENT, TOO_MUCH, WENT_WRONG = 4403, 4404, 4408, 4429, 1011
LONGEST_SILENCE = 10.0
"""How many seconds a page may take to say hello."""

MOST_WARNINGS = 50
"""How often a page may be told that it is too fast before it is cut off."""

MORE_COSTLY: dict[type[Request], int] = {
    Hello: 4,
    Since: 4,
    Preview: 2,
    Hint: 9,
    Say: 9,
    React: 9,
    Ignore: 4,
    Report: 19,
}
"""Messages that cost a page more, because they take more of the server's time or of other people's."""


async def table_socket(state: State, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve a socket, straight from uvicorn: there are thousands, and every layer in between costs memory for each."""
    limits: Limits = state.limits
    await receive()
    if not scope["path"].startswith(PATH):
        await send({"type": "websocket.close"})
        return
    identity = scope["path"].removeprefix(PATH)
    address = scope["client"][0] if scope.get("client") else ""
    try:
        person, headers, ours = await recognise(state.identity, state.hosts, HTTPConnection(scope))
    except Refused:
        # While the database does not answer, nobody can be recognised; the page will reconnect.
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.close", "code": GOING_AWAY, "reason": "not_read"})
        return
    await send({"type": "websocket.accept", "headers": headers})
    if not ours:
        await send({"type": "websocket.close", "code": FORBIDDEN, "reason": "other_origin"})
    elif not limits.may_connect(address):
        limits.was_refused(address)
        await send({"type": "websocket.close", "code": TOO_MUCH, "reason": "too_many_connections"})
    else:
        with limits.sockets.one(address), contextlib.ExitStack() as silent:
            silent.enter_context(limits.silent.one(address))
            page = Connection(send, person, limits.counted(address))
            await serve(state.registry, Allowance(limits, address, identity), receive, identity, page, silent)


async def recognise(
    identity: Identity, hosts: Hosts, connection: HTTPConnection
) -> tuple[str, list[tuple[bytes, bytes]], bool]:
    """A person's identity, the cookie to set if they are new, and whether they come from our own page."""
    person = await identity.person(connection)
    headers = []
    if person is None:
        person = identity.new_person()
        headers = [(b"set-cookie", identity.set_cookie(connection, person).encode())]
    return person, headers, hosts.allow(connection.headers.get("host", "")) and same_origin(connection)


async def serve(
    registry: TableRegistry,
    allowance: Allowance,
    receive: Receive,
    identity: str,
    page: Connection,
    silent: contextlib.ExitStack,
    *,
    relayed: bool = False,
) -> None:
    """Listen to a page until it leaves; `silent` is closed once it has said hello.

    A page that was relayed from another process is not sent on to a third.
    """
    table: Table | None = None
    peers = None if relayed else registry.peers
    try:
        found = await registry.find(identity) if peers is None else await peers.place(identity)
        asyncio.get_running_loop().call_later(LONGEST_SILENCE, hang_up, page)
        if isinstance(found, Link):
            assert peers is not None
            await relay.relay(registry, peers, found, allowance, receive, identity, page, silent)
            return
        table = found
        table.join(page)
        while True:
            received = await receive()
            if received["type"] == "websocket.disconnect":
                return
            before = page.sent
            await take(registry, table, page, allowance, received.get("text"))
            if table.lock.dead:
                page.close()
            allowance.was_sent(page.sent - before)
            if page.ready:
                silent.close()
            if await cut_off(page, allowance):
                return
    except RunElsewhere:
        # Its process is gone and none has taken over yet, or the table has just moved: the page will ask again.
        page.close()
        await page.drained()
    except Exception as error:
        refused = error if isinstance(error, Refused) else Refused("broken")
        if refused is not error:
            log.error("table %s could not be shown: %r", identity, error)
        conversation.refuse(page, refused)
        page.close(NO_SUCH_TABLE if refused.code in ("no_such_table", "table_closed") else WENT_WRONG)
        await page.drained()
    finally:
        if table is not None:
            table.leave(page, registry.server_time())
            if page.ready:
                registry.send_table_soon(table)
        await page.stop()


async def cut_off(page: Connection, allowance: Allowance) -> bool:
    """Close a page that was told too often that it is too fast; returns whether it was closed."""
    if allowance.warnings <= MOST_WARNINGS:
        return False
    page.close(TOO_MUCH)
    allowance.was_cut_off()
    await page.drained()
    return True


def hang_up(page: Connection) -> None:
    if not page.ready:
        page.close(TOO_SILENT)


async def take(registry: TableRegistry, table: Table, page: Connection, allowance: Allowance, text: str | None) -> None:
    """Do what a page asks; an error affects nothing else at the table."""
    key = None
    try:
        message = read(text, allowance)
        key = getattr(message, "key", None)
        spend_more(message, allowance)
        if registry.peers is not None and not registry.peers.joined.is_current:
            # This process was suspended, and another may run the table by now: what is in memory may be outdated.
            registry.forget(table)
            raise Refused("not_stored")
        await conversation.carry_out(registry, table, page, message)
    except Refused as refused:
        registry.metrics.refusals.labels(refused.code).inc()
        conversation.refuse(page, refused, key)
    except Exception:
        log.exception("table %s: a message could not be handled", table.id, extra={"table": table.id})
        registry.forget(table)
        conversation.refuse(page, Refused("broken"), key)


def read(text: str | None, allowance: Allowance) -> FromPage:
    """A message, if it is one and the page may send another."""
    allowance.spend()
    return conversation.read(text)


def spend_more(message: FromPage, allowance: Allowance) -> None:
    """Take what a message costs in addition to being read."""
    allowance.spend(MORE_COSTLY.get(type(message), 0))
    if isinstance(message, Say):
        allowance.check_line()
    elif isinstance(message, Report):
        allowance.check_report()
