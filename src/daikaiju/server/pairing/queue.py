"""The queue: who in it is connected to this process, what they are told, and when they are paired."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from daikaiju.server.pairing.matching import Group, form_groups
from daikaiju.server.pairing.opening import give_up, open_for
from daikaiju.server.pairing.wishes import Seeker
from daikaiju.server.protocol.pairing import PairingState, PairingWish
from daikaiju.server.refusals import Refused
from daikaiju.server.storage.seekers import SeekerStore, Wish, seeker_of
from daikaiju.server.tables.opening import new_id

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Row

    from daikaiju.server.registry import TableRegistry

log = logging.getLogger("daikaiju.server")

EVERY = 1.0
"""How many seconds pass between two attempts to pair people, as long as anybody here is waiting."""

SEEN_EVERY = 2.0
BETWEEN = 3.0
"""How many seconds a page that was answered has to ask again before it counts as gone."""

LONGEST_ANSWER = 8.0
"""How many seconds a page that asks is kept waiting for something new."""


class PairingQueue:
    """The people who wait in this process, and what is known about everybody in the queue."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._asking: Counter[str] = Counter()
        self._asked_at: dict[str, float] = {}
        self._rows: dict[str, Row[Any]] = {}
        self._now = 0
        self._step = asyncio.Lock()
        self._news = asyncio.Event()
        self._work: asyncio.Task[object] | None = None
        self._seen_at = 0.0

    @property
    def _store(self) -> SeekerStore:
        return SeekerStore(self._registry.store.engine, self._registry.now)

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

    async def next_state(self, person: str, mark: str, is_gone: Callable[[], Awaitable[bool]]) -> PairingState:
        """The state as soon as it differs from the one with this mark, or after a while."""
        until = time.monotonic() + LONGEST_ANSWER
        state = await self.state_now(person)
        if state.status == "none":
            return state
        with self._here(person):
            while state.mark == mark and time.monotonic() < until and not await is_gone():
                news = self._news
                try:
                    async with asyncio.timeout(EVERY):
                        await news.wait()
                except TimeoutError:
                    pass
                state = self.state(person)
        return state

    def state(self, person: str) -> PairingState:
        """What a person in the queue is told, as far as this process knows."""
        row = self._rows.get(person)
        if row is None:
            return PairingState("none", mark="none")
        if row.is_open:
            return PairingState("paired", row.table_id, mark=row.table_id)
        others = sum(
            (other.game, other.rated, other.table_id) == (row.game, row.rated, None) for other in self._rows.values()
        )
        others -= row.table_id is None
        width = seeker_of(row).width(self._now)
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
        self._registry.metrics.seeking.set(len(self._asked_at))
        if self._work is None:
            self._work = self._registry.background.spawn(self._attend())

    def _present(self) -> list[str]:
        """Everybody whose page asks, or did a moment ago."""
        before = time.monotonic() - BETWEEN
        for person in [person for person, at in self._asked_at.items() if at < before and not self._asking[person]]:
            del self._asked_at[person], self._asking[person]
        self._registry.metrics.seeking.set(len(self._asked_at))
        return list(self._asked_at)

    async def _attend(self) -> None:
        """Look after those who wait here, as long as there are any."""
        try:
            while present := self._present():
                try:
                    if time.monotonic() - self._seen_at > SEEN_EVERY:
                        await self._store.see(present)
                        self._seen_at = time.monotonic()
                    await self.step()
                except Refused as refused:
                    log.warning("the queue could not be paired: %s", refused)
                await asyncio.sleep(EVERY)
        finally:
            self._work = None

    # --- pairing --------------------------------------------------------------------------------

    async def step(self) -> None:
        """Pair those who can be paired, and read everybody's state again."""
        async with self._step:
            for table, people, clock in await self._store.pair(self._decide):
                await self._open(table, people, clock)
            await self._look()

    async def _decide(self, seekers: list[Seeker], now: int) -> dict[str, Group]:
        if len(seekers) < 2:
            return {}
        apart = await self._registry.ignoring.blocked_between([seeker.person for seeker in seekers])
        groups = form_groups(seekers, now, lambda one, other: frozenset((one, other)) in apart)
        for seeker in (seeker for group in groups for seeker in group.seekers):
            self._registry.metrics.paired.observe((now - seeker.since) / 1000)
        return {new_id(): group for group in groups}

    async def _open(self, identity: str, people: Sequence[Row[Any]], clock: int) -> None:
        table = await open_for(self._registry, identity, people, clock)
        if await self._store.opened(identity) < len(people):
            log.warning("table %s was opened too late", identity, extra={"table": identity})
            await give_up(self._registry, table)
        await self._registry.offer(table)

    async def _look(self) -> None:
        rows, self._now = await self._store.all()
        self._rows = {row.person: row for row in rows}
        news, self._news = self._news, asyncio.Event()
        news.set()
