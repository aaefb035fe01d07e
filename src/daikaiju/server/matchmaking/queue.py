"""The queue: who in it is connected to this process, what they are told, and when they are paired."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from daikaiju.server.matchmaking.groups import Group, form_groups
from daikaiju.server.matchmaking.messages import PairingState, PairingWish
from daikaiju.server.matchmaking.new_table import NewTables, give_up, open_for
from daikaiju.server.matchmaking.store import Blocks, SeekerStore, Waiting, Wish
from daikaiju.server.matchmaking.wishes import Seeker
from daikaiju.server.runtime.background import Background
from daikaiju.server.runtime.metrics import Metrics
from daikaiju.table.new_table import new_id
from daikaiju.table.refusals import Refused

log = logging.getLogger("daikaiju.server")

EVERY = 1.0
"""How many seconds pass between two attempts to pair people, as long as anybody here is waiting."""

BETWEEN = 1.5
"""How many seconds a page that was answered has to ask again before it counts as gone."""

LONGEST_ANSWER = 8.0
"""How many seconds a page that asks is kept waiting for something new."""


class PairingQueue:
    """The people who wait in this process, and what is known about everybody in the queue."""

    def __init__(self, store: SeekerStore, tables: NewTables, background: Background, metrics: Metrics) -> None:
        self._store, self._tables, self._background, self._metrics = store, tables, background, metrics
        self._asking: Counter[str] = Counter()
        self._asked_at: dict[str, float] = {}
        self._rows: dict[str, Waiting] = {}
        self._now = 0
        self._presence = asyncio.Lock()
        """Held while it is stored who is here and who is gone, so that nobody who is gone is then noted as here."""
        self._step = asyncio.Lock()
        self._next: asyncio.Task[None] | None = None
        """The step that begins when the present one ends."""
        self._news = asyncio.Event()
        self._work: asyncio.Task[object] | None = None

    # --- people ---------------------------------------------------------------------------------

    async def join(self, wish: Wish) -> PairingState:
        """Join the queue; somebody who fits may be there already."""
        await self._store.add(wish)
        self._is_here(wish["person"])
        await self.step()
        return self.state(wish["person"])

    async def leave(self, person: str) -> PairingState:
        """Leave the queue; if the person was paired, the others wait again."""
        self._asked_at.pop(person, None)
        await self._store.remove(person)
        await self.step()
        return self.state(person)

    async def state_now(self, person: str) -> PairingState:
        """Whether somebody waits, as it is stored."""
        if person not in self._rows:
            await self._look()
        return self.state(person)

    async def next_state(self, person: str, mark: str, gone: Coroutine[Any, Any, object]) -> PairingState:
        """The state as soon as it differs from the one with this mark, or after a while; `gone` ends when the page that
        asks does."""
        until = time.monotonic() + LONGEST_ANSWER
        leaving = asyncio.create_task(gone)
        try:
            state = await self.state_now(person)
            if state.status == "none":
                return state
            with self._here(person):
                while state.mark == mark and time.monotonic() < until and not leaving.done():
                    news = asyncio.create_task(self._news.wait())
                    await asyncio.wait((news, leaving), timeout=EVERY, return_when=asyncio.FIRST_COMPLETED)
                    news.cancel()
                    state = self.state(person)
            if leaving.done() and not self._asking[person]:
                await self._lose([person])
        finally:
            leaving.cancel()
        return state

    def state(self, person: str) -> PairingState:
        """What a person in the queue is told, as far as this process knows."""
        row = self._rows.get(person)
        if row is None:
            return PairingState("none", mark="none")
        if row.is_open:
            return PairingState("paired", row.table_id, mark=row.table_id or "")
        others = sum(
            (other.game, other.rated, other.table_id) == (row.game, row.rated, None) for other in self._rows.values()
        )
        others -= row.table_id is None
        width = row.width(self._now)
        wish = PairingWish(row.game, row.players, row.clock, row.rated, row.name)
        waited = max(0, self._now - row.since)
        return PairingState("waiting", None, waited, others, width, wish, f"waiting-{width}-{others}")

    # --- who is here ----------------------------------------------------------------------------

    @contextmanager
    def _here(self, person: str) -> Iterator[None]:
        self._asking[person] += 1
        self._is_here(person)
        try:
            yield
        finally:
            self._asking[person] -= 1
            if person in self._asked_at:
                self._asked_at[person] = time.monotonic()

    def _is_here(self, person: str) -> None:
        self._asked_at[person] = time.monotonic()
        self._metrics.seeking.set(len(self._asked_at))
        if self._work is None:
            self._work = self._background.spawn(self._attend())

    def _silent(self) -> list[str]:
        """Everybody whose page does not ask, and did not a moment ago."""
        before = time.monotonic() - BETWEEN
        return [person for person, at in self._asked_at.items() if at < before and not self._asking[person]]

    async def _lose(self, people: Sequence[str]) -> None:
        """These are gone, and must not be paired until they ask again."""
        for person in people:
            self._asked_at.pop(person, None)
            del self._asking[person]
        self._metrics.seeking.set(len(self._asked_at))
        async with self._presence:
            await self._store.lose(people)

    async def _attend(self) -> None:
        """Look after those who wait here, as long as there are any."""
        try:
            while self._asked_at:
                try:
                    if silent := self._silent():
                        await self._lose(silent)
                    async with self._presence:
                        await self._store.see(list(self._asked_at))
                    await self.step()
                except Refused as refused:
                    log.warning("the queue could not be paired: %s", refused)
                await asyncio.sleep(EVERY)
        finally:
            self._work = None

    # --- pairing --------------------------------------------------------------------------------

    async def step(self) -> None:
        """Pair those who can be paired, and read everybody's state again; all who ask meanwhile share the next step."""
        if self._next is None:
            self._next = asyncio.create_task(self._take_step())
        await asyncio.shield(self._next)

    async def _take_step(self) -> None:
        async with self._step:
            self._next = None
            for table, people, clock in await self._store.pair(self._decide):
                await self._open(table, people, clock)
            await self._look()

    def _decide(self, seekers: Sequence[Seeker], blocks: Blocks, now: int) -> dict[str, Group]:
        groups = form_groups(seekers, now, lambda one, other: frozenset((one, other)) in blocks)
        for seeker in (seeker for group in groups for seeker in group.seekers):
            self._metrics.paired.observe((now - seeker.since) / 1000)
        return {new_id(): group for group in groups}

    async def _open(self, identity: str, people: Sequence[Waiting], clock: int) -> None:
        table = await open_for(self._tables, identity, people, clock)
        if await self._store.opened(identity) < len(people):
            log.warning("table %s was opened too late", identity, extra={"table": identity})
            await give_up(self._tables, table)
        await self._tables.offer(table)

    async def _look(self) -> None:
        rows, self._now = await self._store.all()
        self._rows = {row.person: row for row in rows}
        news, self._news = self._news, asyncio.Event()
        news.set()
