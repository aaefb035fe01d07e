"""All tables of a server: finds, creates and stores them, and keeps them in memory while they are in use."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections import Counter
from collections.abc import Iterator

from prometheus_client.core import GaugeMetricFamily, Metric
from sqlalchemy.exc import SQLAlchemyError

from daikaiju.server.cluster.membership import Membership
from daikaiju.server.db.engine import open_database
from daikaiju.server.db.lease_store import Fence, LeaseLost, give_back, new_lease
from daikaiju.server.db.server_state import HEARTBEAT, ServerState
from daikaiju.server.db.writer import Job, Writer
from daikaiju.server.runtime.background import Background, until_done
from daikaiju.server.runtime.metrics import Metrics
from daikaiju.server.runtime.settings import Settings
from daikaiju.server.tables import mapping
from daikaiju.server.tables.archive import make_archive
from daikaiju.server.tables.observer import ServerObserver
from daikaiju.server.tables.peers import Peers
from daikaiju.server.tables.retention import forget_old_games
from daikaiju.server.tables.statements import CLOSED, change_table, set_archive
from daikaiju.server.tables.storage import DatabaseStorage, fence_of
from daikaiju.server.tables.store import Store
from daikaiju.server.workers.bots import BotPool
from daikaiju.server.workers.coach import CoachProcess
from daikaiju.server.workers.worker import Worker
from daikaiju.services.coaching import HandedOver
from daikaiju.services.levels import Levels
from daikaiju.services.odds import chances
from daikaiju.table.changes import Change
from daikaiju.table.disconnect import send_away
from daikaiju.table.host import TableHost
from daikaiju.table.loading import load
from daikaiju.table.refusals import Refused
from daikaiju.table.table import RUNNING, Table

log = logging.getLogger("daikaiju.server")

COOKIE_KEY = "cookie_key"
TICK = 0.2
HEARTBEAT_EVERY = 5.0
"""How many seconds pass from one heartbeat to the next: clocks may gain that much when the server is killed."""

TAKEN_OVER_EVERY = 1.5
AN_HOUR = 3600.0
RETRY = 5.0
"""After a failed write, how many seconds pass before a table with a clock is loaded again."""

LONGEST_COMMIT = 3.0
"""How many seconds a stopping server waits for pending writes before other processes take its tables."""


class TableRegistry(TableHost):
    """The tables, the database and the worker processes."""

    storage: DatabaseStorage
    bots: BotPool
    coach: CoachProcess | HandedOver
    background: Background

    def __init__(self, settings: Settings, bots: BotPool | None = None) -> None:
        self.settings = settings
        self.metrics = Metrics()
        bots = bots or BotPool(settings.bot_workers, levels=Levels(settings.champion))
        bots.limit = settings.bot_seconds
        self.levels = bots.levels
        for problem in self.levels.problems:
            log.warning("%s", problem)
        super().__init__(
            DatabaseStorage(settings.now),
            bots,
            now=settings.now,
            server_time=settings.server_time,
            coach=HandedOver() if settings.hand_over else CoachProcess(self.levels),
            odds=chances,
            observer=ServerObserver(self.metrics),
            pace=settings.pace,
            background=Background(),
        )
        self.file_worker = Worker()
        """Where files are read and written."""
        self.metrics.watch(self.in_use)
        self.cookie_key = ""
        self.peers = None if settings.redis is None else Peers(self, settings.redis)
        """The other processes, if the database is shared."""
        self._loading: dict[str, asyncio.Task[Table]] = {}

    async def open(self) -> None:
        """Open the database; before `start`, features may take part."""
        alone = self.peers is None
        if self.peers is not None:
            await self.peers.check()
        engine = await open_database(self.settings.address, alone=alone)
        self.store = self.storage.store = Store(engine)
        self.state = ServerState(engine)
        self.writer = self.storage.writer = Writer(engine, self.metrics.commit.observe, alone=alone)
        await self.writer.open()
        self.cookie_key = await self.state.remember_first(COOKIE_KEY, secrets.token_hex(32))

    async def start(self) -> None:
        """Run tables, and do what is to be done from time to time."""
        if self.peers is None:
            seen = await self.store.forget_processes()
            self.settings.server_time.go_on_from(max(seen, int(await self.state.remembered(HEARTBEAT) or 0)))
            self.background.repeat("noting that the server is alive", self.heartbeat, HEARTBEAT_EVERY)
            self.spawn(until_done("finding the tables at which a clock runs", self._load_ticking))
        else:
            await self.peers.open(Membership(self.store.engine, self.settings.server_time), self.cookie_key)
            self.spawn(self.peers.repeat())
            self.background.repeat("finding tables that nobody runs", self.peers.take_over, TAKEN_OVER_EVERY)
        self.background.repeat("watching the clocks", self.deadlines.tick, TICK)
        self.background.repeat("clearing the memory", self._forget_idle, HEARTBEAT_EVERY)
        self.background.repeat("letting old games go", self.forget_old_games, AN_HOUR)
        if self.levels.has_champion:
            self.spawn(self._start_workers())
        self.spawn(until_done("letting old games go", self.forget_old_games))

    async def _start_workers(self) -> None:
        """Start the processes that think before anybody needs them, one after the other: the first tables need the
        first one for bots and perhaps the coach."""
        await self.bots.start(1)
        await self.coach.start()
        await self.bots.start()

    async def hand_over(self) -> None:
        """The process is about to stop: let the others have its tables, if there are others."""
        if self.peers is None:
            return
        self.closing = True
        await self.peers.say_goodbye()
        for table in list(self.tables.values()):
            # Whoever holds the lock is storing an answer, which is the last one here.
            with contextlib.suppress(Refused, TimeoutError):
                async with asyncio.timeout(LONGEST_COMMIT), table.lock:
                    table.lock.dead = True
        await self._leave()

    async def _leave(self) -> None:
        assert self.peers is not None
        try:
            await self.peers.joined.leave()
        except SQLAlchemyError:
            log.exception("the tables could not be handed over; their leases will run out")

    async def close(self) -> None:
        """Store what is waiting and tell everyone to reconnect."""
        self.closing = True
        for table in list(self.tables.values()):
            for connection in list(table.connections):
                connection.close()
        bots = [table.bot_task for table in self.tables.values() if table.bot_task is not None]
        for task in bots:
            task.cancel()
        await asyncio.gather(*bots, return_exceptions=True)
        await self.background.cancel()
        if self.peers is None:
            try:
                await self.heartbeat()
            except Refused:
                log.exception("the time at which the server stopped could not be stored")
        await self.writer.close()
        if self.peers is not None:
            await self._leave()
            await self.peers.close()
            await self.peers.joined.close()
        await self.store.engine.dispose()
        await self.coach.close()
        self.bots.close()
        self.file_worker.close()

    # --- tables ---------------------------------------------------------------------------------

    async def find(self, identity: str) -> Table:
        """A table, from memory or from the database."""
        if self.peers is not None:
            await self.peers.check_current()
        table = self.tables.get(identity)
        if table is not None:
            return table
        task = self._loading.get(identity)
        if task is None:
            task = self._loading[identity] = asyncio.create_task(self._load(identity))
            task.add_done_callback(lambda _: self._loading.pop(identity, None))
        return await asyncio.shield(task)

    async def look(self, identity: str) -> Table:
        """A table for reading only, whichever process runs it."""
        return await self.find(identity) if self.peers is None else await self._read(identity, None)

    async def _load(self, identity: str) -> Table:
        fence = None if self.peers is None else await self.peers.acquire(identity)
        table = await self._read(identity, fence)
        if self.peers is not None and fence is not None and not self.peers.holds(fence):
            raise Refused("not_read")
        self.keep(table)
        return table

    async def _read(self, identity: str, fence: Fence | None) -> Table:
        table = await self.storage.table(identity)
        if table is None:
            raise Refused("no_such_table")
        if table.status == CLOSED:
            raise Refused("table_closed")
        before = (table.status, table.rules)
        await load(self.storage, table)
        table.has_coach = self.has_coach(table)
        table.fence = fence
        runs_it = self.peers is None or fence is not None
        if runs_it and (table.status, table.rules) != before:
            await self._write_if_possible([(change_table, [mapping.changes(table)])], fence)
        return table

    async def add(self, table: Table) -> None:
        """Store a new table, which this process runs."""
        if self.peers is None:
            with self._stored_or_forgotten(table):
                await self.storage.add(table)
        else:
            me = self.peers.joined.process
            table.fence = Fence(me, table.id, 0)
            lease = {"table_id": table.id, "process": me, "fence": 1, "seen": self.server_time()}
            with self._stored_or_forgotten(table):
                await self.storage.add(table, (new_lease, [lease]))
            table.fence = Fence(me, table.id, 1)
        self.keep(table)

    async def offer(self, table: Table) -> None:
        """Give up a new, idle table, so that whichever process its first page reaches can run it."""
        if self.peers is not None and self._is_idle(table):
            await self._let_go(table)

    async def save(self, table: Table, change: Change) -> None:
        if change.table:
            table.active_at = self.now()
        with self._stored_or_forgotten(table):
            await self.storage.save(table, change)

    @contextlib.contextmanager
    def _stored_or_forgotten(self, table: Table) -> Iterator[None]:
        """If a change to a table cannot be stored, the table is dropped from memory. The table's lock is held."""
        try:
            yield
        except LeaseLost as error:
            log.warning("table %s is run elsewhere: %s", table.id, error, extra={"table": table.id})
            self.forget(table)
            raise Refused("not_stored") from error
        except Exception as error:
            log.exception("table %s could not be stored", table.id, extra={"table": table.id})
            self.forget(table)
            raise Refused("not_stored") from error

    async def _write_if_possible(self, job: Job, fence: Fence | None = None) -> None:
        """Store something that can be computed again if this fails."""
        try:
            await self.writer.write(job, fence)
        except (SQLAlchemyError, LeaseLost):
            log.exception("something could not be stored; it will be tried again later")

    def forget(self, table: Table) -> None:
        """Remove a table from memory; its pages return to what is stored, and clocks continue from there."""
        table.lock.dead = True
        if self.tables.get(table.id) is table:
            del self.tables[table.id]
        self.bots.release(table.id)
        if self.closing:
            return
        if table.connections:
            self.spawn(send_away(table))
        if table.status == RUNNING and table.clock.kind != "none":
            self.spawn(self._go_on_later(table.id))

    # --- finished games ---------------------------------------------------------------------------

    def after_over(self, table: Table) -> None:
        """Archive a finished game with the rules it was played by."""
        self.spawn(self.archive(table))
        super().after_over(table)

    async def archive(self, table: Table) -> bytes:
        """What is kept of a finished game; made now if the server was killed before it could do so."""
        stored = await self.store.table(table.id)
        if stored is None:
            raise Refused("no_such_table")
        if stored.table.archive is not None:
            return bytes(stored.table.archive)
        made = await make_archive(self.file_worker, table, await self.storage.entries(table.id))
        await self._write_if_possible([(set_archive, [{"table": table.id, "new_archive": made}])])
        return made

    # --- time -------------------------------------------------------------------------------------

    async def heartbeat(self) -> None:
        """Record how much time has passed; after a restart, time continues from there."""
        await self.state.remember(HEARTBEAT, str(self.server_time()))

    async def _load_ticking(self) -> None:
        """Tables with a running clock continue after a restart, whether anyone visits or not."""
        for identity in await self.store.ticking():
            try:
                await self.go_on(identity)
            except Exception:
                log.exception("table %s cannot be read", identity)

    async def _go_on_later(self, identity: str) -> None:
        await asyncio.sleep(RETRY)
        await until_done(f"loading table {identity} again", lambda: self.go_on(identity))

    async def go_on(self, identity: str) -> None:
        """Run a table, whether anyone visits it or not."""
        self.consider_bots(await self.find(identity))

    async def _forget_idle(self) -> None:
        """Remove idle tables from memory: nobody is there, and no clock or bot is running."""
        before = self.server_time() - int(1000 * self.settings.idle_seconds)
        for table in list(self.tables.values()):
            if self._is_idle(table) and table.idle_since < before:
                await self._let_go(table)

    def _is_idle(self, table: Table) -> bool:
        nobody = not table.connections and table.deadline is None and table.bot_task is None
        return nobody and not table.lock.locked()

    async def _let_go(self, table: Table) -> None:
        table.lock.dead = True
        del self.tables[table.id]
        self.bots.release(table.id)
        fence = fence_of(table)
        if fence is not None:
            process, name, number = fence
            row = {"table": name, "by": process, "number": number, "new_seen": self.server_time()}
            await self._write_if_possible([(give_back, [row])])

    async def forget_old_games(self) -> None:
        """Delete games that nobody has touched for as long as games are kept."""
        await forget_old_games(self.store, self.writer, self.now, self.settings.keep_days, self.tables)

    # --- metrics ----------------------------------------------------------------------------------

    def in_use(self) -> Iterator[Metric]:
        """How many tables, pages and jobs there are now."""
        held = list(self.tables.values())
        by_status = GaugeMetricFamily("daikaiju_tables", "Tables in memory, by status", labels=["status"])
        for status, count in Counter(table.status for table in held).items():
            by_status.add_metric([status], count)
        yield by_status
        pages = sum(len(table.connections) for table in held)
        yield GaugeMetricFamily("daikaiju_sockets", "Open pages", value=pages)
        leases = len(held) if self.peers is not None else 0
        yield GaugeMetricFamily("daikaiju_leases", "Tables this process has a lease on", value=leases)
        peers = 0 if self.peers is None else self.peers.in_touch()
        yield GaugeMetricFamily("daikaiju_peers", "Other processes this one is in touch with", value=peers)
        waiting = self.writer.waiting()
        yield GaugeMetricFamily("daikaiju_writes_waiting", "Changes that wait to be stored", value=waiting)
