"""The other processes: who is alive, links to them, and pages connected to one process at the table of another."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import itertools
import logging
import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Protocol

from msgspec import DecodeError
from sqlalchemy.exc import SQLAlchemyError

from daikaiju.server.cluster.links import Link
from daikaiju.server.cluster.membership import Membership, RunElsewhere
from daikaiju.server.cluster.messages import (
    AnyMessage,
    Beat,
    Closed,
    Leaving,
    Left,
    Opened,
    Said,
    SentAway,
    Told,
    decode,
    encode,
)
from daikaiju.server.cluster.messenger import Messenger
from daikaiju.server.db.lease_store import Fence
from daikaiju.server.db.leases import RENEWED_EVERY
from daikaiju.server.tables.disconnect import send_away_here
from daikaiju.table.refusals import Refused

if TYPE_CHECKING:
    from daikaiju.server.tables.connection import Connection
    from daikaiju.server.tables.registry import TableRegistry
    from daikaiju.table.table import Table

log = logging.getLogger("daikaiju.server")

LONGEST_SEARCH = 20.0
"""Seconds a page waits until some process takes over its table."""

LOOK_AGAIN = 0.2
LOOK_FOR_ORPHANS = 10.0
"""Seconds after which to look for tables that nobody runs although every process that ran some is still there."""


class SharedLimits(Protocol):
    """Limits that count for all processes together."""

    def used_here(self) -> dict[str, dict[str, int]]:
        """What was used up here since the last time."""

    def used_elsewhere(self, used: dict[str, dict[str, int]]) -> None:
        """What was used up in another process."""

    def open_here(self) -> dict[str, int]:
        """How many pages the addresses with many of them have open here."""

    def open_elsewhere(self, process: int, pages: dict[str, int]) -> None:
        """The same of another process; none when it is gone."""


class HostedPage(Protocol):
    """A page of this process's tables that is connected to another process."""

    def said(self, text: str) -> None: ...

    def left(self) -> None: ...


Host = Callable[[Link, Opened], HostedPage]
"""Begins to serve a page that is connected to another process."""


class Peers:
    """What this process knows of the others."""

    def __init__(self, registry: TableRegistry, address: str) -> None:
        self._registry = registry
        self._messenger = Messenger(address, self._on_message, self._on_loss)
        self._links: dict[int, Link] = {}
        self._pages = itertools.count(1)
        self._relayed: dict[int, tuple[Link, Connection]] = {}
        """Pages that are connected here and sit at a table of another process."""
        self._hosted: dict[tuple[int, int], HostedPage] = {}
        """Pages at tables here that are connected to another process, by its number and theirs."""
        self._spectators: dict[int, dict[str, int]] = {}
        self._leaving = False
        self._gone_at = self._no_orphans_at = 0.0
        self.host: Host
        self.limits: SharedLimits
        self.joined: Membership

    # --- starting and stopping ------------------------------------------------------------------

    async def open(self, joined: Membership, secret: str) -> None:
        """Join the others; `secret` is one that all of them know."""
        self.joined = joined
        self._prefix = "daikaiju:" + hashlib.sha256(secret.encode()).hexdigest()[:16]
        await joined.join()
        self._messenger.open(self._channel(joined.process), self._collect)
        await self.beat()

    async def check(self) -> None:
        """Raise RedisUnreachable unless Redis answers."""
        await self._messenger.check()

    async def say_goodbye(self) -> None:
        """Take no more pages, and let the others know."""
        self._leaving = True
        self._to_all(Leaving())
        for page in list(self._hosted.values()):
            page.left()
        for link, number in [(link, number) for number, (link, _) in self._relayed.items()]:
            link.post(Left(number))
        await self._messenger.flush()

    async def close(self) -> None:
        await self._messenger.close()

    # --- tables ---------------------------------------------------------------------------------

    async def acquire(self, table: str) -> Fence:
        """Become the process that runs a table, or raise RunElsewhere."""
        if self._leaving:
            raise Refused("not_read")
        fence, handed_over = await self.joined.acquire(table)
        self._registry.metrics.taken.labels("died" if handed_over else "free").inc()
        return fence

    def holds(self, fence: Fence) -> bool:
        """Whether a lease was taken by this process as it is now, and not before it expired."""
        return fence.process == self.joined.process

    async def check_current(self) -> None:
        """Wait until it is certain that the tables in memory are this process's own."""
        until = time.monotonic() + LONGEST_SEARCH
        while not self.joined.is_current:
            if time.monotonic() > until or self._leaving:
                raise Refused("not_read")
            await asyncio.sleep(LOOK_AGAIN)

    async def place(self, identity: str) -> Table | Link:
        """A table, run here, or the link to the process that runs it; waits while a dead process's lease runs out."""
        until = time.monotonic() + LONGEST_SEARCH
        while True:
            try:
                return await self._registry.find(identity)
            except RunElsewhere as elsewhere:
                link = self._links.get(elsewhere.process)
                if link is not None and link.is_up(time.monotonic()):
                    return link
                if time.monotonic() > until or self._leaving:
                    raise
            await asyncio.sleep(LOOK_AGAIN)

    def in_touch(self) -> int:
        """How many other processes pages may be sent to."""
        now = time.monotonic()
        return sum(link.is_up(now) for link in list(self._links.values()))

    def spectators(self, table: str) -> int:
        """How many people watch a table of another process."""
        return sum(watching.get(table, 0) for watching in self._spectators.values())

    # --- the beat -------------------------------------------------------------------------------

    async def beat(self) -> None:
        """Every second: renew, see which processes are alive, and tell them that this one is."""
        try:
            living = await self.joined.renew()
            if living is None:
                await self._expired()
                living = await self.joined.living()
        except (SQLAlchemyError, OSError) as error:
            log.warning("this process could not renew its leases: %s", str(error).splitlines()[0])
        else:
            self._see(living)
        now = time.monotonic()
        for link in list(self._links.values()):
            if link.is_silent(now):
                self._drop(link, begin_again=True)
        watched = {table.id: table.spectators() for table in self._registry.tables.values() if table.listed}
        watched = {name: count for name, count in watched.items() if count}
        self._to_all(Beat(self.limits.used_here(), self.limits.open_here(), watched))
        self._messenger.wake()

    async def repeat(self) -> None:
        """Send heartbeats as long as the process runs; a failure must not slow them down."""
        while True:
            await asyncio.sleep(RENEWED_EVERY / 1000)
            try:
                await self.beat()
            except Exception:
                log.exception("the list of processes could not be read")

    async def take_over(self) -> None:
        """Run the tables with a running clock that no process runs; another may have been quicker."""
        now = time.monotonic()
        if self._leaving or self._no_orphans_at > max(self._gone_at, now - LOOK_FOR_ORPHANS):
            return
        orphaned = await self.joined.orphaned()
        self._no_orphans_at = 0.0 if orphaned else now
        for identity in orphaned:
            with contextlib.suppress(Refused):
                await self._registry.go_on(identity)

    async def _expired(self) -> None:
        """Others may have taken this process's tables while it was suspended or cut off: drop them and start again."""
        log.warning("process %s was suspended or cut off for too long and lost its tables", self.joined.process)
        for link in self._links.values():
            self._drop(link, begin_again=False)
        self._links.clear()
        self._gone_at = time.monotonic()
        self.joined.process = 0
        for table in list(self._registry.tables.values()):
            self._registry.forget(table)
        await self.joined.join()
        self._messenger.listen_to(self._channel(self.joined.process))

    def _see(self, living: list[int]) -> None:
        others = set(living) - {self.joined.process}
        for process in set(self._links) - others:
            link = self._links.pop(process)
            self._gone_at = time.monotonic()
            self._spectators.pop(process, None)
            self.limits.open_elsewhere(process, {})
            self._drop(link, begin_again=False)
        for process in others - set(self._links):
            self._link(process)

    def _link(self, process: int) -> Link:
        if process not in self._links:
            self._links[process] = Link(process, time.monotonic(), time.time_ns() // 1_000_000)
        return self._links[process]

    # --- messages -------------------------------------------------------------------------------

    def _channel(self, process: int) -> str:
        return f"{self._prefix}:{process}"

    def _to_all(self, message: AnyMessage) -> None:
        for link in self._links.values():
            link.post(message)

    def _collect(self) -> Iterable[tuple[str, bytes]]:
        for process, link in self._links.items():
            envelope = link.envelope(self.joined.process)
            if envelope is not None:
                yield self._channel(process), encode(envelope)

    def _on_loss(self) -> None:
        for link in self._links.values():
            self._drop(link, begin_again=True)

    def _on_message(self, payload: bytes) -> None:
        if not payload:
            return
        try:
            envelope = decode(payload)
        except DecodeError:
            log.warning("something else sends on the channel of this process")
            return
        if envelope.sender == self.joined.process:
            return
        link = self._link(envelope.sender)
        if link.is_late(envelope):
            return
        begun_again = link.is_new_epoch(envelope)
        if not link.received(envelope, time.monotonic()):
            self._drop(link, begin_again=not begun_again)
        for message in envelope.messages:
            self._take(link, message)

    def _take(self, link: Link, message: AnyMessage) -> None:
        match message:
            case Opened():
                if self._leaving:
                    self.post(link, Closed(message.page, 1012))
                else:
                    self._hosted[link.process, message.page] = self.host(link, message)
            case Said():
                if (hosted := self._hosted.get((link.process, message.page))) is not None:
                    self._registry.metrics.forwarded.labels("said").inc()
                    hosted.said(message.text)
            case Left():
                if (hosted := self._hosted.pop((link.process, message.page), None)) is not None:
                    hosted.left()
            case Told():
                self._registry.metrics.forwarded.labels("told").inc(len(message.pages))
                for number in message.pages:
                    if number in self._relayed:
                        self._relayed[number][1].send(message.text)
            case Closed():
                if (relayed := self._relayed.pop(message.page, None)) is not None:
                    relayed[1].close(message.code)
            case Beat():
                self.limits.used_elsewhere(message.used)
                self.limits.open_elsewhere(link.process, message.open)
                self._spectators[link.process] = message.spectators
            case SentAway():
                send_away_here(self._registry, message.people, forgotten=message.forgotten)
            case Leaving():
                link.leaving = True
                self._drop(link, begin_again=False)

    # --- pages ----------------------------------------------------------------------------------

    def post(self, link: Link, message: AnyMessage) -> None:
        """Send a message to another process."""
        link.post(message)
        self._messenger.wake()

    def send_away(self, people: list[str], *, forgotten: bool) -> None:
        """Some people signed out or in, or are forgotten: the other processes look for their pages, too."""
        self._to_all(SentAway(people, forgotten))
        self._messenger.wake()

    def relay(self, link: Link, page: Connection, table: str) -> int:
        """A page that is connected here sits at a table of another process; returns its number."""
        number = next(self._pages)
        self._relayed[number] = link, page
        self.post(link, Opened(number, table, page.person, page.address))
        return number

    def left(self, link: Link, number: int) -> None:
        """Such a page is gone."""
        if self._relayed.pop(number, None) is not None:
            self.post(link, Left(number))

    def ended(self, link: Link, number: int) -> None:
        """A page that is connected to another process is no longer at a table here."""
        self._hosted.pop((link.process, number), None)

    def _drop(self, link: Link, *, begin_again: bool) -> None:
        """Something was lost, or the other process is gone: the pages between reconnect and ask for what they miss."""
        if begin_again:
            link.begin_again()
        for number in [number for number, (other, _) in self._relayed.items() if other is link]:
            self._relayed.pop(number)[1].close()
            link.post(Left(number))
        for key in [key for key in self._hosted if key[0] == link.process]:
            self._hosted.pop(key).left()
            link.post(Closed(key[1], 1012))
