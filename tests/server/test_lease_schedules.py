"""Leases in simulated time: whatever processes do, and however long they are paused, a table has one writer.

`make test-long` tries 10,000 schedules.
"""

from __future__ import annotations

import contextlib
import os
import random
from dataclasses import dataclass, field

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from daikaiju.server.db import leases
from daikaiju.server.db.leases import LASTS, LONGEST_IDLE, MARGIN, Expired, HeldElsewhere, Lease, Process

STORES = ()
SCHEDULES = int(os.environ.get("DAIKAIJU_SCHEDULES", "150"))
TABLES = ("first", "second")
STEPS = 150
OFTEN = 3 * ["wait"] + 3 * ["begin"] + 3 * ["commit"] + 2 * ["acquire"] + ["renew", "give back", "start"]
PAUSES = (1, 100, 900, 900, LONGEST_IDLE, LONGEST_IDLE + 1, MARGIN, LASTS - MARGIN, LASTS)


@dataclass
class Transaction:
    """A write that was checked and has yet to be committed; its table's lease is locked."""

    table: str
    fence: int
    since: int


@dataclass
class Worker:
    """A process: what it remembers, which may be outdated."""

    id: int | None = None
    server_time: int = 0
    held: dict[str, int] = field(default_factory=dict)
    writing: Transaction | None = None


class Schedule:
    """Three processes and a database, each step of any of them at any time."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.now = 1_000_000
        self.workers = [Worker(server_time=1000 * number) for number in range(3)]
        self.processes: dict[int, Process] = {}
        self.leases = {name: Lease(None, 0, 0) for name in TABLES}
        self.deadlines = dict.fromkeys(TABLES, 60_000)
        self.committed: dict[str, list[tuple[int, int]]] = {name: [] for name in TABLES}

    def run(self) -> None:
        """Take many steps, each by a random process; those that change little are more frequent."""
        for number in range(len(self.workers)):
            self.start(number)
        for _ in range(STEPS):
            number, table = self.dice.randrange(len(self.workers)), self.dice.choice(TABLES)
            match self.dice.choice(OFTEN):
                case "wait":
                    self.wait(self.dice.choice(PAUSES))
                case "start":
                    self.start(number)
                case "renew":
                    self.renew(number)
                case "acquire":
                    self.acquire(number, table)
                case "begin":
                    self.begin(number, table)
                case "commit":
                    self.commit(number)
                case "give back":
                    self.give_back(number, table)
            self.one_writer()
        self.numbers_grow()

    def locked(self, table: str) -> bool:
        return any(worker.writing is not None and worker.writing.table == table for worker in self.workers)

    def wait(self, milliseconds: int) -> None:
        self.now += milliseconds
        for worker in self.workers:
            worker.server_time += min(milliseconds, 1000)
            if worker.writing is not None and self.now - worker.writing.since > LONGEST_IDLE:
                worker.writing = None

    def start(self, number: int) -> None:
        """It starts, or starts again after it was killed or had expired."""
        worker = self.workers[number]
        if worker.id is not None and self.dice.random() < 0.8:
            return
        worker.id = len(self.processes) + 1
        worker.held, worker.writing = {}, None
        self.processes[worker.id] = leases.joined(worker.id, self.now, worker.server_time)

    def renew(self, number: int) -> None:
        worker = self.workers[number]
        if worker.id is None:
            return
        process = leases.renewed(self.processes[worker.id], self.now, worker.server_time)
        if process is None:
            worker.id, worker.held = None, {}
        else:
            self.processes[worker.id] = process

    def acquire(self, number: int, table: str) -> None:
        worker = self.workers[number]
        if worker.id is None or self.locked(table):
            return
        lease = self.leases[table]
        holder = None if lease.process is None else self.processes[lease.process]
        with contextlib.suppress(HeldElsewhere, Expired):
            taken = leases.take(lease, holder, self.processes[worker.id], self.now, worker.server_time)
            if lease.process not in (None, worker.id):
                assert holder is not None
                assert not holder.is_alive(self.now), "a living process lost a table"
                left = self.deadlines[table] - holder.seen
                assert self.deadlines[table] + taken.shift - worker.server_time == left, "somebody lost time"
            self.leases[table], worker.held[table] = taken.lease, taken.lease.fence
            self.deadlines[table] += taken.shift

    def begin(self, number: int, table: str) -> None:
        """Check the number in a transaction; others of the same process wait for it."""
        worker = self.workers[number]
        if worker.id is None or worker.writing is not None or table not in worker.held or self.locked(table):
            return
        fence = worker.held[table]
        if leases.may_write(self.leases[table], self.processes[worker.id], fence, self.now):
            worker.writing = Transaction(table, fence, self.now)
        else:
            del worker.held[table]

    def commit(self, number: int) -> None:
        worker = self.workers[number]
        if worker.writing is None or worker.id is None:
            return
        table, fence = worker.writing.table, worker.writing.fence
        lease = self.leases[table]
        assert (lease.process, lease.fence) == (worker.id, fence), "somebody else runs the table by now"
        assert self.processes[worker.id].is_alive(self.now), "the lease had ended"
        self.committed[table].append((fence, worker.id))
        worker.writing = None

    def give_back(self, number: int, table: str) -> None:
        worker = self.workers[number]
        if worker.id is None or table not in worker.held or self.locked(table):
            return
        fence = worker.held.pop(table)
        self.leases[table] = leases.given_back(self.leases[table], worker.id, fence, worker.server_time)

    def one_writer(self) -> None:
        for table, lease in self.leases.items():
            writers = [
                worker.id
                for worker in self.workers
                if worker.id is not None
                and table in worker.held
                and leases.may_write(lease, self.processes[worker.id], worker.held[table], self.now)
            ]
            assert len(writers) <= 1, f"{writers} may all write"

    def numbers_grow(self) -> None:
        for entries in self.committed.values():
            assert entries == sorted(entries, key=lambda entry: entry[0]), "an old process wrote after a new one"
            assert len(set(entries)) == len({fence for fence, _ in entries}), "two processes wrote with one number"


def try_schedules(count: int) -> None:
    @settings(max_examples=count, database=None, phases=(Phase.generate,))
    @given(st.integers(0, 2**64))
    def explore(seed: int) -> None:
        Schedule(random.Random(seed)).run()

    explore()


def test_no_schedule_gives_a_table_two_writers() -> None:
    try_schedules(SCHEDULES)


def number_alone(lease: Lease | None, process: Process | None, fence: int, now: int) -> bool:
    """A rule that forgets that leases end."""
    return lease is not None and process is not None and lease.fence == fence


@pytest.mark.parametrize(("name", "wrong"), [("MARGIN", 0), ("may_write", number_alone)])
def test_schedules_find_rules_that_are_wrong(monkeypatch: pytest.MonkeyPatch, name: str, wrong: object) -> None:
    monkeypatch.setattr(leases, name, wrong)
    with pytest.raises(AssertionError):
        try_schedules(1000)
