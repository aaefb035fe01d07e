"""How many tables several processes can hold: one with SQLite, then one, two and three with PostgreSQL.

    python bench/load/processes.py 100 300 500

People play as in `tables.py`. For each number of tables it prints how long it took until all four had seen an answer,
and what an action costs each part in processor time: the processes, PostgreSQL, Redis and HAProxy, which balances as
`deploy/haproxy.cfg` says.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import uvloop
from reporting import latency, machine
from tables import WARM_UP_SECONDS, Load, Server

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.server import postgresql  # the tests are no package that is installed
from tests.server.clusters import MISSING, Cluster, available  # as above
from tests.server.postgresql import children  # as above
from tests.server.stores import POSTGRESQL, stores  # as above

Parts = dict[str, list[int]]
"""The numbers of the processes of each part."""


def processor_seconds(process: int) -> float:
    """What a process and its finished children have used."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    except OSError:
        return 0.0
    return sum(int(used) for used in fields[11:15]) / os.sysconf("SC_CLK_TCK")


def used(parts: Parts) -> dict[str, float]:
    return {part: sum(map(processor_seconds, processes)) for part, processes in parts.items()}


@contextmanager
def one_on_sqlite() -> Iterator[tuple[int, Callable[[], Parts]]]:
    server = Server("--no-limits")
    try:
        asyncio.run(server.wait())
        yield server.port, lambda: {"process": [server.process.pid]}
    finally:
        server.stop()


@contextmanager
def several_on_postgresql(processes: int) -> Iterator[tuple[int, Callable[[], Parts]]]:
    with (
        tempfile.TemporaryDirectory() as folder,
        Cluster(Path(folder), "--no-limits", processes=processes, balance="uri") as cluster,
    ):

        def parts() -> Parts:
            assert cluster.redis.process is not None
            return {
                "processes": [server.process.pid for server in cluster.servers],
                "PostgreSQL": cluster.postgresql.processes(),
                "Redis": [cluster.redis.process.pid],
                "HAProxy": [cluster.proxy.pid, *children(cluster.proxy.pid)],
            }

        yield cluster.port, parts


async def measure(port: int, parts: Callable[[], Parts], tables: int, seconds: float) -> str:
    load = Load(port)
    await load.open(tables)
    await load.play(WARM_UP_SECONDS)
    load.took, load.late, load.ended = [], 0, 0
    running = parts()
    before = used(running)
    await load.play(seconds)
    spent = {part: after - before[part] for part, after in used(running).items()}
    load.close()
    actions = len(load.took)
    if not actions:
        return f"{tables} tables: no action was seen by all"
    cost = ", ".join(f"{part} {1000 * seconds_used / actions:.2f} ms" for part, seconds_used in spent.items())
    return (
        f"{tables} tables: {actions / seconds:.0f} actions a second seen by all; {latency(load.took)}; "
        f"an action costs {cost}; {load.late} late, {load.refused} refused, {load.lost} lost"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Loads one, two and three processes with tables of four people.")
    parser.add_argument("tables", type=int, nargs="*", default=[100, 300, 500])
    parser.add_argument("--seconds", type=float, default=15)
    given = parser.parse_args()
    if not available():
        raise SystemExit(MISSING)
    # A commit waits for the disk here, as SQLite's does.
    postgresql.SETTINGS.update(fsync="on", full_page_writes="on")
    print(machine())
    kinds = {"one process on SQLite": one_on_sqlite} | {
        f"{processes} on PostgreSQL": lambda processes=processes: several_on_postgresql(processes)
        for processes in (1, 2, 3)
    }
    stores.use(POSTGRESQL)
    try:
        for tables, (name, started) in itertools.product(given.tables, kinds.items()):
            with started() as (port, parts), asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                print(f"{name}, {runner.run(measure(port, parts, tables, given.seconds))}", flush=True)
    finally:
        stores.close()


if __name__ == "__main__":
    main()
